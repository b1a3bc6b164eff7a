"""A bot process: reads a question from each line of its input, and writes the move as a line.

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
from caravane.bots.outlook import Outlook
from caravane.bots.simple import make_bot
from caravane.kernel.codec import unpack
from caravane.kernel.luck import Sfc32
from caravane.server.botwork.levels import level_of
from caravane.server.botwork.question import Question

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
    """Give the move in text form; nothing, when the bot fails: the server has an answer of its own."""
    try:
        return choose(asked)
    except Exception:  # noqa: BLE001 (whatever a bot does wrong must not take its process away from other tables)
        traceback.print_exc()
        return ""


def choose(asked: Question) -> str:
    """Let the bot choose; the same question gets the same answer, if the bot does not look at a clock."""
    game = games.get(asked["game"])
    if game.rules != asked["rules"]:
        raise ValueError(f"{game.name} has rules {game.rules} here, not {asked['rules']}")
    outlook = Outlook(game, unpack(game, asked["state"]), asked["seat"], Sfc32(asked["seed"]))
    return game.verbs.spell(make_bot(level_of(asked["level"]).bot).choose(outlook))


if __name__ == "__main__":
    main()
