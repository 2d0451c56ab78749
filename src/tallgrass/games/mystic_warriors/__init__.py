"""The Mystic Warriors of the Plains, for two to six."""
