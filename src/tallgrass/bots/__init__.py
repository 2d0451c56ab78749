"""Bots: programs that play. They get views, never the true position."""
