"""Steps that prepare rounds 2 and 3: command tiles, queues, forecast, turn order, and the piles of the black market."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, with_card
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Shuffle, Step
from caravane.kernel.words import Move, Word

from ..buyers import leave
from ..cards import colour_of, refill
from ..components import COLOURS, MARKETS, TILES
from ..events import (
    BUYER_MISSING,
    BUYERS_BURNED,
    BUYERS_SHUFFLED,
    FORECAST_CLEARED,
    FORECAST_LAID,
    GROUND_GAVE,
    PILE_GAINED,
    PILES_TURNED,
    QUEUE_FILLED,
    ROUND_BEGAN,
    TILES_DRAWN,
    TILES_TURNED,
    TURN_ORDER,
)
from ..events import ZU_CARRIED as CARRIED_EVENT
from ..setup import players
from ..state import NOBODY, EarthState
from ..step_ids import (
    BUYER_SHUFFLE,
    DEAL_PACKS,
    FILL_QUEUES,
    FIRST_TURN,
    NEW_FORECAST,
    SET_ORDER,
    SHORTEN_QUEUES,
    SOLO_OPEN,
    TILE_SHUFFLE,
    TRAVEL_BACK,
    TURN_PILES,
    TURN_TILES,
    WORK_FORECAST,
    ZU_CARRY,
    ZU_DECK_SHUFFLE,
)
from ..words import SHUFFLE_BUYERS, SHUFFLE_TILES, SHUFFLE_ZU

GROUND_RELICS = 3
"""EE-PREP-08: number of relics that a forecast card gives; the last one goes under the pile."""


@final
class Prepare(Step[EarthState]):
    """EE-PREP-01: six steps, in order."""

    prompt: ClassVar[Word] = Word("prepare")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.round += 1
        state.passed = 0
        state.active = NOBODY
        events.tell(TABLE, (ROUND_BEGAN, state.round, state.box.rounds))
        state.push((FIRST_TURN, TABLE))
        state.push((TURN_PILES, TABLE))
        state.push((TRAVEL_BACK, TABLE))
        if state.solo():
            state.push((SOLO_OPEN, TABLE))
            state.push((ZU_DECK_SHUFFLE, CHANCE))
            state.push((ZU_CARRY, CHANCE))
        else:
            state.push((DEAL_PACKS, TABLE, 0))
        state.push((SET_ORDER, TABLE))
        if state.round < state.box.rounds:
            state.push((NEW_FORECAST, TABLE))
        state.push((WORK_FORECAST, TABLE))
        state.push((FILL_QUEUES, TABLE, 0))
        state.push((SHORTEN_QUEUES, TABLE))
        if state.tiles:
            state.push((TURN_TILES, TABLE))
        else:
            state.push((TILE_SHUFFLE, CHANCE))


@final
class ShuffleTiles(Shuffle[EarthState]):
    """EE-PREP-02, EE-SETUP-22: the first three of the shuffled tiles go to the centres, the others leave the game."""

    prompt: ClassVar[Word] = Word("shuffle-tiles")
    verb: ClassVar[int] = SHUFFLE_TILES

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return list(range(len(TILES)))

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.tiles = move[1 : 1 + state.box.set_up.tiles]
        events.tell(TABLE, (TILES_DRAWN, *state.tiles))


@final
class TurnTiles(Step[EarthState]):
    """EE-PREP-03: the tiles show their yellow side; the side in force follows from the round."""

    prompt: ClassVar[Word] = Word("turn-tiles")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        events.tell(TABLE, (TILES_TURNED, *state.tiles))


@final
class ShuffleBuyerCards(Shuffle[EarthState]):
    """EE-EXHAUST-04: all buyer cards, including those put aside, make a new deck."""

    prompt: ClassVar[Word] = Word("shuffle-buyers")
    verb: ClassVar[int] = SHUFFLE_BUYERS

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return list(state.box.buyer_cards)

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.buyer_deck = list(reversed(move[1:]))
        state.buyer_discard = ()
        events.tell(TABLE, (BUYERS_SHUFFLED,))


@final
class LayQueues(Step[EarthState]):
    """EE-SETUP-19, 20: two buyer cards are put aside, then the queues are filled."""

    prompt: ClassVar[Word] = Word("lay-queues")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        burned = tuple(sorted([state.buyer_deck.pop() for _ in range(state.box.set_up.burned)]))
        state.buyer_discard = burned
        events.show(TABLE, (BUYERS_BURNED, *burned))
        state.push((FILL_QUEUES, TABLE, 0))


@final
class ShortenQueues(Step[EarthState]):
    """EE-PREP-04, 06: first every queue of four loses its front."""

    prompt: ClassVar[Word] = Word("shorten-queues")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for market in range(MARKETS):
            if len(state.queues[market]) == state.box.max_queue:
                leave(state, market, events)


@final
class FillQueues(Step[EarthState]):
    """EE-PREP-05 to 07, EE-SETUP-20: then buyers are added until each queue has three, market by market."""

    prompt: ClassVar[Word] = Word("fill-queues")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for market in range(frame[2], MARKETS):
            added: list[int] = []
            while len(state.queues[market]) < state.box.set_up.queue and state.buyer_deck:
                self._draw(state, market, added, events)
            if added:
                events.show(TABLE, (QUEUE_FILLED, market, *added))
            if len(state.queues[market]) < state.box.set_up.queue:
                state.push((FILL_QUEUES, TABLE, market))
                state.push((BUYER_SHUFFLE, CHANCE))
                return

    def _draw(self, state: EarthState, market: int, added: list[int], events: Events) -> None:
        buyer = state.buyer_deck.pop()
        state.buyer_discard = with_card(state.buyer_discard, buyer)
        if state.stock[buyer] == 0:
            events.show(TABLE, (BUYER_MISSING, buyer))
            return
        state.stock[buyer] -= 1
        state.queues[market] = (*state.queues[market], buyer)
        added.append(buyer)


@final
class WorkForecast(Step[EarthState]):
    """EE-PREP-08 to 10: each forecast card gives relics of its colour; cubes return, the cards go to the discard."""

    prompt: ClassVar[Word] = Word("work-forecast")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for card in state.forecast:
            self._ground(state, card, events)
        for owner in state.survey_cubes:
            if owner != NOBODY:
                state.reserve[owner] += 1
        state.discard += state.forecast
        state.forecast = ()
        state.survey_cubes = ()
        events.tell(TABLE, (FORECAST_CLEARED,))

    def _ground(self, state: EarthState, card: int, events: Events) -> None:
        colour = colour_of(card)
        supply = state.supply[colour]
        found = tuple(reversed(supply))[:GROUND_RELICS]
        state.supply[colour] = supply[: len(supply) - len(found)]
        on_sites = found[: GROUND_RELICS - 1]
        for relic in on_sites:
            state.sites[relic] += 1
        events.show(TABLE, (GROUND_GAVE, card, *on_sites))
        for relic in found[GROUND_RELICS - 1 :]:
            state.piles[colour] = (relic, *state.piles[colour])
            events.show(TABLE, (PILE_GAINED, relic))


@final
class NewForecast(Step[EarthState]):
    """EE-SETUP-12, EE-PREP-11: action cards are laid face up, left to right."""

    prompt: ClassVar[Word] = Word("new-forecast")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        cards = list(state.forecast)
        while len(cards) < state.box.set_up.forecast[players(state)]:
            if not state.deck and not refill(state, frame, events):
                break
            if not state.deck:
                break
            cards.append(state.deck.pop())
        for chunk in chunks(tuple(cards[len(state.forecast) :])):
            events.show(TABLE, (FORECAST_LAID, *chunk))
        state.forecast = tuple(cards)
        state.survey_cubes = (NOBODY,) * len(cards)


@final
class SetOrder(Step[EarthState]):
    """EE-PREP-12, 13: owners of markers come first, by number; the others follow in their previous order."""

    prompt: ClassVar[Word] = Word("set-order")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        markers = state.markers
        owners = sorted([(markers[side], side) for side in state.order if markers[side]])
        others = [side for side in state.order if not markers[side]]
        state.order = (*[side for _, side in owners], *others)
        state.markers = [0] * state.sides()
        events.tell(TABLE, (TURN_ORDER, *state.order))


@final
class CarryZu(Shuffle[EarthState]):
    """EE-ZU-19: of Zu's shuffled discard three cards join the next deck unseen, the others leave the game."""

    prompt: ClassVar[Word] = Word("carry-zu")
    verb: ClassVar[int] = SHUFFLE_ZU

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return sorted(state.zu.discard)

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        zu = state.zu
        carried, removed = move[1 : 1 + state.box.zu.carried], move[1 + state.box.zu.carried :]
        zu.later[0] = tuple(sorted([*zu.later[0], *carried]))
        zu.removed = tuple(sorted([*zu.removed, *removed]))
        zu.past.append(tuple(sorted(zu.discard)))
        zu.discard = ()
        events.tell(TABLE, (CARRIED_EVENT, state.box.zu.carried))


@final
class TurnPiles(Step[EarthState]):
    """EE-PREP-20: the top of each pile goes to its bottom."""

    prompt: ClassVar[Word] = Word("turn-piles")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for colour in range(len(COLOURS)):
            pile = state.piles[colour]
            state.piles[colour] = (*pile[-1:], *pile[:-1])
        events.tell(TABLE, (PILES_TURNED,))
