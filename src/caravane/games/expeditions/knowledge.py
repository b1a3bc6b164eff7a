"""The view of a seat. Hands and the deck are secret; cards that once lay open stay known to the seats that saw them."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.view_schema import FLAG, by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT

from .components import COLOUR_COUNT
from .extensions import closes_loop
from .scoring import score
from .state import (
    ACTION,
    ALL,
    BLUE_ARROW,
    BLUE_DUE,
    CLOSE_WINDOW,
    DISCARD_CARD,
    KEEP_CARD,
    LOOP_ARROW,
    LOOP_BASE,
    NO_CARD,
    NOBODY,
    TAKE_COMMON,
    Cards,
    ExpeditionsState,
)
from .words import ANNOUNCE, ANSWER, CIRCLE, COLOUR, COMMONS


class ExpeditionView(TypedDict):
    """One of the three expeditions. It is `open` if it goes on from its tip: not before its first arrow or in a loop."""

    stock: int
    arrows: list[list[int]]
    tip: int | None
    open: bool


class PlayerView(TypedDict):
    """The public area of a seat, the cards of its hand that the viewer knows, and, to its owner, its dead tokens."""

    hand: list[int | None]
    laid: list[int]
    common: list[int]
    tokens: list[int]
    dead: list[int]
    regained: list[int]
    tickets: int
    mended: int
    exchanges: int
    score: int


class UnderView(TypedDict):
    """A card of the deck that the viewer knows, with its depth; the top card has depth 1."""

    depth: int
    card: int


class WindowView(TypedDict):
    """A place that was reached and may be claimed."""

    place: int
    answered: list[bool]
    answer: str | None


class ExpeditionsView(TypedDict):
    """The information visible to a seat or a spectator."""

    announce: str
    commons: str
    first: int | None
    active: int | None
    turn: int
    round: int
    last_round: bool
    main_done: bool
    spent: int
    expeditions: list[ExpeditionView]
    blue: int
    loop: int | None
    base: int | None
    display: list[int]
    deck: int
    under: list[UnderView]
    absent: list[int]
    supply: int
    players: list[PlayerView]
    drawn: list[int]
    kept: int | None
    window: WindowView | None
    offer: int | None


_EXPEDITION: Final = parts(stock=NUMBER, arrows=each(row(CIRCLE, CIRCLE)), tip=maybe(CIRCLE), open=FLAG)

_PLAYER: Final = parts(
    hand=each(maybe(CIRCLE)),
    laid=each(CIRCLE),
    common=each(CIRCLE),
    tokens=each(CIRCLE),
    dead=each(CIRCLE),
    regained=each(CIRCLE),
    tickets=NUMBER,
    mended=NUMBER,
    exchanges=NUMBER,
    score=NUMBER,
)

VIEW_SCHEMA: Final = parts(
    announce=word(ANNOUNCE),
    commons=word(COMMONS),
    first=maybe(SEAT),
    active=maybe(SEAT),
    turn=NUMBER,
    round=NUMBER,
    last_round=FLAG,
    main_done=FLAG,
    spent=NUMBER,
    expeditions=by(COLOUR, _EXPEDITION),
    blue=NUMBER,
    loop=maybe(COLOUR),
    base=maybe(CIRCLE),
    display=each(CIRCLE),
    deck=NUMBER,
    under=each(parts(depth=NUMBER, card=CIRCLE)),
    absent=each(CIRCLE),
    supply=NUMBER,
    players=by(SEAT, _PLAYER),
    drawn=each(CIRCLE),
    kept=maybe(CIRCLE),
    window=maybe(parts(place=CIRCLE, answered=by(SEAT, FLAG), answer=maybe(word(ANSWER)))),
    offer=maybe(CIRCLE),
)
"""Kinds of the numbers in a view, for every client that displays it."""


def view(state: ExpeditionsState, seat: int | None) -> View:
    """Build the view from scratch: the public table, the viewer's own hand, and the cards of the deck that it knows."""
    action = _frame(state, ACTION)
    loop = _frame(state, LOOP_BASE) or _frame(state, LOOP_ARROW)
    offer = _frame(state, TAKE_COMMON)
    visible: ExpeditionsView = {
        "announce": ANNOUNCE.names[int(state.vigilance)],
        "commons": COMMONS.names[int(not state.offers_commons)],
        "first": _seat_or_none(state.first),
        "active": _seat_or_none(state.active),
        "turn": state.turn,
        "round": (state.turn + state.seats - 1) // state.seats,
        "last_round": state.ending,
        "main_done": bool(action and action[2]),
        "spent": action[3] if action else 0,
        "expeditions": [_expedition(state, colour, bool(loop) and loop[2] == colour) for colour in range(COLOUR_COUNT)],
        "blue": len([frame for frame in state.frames if frame[0] in (BLUE_DUE, BLUE_ARROW)]),
        "loop": loop[2] if loop else None,
        "base": loop[3] if loop and loop[0] == LOOP_ARROW else None,
        "display": state.display[:],
        # Cards that a seat has drawn count as deck until it has put as many back: the other seats see neither move.
        "deck": len(state.deck) + len(state.drawn),
        "under": _under(state, seat),
        "absent": sorted([card for card, time in state.absent if time == len(state.exchanges)]),
        "supply": state.box.tickets - sum(state.tickets),
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
        "drawn": [card for card, _ in state.drawn] if _exchanging(state) == seat else [],
        "kept": _kept_card(state, seat),
        "window": _window(state, seat),
        "offer": offer[2] if offer else None,
    }
    return visible


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _frame(state: ExpeditionsState, step: int) -> tuple[int, ...]:
    """Return the topmost frame of a public step, or an empty one."""
    for frame in reversed(state.frames):
        if frame[0] == step:
            return frame
    return ()


