"""`python -m caravane` is the command `caravane`."""

from caravane.cli import main

if __name__ == "__main__":
    main()
