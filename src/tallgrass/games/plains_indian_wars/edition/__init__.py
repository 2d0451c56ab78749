"""Editions of Plains Indian Wars: the map, the cards and the set-up as data, read and checked."""
