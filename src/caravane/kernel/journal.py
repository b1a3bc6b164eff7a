"""Journal: a game as it was played. The save is the set-up and the moves; the state is only a cache of them.

Undo belongs here, with barriers that come by themselves: luck, anything that showed something hidden, and another
seat's act. Only while seats decide together may a seat take its own answer back under the answers of others.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, cast, final

from caravane.kernel.codec import pack, unpack
from caravane.kernel.event import Event, kept_secret
from caravane.kernel.game import NOT_POSSIBLE, REVEALS_TOO_SOON, Game, Refusal
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE, Packed
from caravane.kernel.step import S
from caravane.kernel.words import SEAT, Move

FORMAT: Final = 1
CHANCE_MARK: Final = "*"


class IllegalMove(Exception):
    """A move was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.word.name)
        self.refusal = refusal


@final
class Entry:
    """One recorded move, and what undo must know about it."""

    __slots__ = ("gathering", "move", "seat", "secret")

    def __init__(self, seat: int, move: Move, gathering: int, secret: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.gathering: Final = gathering
        """The number of the gathering in which seats decided together, or 0."""
        self.secret: Final = secret
        """Whether nobody else could notice that this move was made."""


@final
class Journal(Generic[S]):
    """Record, replay, undo."""

    def __init__(self, game: Game[S], seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        # Settled, so that a default that changes later does not change old records.
        self.options: Final = game.settled(seats, options or {})
        self.entries: list[Entry] = []
        self.state: S = game.start(seats, self.options)
        # The state after the last barrier: nothing before it can be taken back, so undo replays from here.
        self._base: S = cast(S, self.state.clone())
        self._base_length: int = 0
        self._gatherings: int = 1 if self.state.together else 0
        # Lines of moves before a snapshot: nobody takes them back, so they stay text.
        self._past: list[str] = []

    def play(self, seat: int, move: Move) -> list[Event]:
        """Check a move, apply and record it."""
        if not self.game.accepts(self.state, seat, move):
            refusal = None if seat == CHANCE else self.game.why_not(self.state, seat, move)
            raise IllegalMove(refusal or Refusal(NOT_POSSIBLE))
        return self._record(seat, move)

    def play_all(self, seat: int, moves: Sequence[Move]) -> list[Event]:
        """Play several moves of one seat as a whole: all of them, or none.

        Only the last may bring something hidden to light: else a batch that is refused would tell what it is.
        """
        trial = cast(S, self.state.clone())
        revealed = False
        for move in moves:
            refusal = Refusal(REVEALS_TOO_SOON) if revealed else self.game.why_not(trial, seat, move)
            if refusal is not None:
                raise IllegalMove(refusal)
            revealed = any(event.reveals for event in self.game.apply(trial, seat, move))
        return [event for move in moves for event in self._record(seat, move)]

    def chance(self, luck: Luck) -> list[Event]:
        """Draw, apply and record the chance event that is due."""
        return self._record(CHANCE, self.game.sample(self.state, luck))

    def _record(self, seat: int, move: Move) -> list[Event]:
        gathering = self._gatherings if self.state.together else 0
        events = self.game.apply(self.state, seat, move)
        self.entries.append(Entry(seat, move, gathering, kept_secret(events, seat)))
        if gathering == 0 and self.state.together:
            self._gatherings += 1
        if seat == CHANCE or any(event.reveals for event in events):
            self._base = cast(S, self.state.clone())
            self._base_length = len(self.entries)
        return events

    def undoable(self, seat: int) -> int:
        """Give the place of the entry that this seat may take back now, or -1.

        What others did in secret is no barrier: if it were, a vanishing undo would tell that they did something.
        """
        for place in range(len(self.entries) - 1, self._base_length - 1, -1):
            entry = self.entries[place]
            if entry.seat == seat:
                return place if self._answers_stay(place) or self._only_secrets_since(place) else -1
            if not entry.secret and entry.gathering == 0:
                return -1
        return -1

    def _answers_stay(self, place: int) -> bool:
        """Tell whether all later moves are answers of the same gathering: they do not hang on this one."""
        gathering = self.entries[place].gathering
        later = self.entries[place + 1 :]
        return all(entry.gathering == gathering != 0 for entry in later)

    def _only_secrets_since(self, place: int) -> bool:
        return all(entry.secret for entry in self.entries[place + 1 :])

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back a real choice: what the program played for it would only be played again."""
        if self.undoable(seat) < 0:
            return False
        trial = Journal(self.game, self.seats, self.options)
        trial.entries = self.entries[:]
        trial.state = self.state
        trial._base = self._base
        trial._base_length = self._base_length
        trial.undo(seat)
        return self.game.forced(trial.state, seat) is None

    def undo(self, seat: int) -> Move | None:
        """Take back the last real choice of a seat; None when a barrier stands before it.

        Moves that the program played for the seat go with the choice that led to them.
        """
        move = self._take_back(seat)
        while move is not None and self.game.forced(self.state, seat) is not None and self.undoable(seat) >= 0:
            move = self._take_back(seat)
        return move

    def _take_back(self, seat: int) -> Move | None:
        place = self.undoable(seat)
        if place < 0:
            return None
        move = self.entries[place].move
        if self._answers_stay(place):
            self.entries.pop(place)
        else:
            del self.entries[place:]
        self.state = cast(S, self._base.clone())
        for entry in self.entries[self._base_length :]:
            self.game.apply(self.state, entry.seat, entry.move)
        return move

    def lines(self) -> list[str]:
        """Write the moves down, one line each: the seat (`*` for chance) and the move's text form."""
        return self._past + self._lines(self.entries)

    def _lines(self, entries: Sequence[Entry]) -> list[str]:
        return [line_of(self.game, entry.seat, entry.move) for entry in entries]

    def snapshot(self) -> dict[str, object]:
        """Return what a long journal needs to go on without being replayed from its start."""
        past = self._past + self._lines(self.entries[: self._base_length])
        since = self._lines(self.entries[self._base_length :])
        return {"past": past, "base": pack(self.game, self._base), "since": since}

    def restore(self, snapshot: Mapping[str, object]) -> None:
        """Go on from a snapshot; what could be taken back then can be taken back now."""
        self.entries = []
        self._past = list(cast("list[str]", snapshot["past"]))
        self._base = unpack(self.game, cast(Packed, snapshot["base"]))
        self._base_length = 0
        self._gatherings = 1
        self.state = cast(S, self._base.clone())
        for line in cast("list[str]", snapshot["since"]):
            self.read_line(line)

    def record(self) -> dict[str, object]:
        """Return the whole save as JSON-able data."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": self.options,
            "moves": self.lines(),
        }

    def read_line(self, line: str) -> list[Event]:
        """Play a line of a record."""
        mark, _, text = line.partition(" ")
        return self.play(_seat(mark), self.game.verbs.read(text))


def line_of(game: Game[S], seat: int, move: Move) -> str:
    """Write a move as a line of a journal."""
    return f"{CHANCE_MARK if seat == CHANCE else SEAT.spell(seat)} {game.verbs.spell(move)}"


def _seat(mark: str) -> int:
    if mark == CHANCE_MARK:
        return CHANCE
    seat = SEAT.read(mark)
    if seat < 0:
        raise ValueError(f"there is no seat {mark!r}")
    return seat


def replay(game: Game[S], record: Mapping[str, object]) -> Journal[S]:
    """Play a record again under the rules of this game; raise ValueError when it is for others."""
    wanted, here = (record["game"], record["rules"], record["format"]), (game.name, game.rules, FORMAT)
    if wanted != here:
        said = [f"{name}, rules {rules} (format {form})" for name, rules, form in (wanted, here)]
        raise ValueError(f"this record is for {said[0]}, not for {said[1]}")
    journal = Journal(game, cast(int, record["seats"]), cast("dict[str, str]", record["options"]))
    for line in cast("list[str]", record["moves"]):
        journal.read_line(line)
    return journal
