"""`python -m tallgrass` is `tallgrass`."""

from tallgrass.cli.app import main

main()
