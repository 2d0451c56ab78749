"""Intervals to compare with."""

from __future__ import annotations

# Wilson's score interval at 95 %, without continuity correction. The first four are published in
# R. G. Newcombe, 'Two-sided confidence intervals for the single proportion', Statistics in Medicine 17
# (1998), table I, method 3. The others are worked by hand, with z = 1.959964 and z2 = 3.841459: for 8 of 10
# they are (0.8 + z2 / 20 +- z sqrt(0.016 + z2 / 400)) / (1 + z2 / 10).
WILSON = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
    (8, 10, 0.4902, 0.9433),
    (50, 100, 0.4038, 0.5962),
    (10, 10, 0.7225, 1.0000),
]
