"""Broken variants of the template game: in each, one part is replaced by one with a fault."""

from collections.abc import Callable
from typing import Any, ClassVar, cast

from caravane import games
from caravane.games._template.components import CARDS, WellBox
from caravane.games._template.knowledge import redeal, view
from caravane.games._template.scoring import breakdown
from caravane.games._template.setup import setup
from caravane.games._template.state import DRAW, LOOK, PEEK, PLAY, SHOW, WELL, WellState, unpack
from caravane.games._template.steps.dealing import Draw
from caravane.games._template.steps.well import FindWell, Look, Peek, PlayCard, ShowCards
from caravane.games._template.words import (
    ANSWERED,
    BURIED,
    BURY,
    LEAVE,
    NOT_IN_HAND,
    PLAY_CARD,
    PLAYED,
    ROLL_WELL,
)
from caravane.kernel.event import Event, Events
from caravane.kernel.game import Bounds, Game, View
from caravane.kernel.luck import Luck
from caravane.kernel.options import Options
from caravane.kernel.presentation import Presentation
from caravane.kernel.state import Frame, Packed
from caravane.kernel.step import Roll, Step
from caravane.kernel.words import Move, Phrase, Vocabulary, Word

WELL_GAME: Game[WellState] = games.get("_template")

PLENTY = 12
"""Number of cards in the deck above which not all are ever needed."""

Effect = Callable[[WellState, Frame, Move, Events], None]


def planted(**parts: Any) -> Game[WellState]:
    """Return the game with some of its parts replaced."""
    return Game(**{**WELL_GAME.parts(), **parts})


def presented(
    scores: Callable[[View], list[int | None]] = WELL_GAME.presentation.scores,
    headline: Callable[[View], Phrase] = WELL_GAME.presentation.headline,
) -> Presentation:
    """Return the presentation of the game with other points or another headline."""
    right = WELL_GAME.presentation
    return Presentation(scores=scores, headlines=right.headlines, headline=headline, parts=right.parts)


def short_headline(view: View) -> Phrase:
    return WELL_GAME.presentation.headline(view)[:1]


def points_of_the_first_seat(view: View) -> list[int | None]:
    return WELL_GAME.presentation.scores(view)[:1]


def no_points(view: View) -> list[int | None]:
    return [None for _ in WELL_GAME.presentation.scores(view)]


def with_step(number: int, step: Step[WellState]) -> Game[WellState]:
    """Return the game with one of its steps replaced."""
    steps = [*WELL_GAME.steps]
    steps[number] = step
    return planted(steps=steps)


class Faulty(Step[WellState]):
    """A step like another, except for the replaced parts."""

    def __init__(self, right: Step[WellState], effect: Effect | None = None) -> None:
        self.right = right
        self.effect = effect or right.apply
        vars(self)["prompt"] = right.prompt

    def obvious(self, state: WellState, frame: Frame) -> bool:
        return self.right.obvious(state, frame)

    def legal(self, state: WellState, frame: Frame) -> list[Move]:
        return self.right.legal(state, frame)

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        self.effect(state, frame, move, events)

    def prompt_nouns(self, state: WellState, frame: Frame) -> tuple[int, ...]:
        return self.right.prompt_nouns(state, frame)

    def tries(self, state: WellState, frame: Frame) -> list[Move]:
        return self.right.tries(state, frame)

    def why_not(self, state: WellState, frame: Frame, move: Move) -> Phrase:
        return self.right.why_not(state, frame, move)


# Views and redeals.


def view_with_the_top_card(state: WellState, seat: int | None) -> View:
    return {**view(state, seat), "top": state.deck[-1][0] if state.deck else None}


def view_of_open_hands(state: WellState, seat: int | None) -> View:
    return {**view(state, seat), "strongest": [max(hand, default=None) for hand in state.hands]}


def view_without_the_deck(state: WellState, seat: int | None) -> View:
    return {**view(state, seat), "deck": len(state.deck)}


def view_with_a_word_for_a_number(state: WellState, seat: int | None) -> View:
    return {**view(state, seat), "depth": f"{state.depth} metres"}


def view_with_a_card_too_many(state: WellState, seat: int | None) -> View:
    return {**view(state, seat), "played": [*state.played, CARDS]}


def view_of_wells_by_number(state: WellState, seat: int | None) -> View:
    return {**view(state, seat), "won": [list(depths) for depths in state.won if depths]}


def redeal_nothing(state: WellState, seat: int, luck: Luck) -> None:
    pass


