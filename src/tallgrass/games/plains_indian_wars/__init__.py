"""Plains Indian Wars: cubes on a map, cards and dice, for two to four."""
