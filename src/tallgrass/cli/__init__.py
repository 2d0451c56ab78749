"""The command line: everything that a person can do with Tallgrass in a terminal."""
