"""A file with the games of a long measurement, written as they end, so that a stopped measurement can resume."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, final

from caravane.kernel.native import build_kind
from caravane.lab.arena import Match, MatchResult, play_matches

TIME_DIGITS: Final = 5
"""Decimal places of stored decision times in seconds: a hundredth of a millisecond."""


@final
class ResultsFile:
    """A file with a line for each game; without a path nothing is stored.

    A game is identified by its match and by the build of the rules. After a change of rules or bots, start a new file.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path: Final = path
        self._outcomes: Final[dict[str, MatchResult]] = {}
        if path is not None and path.exists():
            text = path.read_text(encoding="utf-8")
            for line in text.splitlines():
                self._read(line)
            if not text.endswith("\n"):
                path.write_text(text + "\n", encoding="utf-8")

    def all_of(self, planned: Sequence[Match], cores: int = 0) -> Iterator[MatchResult]:
        """Yield the result of each planned game: first those played before, then the others as they end."""
        names = [_name(match) for match in planned]
        yield from (self._outcomes[name] for name in names if name in self._outcomes)
        missing = [match for name, match in zip(names, planned, strict=True) if name not in self._outcomes]
        for match, outcome in play_matches(missing, cores) if missing else ():
            self._append(match, outcome)
            yield outcome

    def _append(self, match: Match, outcome: MatchResult) -> None:
        if self._path is None:
            return
        decision_seconds = [[round(each, TIME_DIGITS) for each in seat] for seat in outcome.decision_seconds]
        line = {"match": _name(match), "ranks": outcome.ranks, "scores": outcome.scores, "thoughts": decision_seconds}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line | {"players": match.players}) + "\n")

    def _read(self, line: str) -> None:
        """Read a line; a game whose line was cut short when the measurement was stopped is played again."""
        try:
            stored: dict[str, Any] = json.loads(line)
        except ValueError:
            return
        outcome = MatchResult(tuple(stored["players"]), stored["ranks"], stored["scores"], stored["thoughts"])
        self._outcomes[stored["match"]] = outcome


def _name(match: Match) -> str:
    return json.dumps([match.game, match.players, match.seconds, match.clock, match.seed, match.options, build_kind()])
