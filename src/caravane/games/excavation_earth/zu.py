"""Zu's priorities: every choice is a ranking of candidates, with chance among those still equal (EE-ZU-11 to 18).

A choice continues in the frame `then`, with the chosen number appended; where chance has to decide, the frame waits
below the lot. Each choice announces the priority that decided.
"""

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, Frame

from .buyers import interested, level
from .components import CENTRE_COUNT, COLOURS, MARKETS, RELICS, ROWS, SITE
from .crew import free_hold, free_space, place_guard, put_away, samples, stored, traders_at, zu_can_place
from .events import (
    ZU_COLOUR,
    ZU_COMPARED_COLOUR,
    ZU_COMPARED_MARKET,
    ZU_COMPARED_RELIC,
    ZU_FAILED,
    ZU_LEAD,
    ZU_MARKET,
    ZU_NO_SAMPLE,
    ZU_RELIC,
)
from .kinds import (
    COULD_DIG,
    FEWEST_YOURS,
    HOLD_FIRST,
    IN_CONTAINER,
    IN_HOLD,
    INFLUENCE,
    INTERESTED,
    LEAST_POPULAR,
    LEVEL,
    MOST_TILES,
    NOT_SAMPLED_BY_YOU,
    NOT_STORED,
    ONLY,
    RAREST,
    VALUE,
    YOUR_TRADERS,
)
from .rulings import E2_FAIL_NOTHING, H2_FAIL_MORE, H3_STORES_ANYWHERE, ZU_DIGS_AS_PRINTED
from .scoring import gain
from .state import HUMAN, NONE, ZU, EarthState
from .step_ids import TIE_COLOUR, TIE_LEAD, TIE_MARKET, TIE_RELIC
from .words import FAILURE_LINE

Priority = tuple[int, list[int]]
"""A priority's name, and the value of each candidate by it."""


Compared = list[tuple[int, int]]
"""Candidates with their values by the priority that decided."""


def narrow(candidates: list[int], priorities: list[Priority]) -> tuple[list[int], int, Compared]:
    """EE-ZU-18: return the candidates best by each priority in turn, the last one that decided, and what it compared."""
    left = list(range(len(candidates)))
    reason = ONLY
    compared: Compared = []
    for name, marks in priorities:
        best = max([marks[index] for index in left])
        best_left = [index for index in left if marks[index] == best]
        if len(best_left) < len(left):
            reason = name
            compared = [(candidates[index], abs(marks[index])) for index in left]
        left = best_left
    return [candidates[index] for index in left], reason, compared


def announce_compared(word: int, compared: Compared, events: Events) -> None:
    """Announce which candidates were compared, each with its value."""
    for candidate, mark in compared:
        events.tell(ZU, (word, candidate, mark))


