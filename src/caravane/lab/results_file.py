"""Played: the games of a long measurement, kept as they end, so that one which was stopped goes on where it was."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, final

from caravane.kernel.native import build
from caravane.lab.arena import Bout, Outcome, fight_all

SECONDS: Final = 5
"""Decisions are kept to the hundredth of a millisecond."""


@final
class Played:
    """A file with a line for each game; without a path nothing is kept.

    A game is known by its bout and by the build of the rules. Whoever changes rules or bots begins a new file.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path: Final = path
        self._outcomes: Final[dict[str, Outcome]] = {}
        if path is not None and path.exists():
            text = path.read_text(encoding="utf-8")
            for line in text.splitlines():
                self._read(line)
            if not text.endswith("\n"):
                path.write_text(text + "\n", encoding="utf-8")

    def all_of(self, planned: Sequence[Bout], cores: int = 0) -> Iterator[Outcome]:
        """Give what came of each game that is planned: first those played before, then the others as they end."""
        names = [_name(bout) for bout in planned]
        yield from (self._outcomes[name] for name in names if name in self._outcomes)
        missing = [bout for name, bout in zip(names, planned, strict=True) if name not in self._outcomes]
        for bout, outcome in fight_all(missing, cores) if missing else ():
            self._keep(bout, outcome)
            yield outcome

    def _keep(self, bout: Bout, outcome: Outcome) -> None:
        if self._path is None:
            return
        thoughts = [[round(each, SECONDS) for each in seat] for seat in outcome.thoughts]
        kept = {"bout": _name(bout), "places": outcome.places, "scores": outcome.scores, "thoughts": thoughts}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kept | {"players": bout.players}) + "\n")

    def _read(self, line: str) -> None:
        """Take in a line; one that was cut short when the measurement was stopped is played again."""
        try:
            kept: dict[str, Any] = json.loads(line)
        except ValueError:
            return
        outcome = Outcome(tuple(kept["players"]), kept["places"], kept["scores"], kept["thoughts"])
        self._outcomes[kept["bout"]] = outcome


def _name(bout: Bout) -> str:
    return json.dumps([bout.game, bout.players, bout.seconds, bout.clock, bout.seed, bout.options, build()])
