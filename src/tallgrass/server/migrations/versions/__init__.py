"""A module each."""
