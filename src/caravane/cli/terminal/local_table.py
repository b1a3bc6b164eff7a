"""A game in play at this terminal, with its players and its log."""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane.bots.baseline import Bot
from caravane.bots.levels import LEVELS
from caravane.bots.perspective import Perspective
from caravane.kernel.event import Event, visible_events
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move, Phrase

HUMAN: Final = "human"
BOT: Final = "bot:"

# Bots draw from a separate generator, so that the dice of a seed do not depend on who plays.
_BOTS_LUCK: Final = 1 << 64


@final
class LogEntry:
    """One recorded move and its events; `forced` if the program played it for a person."""

    __slots__ = ("events", "forced", "move", "seat")

    def __init__(self, seat: int, move: Move, events: list[Event], forced: bool = False) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.forced: Final = forced

    def seen_by(self, seat: int | None) -> list[tuple[int, Phrase]]:
        """Return the events visible to a seat, or to spectators (None), each with the acting seat."""
        return visible_events(self.events, seat)


@final
class LocalTable:
    """A journal with its log, the names of the players, and their occupants: people or bots."""

    def __init__(self, journal: Journal[Any], names: Sequence[str], occupants: Sequence[str], seed: int) -> None:
        self.journal: Final = journal
        self.game: Final[AnyGame] = journal.game
        self.names: Final = tuple(names)
        self.occupants: Final = tuple(occupants)
        self.seed: Final = seed
        self.log: list[LogEntry] = []
        self._luck: Final = Sfc32(seed)
        self._bots_luck: Final = Sfc32(seed + _BOTS_LUCK)
        self._bots: Final = {seat: _bot(occupant) for seat, occupant in enumerate(occupants) if occupant != HUMAN}

    @property
    def state(self) -> Any:
        return self.journal.state

    def human_seats(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant == HUMAN]

    def last_decision(self, seat: int) -> int:
        """Return the index in the log of a seat's last move, 0 if there is none."""
        return max((index for index, entry in enumerate(self.log) if entry.seat == seat), default=0)

    def is_person(self, seat: int) -> bool:
        return seat != CHANCE and self.occupants[seat] == HUMAN

    def next_seat(self) -> int:
        """Return the seat that acts next.

        If several decide simultaneously, people come first, in the order of their seats.
        """
        deciding: list[int] = self.state.deciding()
        return next((seat for seat in deciding if self.is_person(seat)), deciding[0])

    def play(self, seat: int, move: Move, *, forced: bool = False) -> LogEntry:
        """Play a move and append it to the log."""
        return self._log(LogEntry(seat, move, self.journal.play(seat, move), forced))

    def advance(self, seat: int) -> LogEntry:
        """Play a move of chance or of a bot."""
        if seat == CHANCE:
            events = self.journal.chance(self._luck)
            return self._log(LogEntry(seat, self.journal.entries[-1].move, events))
        perspective = Perspective(self.game, self.state, seat, self._bots_luck)
        return self.play(seat, self._bots[seat].choose(perspective))

    def undo(self, seat: int) -> bool:
        """Undo the last choice of a seat, with all that the journal undoes; return False if that is not allowed."""
        if not self.journal.can_undo(seat):
            return False
        entries = dict(zip(map(id, self.journal.entries), self.log, strict=True))
        self.journal.undo(seat)
        self.log[:] = [entries[id(entry)] for entry in self.journal.entries]
        return True

    def _log(self, entry: LogEntry) -> LogEntry:
        self.log.append(entry)
        return entry


def _bot(occupant: str) -> Bot:
    return LEVELS[occupant.removeprefix(BOT)].bot()
