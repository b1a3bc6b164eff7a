"""A bot process: reads a question from each line of its input, and writes the move, or the hints, as a line.

It knows nothing but the questions. It ends with its server, when the input ends, and by itself when it has thought for
too long: an alarm that no bot can hold up.
"""

import json
import os
import signal
import sys
import traceback
from typing import Final

from caravane import games
from caravane.bots.hint import hints
from caravane.bots.levels import LONGEST_THOUGHT, level_of
from caravane.bots.perspective import Outlook
from caravane.kernel.codec import dump, unpack
from caravane.kernel.luck import Sfc32
from caravane.server.bots.request import HINT, Hint, Question

RESERVE: Final = 0.1
"""So much of the time is for reading the question and sending the answer."""
LEAST: Final = 0.02
HINT_GAMES: Final = 400
"""The most games that are imagined with each legal move for a hint."""
NICE: Final = 10
"""People's sockets come first."""
OVERTIME: Final = 1.0
"""The server gives up earlier; this is for a bot whose server is gone."""


def main() -> None:
    """Answer until the input ends."""
    # A signal to the whole group is for the server, which may have answers to wait for.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    for line in sys.stdin.buffer:
        asked: Question = json.loads(line)
        _alarm(asked["budget"] + OVERTIME)
        sys.stdout.write(f"{_answer(asked)}\n")
        sys.stdout.flush()
        _alarm(0)


def _alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _answer(asked: Question) -> str:
    """Give the answer in text form; nothing, when the bot fails: the server has an answer of its own."""
    try:
        return judge(asked) if asked["wanted"] == HINT else choose(asked)
    except Exception:  # noqa: BLE001 (whatever a bot does wrong must not take its process away from other tables)
        traceback.print_exc()
        return ""


def choose(asked: Question) -> str:
    """Let the bot choose; the same question gets the same answer, if the bot does not look at a clock."""
    outlook = _outlook(asked)
    return outlook.game.verbs.spell(level_of(asked["level"]).bot(_seconds(asked)).choose(outlook))


def judge(asked: Question) -> str:
    """Judge every legal move."""
    outlook = _outlook(asked)
    spell = outlook.game.verbs.spell
    found: list[Hint] = [
        {"move": spell(each.move), **each.figures()}
        for each in hints(outlook, HINT_GAMES, min(LONGEST_THOUGHT, _seconds(asked)))
    ]
    return dump(found)


def _seconds(asked: Question) -> float:
    budget: float = asked["budget"]
    return max(LEAST, budget - RESERVE)


def _outlook(asked: Question) -> Outlook:
    game = games.get(asked["game"])
    if game.rules != asked["rules"]:
        raise ValueError(f"{game.name} has rules {game.rules} here, not {asked['rules']}")
    return Outlook(game, unpack(game, asked["state"]), asked["seat"], Sfc32(asked["seed"]))


if __name__ == "__main__":
    main()
