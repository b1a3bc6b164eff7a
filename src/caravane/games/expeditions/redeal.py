"""Redeal: redraw everything that a seat cannot know, consistent with all its observations.

The observations are: cards that lay open or passed through its hands, positions of the deck, tokens that reveal the
holder of a place's card, and arrivals for which no card was laid. A card that was in no hand at some time can be in a
hand now only by a later exchange of that seat, and each exchange brings one card at most. The position under the deck
of a card that another seat drew is not tracked.
"""

from typing import Final, final

from caravane.kernel.luck import Luck

from .components import CIRCLE_COUNT
from .graph import is_far
from .state import ALL, DISCARD_CARD, KEEP_CARD, NEAR, NOBODY, Cards, ExpeditionsState, Note

MAX_DEALS: Final = 40
EXCHANGES_PER_LOST_KEY: Final = 6
"""Average number of exchanges per key place that a redealt player has given away."""


def redeal(state: ExpeditionsState, seat: int, luck: Luck) -> None:
    """Redraw the other hands, the unseen deck, and the hidden answers of the other seats."""
    if any(state.hands) or state.turn:
        _Redeal(state, seat, luck).carry_out()
    for other in range(len(state.answers)):
        if other != seat and state.answers[other]:
            answers = list(state.answers)
            answers[other] = 1 + luck.below(2)
            state.answers = tuple(answers)


