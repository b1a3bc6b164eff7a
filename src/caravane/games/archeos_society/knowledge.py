"""The view and the redeal of a seat. Secret are the order of the pile, and hands except for cards taken face up."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.hand import less
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT

from .components import COLOURS, MONKEY, TA_SEKHET_MAAT, TOKENS
from .roles import tokens_held
from .rulings import TAKEN_CARDS_HIDDEN
from .scoring import score
from .state import (
    ADD_CARD,
    DRAFT_SIDE,
    FRONT,
    KEEP_CARDS,
    LEADER,
    NO_PAINT,
    NO_SITE,
    NOBODY,
    PICK_ROLE,
    PICK_SIDE,
    TRAIT,
    VEHICLES_PER_SEAT,
    ArcheosState,
    Cards,
)
from .steps.building import BUILDING
from .words import CARD, COLOUR, MODE, PAINT, ROLE, SITE


class PlayerView(TypedDict):
    """The public area of a seat, and the cards of its hand that the viewer knows."""

    hand: list[int | None]
    expeditions: list[list[int]]
    vehicles: list[list[int]]
    needed: list[int]
    linguist: int
    relics: list[int]
    tokens: list[int]
    score: int


class ArcheosView(TypedDict):
    """The information visible to a seat or a spectator."""

    mode: str
    season: int
    seasons: int
    first: int | None
    active: int | None
    roles: list[int]
    sites: list[int | None]
    paints: list[int | None]
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

VIEW_SCHEMA: Final = parts(
    mode=word(MODE),
    season=NUMBER,
    seasons=NUMBER,
    first=maybe(SEAT),
    active=maybe(SEAT),
    roles=each(ROLE),
    sites=by(COLOUR, maybe(SITE)),
    paints=by(SEAT, maybe(PAINT)),
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
"""Kinds of the numbers in a view, for every client that displays it."""


def view(state: ArcheosState, seat: int | None) -> View:
    """Build the view from scratch: the public table, the viewer's own hand, and the expedition it builds in secret."""
    visible: ArcheosView = {
        "mode": MODE.names[state.mode],
        "season": state.season,
        "seasons": state.box.seasons[state.seats],
        "first": _seat_or_none(state.first),
        "active": _seat_or_none(state.active),
        "roles": list(state.roles),
        "sites": [None if site == NO_SITE else site for site in state.sites],
        "paints": [_paint(state, owner) for owner in range(state.seats)],
        "pile": len(state.pile),
        "upper": max(0, len(state.pile) - state.lower) if _monkeys_in(state) else 0,
        "monkeys": state.monkeys if state.pile or state.returned else 0,
        "third": _seat_or_none(state.third),
        "area": state.area[:],
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
        "tile": list(state.tile) or None,
        "tokens": _tokens(2 ** (TOKENS + 1) - 2 & ~tokens_held(state)),
        "draws": state.draws,
        "draft": _draft(state, seat),
        "board": state.frames[-1][2] if state.frames and state.frames[-1][0] in (DRAFT_SIDE, PICK_SIDE) else None,
        "building": list(_own_frame(state, seat, ADD_CARD)[BUILDING:] or _own_frame(state, seat, TRAIT)[3:]),
        "keeping": list(_own_frame(state, seat, KEEP_CARDS)[2:]),
    }
    return visible


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _paint(state: ArcheosState, seat: int) -> int | None:
    paint = state.paint(seat)
    return None if paint == NO_PAINT else paint


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
    """AS-TURN-11: return the own hand, or a None for each card; by the host's option, first those taken face up."""
    if owner == seat:
        return list(state.hands[owner])
    if state.rulings & TAKEN_CARDS_HIDDEN:
        return [None] * len(state.hands[owner])
    hidden = len(state.hands[owner]) - len(state.known[owner])
    return [*state.known[owner], *[None] * hidden]


def _vehicles(state: ArcheosState, owner: int, colour: int) -> list[int]:
    base = owner * VEHICLES_PER_SEAT
    rear = state.spaces[base + colour]
    return [rear, state.spaces[base + FRONT]] if state.sites[colour] == TA_SEKHET_MAAT else [rear]


def _needed(state: ArcheosState, owner: int, colour: int) -> int:
    """Return the minimum size that advances a vehicle of a seat on a site, 0 if no vehicle can advance."""
    site = state.sites[colour]
    if site == NO_SITE:
        return 0
    ahead = [space for space in _vehicles(state, owner, colour) if space < state.box.last_spaces[site]]
    return min([state.box.thresholds[site][space] for space in ahead], default=0)


def _tokens(bits: int) -> list[int]:
    return [token for token in range(1, TOKENS + 1) if bits >> token & 1]


def _draft(state: ArcheosState, seat: int | None) -> list[int | None]:
    """AS-SETUP-30: return the draft's cards that the seat has held, and a None for each other card of the holder."""
    if state.frames and state.frames[-1][0] == PICK_ROLE:
        return [role for role, _ in state.held]
    me = 0 if seat is None else 1 << seat
    known = [role for role, knowers in state.held if knowers & me]
    return [*known, *[None] * (len(state.held) - len(known))]


def _own_frame(state: ArcheosState, seat: int | None, step: int) -> tuple[int, ...]:
    """Return the frame of a secret step if this seat is at it, else an empty one."""
    if state.frames and state.frames[-1][0] == step and state.frames[-1][1] == seat:
        return state.frames[-1]
    return ()


def redeal(state: ArcheosState, seat: int, luck: Luck) -> None:
    """Redraw all that the seat cannot know: unseen cards of hands and pile, positions of monkeys, cards of a draft."""
    _revert_plans(state, seat)
    if state.held:
        _redeal_draft(state, seat, luck)
    if state.pile:
        _redeal_cards(state, seat, luck)


def _revert_plans(state: ArcheosState, seat: int) -> None:
    """Revert another seat's secret step to its cover: its plan is part of its hidden hand."""
    while state.frames and state.frames[-1][1] != seat and state.frames[-1][0] in (LEADER, TRAIT, ADD_CARD):
        state.frames.pop()
    if state.frames and state.frames[-1][0] == KEEP_CARDS and state.frames[-1][1] != seat:
        state.push(state.frames.pop()[:2])


def _redeal_draft(state: ArcheosState, seat: int, luck: Luck) -> None:
    """Exchange the role cards that the seat has not held; each position keeps its set of seats that know it."""
    me = 1 << seat
    held = sorted(state.held, key=_knowers)
    unknown = sorted([role for role, knowers in held if not knowers & me] + state.aside)
    luck.shuffle(unknown)
    state.held = sorted([(role if knowers & me else unknown.pop(), knowers) for role, knowers in held])
    state.aside = unknown


def _knowers(hidden: tuple[int, int]) -> int:
    return hidden[1]


def _redeal_cards(state: ArcheosState, seat: int, luck: Luck) -> None:
    """Mix the unseen cards of the other hands with the pile; monkeys stay within the rest of the lower half."""
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
    positions = list(range(min(len(state.pile), state.lower)))
    luck.shuffle(positions)
    monkey_positions = set(positions[:monkeys])
    state.pile = [MONKEY if position in monkey_positions else unknown.pop() for position in range(len(state.pile))]


def _unseen(state: ArcheosState, seat: int) -> Cards:
    return less(state.hands[seat], state.known[seat])
