"""Benchmarks: how fast random play, copies and bots are. `python -m benchmarks --help`."""