def redeal_now_and_then(state: WellState, seat: int, luck: Luck) -> None:
    if luck.below(2):
        redeal(state, seat, luck)


def redeal_by_the_truth(state: WellState, seat: int, luck: Luck) -> None:
    """Draw once or twice, depending on the lowest card of the deck."""
    true = state.deck[0][0] if state.deck else 0
    for _ in range(1 + true % 2):
        redeal(state, seat, luck)


def redeal_the_deck_only(state: WellState, seat: int, luck: Luck) -> None:
    """Leave the hands of the others and their chosen cards unchanged."""
    hands, chosen = state.hands[:], state.chosen[:]
    state.hands = [()] * state.seats
    redeal(state, seat, luck)
    state.hands, state.chosen = hands, chosen


def redeal_forgetting_the_deck(state: WellState, seat: int, luck: Luck) -> None:
    """Redraw cards of the deck that the seat has looked at and put back."""
    state.deck = [(card, knowers & ~(1 << seat)) for card, knowers in state.deck]
    redeal(state, seat, luck)


# Events.


def draw_for_all_to_see(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    true = Events()
    Draw().apply(state, frame, move, true)
    for event in true.happened:
        events.show(event.seat, event.phrase)


def play_openly(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    state.chosen[frame[1]] = move[1]
    events.tell(frame[1], (PLAYED, move[1]))


def play_without_a_word(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    state.chosen[frame[1]] = move[1]
    events.keep(frame[1], (PLAYED, move[1]))


def play_and_boast(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    """Add an event for all that depends on the hand."""
    PlayCard().apply(state, frame, move, events)
    if move[1] == max(state.hands[frame[1]])[0]:
        events.tell(frame[1], (ANSWERED,))


def bury_and_show_some(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    """Reveal a card of another hand, but only if it is a high one."""
    Peek().apply(state, frame, move, events)
    if move[0] == BURY and max(state.hands[(frame[1] + 1) % state.seats])[0] > CARDS // 2:
        events.show(frame[1], (BURIED,))


def without_reveals(right: Step[WellState]) -> Effect:
    """Return an effect that declares everything a step reveals as already known."""

    def effect(state: WellState, frame: Frame, move: Move, events: Events) -> None:
        true = Events()
        right.apply(state, frame, move, true)
        for event in true.happened:
            events.happened.append(Event(event.seat, event.phrase, event.audience, event.outline, reveals=False))

    return effect


def nothing_revealed() -> Game[WellState]:
    """Declare nothing as revealed, from the cards shown to the cards drawn."""
    rights: dict[int, Step[WellState]] = {SHOW: ShowCards(), LOOK: Look(), DRAW: Draw()}
    steps = [
        Faulty(rights[number], without_reveals(rights[number])) if number in rights else step
        for number, step in _numbered()
    ]
    return planted(steps=steps)


def _numbered() -> list[tuple[int, Step[WellState]]]:
    return list(enumerate(WELL_GAME.steps))


# Effects of moves.


def lose_the_top_card(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    """Lose a card while there are plenty, so that the game can continue."""
    if len(state.deck) > PLENTY:
        state.deck.pop()
    Peek().apply(state, frame, move, events)


def double_the_top_card(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    """Replace the bottom card by a copy of the top one: the number of cards stays the same."""
    if len(state.deck) > PLENTY:
        state.deck[0] = state.deck[-1]
    Peek().apply(state, frame, move, events)


class CountingLook(Faulty):
    """A step that keeps data outside the state."""

    def __init__(self) -> None:
        super().__init__(Look())
        self.count = 0

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        self.count += 1
        Look().apply(state, frame, move, events)
        state.depth = self.count


def bury_and_show_the_next_card(state: WellState, frame: Frame, move: Move, events: Events) -> None:
    """Show a seat the card that it will draw, just before the draw does."""
    Peek().apply(state, frame, move, events)
    card, knowers = state.deck[-1]
    state.deck[-1] = (card, knowers | 1 << frame[1])


class TwistedWell(FindWell):  # type: ignore[misc] # the fault is in the class itself
    """A roll whose depth depends on luck of its own, as with an imported source of random numbers."""

    calls = 0

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        super().apply(state, frame, move, events)
        TwistedWell.calls += 1
        state.depth += TwistedWell.calls


# Legal moves.


class TwiceBury(Faulty):
    def legal(self, state: WellState, frame: Frame) -> list[Move]:
        return [(BURY,), (LEAVE,), (BURY,)]


class Unsteady(Faulty):
    """Lists the moves in a different order each time."""

    turns = 0

    def legal(self, state: WellState, frame: Frame) -> list[Move]:
        self.turns += 1
        moves = self.right.legal(state, frame)
        return moves[::-1] if self.turns % 2 else moves


class NoHighCards(Faulty):
    """Leaves a seat that holds only high cards without a move."""

    def legal(self, state: WellState, frame: Frame) -> list[Move]:
        return [move for move in self.right.legal(state, frame) if move[1] < 12]


class StrangeReason(Faulty):
    def why_not(self, state: WellState, frame: Frame, move: Move) -> Phrase:
        return (NOT_IN_HAND,)


class FragileReason(Faulty):
    """Uses a noun without checking it."""

    def why_not(self, state: WellState, frame: Frame, move: Move) -> Phrase:
        return (NOT_IN_HAND, range(CARDS)[move[1]]) if move[0] in (PLAY_CARD, ROLL_WELL) else ()


class AnyRoll(Roll[WellState]):
    """Accepts any die."""

    prompt: ClassVar[Word] = FindWell.prompt
    verb: ClassVar[int] = ROLL_WELL

    def bounds(self, state: WellState, frame: Frame) -> list[int]:
        return FindWell().bounds(state, frame)

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        FindWell().apply(state, frame, move, events)

    def possible(self, state: WellState, frame: Frame, move: Move) -> bool:
        return True


# States.


class SharedDeck(WellState):  # type: ignore[misc] # the fault is in the class itself
    """A state whose clones share their deck."""

    __slots__ = ()

    def clone(self) -> "SharedDeck":
        copy = cast(SharedDeck, super().clone())
        copy.__class__ = SharedDeck
        copy.deck = self.deck
        return copy


class NoDepth(WellState):  # type: ignore[misc] # the fault is in the class itself
    """A state that does not save one of its fields."""

    __slots__ = ()

    def clone(self) -> "NoDepth":
        copy = super().clone()
        copy.__class__ = NoDepth
        return cast(NoDepth, copy)

    def pack(self) -> Packed:
        packed = super().pack()
        del packed["depth"]
        return packed


def as_class(cls: type[WellState]) -> Game[WellState]:
    """Return the game with states of another class."""

    def start(seats: int, options: Options, box: WellBox) -> WellState:
        return _turned(setup(seats, options, box), cls)

    def read(packed: Packed, box: WellBox) -> WellState:
        return _turned(unpack({"depth": 0, **packed}, box), cls)

    return planted(setup=start, unpack=read)


def _turned(state: WellState, cls: type[WellState]) -> WellState:
    state.__class__ = cls
    return state


# Scores.


def wells_before_points(state: WellState) -> list[tuple[int, ...]]:
    return [(len(depths), sum(depths)) for depths in state.won]


def hidden_cards_break_ties(state: WellState) -> list[tuple[int, ...]]:
    return [(sum(state.won[seat]), sum(card for card, _ in state.hands[seat])) for seat in range(state.seats)]


def sheet_without_the_first_well(state: WellState, seat: int) -> list[tuple[Phrase, int]]:
    return breakdown(state, seat)[1:]


SMALL = Bounds(moves={2: 5, 3: 5, 4: 5}, options=3, clone_us=10, moves_per_second=20_000)
NARROW = Bounds(moves=WELL_GAME.bounds.moves, options=2, clone_us=10, moves_per_second=20_000)
SLOW_CLONE = Bounds(moves=WELL_GAME.bounds.moves, options=3, clone_us=0.001, moves_per_second=20_000)
SLOW_PLAY = Bounds(moves=WELL_GAME.bounds.moves, options=3, clone_us=10, moves_per_second=1_000_000_000)

# Unavoidable side effects: a game without a move cannot be played out, a corrupted copy corrupts everything made from
# it, a view that shows too much no longer matches its schema, and points come from views.
CONSEQUENCES: dict[str, set[int]] = {
    "a view shows the top card of the deck": {18},
    "a view shows the best card of every hand": {18},
    "a view forgets what its seat has looked at": {18},
    "a list of the view lacks an item for each seat": {11},
    "clones share a list": {3, 6, 7, 8, 9, 17},
    "a step keeps data outside the state": {4},
    "a seat is left without a move": {5, 8, 15},
    "the order of moves changes": {8},
    "the sources roll dice and read a clock": {13},
    "a step depends on the number of its calls": {4, 6, 7, 10},
}

FAULTS: dict[str, tuple[set[int], Game[WellState]]] = {
    "a view shows the top card of the deck": ({8}, planted(view=view_with_the_top_card)),
    "a view shows the best card of every hand": ({8}, planted(view=view_of_open_hands)),
    "a view forgets what its seat has looked at": ({8}, planted(view=view_without_the_deck)),
    "a redeal does nothing": ({8}, planted(redeal=redeal_nothing)),
    "a redeal often leaves everything as it is": ({8}, planted(redeal=redeal_now_and_then)),
    "a redeal depends on where a card truly is": ({8}, planted(redeal=redeal_by_the_truth)),
    "a redeal leaves the hands alone": ({8}, planted(redeal=redeal_the_deck_only)),
    "a redeal moves a card that was looked at and put back": ({8}, planted(redeal=redeal_forgetting_the_deck)),
    "an event shows a drawn card to all": ({8}, with_step(DRAW, Faulty(Draw(), draw_for_all_to_see))),
    "a drawn card is not declared as learned": ({8}, with_step(DRAW, Faulty(Draw(), without_reveals(Draw())))),
    "a secret card is shown to all": ({8}, with_step(PLAY, Faulty(PlayCard(), play_openly))),
    "an event shows something of a hand": ({8}, with_step(PLAY, Faulty(PlayCard(), play_and_boast))),
    "a move is declared secret and is noticed": ({8}, with_step(PLAY, Faulty(PlayCard(), play_without_a_word))),
    "whether something is revealed depends on a secret": ({8}, with_step(PEEK, Faulty(Peek(), bury_and_show_some))),
    "nothing is declared as revealed": ({8, 10}, nothing_revealed()),
    "clones share a list": ({5}, as_class(SharedDeck)),
    "a field is not packed": ({6}, as_class(NoDepth)),
    "a step keeps data outside the state": ({6, 7, 20}, with_step(LOOK, CountingLook())),
    "a card is lost": ({9}, with_step(PEEK, Faulty(Peek(), lose_the_top_card))),
    "a card is doubled": ({9}, with_step(PEEK, Faulty(Peek(), double_the_top_card))),
    "a move is listed twice": ({3}, with_step(PEEK, TwiceBury(Peek()))),
    "the order of moves changes": ({3, 20}, with_step(PLAY, Unsteady(PlayCard()))),
    "a seat is left without a move": ({2}, with_step(PLAY, NoHighCards(PlayCard()))),
    "an impossible die is accepted": ({4}, with_step(WELL, AnyRoll())),
    "a reason has the wrong nouns": ({4}, with_step(PLAY, StrangeReason(PlayCard()))),
    "a reason uses an unchecked noun": ({4}, with_step(PLAY, FragileReason(PlayCard()))),
    "a tie-break comes before the points": ({11}, planted(standings=wells_before_points)),
    "the result depends on hidden cards": ({11}, planted(standings=hidden_cards_break_ties)),
    "the score sheet lacks a line": ({11}, planted(breakdown=sheet_without_the_first_well)),
    "a game is longer than its bound": ({1, 12}, planted(bounds=SMALL)),
    "a decision has more options than its bound": ({12}, planted(bounds=NARROW)),
    "an event has no text": ({13}, planted(events=Vocabulary(*WELL_GAME.events.words, Word("unheard-of")))),
    "the golden journals are of other rules": ({14}, planted(rules=2)),
    "clones take too long": ({15}, planted(bounds=SLOW_CLONE)),
    "play takes too long": ({15}, planted(bounds=SLOW_PLAY)),
    "a card is known before it is drawn": ({17}, with_step(PEEK, Faulty(Peek(), bury_and_show_the_next_card))),
    "a headline has the wrong nouns": ({18}, planted(presentation=presented(headline=short_headline))),
    "the points of a side are missing": ({11}, planted(presentation=presented(scores=points_of_the_first_seat))),
    "the points after the end are not those of the result": ({11}, planted(presentation=presented(scores=no_points))),
    "a number of the view is a word": ({18}, planted(view=view_with_a_word_for_a_number)),
    "a view holds a card that does not exist": ({18}, planted(view=view_with_a_card_too_many)),
    "a list of the view lacks an item for each seat": ({18}, planted(view=view_of_wells_by_number)),
    "the sources roll dice and read a clock": ({19}, planted(package="tests.conformance.bad_sources")),
    "a step depends on the number of its calls": ({20}, with_step(WELL, TwistedWell())),
    "no rules are written down": ({16}, planted(name="unwritten", package=WELL_GAME.package)),
}
