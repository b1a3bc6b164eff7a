"""View and redeal: the two faces of secrecy. Hands are secret but for cards taken face up; so is the order of the pile."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.hand import less
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT

from .components import COLOURS, LAST_SPACE, MONKEY, SEASONS, TA_SEKHET_MAAT, THRESHOLDS, TOKENS
from .roles import tokens_held
from .scoring import score
from .state import (
    ADD_CARD,
    DRAFT_SIDE,
    FRONT,
    KEEP_CARDS,
    LEADER,
    NO_SITE,
    NOBODY,
    PLACES,
    TRAIT,
    ArcheosState,
    Cards,
)
from .steps.building import BUILDING
from .words import CARD, COLOUR, MODE, ROLE, SITE


class PlayerView(TypedDict):
    """What lies before a seat; of a hand, what the viewer knows."""

    hand: list[int | None]
    expeditions: list[list[int]]
    vehicles: list[list[int]]
    needed: list[int]
    linguist: int
    relics: list[int]
    tokens: list[int]
    score: int


class ArcheosView(TypedDict):
    """What a seat, or a spectator, may see."""

    mode: str
    season: int
    seasons: int
    first: int | None
    active: int | None
    roles: list[int]
    sites: list[int | None]
    pile: int
    upper: int
    monkeys: int
    third: int | None
    area: list[int]
    players: list[PlayerView]
    tile: list[int] | None
    tokens: list[int]
    draws: int
    draft: list[int | None]
    board: int | None
    building: list[int]
    keeping: list[int]


_PLAYER: Final = parts(
    hand=each(maybe(CARD)),
    expeditions=each(each(CARD)),
    vehicles=by(COLOUR, each(NUMBER)),
    needed=by(COLOUR, NUMBER),
    linguist=NUMBER,
    relics=each(COLOUR),
    tokens=each(NUMBER),
    score=NUMBER,
)

SHAPE: Final = parts(
    mode=word(MODE),
    season=NUMBER,
    seasons=NUMBER,
    first=maybe(SEAT),
    active=maybe(SEAT),
    roles=each(ROLE),
    sites=by(COLOUR, maybe(SITE)),
    pile=NUMBER,
    upper=NUMBER,
    monkeys=NUMBER,
    third=maybe(SEAT),
    area=each(CARD),
    players=by(SEAT, _PLAYER),
    tile=maybe(row(SEAT, NUMBER)),
    tokens=each(NUMBER),
    draws=NUMBER,
    draft=each(maybe(ROLE)),
    board=maybe(COLOUR),
    building=each(CARD),
    keeping=each(CARD),
)
"""What the numbers in a view are, for every face that shows it."""


def view(state: ArcheosState, seat: int | None) -> View:
    """Start from nothing: the table as all see it, the own hand, and what is being built in secret."""
    seen: ArcheosView = {
        "mode": MODE.names[state.mode],
        "season": state.season,
        "seasons": SEASONS[state.seats],
        "first": _somebody(state.first),
        "active": _somebody(state.active),
        "roles": list(state.roles),
        "sites": [None if site == NO_SITE else site for site in state.sites],
        "pile": len(state.pile),
        "upper": max(0, len(state.pile) - state.lower) if _monkeys_in(state) else 0,
        "monkeys": state.monkeys if state.pile or state.returned else 0,
        "third": _somebody(state.third),
        "area": state.area[:],
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
        "tile": list(state.tile) or None,
        "tokens": _tokens(2 ** (TOKENS + 1) - 2 & ~tokens_held(state)),
        "draws": state.draws,
        "draft": _draft(state, seat),
        "board": state.frames[-1][2] if state.frames and state.frames[-1][0] == DRAFT_SIDE else None,
        "building": list(_own_frame(state, seat, ADD_CARD)[BUILDING:] or _own_frame(state, seat, TRAIT)[3:]),
        "keeping": list(_own_frame(state, seat, KEEP_CARDS)[2:]),
    }
    return seen


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _monkeys_in(state: ArcheosState) -> bool:
    return MONKEY in state.pile


def _player(state: ArcheosState, owner: int, seat: int | None) -> PlayerView:
    return {
        "hand": _hand(state, owner, seat),
        "expeditions": [list(expedition) for expedition in state.expeditions[owner]],
        "vehicles": [_vehicles(state, owner, colour) for colour in range(len(COLOURS))],
        "needed": [_needed(state, owner, colour) for colour in range(len(COLOURS))],
        "linguist": state.linguists[owner],
        "relics": [colour for colour in range(len(COLOURS)) if state.relics[owner] >> colour & 1],
        "tokens": _tokens(state.tokens[owner]),
        "score": score(state, owner),
    }


def _hand(state: ArcheosState, owner: int, seat: int | None) -> list[int | None]:
    """Show the own hand; of others the cards that were taken face up, then how many more there are."""
    if owner == seat:
        return list(state.hands[owner])
    hidden = len(state.hands[owner]) - len(state.known[owner])
    return [*state.known[owner], *[None] * hidden]


def _vehicles(state: ArcheosState, owner: int, colour: int) -> list[int]:
    base = owner * PLACES
    rear = state.spaces[base + colour]
    return [rear, state.spaces[base + FRONT]] if state.sites[colour] == TA_SEKHET_MAAT else [rear]


def _needed(state: ArcheosState, owner: int, colour: int) -> int:
    """Give the least size that takes a vehicle of a seat further on a site; 0 where none can."""
    if state.sites[colour] == NO_SITE:
        return 0
    ahead = [space for space in _vehicles(state, owner, colour) if space < LAST_SPACE]
    return min([THRESHOLDS[state.sites[colour]][space] for space in ahead], default=0)


def _tokens(bits: int) -> list[int]:
    return [token for token in range(1, TOKENS + 1) if bits >> token & 1]


def _draft(state: ArcheosState, seat: int | None) -> list[int | None]:
    """AS-SETUP-30: show the cards of the draft that the seat has held, then how many more the holder has."""
    me = 0 if seat is None else 1 << seat
    known = [role for role, knowers in state.held if knowers & me]
    return [*known, *[None] * (len(state.held) - len(known))]


def _own_frame(state: ArcheosState, seat: int | None, step: int) -> tuple[int, ...]:
    """Give the frame of a secret step, if this seat stands at it."""
    if state.frames and state.frames[-1][0] == step and state.frames[-1][1] == seat:
        return state.frames[-1]
    return ()


def redeal(state: ArcheosState, seat: int, luck: Luck) -> None:
    """Draw anew what the seat cannot know: unseen cards of hands and pile, the monkeys' places, a draft's cards."""
    _take_back_plans(state, seat)
    if state.held:
        _redeal_draft(state, seat, luck)
    if state.pile:
        _redeal_cards(state, seat, luck)


def _take_back_plans(state: ArcheosState, seat: int) -> None:
    """Lead another seat's secret step back to its cover: what it plans is part of its hidden hand."""
    while state.frames and state.frames[-1][1] != seat and state.frames[-1][0] in (LEADER, TRAIT, ADD_CARD):
        state.frames.pop()
    if state.frames and state.frames[-1][0] == KEEP_CARDS and state.frames[-1][1] != seat:
        state.push(state.frames.pop()[:2])


