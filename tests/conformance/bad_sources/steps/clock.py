"""A step that reads the clock and a file."""

from .. import shuffle


def read() -> str:
    from datetime import datetime

    shuffle([])
    with open("cards.txt") as file:
        return file.read() + str(datetime.now().timestamp() + hash("cards"))
