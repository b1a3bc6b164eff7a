"""The table: a game in play at this terminal, its players, and the log of what happened."""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane.bots.baseline import Bot
from caravane.bots.levels import LEVELS
from caravane.bots.perspective import Outlook
from caravane.kernel.event import Event, heard
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move, Said

HUMAN: Final = "human"
BOT: Final = "bot:"

# Bots draw from a generator of their own, so that the dice of a seed do not depend on who plays.
_BOTS_LUCK: Final = 1 << 64


@final
class Happening:
    """One recorded move and what followed from it; `forced` when the program played it for a person."""

    __slots__ = ("events", "forced", "move", "seat")

    def __init__(self, seat: int, move: Move, events: list[Event], forced: bool = False) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events
        self.forced: Final = forced

    def seen_by(self, seat: int | None) -> list[tuple[int, Said]]:
        """Project the events for a seat, or for spectators (None): who did what."""
        return heard(self.events, seat)


@final
class Table:
    """A journal with its log, the names of the players, and who they are: people or bots."""

    def __init__(self, journal: Journal[Any], names: Sequence[str], sitters: Sequence[str], seed: int) -> None:
        self.journal: Final = journal
        self.game: Final[AnyGame] = journal.game
        self.names: Final = tuple(names)
        self.sitters: Final = tuple(sitters)
        self.seed: Final = seed
        self.log: list[Happening] = []
        self._luck: Final = Sfc32(seed)
        self._bots_luck: Final = Sfc32(seed + _BOTS_LUCK)
        self._bots: Final = {seat: _bot(sitter) for seat, sitter in enumerate(sitters) if sitter != HUMAN}

    @property
    def state(self) -> Any:
        return self.journal.state

    def people(self) -> list[int]:
        """List the seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == HUMAN]

    def last_decision(self, seat: int) -> int:
        """Give the place in the log of a seat's last move, 0 when there is none."""
        return max((place for place, happening in enumerate(self.log) if happening.seat == seat), default=0)

    def is_person(self, seat: int) -> bool:
        return seat != CHANCE and self.sitters[seat] == HUMAN

    def next_seat(self) -> int:
        """Tell who acts next; of several that decide together people come first, the lowest seat before the others."""
        deciding: list[int] = self.state.deciding()
        return next((seat for seat in deciding if self.is_person(seat)), deciding[0])

    def play(self, seat: int, move: Move, *, forced: bool = False) -> Happening:
        """Play a move and write it into the log."""
        return self._log(Happening(seat, move, self.journal.play(seat, move), forced))

    def advance(self, seat: int) -> Happening:
        """Let chance or a bot act."""
        if seat == CHANCE:
            events = self.journal.chance(self._luck)
            return self._log(Happening(seat, self.journal.entries[-1].move, events))
        outlook = Outlook(self.game, self.state, seat, self._bots_luck)
        return self.play(seat, self._bots[seat].choose(outlook))

    def undo(self, seat: int) -> bool:
        """Take back the last choice of a seat, with all that the journal takes back; False when it may not."""
        if not self.journal.can_undo(seat):
            return False
        happened = dict(zip(map(id, self.journal.entries), self.log, strict=True))
        self.journal.undo(seat)
        self.log[:] = [happened[id(entry)] for entry in self.journal.entries]
        return True

    def _log(self, happening: Happening) -> Happening:
        self.log.append(happening)
        return happening


def _bot(sitter: str) -> Bot:
    return LEVELS[sitter.removeprefix(BOT)].bot()
