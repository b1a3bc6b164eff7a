"""Sources of a game with everything that rules must not use; they are read, never run."""

import random
from typing import TYPE_CHECKING

from caravane.kernel.words import Word
from caravane.server import services

if TYPE_CHECKING:
    import os


def shuffle(cards: "list[os.PathLike[str]]") -> None:
    random.shuffle(cards)
    print(Word, services)
