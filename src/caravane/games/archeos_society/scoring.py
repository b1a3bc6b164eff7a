"""Scores, ranking, and the lines of the score sheet."""

from caravane.kernel.words import Phrase

from .cards import is_mercenary, role_of
from .components import BOTANIST, CURATOR, LINGUIST, PHOTOGRAPHER, RAPA_NUI, ULURU, ArcheosBox
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
    """AS-SCORE-05: add points, below 0 too unless the host's option forbids it, and return the change of the score."""
    if points < 0 and state.rulings & NEVER_BELOW_ZERO:
        points = max(points, -score(state, seat))
    state.points[seat * LINE_COUNT + line] += points
    return points


def cards_left(expedition: Cards) -> int:
    """AS-ROLE-MERCENARY-05: count the cards of an expedition without its Mercenaries."""
    return len([card for card in expedition if not is_mercenary(card)])


def scoring_size(expedition: Cards) -> int:
    """AS-SCORE-04: return the size without Mercenaries, plus one behind a Photographer."""
    return cards_left(expedition) + (role_of(expedition[0]) == PHOTOGRAPHER)


def expedition_points(box: ArcheosBox, expedition: Cards) -> int:
    """AS-SCORE-03: return the points by scoring size; a size above the largest listed one scores like it."""
    return box.expedition_points[min(scoring_size(expedition), len(box.expedition_points) - 1)]


def standings(state: ArcheosState) -> list[tuple[int, ...]]:
    """AS-END-03 to 07: rank by points, then by the season's expeditions from the largest on; a missing one counts 0."""
    sizes = [sorted([_tie_size(state, each) for each in mine], reverse=True) for mine in state.expeditions]
    longest = max([len(mine) for mine in sizes])
    return [(score(state, seat), *mine, *[0] * (longest - len(mine))) for seat, mine in enumerate(sizes)]


def _tie_size(state: ArcheosState, expedition: Cards) -> int:
    """AS-END-05: count the cards without Mercenaries, Photographer's bonus and cap, unless a host's option differs."""
    if state.rulings & TIES_AS_PLAYED:
        return len(expedition)
    if state.rulings & TIES_AS_SCORED:
        return min(scoring_size(expedition), len(state.box.expedition_points) - 1)
    return cards_left(expedition)


def breakdown(state: ArcheosState, seat: int) -> list[tuple[Phrase, int]]:
    """List the sources of points in this game, with the points of a seat."""
    return [((line,), state.points[seat * LINE_COUNT + line]) for line in lines(state)]


def lines(state: ArcheosState) -> list[int]:
    """List the lines of the score sheet that this game has."""
    in_game = {
        SITES_LINE: True,
        EXPEDITIONS_LINE: True,
        BOTANIST_LINE: BOTANIST in state.roles,
        LINGUIST_LINE: LINGUIST in state.roles,
        RAPA_NUI_LINE: RAPA_NUI in state.sites,
        ULURU_LINE: ULURU in state.sites,
        MUSEUM_LINE: CURATOR in state.roles,
    }
    return [line for line, used in in_game.items() if used]
