"""Random games with every state between the moves, and the reasons that refuse plausible tries."""

from collections.abc import Iterable, Mapping
from typing import Final, Generic, NamedTuple, TypeVar, cast

from caravane.kernel.drive import random_move
from caravane.kernel.event import Event
from caravane.kernel.game import KERNEL_REASONS, AnyGame, Game
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE, State
from caravane.kernel.words import Move

S = TypeVar("S", bound=State)
OF_THE_KERNEL: Final = {word.name for word in KERNEL_REASONS.words}


class Act(NamedTuple, Generic[S]):
    """A move with the states around it and its events."""

    game: AnyGame
    before: S
    seat: int
    move: Move
    events: list[Event]
    after: S

    @property
    def verb(self) -> str:
        """The name of the move's verb."""
        return self.game.verbs.word(self.move).name

    def event_words(self) -> list[tuple[int, list[str]]]:
        """Return the events with their seats, each split into words."""
        return [(event.seat, self.game.events.spell(event.phrase).split(":")) for event in self.events]


def copy(state: S) -> S:
    """Return a copy of a state with its own type, which the common base class cannot express."""
    return cast(S, state.clone())


def play_random_game(game: Game[S], seats: int, options: Mapping[str, str], seed: int) -> list[Act[S]]:
    """Play a random game to its end."""
    state, luck = game.start(seats, options), Sfc32(seed)
    acts: list[Act[S]] = []
    while not state.ended():
        before = copy(state)
        seat, move = random_move(game, state, luck)
        acts.append(Act(game, before, seat, move, game.apply(state, seat, move), copy(state)))
    return acts


def refusal_reasons(acts: Iterable[Act[S]]) -> set[str]:
    """Return the reasons that refuse plausible tries, and check that all belong to the game itself."""
    reasons: set[str] = set()
    for game, before, seat, *_ in acts:
        if seat != CHANCE:
            refusals = [game.why_not(before, seat, move) for move in game.tries(before, seat)]
            reasons |= {refusal.word.name for refusal in refusals if refusal}
    assert reasons.isdisjoint(OF_THE_KERNEL)
    return reasons
