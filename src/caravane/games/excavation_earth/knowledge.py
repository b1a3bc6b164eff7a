"""The view of a seat or a spectator. Secret are hands, packs and picks, and the order of all decks and supplies.

Zu is no seat: where one of the sides is named, None stands for Zu.
"""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.view_schema import FLAG, Part, by, each, maybe, parts, word
from caravane.kernel.words import NUMBER, SEAT

from .buyers import level, price
from .components import CENTRE_COUNT, COLOURS, MARKETS, RELICS, ROWS, TRAVEL, TRAVEL_CARDS
from .crew import free_markers
from .draft_memory import known_packs
from .kinds import (
    BUYER,
    CARD,
    CENTRE,
    COLOUR,
    FACTION,
    GLYPH,
    LOCATION,
    MARKET,
    RELIC,
    SIDE,
    TILE,
    ZU_CARD,
    ZU_KIND,
)
from .payable_actions import travel_in_hand
from .sale import market_list
from .scoring import column_credits, gallery_credits, row_credits
from .state import NO_CARD, NOBODY, NONE, ZU, EarthState
from .step_ids import KEEP_ON_PASS, PICK, SELL_MARKET, SELL_RELIC, SOLO_PICK, ZU_SALE_MARKET, ZU_SNIPE, ZU_SNIPE_MARKET


class CrewView(TypedDict):
    """Fields that players and Zu share."""

    credits: int
    marker: int | None
    passed: bool
    reserve: int
    hold: list[int]
    container: list[int]
    gallery: list[int]
    columns: list[int]
    rows: list[int]
    worth: int
    traders: list[int]
    emissaries: list[int]


class PlayerView(CrewView):
    """The area of a seat; only the number of cards of its hand, unless it is the viewer's own."""

    faction: int | None
    hand: list[int | None]
    travel: list[int]
    used: list[int]
    explorers: list[int]
    rewarded: list[int]


class ZuView(CrewView):
    """The area of Zu."""

    deck: int
    kinds: list[int]
    carried: int
    card: int | None
    colour: int | None
    markets: list[int]
    discard: list[int]
    past: list[int]


class SlotView(TypedDict):
    """A card of the forecast and the side that has a cube on it."""

    card: int
    cube: int | None
    zu: bool


class SaleView(TypedDict):
    """A sale that is being put together."""

    colour: int
    markets: list[int]
    relics: list[int]


class EarthView(TypedDict):
    """The information visible to a seat or a spectator."""

    round: int
    rounds: int
    order: list[int | None]
    active: int | None
    actions: int
    players: list[PlayerView]
    zu: ZuView | None
    sites: list[int]
    supply: list[int]
    piles: list[list[int]]
    sold: list[int]
    surveyed: list[int]
    queues: list[list[int]]
    stock: list[int]
    levels: list[int]
    prices: list[int]
    mothership: list[int]
    tiles: list[int | None]
    tile_side: str | None
    forecast: list[SlotView]
    markers: list[int]
    deck: int
    discard: list[int]
    face_down: int
    buyer_deck: int
    buyer_discard: list[int]
    sale: SaleView | None
    choice: int | None
    pack: list[int]
    picked: list[int]
    packs_seen: list[list[int]]
    drawn: list[int]
    keeping: list[int]


_CREW: Final[dict[str, Part]] = {
    "credits": NUMBER,
    "marker": maybe(NUMBER),
    "passed": FLAG,
    "reserve": NUMBER,
    "hold": each(RELIC),
    "container": each(RELIC),
    "gallery": each(RELIC),
    "columns": by(COLOUR, NUMBER),
    "rows": by(GLYPH, NUMBER),
    "worth": NUMBER,
    "traders": by(MARKET, NUMBER),
    "emissaries": by(CENTRE, NUMBER),
}
_PLAYER: Final = parts(
    **_CREW,
    faction=maybe(FACTION),
    hand=each(maybe(CARD)),
    travel=each(CARD),
    used=each(CARD),
    explorers=each(LOCATION),
    rewarded=each(COLOUR),
)
_ZU: Final = parts(
    **_CREW,
    deck=NUMBER,
    kinds=by(ZU_KIND, NUMBER),
    carried=NUMBER,
    card=maybe(ZU_CARD),
    colour=maybe(COLOUR),
    markets=each(MARKET),
    discard=each(ZU_CARD),
    past=each(ZU_CARD),
)

