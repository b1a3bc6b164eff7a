"""Followed: whole games played by seeded chance, with every state between the moves; and why what people may try is refused."""

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
    """A move with the states around it and what it made happen."""

    game: AnyGame
    before: S
    seat: int
    move: Move
    events: list[Event]
    after: S

    @property
    def verb(self) -> str:
        """Name what was done."""
        return self.game.verbs.word(self.move).name

    def told(self) -> list[tuple[int, list[str]]]:
        """Give what happened, in full words."""
        return [(event.seat, self.game.events.spell(event.said).split(":")) for event in self.events]


def copy(state: S) -> S:
    """Copy a state: every game's own clone gives its own kind of state, which their common base cannot say."""
    return cast(S, state.clone())


def followed(game: Game[S], seats: int, options: Mapping[str, str], seed: int) -> list[Act[S]]:
    """Play a game by chance to its end."""
    state, luck = game.start(seats, options), Sfc32(seed)
    acts: list[Act[S]] = []
    while not state.ended():
        before = copy(state)
        seat, move = random_move(game, state, luck)
        acts.append(Act(game, before, seat, move, game.apply(state, seat, move), copy(state)))
    return acts


def reasons_against(acts: Iterable[Act[S]]) -> set[str]:
    """Let people try all that they may think of; name why it is refused, always by a reason of the game itself."""
    reasons: set[str] = set()
    for game, before, seat, *_ in acts:
        if seat != CHANCE:
            refusals = [game.why_not(before, seat, move) for move in game.tries(before, seat)]
            reasons |= {refusal.word.name for refusal in refusals if refusal}
    assert reasons.isdisjoint(OF_THE_KERNEL)
    return reasons
