"""The view of a seat. Hands and the deck are secret; what lay open once is remembered by those who saw it."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.view_schema import FLAG, by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT

from .components import COLOUR_COUNT, TICKETS
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
    Cards,
    ExpeditionsState,
)
from .words import ANNOUNCE, ANSWER, CIRCLE, COLOUR


class ExpeditionView(TypedDict):
    """One of the three expeditions. `open` tells whether its tip is free; it is not before the first arrow and in a loop."""

    stock: int
    arrows: list[list[int]]
    tip: int | None
    open: bool


class PlayerView(TypedDict):
    """What lies before a seat; of a hand, what the viewer knows; of dead tokens, only the own ones."""

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
    """A card of the deck that the viewer knows: so many cards from the top, the top card being 1."""

    depth: int
    card: int


class WindowView(TypedDict):
    """A place that was reached and may be claimed."""

    place: int
    answered: list[bool]
    answer: str | None


class ExpeditionsView(TypedDict):
    """What a seat, or a spectator, may see."""

    announce: str
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

SHAPE: Final = parts(
    announce=word(ANNOUNCE),
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
)
"""What the numbers in a view are, for every face that shows it."""


def view(state: ExpeditionsState, seat: int | None) -> View:
    """Start from nothing: the table as all see it, the own hand, and what the seat has seen of the deck."""
    action = _frame(state, ACTION)
    loop = _frame(state, LOOP_BASE) or _frame(state, LOOP_ARROW)
    seen: ExpeditionsView = {
        "announce": ANNOUNCE.names[int(state.vigilance)],
        "first": _somebody(state.first),
        "active": _somebody(state.active),
        "turn": state.turn,
        "round": (state.turn + state.seats - 1) // state.seats,
        "last_round": state.ending,
        "main_done": bool(action and action[2]),
        "spent": action[3] if action else 0,
        "expeditions": [_expedition(state, colour) for colour in range(COLOUR_COUNT)],
        "blue": len([frame for frame in state.frames if frame[0] in (BLUE_DUE, BLUE_ARROW)]),
        "loop": loop[2] if loop else None,
        "base": loop[3] if loop and loop[0] == LOOP_ARROW else None,
        "display": state.display[:],
        # Cards that a seat has drawn count as deck until it has put as many back: others see neither move.
        "deck": len(state.deck) + len(state.drawn),
        "under": _under(state, seat),
        "absent": sorted([card for card, time in state.absent if time == len(state.exchanges)]),
        "supply": TICKETS - sum(state.tickets),
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
        "drawn": [card for card, _ in state.drawn] if _exchanging(state) == seat else [],
        "kept": _kept(state, seat),
        "window": _window(state, seat),
    }
    return seen


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _frame(state: ExpeditionsState, step: int) -> tuple[int, ...]:
    """Give the topmost frame of a step that is public, if there is one."""
    for frame in reversed(state.frames):
        if frame[0] == step:
            return frame
    return ()


def _expedition(state: ExpeditionsState, colour: int) -> ExpeditionView:
    route = state.routes[colour]
    return {
        "stock": route.stock,
        "arrows": [list(arrow) for arrow in route.arrows],
        "tip": route.tip if route.arrows else None,
        "open": bool(route.arrows) and not closes_loop(route),
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
    """EX-SCORE-09: show the own hand, all hands in the end, and of others the key places they certainly hold."""
    if owner == seat or state.ended():
        return list(state.hands[owner])
    sure = certain(state, owner)
    return [*sure, *[None] * (len(state.hands[owner]) - len(sure))]


def certain(state: ExpeditionsState, owner: int) -> Cards:
    """EX-KEY-04: the cards of key places are known to be in a hand until its owner exchanges for the first time."""
    return () if owner in state.exchanges else tuple(sorted(state.tokens[owner]))


def _under(state: ExpeditionsState, seat: int | None) -> list[UnderView]:
    mine = ALL if seat is None else ALL | 1 << seat
    size = len(state.deck)
    return [{"depth": size - place, "card": card} for place, (card, bits) in enumerate(state.deck) if bits & mine]


def _exchanging(state: ExpeditionsState) -> int:
    """Give the seat that is about to keep or to discard, if any."""
    if state.frames and state.frames[-1][0] in (KEEP_CARD, DISCARD_CARD):
        return state.frames[-1][1]
    return NOBODY


def _kept(state: ExpeditionsState, seat: int | None) -> int | None:
    if state.frames and state.frames[-1][0] == DISCARD_CARD and state.frames[-1][1] == seat:
        return None if state.frames[-1][2] == NO_CARD else state.frames[-1][2]
    return None


def _window(state: ExpeditionsState, seat: int | None) -> WindowView | None:
    """EX-PLACE-14: who has answered is public, what only to the seat itself."""
    close = _frame(state, CLOSE_WINDOW)
    if not close:
        return None
    own = state.answers[seat] if seat is not None else 0
    return {
        "place": close[2],
        "answered": [answer > 0 for answer in state.answers],
        "answer": ANSWER.names[own - 1] if own else None,
    }
