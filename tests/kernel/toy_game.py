"""A toy game for the tests of the kernel: open and secret moves, a die, a gathering, a forced move."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, cast

from caravane.kernel.box import Box
from caravane.kernel.edition import Edition
from caravane.kernel.event import Events
from caravane.kernel.game import Bounds, Game, View
from caravane.kernel.luck import Luck
from caravane.kernel.options import Option, Options
from caravane.kernel.presentation import Presentation
from caravane.kernel.state import TABLE, Frame, Packed, State
from caravane.kernel.step import Lot, Roll, Shuffle, Step
from caravane.kernel.view_schema import ViewSchema, parts
from caravane.kernel.words import NUMBER, Kind, Move, Phrase, Vocabulary, Word

ACT: Final = 0
DIE: Final = 1
JOIN: Final = 2
ONLY: Final = 3
MEET: Final = 4
LOT: Final = 5
MIX: Final = 6

TELL: Final = 0
KEEP: Final = 1
HUSH: Final = 2
LEARN: Final = 3
SHOW: Final = 4
ROLL: Final = 5
GO: Final = 6
NAME: Final = 7
ORDER: Final = 8

COLOUR: Final = Kind("colour", ["red", "green", "blue"])
VERBS: Final = Vocabulary(
    Word("tell", number=NUMBER),
    Word("keep", number=NUMBER),
    Word("hush", number=NUMBER),
    Word("learn", number=NUMBER),
    Word("show", number=NUMBER),
    Word("roll", one=NUMBER, other=NUMBER),
    Word("go"),
    Word("name", colour=COLOUR),
    Word("order", colours=COLOUR.list()),
)
EVENTS: Final = Vocabulary(Word("did", verb=NUMBER, number=NUMBER), Word("something"))
REASONS: Final = Vocabulary(Word("too-high", rule="TOY-01", most=NUMBER))
DID: Final = 0
SOMETHING: Final = 1
MAX_NUMBER: Final = 2


class ToyState(State):
    """A state that records the moves made."""

    __slots__ = ("box", "done")

    def __init__(self, seats: int, box: Box | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.done: list[tuple[int, ...]] = []

    def edition(self) -> Edition | None:
        return self.box.edition if self.box else None

    def clone(self) -> "ToyState":
        copy = ToyState(self.seats, self.box)
        copy.copy_frames(self)
        copy.done = self.done[:]
        return copy

    def pack(self) -> Packed:
        return {"done": [list(deed) for deed in self.done]}


def unpack(packed: Packed, box: Box) -> ToyState:
    state = ToyState(cast(int, packed["seats"]), box)
    state.done = [tuple(deed) for deed in cast("list[list[int]]", packed["done"])]
    return state


class Act(Step[ToyState]):
    """Make a move and add its event in one of five ways; a number of 0 leads to a forced move."""

    prompt: ClassVar[Word] = Word("act")

    def legal(self, state: ToyState, frame: Frame) -> list[Move]:
        return [(verb, number) for verb in (TELL, KEEP, HUSH, LEARN, SHOW) for number in range(MAX_NUMBER + 1)]

    def apply(self, state: ToyState, frame: Frame, move: Move, events: Events) -> None:
        seat, phrase = frame[1], (DID, *move)
        state.done.append((seat, *move))
        ways: dict[int, Callable[[], None]] = {
            TELL: lambda: events.tell(seat, phrase),
            KEEP: lambda: events.keep(seat, phrase, (SOMETHING,)),
            HUSH: lambda: events.keep(seat, phrase),
            LEARN: lambda: events.learn(seat, phrase),
            SHOW: lambda: events.show(seat, phrase),
        }
        ways[move[0]]()
        if move[1] == 0:
            state.push((ONLY, seat))

    def tries(self, state: ToyState, frame: Frame) -> list[Move]:
        return [(TELL, number) for number in range(MAX_NUMBER + 2)]

    def why_not(self, state: ToyState, frame: Frame, move: Move) -> Phrase:
        return (0, MAX_NUMBER) if move[0] <= SHOW else ()


class Die(Roll[ToyState]):
    prompt: ClassVar[Word] = Word("die")
    verb: ClassVar[int] = ROLL

    def bounds(self, state: ToyState, frame: Frame) -> list[int]:
        return [6, 2]

    def apply(self, state: ToyState, frame: Frame, move: Move, events: Events) -> None:
        state.done.append((frame[1], *move))


class Join(Step[ToyState]):
    """The automatic step after a gathering."""

    prompt: ClassVar[Word] = Word("join")

    def apply(self, state: ToyState, frame: Frame, move: Move, events: Events) -> None:
        state.done.append(frame[1:])
        events.show(TABLE, (SOMETHING,))


class Only(Step[ToyState]):
    prompt: ClassVar[Word] = Word("only")

    def legal(self, state: ToyState, frame: Frame) -> list[Move]:
        return [(GO,)]

    def apply(self, state: ToyState, frame: Frame, move: Move, events: Events) -> None:
        state.done.append((frame[1], *move))
        events.keep(frame[1], (DID, GO, 0))


class Meet(Step[ToyState]):
    """Opens a gathering of all seats."""

    prompt: ClassVar[Word] = Word("meet")

    def apply(self, state: ToyState, frame: Frame, move: Move, events: Events) -> None:
        state.gather((JOIN, TABLE))
        for seat in range(state.seats):
            state.push((ACT, seat))


class Draw(Lot[ToyState]):
    """A lot in which red counts twice."""

    prompt: ClassVar[Word] = Word("draw")
    verb: ClassVar[int] = NAME

    def candidates(self, state: ToyState, frame: Frame) -> list[int]:
        return [0, 0, 2]


class Mix(Shuffle[ToyState]):
    prompt: ClassVar[Word] = Word("mix")
    verb: ClassVar[int] = ORDER

    def things(self, state: ToyState, frame: Frame) -> list[int]:
        return [0, 1, 2]


SHAPE: Final = parts(done=NUMBER)
PRESENTATION: Final = Presentation(
    scores=lambda _view: [], headlines=Vocabulary(), headline=lambda _view: (), parts=Vocabulary(Word("thing"))
)
STEPS: Final = (Act(), Die(), Join(), Only(), Meet(), Draw(), Mix())


def toy(
    *frames: Frame,
    seats: Sequence[int] = (2, 3),
    options: Sequence[Option] = (),
    steps: Sequence[Step[ToyState]] = STEPS,
    setup: Callable[[int, Options, Box], ToyState] | None = None,
    shape: ViewSchema = SHAPE,
) -> Game[ToyState]:
    """Return a game that starts with these frames, the first of them first, or with its own set-up."""

    def with_frames(count: int, chosen: Options, box: Box) -> ToyState:
        state = ToyState(count, box)
        for frame in reversed(frames):
            state.push(frame)
        state.done.extend((len(value),) for value in chosen.values())
        return state

    return Game(
        name="toy",
        package=__name__,
        rules=3,
        seats=seats,
        options=options,
        steps=steps,
        verbs=VERBS,
        events=EVENTS,
        reasons=REASONS,
        score_lines=Vocabulary(),
        tables={},
        box=Box,
        setup=setup or with_frames,
        unpack=unpack,
        view=_view,
        view_schema=shape,
        redeal=_redeal,
        standings=_standings,
        breakdown=lambda _state, _seat: [],
        census=lambda _state: {},
        violations=lambda _state: [],
        evaluate=lambda _state, _seat: 0.0,
        presentation=PRESENTATION,
        bounds=Bounds({2: 9, 3: 9}, 15, 9, 9),
    )


def _view(state: ToyState, _seat: int | None) -> View:
    return {"done": len(state.done)}


def _redeal(state: ToyState, _seat: int, luck: Luck) -> None:
    state.done.append((luck.below(9),))


def _standings(state: ToyState) -> list[tuple[int, ...]]:
    """Count moves; an automaton follows the seats, with one move."""
    counts = [sum(deed[0] == seat for deed in state.done) for seat in range(state.seats)]
    return [(count,) for count in [*counts, 1]]