VIEW_SCHEMA: Final = parts(
    round=NUMBER,
    rounds=NUMBER,
    order=each(maybe(SEAT)),
    active=maybe(SEAT),
    actions=NUMBER,
    players=by(SEAT, _PLAYER),
    zu=maybe(_ZU),
    sites=by(RELIC, NUMBER),
    supply=by(COLOUR, NUMBER),
    piles=by(COLOUR, each(RELIC)),
    sold=by(RELIC, NUMBER),
    surveyed=each(RELIC),
    queues=by(MARKET, each(BUYER)),
    stock=by(BUYER, NUMBER),
    levels=by(COLOUR, NUMBER),
    prices=by(COLOUR, NUMBER),
    mothership=each(BUYER),
    tiles=by(CENTRE, maybe(TILE)),
    tile_side=maybe(word(SIDE)),
    forecast=each(parts(card=CARD, cube=maybe(SEAT), zu=FLAG)),
    markers=each(NUMBER),
    deck=NUMBER,
    discard=each(CARD),
    face_down=NUMBER,
    buyer_deck=NUMBER,
    buyer_discard=each(BUYER),
    sale=maybe(parts(colour=COLOUR, markets=each(MARKET), relics=each(RELIC))),
    choice=maybe(NUMBER),
    pack=each(CARD),
    picked=each(CARD),
    packs_seen=each(each(CARD)),
    drawn=each(CARD),
    keeping=each(CARD),
)
"""Kinds of the numbers in a view, for every client that displays it."""


def view(state: EarthState, seat: int | None) -> View:
    """Build the view from scratch: the public table, then the cards that only this seat holds or remembers."""
    visible: EarthView = {
        "round": state.round,
        "rounds": state.box.rounds,
        "order": [_seat(state, side) for side in state.order],
        "active": _seat(state, state.active),
        "actions": state.actions,
        "players": [_player(state, owner, seat) for owner in range(state.seats)],
        "zu": _zu(state) if state.solo() else None,
        "sites": state.sites[:],
        "supply": [len(supply) for supply in state.supply],
        "piles": [list(reversed(pile)) for pile in state.piles],
        "sold": state.sold[:],
        "surveyed": list(state.unearthed),
        "queues": [list(queue) for queue in state.queues],
        "stock": state.stock[:],
        "levels": [level(state, colour) for colour in range(len(COLOURS))],
        "prices": [price(state, colour) for colour in range(len(COLOURS))],
        "mothership": list(state.mothership),
        "tiles": list(state.tiles) or [None] * CENTRE_COUNT,
        "tile_side": SIDE.names[state.round - 2] if state.tiles else None,
        "forecast": [_slot(state, slot) for slot in range(len(state.forecast))],
        "markers": free_markers(state),
        "deck": len(state.deck),
        "discard": state.discard[:],
        "face_down": len(state.face_down),
        "buyer_deck": len(state.buyer_deck),
        "buyer_discard": list(state.buyer_discard),
        "sale": _sale(state),
        "choice": None if state.draft < 0 else state.draft + 1,
        "pack": list(_pack(state, seat)),
        "picked": list(_picked(state, seat)),
        "packs_seen": [] if seat is None else known_packs(state, seat),
        "drawn": list(state.drawn) if seat is not None and seat == state.active else [],
        "keeping": list(_own_frame(state, seat, KEEP_ON_PASS)[2:]),
    }
    return visible


def _seat(state: EarthState, side: int) -> int | None:
    return side if 0 <= side < state.seats else None


