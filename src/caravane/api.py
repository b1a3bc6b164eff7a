"""Caravane as a library: play, copy, search and study every game from Python.

A `Position` is a state of a game with everything that can be asked of it: who decides, the legal moves, what a seat
sees, copies, redeals, random play-outs, the opinion of a bot. A `Playthrough` is a position that also remembers how it
came about, so that it can be saved, replayed and undone.

>>> from caravane import api
>>> game = api.start("lost-cities", seats=2, seed=7)
>>> game.deciding
[1]
>>> game.legal()
['take:yellow:4', 'take:yellow:6', 'take:yellow:9', 'take:violet:4', 'take:violet:6', 'take:violet:9', 'refuse']
>>> events = game.play("take:yellow:4")
>>> while not game.is_over:
...     events = game.play(game.ask("traveller"))
>>> sorted(game.ranks())
[1, 2]

Seats are numbers from 0, moves are texts such as `take:yellow:4`, luck is drawn from a seed: the same seed and the same
moves give the same game on every machine. `docs/python.md` is the guide.

This module is always plain Python, also where the rules are compiled, so `help` and type checkers know all of it. It
adds nothing to the rules: `position.game` and `position.state` are the objects of the kernel, for programs that need
its speed (`docs/kernel.md`).
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Final

from caravane import games
from caravane.bots.baseline import Bot
from caravane.bots.hint import hints
from caravane.bots.levels import DEFAULT, LEVELS
from caravane.bots.perspective import Perspective
from caravane.kernel import codec, journal
from caravane.kernel.drive import play_out
from caravane.kernel.edition import unpack_edition
from caravane.kernel.event import Event, visible_events
from caravane.kernel.game import AnyGame, View
from caravane.kernel.journal import IllegalMove as IllegalMove  # noqa: PLC0414 (exported, but no part of `help`)
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE, Packed, State
from caravane.tables.editions.validity import with_recorded
from caravane.tables.verify import read

__all__ = [
    "Playthrough",
    "Position",
    "list_bots",
    "list_games",
    "list_options",
    "list_seats",
    "replay",
    "start",
    "unpack",
    "walk",
]

# Luck of one seed for different purposes is independent: the dice do not depend on the bots that are asked.
_DICE: Final = 0
_BOTS: Final = 1
_REDEAL: Final = 2
_ROLL_OUT: Final = 3


def _luck(seed: int, purpose: int) -> Luck:
    return Sfc32(seed + (purpose << 64))


def list_games() -> list[str]:
    """Return the names of all games, those of other installed packages included.

    >>> "lost-cities" in list_games()
    True
    """
    return games.names()


def list_seats(game: str) -> list[int]:
    """Return the numbers of seats that a game can be played with.

    >>> list_seats("excavation-earth")
    [1, 2, 3, 4]
    """
    return list(games.get(game).seats)


def list_options(game: str, seats: int) -> dict[str, list[str]]:
    """Return the options of a game with this number of seats, each with its values; the first value is the default.

    >>> list_options("expeditions", seats=2)
    {'announce': ['automatic', 'vigilance'], 'first-player': ['random', '1', '2'], 'commons': ['choice', 'automatic']}
    """
    offered = [option for option in games.get(game).options if option.offered(seats)]
    return {option.key: list(option.allowed(seats)) for option in offered}


def list_bots() -> list[str]:
    """Return the names of the bots that can be asked for a move (`Position.ask`).

    >>> list_bots()
    ['novice', 'traveller', 'guide', 'pathfinder', 'greedy', 'random']
    """
    return list(LEVELS)


class Position:
    """A state of a game, to look at, play, copy and think with.

    A position comes from `start`, `replay`, `walk` or `unpack`, or from another position. It always stands at a decision
    or at the end: luck is drawn as soon as it is pending. It can be pickled and deep-copied.

    `game` (the rules) and `state` are objects of the kernel, all that a fast search needs. `luck` is the source of the
    luck to come; another one may be set, such as a script of draws. `bot_luck` is that of the bots that are asked, so
    the dice do not depend on them.
    """

    def __init__(self, game: AnyGame, state: State, seed: int = 0) -> None:
        """Take over a state, and draw luck from `seed` until a seat decides."""
        self.game: AnyGame = game
        self.state: State = state
        self.luck: Luck = _luck(seed, _DICE)
        self.bot_luck: Luck = _luck(seed, _BOTS)
        self._draw_all()

    def __repr__(self) -> str:
        """Return the name of the game and the seats that decide."""
        return (
            f"<{type(self).__name__} of {self.game.name}: {'over' if self.is_over else f'{self.deciding} to decide'}>"
        )

    # What can be asked.

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.state.seats

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ended()

    @property
    def deciding(self) -> list[int]:
        """Seats that have to decide now: usually one, several where all choose together, none at the end."""
        return self.state.deciding()

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat in text form; without a seat, those of the next one to decide.

        >>> start("lost-cities", seats=2, seed=7).legal()[-2:]
        ['take:violet:9', 'refuse']
        """
        if self.is_over:
            return []
        moves = self.game.legal(self.state, self._seat(seat))
        return [self.game.verbs.spell(move) for move in moves]

    def why_not(self, move: str, seat: int | None = None) -> str | None:
        """Return the name of the reason why a move is not legal, or None if it is.

        >>> start("lost-cities", seats=2, seed=7).why_not("take:red:10")
        'colour-not-rolled'
        """
        refusal = self.game.why_not(self.state, self._seat(seat), self.game.verbs.read(move))
        return refusal.word.name if refusal else None

    def view(self, seat: int | None) -> View:
        """Return all that a seat sees, or a spectator (None), as plain data: dicts, lists, numbers and strings."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[int]:
        """Return the points of every seat, as the game would count them now."""
        return self.game.scores(self.state)

    def ranks(self) -> list[int]:
        """Return the rank of every seat, 1 for the winners; seats that are equal share a rank.

        A lone player whom the automated opponent of the rules has beaten has rank 2.
        """
        return self.game.ranks(self.state)

    def fingerprint(self) -> str:
        """Return a text that is the same for equal states on every machine and in every build."""
        return codec.fingerprint(self.game, self.state)

    # Playing.

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Play a move in text form for a seat, by default the next one to decide, and draw the luck that follows.

        Return what happened; `spell_events` makes it readable. Raise ValueError for a text that is no move of the
        game, IllegalMove for a move that is not legal; nothing has changed then.

        >>> game = start("lost-cities", seats=2, seed=7)
        >>> game.spell_events(game.play("take:yellow:4"))
        [(1, 'took:yellow:4'), (1, 'wrote:yellow:4:1')]
        """
        events = self._apply(self._seat(seat), self.game.verbs.read(move))
        return events + self._draw_all()

    def spell_events(self, events: Sequence[Event], viewpoint: int | None = None) -> list[tuple[int, str]]:
        """Return the events that a seat sees, or a spectator (None), in text form, each after the acting seat."""
        return [(seat, self.game.events.spell(phrase)) for seat, phrase in visible_events(events, viewpoint)]

    def ask(self, bot: str | Bot = DEFAULT, seat: int | None = None, *, seconds: float | None = None) -> str:
        """Return the move that a bot would play for a seat, in text form.

        `bot` is a name of `list_bots` or an own object with a method `choose(perspective)`. It gets a `Perspective`,
        the view of its seat and states redealt from it, never the true state. `guide` and `pathfinder` think for a
        second at most; `seconds` shortens that.

        >>> game = start("lost-cities", seats=2, seed=7)
        >>> game.ask("greedy") in game.legal()
        True
        """
        chooser = LEVELS[bot].bot(seconds) if isinstance(bot, str) else bot
        return self.game.verbs.spell(chooser.choose(self._perspective(seat)))

    def estimate(self, games: int, seat: int | None = None) -> dict[str, dict[str, float]]:
        """Return an estimate of every move that bots consider for a seat, from simulated games, `games` for each move.

        Legal moves that only help people, such as a demand to wait for others, are left out. Each estimate has the keys
        `win_probability` and `score`, both with their standard error (`…_error`), and `games`.
        """
        estimates = hints(self._perspective(seat), games)
        return {self.game.verbs.spell(estimate.move): estimate.figures() for estimate in estimates}

    # Copies.

    def clone(self) -> "Position":
        """Return an independent copy with the same luck to come: the same moves lead to the same states.

        A search that must not know the dice uses `redeal`, which has luck of its own.
        """
        other = Position(self.game, self.state.clone())
        other.luck, other.bot_luck = copy(self.luck), copy(self.bot_luck)
        return other

    def redeal(self, seat: int | None = None, seed: int = 0) -> "Position":
        """Return a copy that looks the same to a seat, with everything that it cannot know drawn from `seed`.

        This is how to think without cheating: redeal, play on, and average over many seeds.

        >>> game = start("archeos-society", seats=3, seed=1)
        >>> game.redeal(0, seed=5).view(0) == game.view(0)
        True
        """
        state = self.game.redealt(self.state, self._seat(seat), _luck(seed, _REDEAL))
        return Position(self.game, state, seed)

    def roll_out(self, seed: int = 0) -> "Position":
        """Return a copy that random moves and luck from `seed` have played to the end.

        >>> start("lost-cities", seats=2, seed=7).roll_out(seed=1).is_over
        True
        """
        state = self.state.clone()
        play_out(self.game, state, _luck(seed, _ROLL_OUT))
        return Position(self.game, state, seed)

    def pack(self) -> Packed:
        """Return the state as JSON-serializable data, from which `unpack` continues; luck to come is not part of it.

        If the values of the box are not those that were built in first, it says which ones they are.
        """
        return {**codec.pack(self.game, self.state), **self.game.recorded_values()}

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.is_over:
            raise ValueError("the game is over: no seat has to decide")
        return self.state.next_seat()

    def _perspective(self, seat: int | None) -> Perspective:
        return Perspective(self.game, self.state, self._seat(seat), self.bot_luck)

    def _draw_all(self) -> list[Event]:
        events: list[Event] = []
        while not self.is_over and self.state.next_seat() == CHANCE:
            events += self._draw()
        return events

    def _draw(self) -> list[Event]:
        return self.game.apply(self.state, CHANCE, self.game.sample(self.state, self.luck))

    def _apply(self, seat: int, move: tuple[int, ...]) -> list[Event]:
        refusal = self.game.why_not(self.state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.game.apply(self.state, seat, move)


class Playthrough(Position):
    """A position that remembers how it came about: it can be saved, replayed and undone.

    `journal` is the kernel's record of every move and all luck since the start. Copies made by `clone`, `redeal` and
    `roll_out` are plain positions; a deep copy or a pickle keeps the journal.
    """

    def __init__(self, journal: Journal[Any], seed: int = 0) -> None:
        """Continue a journal, with luck from `seed`."""
        self.journal: Journal[Any] = journal
        super().__init__(journal.game, journal.state, seed)

    def lines(self) -> list[str]:
        """Return a line for every move since the start: the seat, `*` for luck, and the move in text form."""
        return self.journal.lines()

    def record(self) -> dict[str, object]:
        """Return the save of the game as JSON-serializable data, which `replay` reads, in later versions too."""
        return self.journal.record()

    def undo(self, seat: int) -> str | None:
        """Undo the last choice of a seat and return it, or None if luck, a reveal or another seat's move is in between."""
        move = self.journal.undo(seat)
        self.state = self.journal.state
        return None if move is None else self.game.verbs.spell(move)

    def _draw(self) -> list[Event]:
        return self.journal.chance(self.luck)

    def _apply(self, seat: int, move: tuple[int, ...]) -> list[Event]:
        return self.journal.play(seat, move)


def start(game: str, seats: int, *, options: Mapping[str, str] | None = None, seed: int = 0) -> Playthrough:
    """Start a game: `options` are those of `list_options`, and all luck comes from `seed`.

    Raise KeyError if there is no such game, ValueError for seats or options that it does not have.

    >>> start("expeditions", seats=3, options={"announce": "vigilance", "first-player": "3"})
    <Playthrough of expeditions: [2] to decide>
    """
    found = games.get(game)
    return Playthrough(Journal(found, seats, found.new_options(seats, options or {})), seed)


def replay(record: Mapping[str, Any], *, seed: int = 0) -> Playthrough:
    """Replay a record of `Playthrough.record`, or the file of a table; luck to come is drawn from `seed`.

    Raise ValueError for a record of other rules or an invalid file, IllegalMove for a move that is not legal.
    """
    found = _record(record)
    return Playthrough(journal.replay(games.get(found["game"]), found), seed)


def walk(record: Mapping[str, Any]) -> Iterator[tuple[Position, int, str]]:
    """Yield every decision of a record or a file: the position before it, the seat, and its move in text form."""
    found = _record(record)
    replayed = journal.replay(games.get(found["game"]), {**found, "moves": []})
    for line in found["moves"]:
        before = replayed.state.clone()
        replayed.read_line(line)
        entry = replayed.entries[-1]
        if entry.seat != CHANCE:
            yield Position(replayed.game, before), entry.seat, replayed.game.verbs.spell(entry.move)


def _record(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record, also of the game in the file of a table; raise ValueError for values that cannot be played with."""
    found: Mapping[str, Any] = read(data)[0].journal.record() if "caravane" in data else data
    _game_of(found["game"], found)
    return found


def unpack(game: str, packed: Packed, *, seed: int = 0) -> Position:
    """Return the position of a packed state (`Position.pack`), with luck to come from `seed`.

    Raise ValueError for values of the box that are not known here.
    """
    found = _game_of(game, packed)
    return Position(found, codec.unpack(found, packed), seed)


def _game_of(name: str, recorded: Mapping[str, Any]) -> AnyGame:
    """Return a game with the values of a record, of which those of an edition may come from anywhere."""
    if "edition" in recorded:
        return with_recorded(games.get(name), unpack_edition(recorded["edition"]))
    return journal.with_recorded_values(games.get(name), recorded)