def _expedition(state: ExpeditionsState, colour: int, loops: bool) -> ExpeditionView:
    route = state.routes[colour]
    return {
        "stock": route.stock,
        "arrows": [list(arrow) for arrow in route.arrows],
        "tip": route.tip if route.arrows else None,
        "open": bool(route.arrows) and not (closes_loop(route) and (loops or route.stock == 0)),
    }


def _player(state: ExpeditionsState, owner: int, seat: int | None) -> PlayerView:
    return {
        "hand": _hand(state, owner, seat),
        "laid": list(state.laid[owner]),
        "common": list(state.common[owner]),
        "tokens": list(state.tokens[owner]),
        "dead": [token for token, _ in state.dead[owner]] if owner == seat or state.ended() else [],
        "regained": list(state.regained[owner]),
        "tickets": state.tickets[owner],
        "mended": state.mended[owner],
        "exchanges": state.exchanges.count(owner),
        "score": score(state, owner),
    }


def _hand(state: ExpeditionsState, owner: int, seat: int | None) -> list[int | None]:
    """EX-SCORE-09: return a hand: all of it to its owner and at the end, else the key places it certainly holds."""
    if owner == seat or state.ended():
        return list(state.hands[owner])
    certain_cards = certain(state, owner)
    return [*certain_cards, *[None] * (len(state.hands[owner]) - len(certain_cards))]


def certain(state: ExpeditionsState, owner: int) -> Cards:
    """EX-KEY-04: return the cards of key places, known to be in a hand until its owner's first exchange."""
    return () if owner in state.exchanges else tuple(sorted(state.tokens[owner]))


def _under(state: ExpeditionsState, seat: int | None) -> list[UnderView]:
    mine = ALL if seat is None else ALL | 1 << seat
    size = len(state.deck)
    return [{"depth": size - index, "card": card} for index, (card, bits) in enumerate(state.deck) if bits & mine]


def _exchanging(state: ExpeditionsState) -> int:
    """Return the seat that is about to keep or to discard, if any."""
    if state.frames and state.frames[-1][0] in (KEEP_CARD, DISCARD_CARD):
        return state.frames[-1][1]
    return NOBODY


def _kept_card(state: ExpeditionsState, seat: int | None) -> int | None:
    if state.frames and state.frames[-1][0] == DISCARD_CARD and state.frames[-1][1] == seat:
        return None if state.frames[-1][2] == NO_CARD else state.frames[-1][2]
    return None


def _window(state: ExpeditionsState, seat: int | None) -> WindowView | None:
    """EX-PLACE-14: return the window: it is public which seats have answered, but a seat sees only its own answer."""
    window = _frame(state, CLOSE_WINDOW)
    if not window:
        return None
    own = state.answers[seat] if seat is not None else 0
    return {
        "place": window[2],
        "answered": [answer > 0 for answer in state.answers],
        "answer": ANSWER.names[own - 1] if own else None,
    }
