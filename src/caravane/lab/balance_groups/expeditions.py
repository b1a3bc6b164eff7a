"""Expeditions: the three colours, and the distance of places from the start. None of the figures is reconstructed."""

from typing import Final

from caravane.games.expeditions.components import COLOURS, PLACES, START
from caravane.games.expeditions.graph import DISTANCE
from caravane.games.expeditions.words import ARROW_LAID, CARD_LAID, COMMON_TAKEN, KEY_LAID, LOOP_CLOSED
from caravane.lab.balance_measures import NUMBER, ROWS, Band, Measures, TableForm
from caravane.lab.game_record import Facts, GameRecord

NO_COLOUR: Final = -1
DISTANCES: Final = tuple(sorted({DISTANCE[START][place] for place in PLACES}))


def collect(record: GameRecord, facts: Facts) -> None:
    """Add the figures of a game."""
    arrows, loops, cards = [0] * len(COLOURS), [0] * len(COLOURS), [0] * len(COLOURS)
    laid: list[int] = []
    taken: list[int] = []
    colour = NO_COLOUR
    for _, phrase in record.happened:
        word = phrase[0]
        if word == ARROW_LAID:
            colour = phrase[1]
            arrows[colour] += 1
        elif word == LOOP_CLOSED:
            loops[phrase[1]] += 1
        elif word in (CARD_LAID, KEY_LAID, COMMON_TAKEN):
            (taken if word == COMMON_TAKEN else laid).append(phrase[1])
            cards[colour] += colour != NO_COLOUR
    for number, name in enumerate(COLOURS):
        facts.add("colours", name, "arrows-laid", arrows[number])
        facts.add("colours", name, "loops", loops[number])
        facts.add("colours", name, "cards", cards[number])
    _distances(record, laid, taken, facts)


def _distances(record: GameRecord, laid: list[int], taken: list[int], facts: Facts) -> None:
    """Add how many places are reached, and how many cards held at the end or laid before were laid, by distance."""
    left = [card for hand in record.state.hands for card in hand]
    for distance in DISTANCES:
        mine, unlaid, common, there = [
            len([place for place in places if DISTANCE[START][place] == distance])
            for places in (laid, left, taken, PLACES)
        ]
        facts.add("distances", str(distance), "laid", mine, mine + unlaid)
        facts.add("distances", str(distance), "reached", mine + common, there)


MEASURES: Final = Measures(
    tables=(
        TableForm("colours", "colour", COLOURS, ("arrows-laid", "loops", "cards")),
        TableForm("distances", NUMBER, [str(distance) for distance in DISTANCES], ("laid", "reached")),
    ),
    bands=(Band("colours", "cards", 0.6, 1.6, ROWS),),
    collect=collect,
)
