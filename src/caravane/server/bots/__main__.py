"""The program of a bot process: says when it is ready, then reads requests and writes a move or hints, a line each.

It knows nothing but the requests. It ends when its input does, together with its server, and by itself when a bot has
thought for too long, by an alarm that no bot can delay.
"""

import json
import signal
import sys
import traceback
from typing import Final

from caravane import games
from caravane.bots.hint import hints
from caravane.bots.levels import MAX_SECONDS, level_of
from caravane.bots.perspective import Perspective
from caravane.kernel.codec import dump, unpack
from caravane.kernel.edition import unpack_edition
from caravane.kernel.luck import Sfc32
from caravane.server.bots.request import HINT, READY, BotRequest, MoveHint
from caravane.server.ops.child_program import leave_room

RESERVE: Final = 0.1
"""Seconds of the budget reserved for reading the request and sending the response."""
MIN_SECONDS: Final = 0.02
"""Minimum thinking time in seconds, however little of the budget is left."""
HINT_GAMES: Final = 400
"""Maximum number of simulated games per legal move for a hint."""
NICE: Final = 10
"""Niceness of bot processes, so that the sockets of people come first."""
OVERTIME: Final = 1.0
"""Seconds beyond the budget after which the process ends; the server, if it still runs, gives up earlier."""
HINT_OVERTIME: Final = 12.0
"""The same for hints, for which the server waits longer."""


def main() -> None:
    """Answer requests until the input ends."""
    leave_room(NICE)
    _write(READY)
    for line in sys.stdin.buffer:
        request: BotRequest = json.loads(line)
        _alarm(request["budget"] + (HINT_OVERTIME if request["task"] == HINT else OVERTIME))
        _write(_answer(request))
        _alarm(0)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _answer(request: BotRequest) -> str:
    """Return the response in text form, or an empty one if the bot fails: the server then chooses itself."""
    try:
        return evaluate_moves(request) if request["task"] == HINT else choose(request)
    except Exception:  # noqa: BLE001 (a failing bot must not take its process away from other tables)
        traceback.print_exc()
        return ""


def choose(request: BotRequest) -> str:
    """Return the move of the bot; the same request gets the same move, unless the bot depends on time."""
    perspective = _perspective(request)
    return perspective.game.verbs.spell(level_of(request["level"]).bot(_seconds(request)).choose(perspective))


def evaluate_moves(request: BotRequest) -> str:
    """Return an evaluation of every considered move as JSON."""
    perspective = _perspective(request)
    spell = perspective.game.verbs.spell
    evaluated: list[MoveHint] = [
        {"move": spell(each.move), **each.figures()}
        for each in hints(perspective, HINT_GAMES, min(MAX_SECONDS, _seconds(request)))
    ]
    return dump(evaluated)


def _seconds(request: BotRequest) -> float:
    budget: float = request["budget"]
    return max(MIN_SECONDS, budget - RESERVE)


def _perspective(request: BotRequest) -> Perspective:
    game = games.get(request["game"])
    if game.rules != request["rules"]:
        raise ValueError(f"{game.name} has rules version {game.rules} here, not {request['rules']}")
    if request["edition"] is not None:
        game = game.with_edition(unpack_edition(request["edition"]))
    return Perspective(game, unpack(game, request["state"]), request["seat"], Sfc32(request["seed"]))


if __name__ == "__main__":
    main()
