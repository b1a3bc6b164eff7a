"""Entry point of `python -m caravane`, the same as the command `caravane`."""

from caravane.cli import main

if __name__ == "__main__":
    main()