def _crew(state: EarthState, side: int) -> CrewView:
    gallery = state.galleries[side]
    return {
        "credits": state.credits[side],
        "marker": state.markers[side] or None,
        "passed": bool(state.passed >> side & 1),
        "reserve": max(0, state.reserve[side]),
        "hold": list(state.holds[side]),
        "container": list(state.containers[side]),
        "gallery": [relic for relic in range(len(RELICS)) if gallery >> relic & 1],
        "columns": [column_credits(state.box, gallery, colour) for colour in range(len(COLOURS))],
        "rows": [row_credits(state, gallery, row) for row in range(ROWS)],
        "worth": gallery_credits(state, gallery),
        "traders": state.traders[side * MARKETS : (side + 1) * MARKETS],
        "emissaries": state.emissaries[side * CENTRE_COUNT : (side + 1) * CENTRE_COUNT],
    }


def _player(state: EarthState, owner: int, seat: int | None) -> PlayerView:
    hand = state.hands[owner]
    faction = state.factions[owner]
    mine = travel_in_hand(state, owner)
    return {
        **_crew(state, owner),
        "faction": None if faction == NOBODY else faction,
        "hand": list(hand) if owner == seat else [None] * len(hand),
        "travel": mine,
        "used": [card for card in range(TRAVEL, TRAVEL + TRAVEL_CARDS) if card not in mine],
        "explorers": list(state.explorers[owner]),
        "rewarded": [colour for colour in range(len(COLOURS)) if state.columns[owner] >> colour & 1],
    }


def _zu(state: EarthState) -> ZuView:
    zu = state.zu
    colour, markets = _settled(state)
    return {
        **_crew(state, ZU),
        "deck": len(zu.deck),
        "kinds": list(state.box.zu.decks[state.round - 1]),
        "carried": state.box.zu.carried if zu.past else 0,
        "card": None if zu.card == NO_CARD else zu.card,
        "colour": colour,
        "markets": markets,
        "discard": list(zu.discard),
        "past": list(zu.past[-1]) if zu.past else [],
    }


def _settled(state: EarthState) -> tuple[int | None, list[int]]:
    """Return the colour and the markets chosen for Zu's card, which are public; more lots may follow before it acts."""
    for frame in state.frames:
        if frame[0] == ZU_SALE_MARKET:
            return frame[2], market_list(frame[3])
        if frame[0] in (ZU_SNIPE, ZU_SNIPE_MARKET) and len(frame) > 2:
            return frame[2], []
    led = state.zu.card != NO_CARD and state.zu.lead != NONE
    return state.zu.lead if led else None, []


def _slot(state: EarthState, slot: int) -> SlotView:
    owner = state.survey_cubes[slot]
    return {"card": state.forecast[slot], "cube": _seat(state, owner), "zu": owner >= state.seats}


def _sale(state: EarthState) -> SaleView | None:
    """Return the sale that the active seat is putting together; its choices are public."""
    frame = state.frames[-1] if state.frames else ()
    if frame and frame[0] == SELL_MARKET:
        return {"colour": frame[2], "markets": market_list(frame[5]), "relics": []}
    if frame and frame[0] == SELL_RELIC:
        return {"colour": frame[2], "markets": market_list(frame[3]), "relics": [code // 2 for code in frame[4:]]}
    return None


def _pack(state: EarthState, seat: int | None) -> tuple[int, ...]:
    """Return the pack that a seat chooses from now."""
    if seat is None or state.draft < 0:
        return ()
    if state.solo():
        return state.packs[seat]
    return state.packs[(seat - state.draft) % state.seats][state.box.draft.picks * state.draft :]


def _picked(state: EarthState, seat: int | None) -> tuple[int, ...]:
    """Return the cards that a seat has picked from its pack, which are secret until they are played."""
    if seat is None or state.draft < 0:
        return ()
    index = state.find(seat)
    if index >= 0 and state.frames[index][0] in (PICK, SOLO_PICK):
        return state.frames[index][2:]
    return state.picks[seat]


def _own_frame(state: EarthState, seat: int | None, step: int) -> tuple[int, ...]:
    """Return the frame of a secret step if this seat is at it, else an empty one."""
    if state.frames and state.frames[-1][0] == step and state.frames[-1][1] == seat:
        return state.frames[-1]
    return ()