def bits(numbers: list[int]) -> int:
    """Return a set of numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def choose_colour(
    state: EarthState, candidates: list[int], priorities: list[Priority], then: Frame, events: Events
) -> None:
    """Choose a colour and continue."""
    left, reason, compared = narrow(candidates, priorities)
    announce_compared(ZU_COMPARED_COLOUR, compared, events)
    if len(left) == 1:
        events.tell(ZU, (ZU_COLOUR, left[0], reason))
        state.push((*then, left[0]))
    else:
        state.push(then)
        state.push((TIE_COLOUR, CHANCE, bits(left)))


def choose_relic(
    state: EarthState, candidates: list[int], priorities: list[Priority], then: Frame, events: Events
) -> None:
    """Choose a relic and continue."""
    left, reason, compared = narrow(candidates, priorities)
    announce_compared(ZU_COMPARED_RELIC, compared, events)
    if len(left) == 1:
        events.tell(ZU, (ZU_RELIC, left[0], reason))
        state.push((*then, left[0]))
    else:
        state.push(then)
        state.push((TIE_RELIC, CHANCE, bits(left)))


def choose_market(
    state: EarthState, candidates: list[int], priorities: list[Priority], then: Frame, events: Events
) -> None:
    """Choose a market and continue."""
    left, reason, compared = narrow(candidates, priorities)
    announce_compared(ZU_COMPARED_MARKET, compared, events)
    if len(left) == 1:
        events.tell(ZU, (ZU_MARKET, left[0], reason))
        state.push((*then, left[0]))
    else:
        state.push(then)
        state.push((TIE_MARKET, CHANCE, bits(left)))


def with_lead(state: EarthState, among: list[int], then: Frame, events: Events) -> None:
    """EE-ZU-12, 18: continue with the lead colour among some, or none; one found by lot stays while still equal."""
    left, reason, compared = leads(state, among)
    if not left or state.zu.lead in left:
        state.push((*then, state.zu.lead if left else NONE))
        return
    announce_compared(ZU_COMPARED_COLOUR, compared, events)
    if len(left) == 1:
        events.tell(ZU, (ZU_LEAD, left[0], reason))
        state.push((*then, left[0]))
    else:
        state.push(then)
        state.push((TIE_LEAD, CHANCE, bits(left)))


def leads(state: EarthState, among: list[int]) -> tuple[list[int], int, Compared]:
    """EE-ZU-12: narrow some colours down to those that can be the lead colour, none if Zu stores nothing of them."""
    candidates = [colour for colour in among if stored(state, ZU, colour)]
    tiles = [stored(state, ZU, colour) for colour in candidates]
    priorities = [(LEVEL, levels(state, candidates)), (MOST_TILES, tiles)] if candidates else []
    return narrow(candidates, priorities)


def settled_lead(state: EarthState) -> int:
    """EE-ZU-18: return the lead colour after `with_lead`, or none."""
    left = leads(state, list(range(len(COLOURS))))[0]
    return left[0] if len(left) == 1 else state.zu.lead


def levels(state: EarthState, colours: list[int]) -> list[int]:
    """List the levels of some colours."""
    return [level(state, colour) for colour in colours]


def missing(state: EarthState, relic: int) -> bool:
    """EE-ZU-11: return whether Zu has neither a stored relic nor a sample of a type."""
    return not samples(state, ZU, relic) and relic not in state.holds[ZU] and relic not in state.containers[ZU]


def missing_on_sites(state: EarthState, colour: int, dug_at: int = NONE) -> list[int]:
    """EE-ZU-32: list the missing types of a colour that lie on the sites; a second one lies at another site."""
    barred = dug_at if state.switches & ZU_DIGS_AS_PRINTED else NONE
    relics = range(colour * ROWS, (colour + 1) * ROWS)
    return [relic for relic in relics if state.sites[relic] and SITE[relic] != barred and missing(state, relic)]


def dig_space(state: EarthState) -> int:
    """EE-ZU-36, 84: count the spaces for dug and surveyed relics."""
    return free_space(state, ZU) if state.switches & H3_STORES_ANYWHERE else free_hold(state, ZU)


def could_dig(state: EarthState, colour: int) -> int:
    """EE-ZU-30: return whether Zu could now dig as many relics of a colour as it may; on older tables their number."""
    relics = missing_on_sites(state, colour)
    if not state.switches & ZU_DIGS_AS_PRINTED:
        return min(state.box.dig_relics, dig_space(state), len(relics))
    sites = {SITE[relic] for relic in relics}
    return int(min(dig_space(state), len(sites)) >= state.box.dig_relics)


def target_priorities(state: EarthState, colours: list[int]) -> list[Priority]:
    """EE-ZU-27 to 29: rank by level, then by relics to dig, then a colour Zu lacks, then one the human lacks."""
    return [
        (LEVEL, levels(state, colours)),
        (COULD_DIG, [could_dig(state, colour) for colour in colours]),
        (NOT_STORED, [int(stored(state, ZU, colour) == 0) for colour in colours]),
        (FEWEST_YOURS, [-stored(state, HUMAN, colour) for colour in colours]),
    ]


def relic_priorities(state: EarthState, relics: list[int]) -> list[Priority]:
    """EE-ZU-33, 34: rank types without a human sample first, then the rarest on the sites, then the highest value."""
    return [
        (NOT_SAMPLED_BY_YOU, [int(not samples(state, HUMAN, relic)) for relic in relics]),
        (RAREST, [-state.sites[relic] for relic in relics]),
        (VALUE, [state.box.values[relic] for relic in relics]),
    ]


def fence_priorities(state: EarthState, relics: list[int]) -> list[Priority]:
    """EE-ZU-44, 45: rank by value, then hold before container, then the less popular colour."""
    return [
        (VALUE, [state.box.values[relic] for relic in relics]),
        (HOLD_FIRST, [int(relic in state.holds[ZU]) for relic in relics]),
        (LEAST_POPULAR, [-level(state, relic // ROWS) for relic in relics]),
    ]


def profit_priorities(state: EarthState, markets: list[int], colour: int) -> list[Priority]:
    """EE-ZU-15 to 17: rank by interested buyers, then by human traders where Zu has one too, then by influence."""
    rivals = [traders_at(state, HUMAN, market) if traders_at(state, ZU, market) else 0 for market in markets]
    return [*haggle_priorities(state, markets, colour)[:1], (YOUR_TRADERS, rivals), influence(state, markets)]


def haggle_priorities(state: EarthState, markets: list[int], colour: int) -> list[Priority]:
    """EE-ZU-48: rank by interested buyers, if there is a colour to sell, then by influence."""
    buyers = [0 if colour == NONE else interested(state.queues[market], colour) for market in markets]
    return [(INTERESTED, buyers), influence(state, markets)]


def influence(state: EarthState, markets: list[int]) -> Priority:
    """EE-ZU-13, 14: rank by the centres where one more emissary of Zu changes most."""
    return INFLUENCE, [-influence_class(state, state.box.centre[market]) for market in markets]


def influence_class(state: EarthState, centre: int) -> int:
    """Rank a centre: empty; a tie to reach; a lead to gain; a lead to shorten; a lead to extend."""
    human, own = state.emissaries[HUMAN * CENTRE_COUNT + centre], state.emissaries[ZU * CENTRE_COUNT + centre]
    ahead = human - own
    if human == own == 0:
        sort = 0
    elif ahead == 1:
        sort = 1
    elif ahead == 0:
        sort = 2
    else:
        sort = 3 if ahead > 0 else 4
    # No lead is large enough for one class to reach into the next.
    return sort * 100 + abs(ahead)


def free_markets(state: EarthState) -> list[int]:
    """List the markets without a trader of Zu."""
    return [market for market in range(MARKETS) if not traders_at(state, ZU, market)]


def colours_in_stock(state: EarthState) -> list[int]:
    """List the colours with a buyer in stock."""
    return [colour for colour in range(len(COLOURS)) if state.stock[colour]]


def stored_types(state: EarthState) -> list[int]:
    """List the types that Zu stores; it never has two of a type."""
    return [relic for relic in range(len(RELICS)) if relic in state.holds[ZU] or relic in state.containers[ZU]]


def store_of(state: EarthState, relic: int) -> int:
    """Return the store in which Zu has a relic."""
    return IN_HOLD if relic in state.holds[ZU] else IN_CONTAINER


def acquire(state: EarthState, relic: int, first: int, events: Events) -> None:
    """EE-ZU-09, 36, 40, 80: store a relic, in the first store if it has space, and sample it if a cube is left."""
    hold, container = free_hold(state, ZU), free_space(state, ZU) - free_hold(state, ZU)
    other = IN_CONTAINER if first == IN_HOLD else IN_HOLD
    put_away(state, ZU, relic, first if (hold if first == IN_HOLD else container) else other)
    if zu_can_place(state, ZU):
        place_guard(state, ZU, relic, events)
    else:
        events.tell(ZU, (ZU_NO_SAMPLE, relic))


def fail(state: EarthState, reason: int, events: Events) -> None:
    """EE-ZU-70, 76, 83: pay Zu for an action that cannot be done, with no other effect."""
    paid = state.box.zu.fail
    if state.switches & E2_FAIL_NOTHING:
        paid = state.box.zu.easier_fail
    elif state.switches & H2_FAIL_MORE:
        paid = state.box.zu.harder_fail
    gain(state, ZU, FAILURE_LINE, paid)
    events.tell(ZU, (ZU_FAILED, reason, paid))
