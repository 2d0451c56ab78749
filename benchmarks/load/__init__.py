"""How a server bears many tables."""
