"""The kernel: what a game, a match and chance are. It knows no game and no client."""
