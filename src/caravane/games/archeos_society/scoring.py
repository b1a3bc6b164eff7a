"""Scores, ranking, and the lines of the score sheet."""

from caravane.kernel.words import Said

from .cards import is_mercenary, role_of
from .components import BOTANIST, CURATOR, EXPEDITION_POINTS, LINGUIST, PHOTOGRAPHER, RAPA_NUI, ULURU
from .rulings import NEVER_BELOW_ZERO, TIES_AS_PLAYED, TIES_AS_SCORED
from .state import LINE_COUNT, ArcheosState, Cards
from .words import (
    BOTANIST_LINE,
    EXPEDITIONS_LINE,
    LINGUIST_LINE,
    MUSEUM_LINE,
    RAPA_NUI_LINE,
    SITES_LINE,
    ULURU_LINE,
)


def score(state: ArcheosState, seat: int) -> int:
    """Add up the points of a seat."""
    return sum(state.points[seat * LINE_COUNT : (seat + 1) * LINE_COUNT])


def gain(state: ArcheosState, seat: int, line: int, points: int) -> int:
    """Add points; AS-SCORE-05: a score may fall below 0, unless the host wants otherwise. Return what was added."""
    if points < 0 and state.rulings & NEVER_BELOW_ZERO:
        points = max(points, -score(state, seat))
    state.points[seat * LINE_COUNT + line] += points
    return points


def cards_left(expedition: Cards) -> int:
    """AS-ROLE-MERCENARY-05: count the cards of an expedition without its Mercenaries."""
    return len([card for card in expedition if not is_mercenary(card)])


def scoring_size(expedition: Cards) -> int:
    """AS-SCORE-04: what is left without Mercenaries, and one more behind a Photographer."""
    return cards_left(expedition) + (role_of(expedition[0]) == PHOTOGRAPHER)


def expedition_points(expedition: Cards) -> int:
    """AS-SCORE-03: by scoring size; more than the largest listed size scores like it."""
    return EXPEDITION_POINTS[min(scoring_size(expedition), len(EXPEDITION_POINTS) - 1)]


def standings(state: ArcheosState) -> list[tuple[int, ...]]:
    """AS-END-03 to 07: points, then the expeditions of the season from the largest on; a missing one counts 0."""
    sizes = [sorted([_tie_size(state, each) for each in mine], reverse=True) for mine in state.expeditions]
    longest = max([len(mine) for mine in sizes])
    return [(score(state, seat), *mine, *[0] * (longest - len(mine))) for seat, mine in enumerate(sizes)]


def _tie_size(state: ArcheosState, expedition: Cards) -> int:
    """AS-END-05: cards without Mercenaries, Photographer's bonus and cap, unless the host wants otherwise."""
    if state.rulings & TIES_AS_PLAYED:
        return len(expedition)
    if state.rulings & TIES_AS_SCORED:
        return min(scoring_size(expedition), len(EXPEDITION_POINTS) - 1)
    return cards_left(expedition)


def breakdown(state: ArcheosState, seat: int) -> list[tuple[Said, int]]:
    """List what can bring points in this game, with the points of a seat."""
    return [((line,), state.points[seat * LINE_COUNT + line]) for line in lines(state)]


def lines(state: ArcheosState) -> list[int]:
    """List the lines of the score sheet that this game has."""
    there = {
        SITES_LINE: True,
        EXPEDITIONS_LINE: True,
        BOTANIST_LINE: BOTANIST in state.roles,
        LINGUIST_LINE: LINGUIST in state.roles,
        RAPA_NUI_LINE: RAPA_NUI in state.sites,
        ULURU_LINE: ULURU in state.sites,
        MUSEUM_LINE: CURATOR in state.roles,
    }
    return [line for line, used in there.items() if used]
