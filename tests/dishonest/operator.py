"""`caravane serve` with an operator who lies about luck: run as `python -m tests.dishonest.operator serve`.

The name of the lie is in the environment. Each lie changes the running program, as an operator would who wants the first
roll to begin with red, or to tell another game afterwards; and each makes its files so that they agree with themselves.
Seat 0 is the victim, seat 1 another player, seat 2 an accomplice.
"""

import os

from caravane.cli import main
from tests.dishonest import false_games, steered_luck
from tests.dishonest.lie_tools import LIE, LIES

__all__ = ["LIES", "false_games", "steered_luck"]

if __name__ == "__main__":
    LIES[os.environ[LIE]]()
    main()