@final
class _Redeal:
    """One redeal: the knowledge of the seat, and the rest, which is drawn at random."""

    __slots__ = ("_exchanging", "_log", "_luck", "_me", "_open", "_reserved", "_seat", "_since", "_state")

    def __init__(self, state: ExpeditionsState, seat: int, luck: Luck) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._luck: Final = luck
        self._me: Final = ALL | 1 << seat
        self._open: Final = state.ended()
        self._exchanging: int = _revert_exchange(state, seat)
        # An unfinished exchange has changed no hand yet.
        self._log: Cards = state.exchanges[:-1] if self._exchanging != NOBODY else state.exchanges
        self._since: list[int] = []
        self._reserved: Final = len([0 for _, bits in state.deck if bits & NEAR and not bits & self._me])
        """Number of deck positions that all know to hold near cards, without the seat knowing which."""

    def carry_out(self) -> None:
        others = [] if self._open else self._others()
        pool = self._pool(others)
        self._since = self._last_absent()
        keys = [self._keys(other, pool) for other in range(self._state.seats)]
        held = {card for mine in keys for card in mine}
        left = [card for card in pool if card not in held]
        hands, rest = self._deal(others, keys, left)
        for index, other in enumerate(others):
            self._state.hands[other] = tuple(sorted([*keys[other], *hands[index]]))
        self._stack(rest)
        for other in others:
            self._tokens(other)
            self._state.memory[other] = ()

    def _others(self) -> list[int]:
        """List the other seats, those whose hands were unchanged for longest first: they have the least freedom."""
        others = [seat for seat in range(self._state.seats) if seat != self._seat]
        return sorted(others, key=self._freedom)

    def _freedom(self, seat: int) -> int:
        last = -1
        for time, other in enumerate(self._log):
            if other == seat:
                last = time
        # A mended hand holds near cards only, beside its key places.
        return 2 * last + (0 if self._state.mended[seat] else 1)

    def _pool(self, others: list[int]) -> list[int]:
        """List the cards whose position the seat does not know, sorted."""
        state = self._state
        pool = [card for card, bits in state.deck if not bits & self._me]
        if self._exchanging not in (NOBODY, self._seat):
            pool += [card for card, bits in state.drawn if not bits & self._me]
        for other in others:
            pool += state.hands[other]
        return sorted(pool)

    def _last_absent(self) -> list[int]:
        """Return for each card when the seat last knew it to be in no hand: a number of exchanges, or -1."""
        since = [-1] * CIRCLE_COUNT
        for card, time in (*self._state.absent, *self._state.memory[self._seat]):
            since[card] = max(since[card], time)
        for owner in range(self._state.seats):
            # A key place was in its owner's hand until the first exchange, so in no other hand.
            if owner in self._log:
                for card in self._state.tokens[owner]:
                    since[card] = max(since[card], self._log.index(owner) + 1)
        return since

    def _keys(self, owner: int, pool: list[int]) -> Cards:
        """Choose the key places still in a hand: all before an exchange, and each exchange gives away one at most."""
        if owner == self._seat or self._open:
            return ()
        if owner not in self._log:
            return tuple(sorted(self._state.tokens[owner]))
        dead = [token for token, bits in self._state.dead[owner] if bits & self._me]
        keys = [card for card in self._state.tokens[owner] if card in pool and card not in dead]
        lost = len(self._state.tokens[owner]) - len(keys)
        for _ in range(self._log.count(owner) - lost):
            if keys and self._luck.below(EXCHANGES_PER_LOST_KEY) == 0:
                keys.pop(self._luck.below(len(keys)))
        while len(keys) > len(self._state.hands[owner]):
            # With so few cards left, some must have been given away.
            keys.pop(self._luck.below(len(keys)))
        return tuple(keys)

    def _deal(self, others: list[int], keys: list[Cards], left: list[int]) -> tuple[list[list[int]], list[int]]:
        """Deal the other hands; a deal that finds no card for a space in a hand is repeated."""
        for attempt in range(MAX_DEALS + 1):
            rest = left[:]
            self._luck.shuffle(rest)
            rest = self._near_first(rest)
            if attempt == MAX_DEALS:
                # Extremely rare: a state that is not quite possible is better than none.
                self._since = [-1] * CIRCLE_COUNT
            hands = [self._hand(other, self._size(other, keys), rest) for other in others]
            if all(len(hands[index]) == self._size(other, keys) for index, other in enumerate(others)):
                return hands, rest
        raise ValueError("no deal is consistent with the observations of the seat")

    def _size(self, owner: int, keys: list[Cards]) -> int:
        return len(self._state.hands[owner]) - len(keys[owner])

    def _near_first(self, rest: list[int]) -> list[int]:
        """EX-SETUP-09: move near cards to the end, for the positions of the deck that all know to hold near cards."""
        if self._reserved == 0:
            return rest
        near = [card for card in rest if not self._is_far(card)][: self._reserved]
        return [card for card in rest if card not in near] + near

    def _is_far(self, card: int) -> bool:
        return is_far(self._state.box, card)

    def _hand(self, owner: int, size: int, rest: list[int]) -> list[int]:
        """Take cards for a hand from the rest, each of which could have come there."""
        far = max(0, self._state.box.tokens - len(self._state.tokens[owner]) - len(self._state.regained[owner]))
        times = [time for time, other in enumerate(self._log) if other == owner]
        hand = self._pick(owner, far, rest, times, True)
        return hand + self._pick(owner, size - len(hand), rest, times, False)

    def _pick(self, owner: int, size: int, rest: list[int], times: list[int], marked: bool) -> list[int]:
        picked: list[int] = []
        if size == 0:
            return picked
        for card in rest[: len(rest) - self._reserved]:
            if len(picked) == size:
                break
            if (self._is_far(card) if marked else self._may_hold(owner, card, times)) and self._can_have_come(
                card, owner, times, marked
            ):
                picked.append(card)
        for card in picked:
            rest.remove(card)
        return picked

    def _may_hold(self, owner: int, card: int, times: list[int]) -> bool:
        """EX-SETUP-09: return whether a hand may hold a card: a mended one has unmarked far cards only by exchange."""
        return not (self._state.mended[owner] and self._is_far(card)) or bool(times)

    def _can_have_come(self, card: int, owner: int, times: list[int], marked: bool) -> bool:
        """Return whether a card may have come to a hand; if only by an exchange, that exchange is used up."""
        since = self._since[card]
        if self._state.mended[owner] and self._is_far(card) and not marked:
            since = max(since, 0)
        if since < 0:
            return True
        for time in times:
            if time >= since:
                times.remove(time)
                return True
        return False

    def _stack(self, rest: list[int]) -> None:
        """Put the remaining cards into unknown deck positions, and into the cards that another seat has drawn."""
        state = self._state
        for index, (_, bits) in enumerate(state.deck):
            if bits & NEAR and not bits & self._me:
                state.deck[index] = (rest.pop(), bits)
        for index, (_, bits) in enumerate(state.deck):
            if not bits & (self._me | NEAR):
                state.deck[index] = (rest.pop(), bits)
        if self._exchanging not in (NOBODY, self._seat):
            state.drawn = tuple([note if note[1] & self._me else (rest.pop(), note[1]) for note in state.drawn])

    def _tokens(self, owner: int) -> None:
        """EX-TICKET-22: mark tokens as dead whose card is elsewhere, or once was as far as the seat knows."""
        known = [token for token, bits in self._state.dead[owner] if bits & self._me]
        bits = {token: bits & (self._me | 1 << owner) for token, bits in self._state.dead[owner] if bits & self._me}
        hand = self._state.hands[owner]
        dead: list[Note] = []
        for token in self._state.tokens[owner]:
            if token in known or token not in hand:
                dead.append((token, bits.get(token, 1 << owner)))
        self._state.dead[owner] = tuple(dead)


def _revert_exchange(state: ExpeditionsState, seat: int) -> int:
    """Revert another seat's unfinished exchange to its start and return the seat that is exchanging, if any."""
    if not state.frames or state.frames[-1][0] not in (KEEP_CARD, DISCARD_CARD):
        return NOBODY
    frame = state.frames[-1]
    if frame[1] != seat and frame[0] == DISCARD_CARD:
        state.frames[-1] = (KEEP_CARD, frame[1])
    return frame[1]
