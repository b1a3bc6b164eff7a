"""Rules of the twelve sites: the effect of an arriving vehicle, and the points. Ordinary sites need data only."""

from typing import Final, final

from caravane.kernel.event import Events
from caravane.kernel.native import mypyc_attr

from .components import (
    CHICHEN_ITZA,
    COLOURS,
    GREEN,
    MONKEYS,
    RAPA_NUI,
    SITES,
    TANTALLON_CASTLE,
    ULURU,
)
from .rulings import CHICHEN_LAST_ONLY, NOTHING_AT_START
from .scoring import gain
from .state import SCORE_ULURU, VEHICLES_PER_SEAT, ArcheosState
from .words import RAPA_NUI_LINE, RAPA_NUI_SCORED, RETREATED_TO


@mypyc_attr(allow_interpreted_subclasses=True)
class Site:
    """A site without a special rule: at season end it scores the space of the vehicle (AS-SITE-ALL-01)."""

    def __init__(self, site: int) -> None:
        self.site: Final = site
        self.colour: Final = site % len(COLOURS)

    def entered(self, state: ArcheosState, seat: int, space: int) -> None:
        """Apply the effect of an advance to a space."""

    def points(self, state: ArcheosState, seat: int) -> int:
        """Return the points of step 3. At Ta-sekhet-ma'at this is the rear vehicle (AS-SITE-TASEKHET-04)."""
        return state.box.points[self.site][self.space(state, seat)]

    def scored(self, state: ArcheosState, events: Events) -> None:
        """Apply the effect that follows when all seats have scored."""

    def space(self, state: ArcheosState, seat: int) -> int:
        """Return the space of a seat's vehicle, of the rear one if there are two."""
        return state.spaces[seat * VEHICLES_PER_SEAT + self.colour]


@final
class ChichenItza(Site):
    """AS-SITE-CHICHENITZA-02, 06: every threshold crossed in a turn allows its seat to draw at the end of the turn."""

    def entered(self, state: ArcheosState, seat: int, space: int) -> None:
        # AS-SITE-CHICHENITZA-07: when all monkeys are out the season is over, and no seat draws.
        if state.monkeys < MONKEYS:
            before = 0 if state.rulings & CHICHEN_LAST_ONLY else state.draws
            state.draws = before + state.box.chichen_draws[space - 1]


@final
class RapaNui(Site):
    """AS-SITE-RAPANUI-02: when all seats have scored, the furthest ones score more and go back to the start."""

    def scored(self, state: ArcheosState, events: Events) -> None:
        furthest = max([self.space(state, seat) for seat in range(state.seats)])
        if furthest == 0 and state.rulings & NOTHING_AT_START:
            return
        for seat in range(state.seats):
            if self.space(state, seat) == furthest:
                state.spaces[seat * VEHICLES_PER_SEAT + GREEN] = 0
                events.tell(seat, (RAPA_NUI_SCORED, gain(state, seat, RAPA_NUI_LINE, state.box.rapa_nui_bonus)))
                if furthest:
                    events.tell(seat, (RETREATED_TO, RAPA_NUI, 0))


@final
class TantallonCastle(Site):
    """AS-SITE-TANTALLON-02: a vehicle alone on its space scores more than one that shares it."""

    def points(self, state: ArcheosState, seat: int) -> int:
        space = self.space(state, seat)
        company = [other for other in range(state.seats) if self.space(state, other) == space]
        return state.box.points[self.site][space] if len(company) == 1 else state.box.shared_points[space]


@final
class Uluru(Site):
    """AS-SITE-ULURU-02: right after an advance its seat may score the space and go back to the start."""

    def entered(self, state: ArcheosState, seat: int, space: int) -> None:
        state.push((SCORE_ULURU, seat))


def _unit(site: int) -> Site:
    """Return the rules of a site. Ta-sekhet-ma'at has its own in the moves of vehicles, Ur in a phase of season end."""
    if site == CHICHEN_ITZA:
        return ChichenItza(site)
    if site == RAPA_NUI:
        return RapaNui(site)
    if site == TANTALLON_CASTLE:
        return TantallonCastle(site)
    return Uluru(site) if site == ULURU else Site(site)


UNITS: Final[tuple[Site, ...]] = tuple([_unit(site) for site in range(len(SITES))])
