"""Indian Wars: a card game for two, Whites and Indians."""
