"""Rules of the command tiles. `side` is 0 for white (round 2) and 1 for yellow (round 3)."""

from typing import Final, final

from caravane.kernel.event import Events
from caravane.kernel.native import mypyc_attr
from caravane.kernel.state import TABLE

from ..components import COLOURS, MARKETS, RELICS, SITE, TILES
from ..crew import can_place, samples, traders_at
from ..events import TILE_PAID
from ..payable_actions import sale_colours
from ..scoring import gain
from ..state import NONE, EarthState
from ..step_ids import ARCHIVE_RELIC, MOVE_STEP, RUMOUR_MARKET, SAFE_MORE, SELL_COLOUR, TELEPORT
from ..words import TILE_LINE
from .common import draw_and_keep
from .digging import BY_TILE, dig_by_tile


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """A power of the Mothership."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Push the decisions of the seat, or apply the automatic effect (EE-TILE-ALL-03)."""
        raise NotImplementedError


@final
class Relay(Tile):
    """EE-TILE-RELAY-01, 02: steps as in a move, possibly after a teleport."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Offer moves of explorers."""
        state.push((MOVE_STEP, seat, state.box.tile.relay_steps[side], 1))
        if state.box.tile.relay_teleports[side]:
            state.push((TELEPORT, seat))


@final
class Scanner(Tile):
    """EE-TILE-SCANNER-01, 02: dig any colour where own explorers stand."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Offer a dig, if there is something to dig."""
        dig_by_tile(state, seat, state.box.tile.scanner_relics[side])


@final
class PrivateSale(Tile):
    """EE-TILE-PRIVATESALE-01, 02: a sale on few markets."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Offer a sale, if one is possible."""
        if sale_colours(state, seat, NONE):
            state.push((SELL_COLOUR, seat, state.box.tile.private_markets[side], NONE, BY_TILE))


@final
class Rumour(Tile):
    """EE-TILE-RUMOUR-01, 02: buyers for a market, possibly another one elsewhere."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Push the choice of the first market."""
        state.push((RUMOUR_MARKET, seat, state.box.tile.rumour_markets[side], NONE))


@final
class SafeConduct(Tile):
    """EE-TILE-SAFECONDUCT-01, 02: deals with the black market, at better prices and from anywhere."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Offer deals as long as one is possible."""
        state.push((SAFE_MORE, TABLE, seat, state.box.tile.safe_deals[side], 0))


@final
class Archive(Tile):
    """EE-TILE-ARCHIVE-01, 02: a sample of a relic that stays where it is."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Offer the samples within reach, if there are any and a cube for one."""
        if can_place(state, seat) and in_reach(state, seat, state.box.tile.archive_everywhere[side]):
            state.push((ARCHIVE_RELIC, seat, state.box.tile.archive_everywhere[side]))


def in_reach(state: EarthState, seat: int, everywhere: int) -> list[int]:
    """List the types that Archive cast may sample: the gallery space must be free."""
    found: list[int] = []
    for relic in range(len(RELICS)):
        if everywhere:
            there = state.sites[relic] > 0 or relic in tops(state)
        else:
            there = state.sites[relic] > 0 and SITE[relic] in state.explorers[seat]
        if there and not samples(state, seat, relic):
            found.append(relic)
    return found


def tops(state: EarthState) -> list[int]:
    """List the relics on top of the piles."""
    return [state.piles[colour][-1] for colour in range(len(COLOURS)) if state.piles[colour]]


@final
class Briefing(Tile):
    """EE-TILE-BRIEFING-01, 02: credits, and one of some cards; never more than one, or a round might never end."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Pay and draw."""
        pay(state, seat, TILES.index("briefing"), state.box.tile.briefing_credits[side], events)
        draw_and_keep(state, seat, state.box.tile.briefing_draws[side])


@final
class Dividends(Tile):
    """EE-TILE-DIVIDENDS-01: credits for every market with an own trader."""

    def use(self, state: EarthState, seat: int, side: int, events: Events) -> None:
        """Pay."""
        markets = len([market for market in range(MARKETS) if traders_at(state, seat, market)])
        pay(state, seat, TILES.index("dividends"), state.box.tile.dividends[side] * markets, events)


def pay(state: EarthState, seat: int, tile: int, paid: int, events: Events) -> None:
    """Pay the credits of a tile."""
    gain(state, seat, TILE_LINE, paid)
    events.tell(seat, (TILE_PAID, tile, paid))


UNITS: Final[tuple[Tile, ...]] = (
    Relay(),
    Scanner(),
    PrivateSale(),
    Rumour(),
    SafeConduct(),
    Archive(),
    Briefing(),
    Dividends(),
)
"""Rules of the tiles, in the order of the component file."""
