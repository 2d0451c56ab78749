"""A package, so that pytest ends Playwright after its last test: what is of the package is of no other."""
