"""Redeal: draw anew what a seat cannot know, consistent with all that it has seen.

What it has seen: cards that lay open or passed through its hands, places of the deck, tokens that tell whose card a place is, and
arrivals that nobody laid a card for. A card that was in no hand at some time can be in a hand now only by a later exchange of that
seat, and each exchange brings one card at most. Where under the deck a card lies that another seat drew is not followed.
"""

from typing import Final, final

from caravane.kernel.luck import Luck

from .components import CIRCLE_COUNT, TOKENS
from .graph import FAR
from .state import ALL, DISCARD_CARD, KEEP_CARD, NEAR, NOBODY, Cards, ExpeditionsState, Noted

TRIES: Final = 40
WHIM: Final = 6
"""Once in so many exchanges, a redealt player has given a key place away."""


def redeal(state: ExpeditionsState, seat: int, luck: Luck) -> None:
    """Give the other hands and the unseen deck other cards, and the others other answers."""
    if any(state.hands) or state.turn:
        _Redeal(state, seat, luck).carry_out()
    for other in range(len(state.answers)):
        if other != seat and state.answers[other]:
            answers = list(state.answers)
            answers[other] = 1 + luck.below(2)
            state.answers = tuple(answers)


@final
class _Redeal:
    """One redeal: what the seat knows, and what is left to luck."""

    __slots__ = ("_exchanging", "_log", "_luck", "_me", "_open", "_reserved", "_seat", "_since", "_state")

    def __init__(self, state: ExpeditionsState, seat: int, luck: Luck) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._luck: Final = luck
        self._me: Final = ALL | 1 << seat
        self._open: Final = state.ended()
        self._exchanging: int = _take_back(state, seat)
        # An exchange that is not over has changed no hand yet.
        self._log: Cards = state.exchanges[:-1] if self._exchanging != NOBODY else state.exchanges
        self._since: list[int] = []
        self._reserved: Final = len([0 for _, bits in state.deck if bits & NEAR and not bits & self._me])
        """Places of the deck where all know near cards to be, and the seat not which."""

    def carry_out(self) -> None:
        others = [] if self._open else self._others()
        pool = self._pool(others)
        self._since = self._last_seen()
        keys = [self._keys(other, pool) for other in range(self._state.seats)]
        held = {card for mine in keys for card in mine}
        left = [card for card in pool if card not in held]
        hands, rest = self._deal(others, keys, left)
        for place, other in enumerate(others):
            self._state.hands[other] = tuple(sorted([*keys[other], *hands[place]]))
        self._stack(rest)
        for other in others:
            self._tokens(other)
            self._state.memory[other] = ()

    def _others(self) -> list[int]:
        """List the other seats, first those whose hands have been closed for longest: they have the least freedom."""
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
        """List the cards whose place the seat does not know, sorted."""
        state = self._state
        pool = [card for card, bits in state.deck if not bits & self._me]
        if self._exchanging not in (NOBODY, self._seat):
            pool += [card for card, bits in state.drawn if not bits & self._me]
        for other in others:
            pool += state.hands[other]
        return sorted(pool)

    def _last_seen(self) -> list[int]:
        """Tell for each card when it was last in no hand, as far as the seat knows: a number of exchanges, or -1."""
        since = [-1] * CIRCLE_COUNT
        for card, time in (*self._state.absent, *self._state.memory[self._seat]):
            since[card] = max(since[card], time)
        for owner in range(self._state.seats):
            # A key place was in its owner's hand until the first exchange, so in nobody else's.
            if owner in self._log:
                for card in self._state.tokens[owner]:
                    since[card] = max(since[card], self._log.index(owner) + 1)
        return since

    def _keys(self, owner: int, pool: list[int]) -> Cards:
        """Choose which key places are still in a hand: all until an exchange, and each exchange gives away one at most."""
        if owner == self._seat or self._open:
            return ()
        if owner not in self._log:
            return tuple(sorted(self._state.tokens[owner]))
        gone = [token for token, bits in self._state.dead[owner] if bits & self._me]
        kept = [card for card in self._state.tokens[owner] if card in pool and card not in gone]
        lost = len(self._state.tokens[owner]) - len(kept)
        for _ in range(self._log.count(owner) - lost):
            if kept and self._luck.below(WHIM) == 0:
                kept.pop(self._luck.below(len(kept)))
        while len(kept) > len(self._state.hands[owner]):
            # So few cards tell by themselves that some were given away.
            kept.pop(self._luck.below(len(kept)))
        return tuple(kept)

    def _deal(self, others: list[int], keys: list[Cards], left: list[int]) -> tuple[list[list[int]], list[int]]:
        """Deal the other hands; a deal that finds no card for a place in a hand is made anew."""
        for turn in range(TRIES + 1):
            rest = left[:]
            self._luck.shuffle(rest)
            rest = self._near_first(rest)
            if turn == TRIES:
                # Rarer than can be seen: better a state that is not quite possible than none.
                self._since = [-1] * CIRCLE_COUNT
            hands = [self._hand(other, self._size(other, keys), rest) for other in others]
            if all(len(hands[place]) == self._size(other, keys) for place, other in enumerate(others)):
                return hands, rest
        raise ValueError("no deal agrees with what the seat has seen")

    def _size(self, owner: int, keys: list[Cards]) -> int:
        return len(self._state.hands[owner]) - len(keys[owner])

    def _near_first(self, rest: list[int]) -> list[int]:
        """EX-SETUP-09: put near cards aside, at the end, for the places of the deck where all know near cards to be."""
        if self._reserved == 0:
            return rest
        near = [card for card in rest if not FAR[card]][: self._reserved]
        return [card for card in rest if card not in near] + near

    def _hand(self, owner: int, size: int, rest: list[int]) -> list[int]:
        """Take cards for a hand out of the rest, each one that could have come there."""
        far = max(0, TOKENS - len(self._state.tokens[owner]) - len(self._state.regained[owner]))
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
            if (FAR[card] if marked else self._may_hold(owner, card, times)) and self._came(card, owner, times, marked):
                picked.append(card)
        for card in picked:
            rest.remove(card)
        return picked

    def _may_hold(self, owner: int, card: int, times: list[int]) -> bool:
        """EX-SETUP-09: beside its key places a mended hand has far cards only by exchange."""
        return not (self._state.mended[owner] and FAR[card]) or bool(times)

    def _came(self, card: int, owner: int, times: list[int], marked: bool) -> bool:
        """Tell whether a card may have come to a hand; if only by an exchange, that one is used up."""
        since = self._since[card]
        if self._state.mended[owner] and FAR[card] and not marked:
            since = max(since, 0)
        if since < 0:
            return True
        for time in times:
            if time >= since:
                times.remove(time)
                return True
        return False

    def _stack(self, rest: list[int]) -> None:
        """Put what is left into the places of the deck that the seat does not know, and into what another has drawn."""
        state = self._state
        for place, (_, bits) in enumerate(state.deck):
            if bits & NEAR and not bits & self._me:
                state.deck[place] = (rest.pop(), bits)
        for place, (_, bits) in enumerate(state.deck):
            if not bits & (self._me | NEAR):
                state.deck[place] = (rest.pop(), bits)
        if self._exchanging not in (NOBODY, self._seat):
            state.drawn = tuple([noted if noted[1] & self._me else (rest.pop(), noted[1]) for noted in state.drawn])

    def _tokens(self, owner: int) -> None:
        """EX-TICKET-22: a token is dead if its card is elsewhere, or if the seat knows that it was."""
        known = [token for token, bits in self._state.dead[owner] if bits & self._me]
        bits = {token: bits & (self._me | 1 << owner) for token, bits in self._state.dead[owner] if bits & self._me}
        hand = self._state.hands[owner]
        dead: list[Noted] = []
        for token in self._state.tokens[owner]:
            if token in known or token not in hand:
                dead.append((token, bits.get(token, 1 << owner)))
        self._state.dead[owner] = tuple(dead)


def _take_back(state: ExpeditionsState, seat: int) -> int:
    """Lead another seat's unfinished exchange back to its start; give the seat that is exchanging, if any."""
    if not state.frames or state.frames[-1][0] not in (KEEP_CARD, DISCARD_CARD):
        return NOBODY
    frame = state.frames[-1]
    if frame[1] != seat and frame[0] == DISCARD_CARD:
        state.frames[-1] = (KEEP_CARD, frame[1])
    return frame[1]