def _redeal_draft(state: ArcheosState, seat: int, luck: Luck) -> None:
    """Exchange the role cards that the seat has not held; the places keep who has held them."""
    me = 1 << seat
    held = sorted(state.held, key=_knowers)
    unknown = sorted([role for role, knowers in held if not knowers & me] + state.aside)
    luck.shuffle(unknown)
    state.held = sorted([(role if knowers & me else unknown.pop(), knowers) for role, knowers in held])
    state.aside = unknown


def _knowers(hidden: tuple[int, int]) -> int:
    return hidden[1]


def _redeal_cards(state: ArcheosState, seat: int, luck: Luck) -> None:
    """Mix the unseen cards of the other hands with the pile; monkeys stay in what is left of the lower half."""
    monkeys = state.pile.count(MONKEY)
    unknown = [card for card in state.pile if card != MONKEY]
    for other in range(state.seats):
        if other != seat:
            unknown += _unseen(state, other)
    unknown.sort()
    luck.shuffle(unknown)
    for other in range(state.seats):
        if other != seat:
            count = len(state.hands[other]) - len(state.known[other])
            state.hands[other] = tuple(sorted([*state.known[other], *[unknown.pop() for _ in range(count)]]))
    # The bottom of the pile is the start of the list, so the lower half comes first.
    places = list(range(min(len(state.pile), state.lower)))
    luck.shuffle(places)
    hiding = set(places[:monkeys])
    state.pile = [MONKEY if place in hiding else unknown.pop() for place in range(len(state.pile))]


def _unseen(state: ArcheosState, seat: int) -> Cards:
    return less(state.hands[seat], state.known[seat])
