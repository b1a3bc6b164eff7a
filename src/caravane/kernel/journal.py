"""Journal of a game: its set-up and moves, with undo.

A save is the set-up and the moves; the state is only a cache of them. Undo has automatic barriers: luck, events that
reveal something hidden, and moves of other seats. Only while seats decide together can a seat undo its own answer
although others have answered since.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, cast, final

from caravane.kernel.codec import pack, unpack
from caravane.kernel.edition import unpack_edition, version_of
from caravane.kernel.event import Event, is_secret_move
from caravane.kernel.game import NOT_POSSIBLE, REVEALS_TOO_SOON, Game, Refusal
from caravane.kernel.luck import Luck
from caravane.kernel.options import earlier_options
from caravane.kernel.state import CHANCE, Packed
from caravane.kernel.step import S
from caravane.kernel.words import SEAT, Move

FORMAT: Final = 1
CHANCE_MARK: Final = "*"


class IllegalMove(Exception):
    """Raised for a move that is not legal; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.word.name)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` creates the exception again, as when a child process raises it."""
        return IllegalMove, (self.refusal,)


@final
class Entry:
    """A recorded move, with the data that undo needs."""

    __slots__ = ("gathering", "joined", "move", "seat", "secret")

    def __init__(self, seat: int, move: Move, gathering: int, secret: bool, joined: bool = False) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.gathering: Final = gathering
        """Number of the gathering in which seats decided together, or 0."""
        self.secret: Final = secret
        """Whether the move was invisible to all other seats."""
        self.joined: Final = joined
        """Whether it was played together with the move before it."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the entry again."""
        return Entry, (self.seat, self.move, self.gathering, self.secret, self.joined)


@final
class Journal(Generic[S]):
    """Record of a game, with replay and undo."""

    def __init__(self, game: Game[S], seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        # Complete, so that a default that changes later does not change old saves.
        self.options: Final = game.complete_options(seats, options or {})
        self.entries: list[Entry] = []
        self.state: S = game.start(seats, self.options)
        # The state after the last barrier: nothing before it can be undone, so undo replays from here.
        self._base: S = cast(S, self.state.clone())
        self._base_length: int = 0
        self._gatherings: int = 1 if self.state.together else 0
        # Lines of the moves before a snapshot: they cannot be undone, so they stay text.
        self._past_lines: list[str] = []
        self._past_joined: list[int] = []

    def play(self, seat: int, move: Move, joined: bool = False) -> list[Event]:
        """Check, apply and record a move, perhaps with the one before it; raise IllegalMove if it is not legal."""
        if not self.game.accepts(self.state, seat, move):
            refusal = None if seat == CHANCE else self.game.why_not(self.state, seat, move)
            raise IllegalMove(refusal or Refusal(NOT_POSSIBLE))
        return self._record(seat, move, joined)

    def play_all(self, seat: int, moves: Sequence[Move]) -> list[Event]:
        """Play several moves of a seat atomically: all of them, or none.

        Only the last one may reveal something to the seat. Otherwise a refused batch would leak it.
        """
        trial = cast(S, self.state.clone())
        revealed = False
        for move in moves:
            refusal = Refusal(REVEALS_TOO_SOON) if revealed else self.game.why_not(trial, seat, move)
            if refusal is not None:
                raise IllegalMove(refusal)
            revealed = any(event.reveals_to(seat) for event in self.game.apply(trial, seat, move))
        return [event for index, move in enumerate(moves) for event in self._record(seat, move, index > 0)]

    def chance(self, luck: Luck) -> list[Event]:
        """Draw, apply and record an outcome of the pending chance step."""
        return self._record(CHANCE, self.game.sample(self.state, luck))

    def _record(self, seat: int, move: Move, joined: bool = False) -> list[Event]:
        gathering = self._gatherings if self.state.together else 0
        events = self.game.apply(self.state, seat, move)
        self.entries.append(Entry(seat, move, gathering, is_secret_move(events, seat), joined))
        if gathering == 0 and self.state.together:
            self._gatherings += 1
        if seat == CHANCE or any(event.reveals for event in events):
            self._base = cast(S, self.state.clone())
            self._base_length = len(self.entries)
        return events

    def undoable(self, seat: int) -> int:
        """Return the index of the entry that this seat can undo now, or -1.

        Secret moves of other seats are no barrier. If they were, the loss of undo would reveal that they moved.
        """
        for index in range(len(self.entries) - 1, self._base_length - 1, -1):
            entry = self.entries[index]
            if entry.seat == seat:
                return index if self._later_moves_are_independent(index) or self._later_moves_are_secret(index) else -1
            if not entry.secret and entry.gathering == 0:
                return -1
        return -1

    def _later_moves_are_independent(self, index: int) -> bool:
        """Return whether all later moves are answers of the same gathering, which do not depend on this one."""
        gathering = self.entries[index].gathering
        later = self.entries[index + 1 :]
        return all(entry.gathering == gathering != 0 for entry in later)

    def _later_moves_are_secret(self, index: int) -> bool:
        return all(entry.secret for entry in self.entries[index + 1 :])

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat can undo a real choice; a forced move would only be played again by the program."""
        if self.undoable(seat) < 0:
            return False
        trial = Journal(self.game, self.seats, self.options)
        trial.entries = self.entries[:]
        trial.state = self.state
        trial._base = self._base
        trial._base_length = self._base_length
        trial.undo(seat)
        return self.game.forced(trial.state, seat) is None

    def undo(self, seat: int, whole: bool = False) -> Move | None:
        """Undo the last real choice of a seat and return it; return None if a barrier prevents it.

        Forced moves that the program played for the seat are undone with the choice that led to them; with `whole`, so
        are the moves that were played together with it.
        """
        entry = self._undo_entry(seat)
        while entry is not None and self._undoes_more(entry, whole) and self.undoable(seat) >= 0:
            entry = self._undo_entry(seat)
        return None if entry is None else entry.move

    def _undoes_more(self, entry: Entry, whole: bool) -> bool:
        return (whole and entry.joined) or self.game.forced(self.state, entry.seat) is not None

    def _undo_entry(self, seat: int) -> Entry | None:
        index = self.undoable(seat)
        if index < 0:
            return None
        entry = self.entries[index]
        if self._later_moves_are_independent(index):
            self.entries.pop(index)
        else:
            del self.entries[index:]
        self.state = cast(S, self._base.clone())
        for kept in self.entries[self._base_length :]:
            self.game.apply(self.state, kept.seat, kept.move)
        return entry

    def events_since_barrier(self) -> list[tuple[Entry, list[Event]]]:
        """Return the moves after the last barrier, each with its events: only these can be undone."""
        state = cast(S, self._base.clone())
        entries = self.entries[self._base_length :]
        return [(entry, self.game.apply(state, entry.seat, entry.move)) for entry in entries]

    def lines(self) -> list[str]:
        """Return one line per move: the seat (`*` for chance) and the move's text form."""
        return self._past_lines + self._lines(self.entries)

    def joined(self) -> list[int]:
        """Return the indexes of the lines whose move was played together with the one before it."""
        past = len(self._past_lines)
        return self._past_joined + [past + index for index, entry in enumerate(self.entries) if entry.joined]

    def _lines(self, entries: Sequence[Entry]) -> list[str]:
        return [line_of(self.game, entry.seat, entry.move) for entry in entries]

    def snapshot(self) -> dict[str, object]:
        """Return the data from which a long journal can continue without being replayed from its start."""
        past = self._past_lines + self._lines(self.entries[: self._base_length])
        since = self._lines(self.entries[self._base_length :])
        return {"past": past, "base": pack(self.game, self._base), "since": since, "joined": self.joined()}

    def restore(self, snapshot: Mapping[str, object]) -> None:
        """Continue from a snapshot, with the same possibilities to undo as when it was made."""
        self.entries = []
        self._past_lines = list(cast("list[str]", snapshot["past"]))
        self._base = unpack(self.game, cast(Packed, snapshot["base"]))
        self._base_length = 0
        self._gatherings = 1
        self.state = cast(S, self._base.clone())
        joined = cast("list[int]", snapshot["joined"])
        self._past_joined = [index for index in joined if index < len(self._past_lines)]
        self.read_lines(cast("list[str]", snapshot["since"]), joined)

    def record(self) -> dict[str, object]:
        """Return the whole save as JSON-serializable data."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": self.options,
            **self.game.recorded_values(),
            "moves": self.lines(),
        }

    def read_lines(self, lines: Sequence[str], joined: Sequence[int]) -> None:
        """Parse and play lines; those at `joined` indexes were played together with the line before them."""
        first = len(self._past_lines) + len(self.entries)
        for index, line in enumerate(lines, first):
            self.read_line(line, index in joined)

    def read_line(self, line: str, joined: bool = False) -> list[Event]:
        """Parse and play a line of a save."""
        mark, _, text = line.partition(" ")
        return self.play(_seat(mark), self.game.verbs.read(text), joined)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the journal again, with the same possibilities to undo."""
        states = (self.state, self._base, self._base_length)
        moves = (self.entries, self._past_lines, self._past_joined, self._gatherings)
        return Journal, (self.game, self.seats, self.options), (states, moves)

    def __setstate__(self, recorded: tuple[tuple[S, S, int], tuple[list[Entry], list[str], list[int], int]]) -> None:
        """Fill a new journal with what `__reduce__` has returned."""
        states, moves = recorded
        self.state, self._base, self._base_length = states
        self.entries, self._past_lines, self._past_joined, self._gatherings = moves


def line_of(game: Game[S], seat: int, move: Move) -> str:
    """Format a move as a line of a journal."""
    return f"{CHANCE_MARK if seat == CHANCE else SEAT.spell(seat)} {game.verbs.spell(move)}"


def _seat(mark: str) -> int:
    if mark == CHANCE_MARK:
        return CHANCE
    seat = SEAT.read(mark)
    if seat < 0:
        raise ValueError(f"there is no seat {mark!r}")
    return seat


def with_recorded_values(game: Game[S], record: Mapping[str, object]) -> Game[S]:
    """Return the game with the values of a record; raise ValueError if they are not known here."""
    if "edition" in record:
        return game.with_edition(unpack_edition(record["edition"]))
    return game.as_of(version_of(record))


def replay(game: Game[S], record: Mapping[str, object]) -> Journal[S]:
    """Replay a save under the rules of this game, with the values of the save; raise ValueError if it is for others."""
    found, expected = (record["game"], record["rules"], record["format"]), (game.name, game.rules, FORMAT)
    if found != expected:
        versions = [f"{name}, rules {rules} (format {form})" for name, rules, form in (found, expected)]
        raise ValueError(f"this save is for {versions[0]}, not for {versions[1]}")
    game = with_recorded_values(game, record)
    options = earlier_options(game.options, cast("dict[str, str]", record["options"]))
    journal = Journal(game, cast(int, record["seats"]), options)
    for line in cast("list[str]", record["moves"]):
        journal.read_line(line)
    return journal
