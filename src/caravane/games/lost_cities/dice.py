"""Dice on the table: the pairs they make, and those left after the roller's choice."""

from caravane.kernel.words import Move, Phrase

from .components import COLOURS, NUMBERS
from .sheet import usable, why_unusable
from .state import LostCitiesState, Sheet
from .words import COLOUR_NOT_ROLLED, COLOUR_TAKEN, NUMBER_NOT_ROLLED, NUMBER_TAKEN, REFUSE


def left(state: LostCitiesState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the dice left for the other seats: all six if the roller refused (LC-PICK-02, LC-PICK-03)."""
    if not state.taken:
        return state.colours, state.numbers
    return _without(state.colours, state.taken[0]), _without(state.numbers, state.taken[1])


def _without(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    index = dice.index(face)
    return dice[:index] + dice[index + 1 :]


def choices(
    state: LostCitiesState, sheet: Sheet, verb: int, colours: tuple[int, ...], numbers: tuple[int, ...]
) -> list[Move]:
    """Return every usable pair of these dice once, by faces, then the refusal (LC-ROLL-07, LC-REFUSE-01)."""
    moves: list[Move] = []
    faces = sorted(set(numbers))
    for colour in sorted(set(colours)):
        for number in faces:
            if usable(sheet, colour, number, state.zero_is_ten):
                moves.append((verb, colour, number))
    moves.append((REFUSE,))
    return moves


def all_pairs(verb: int) -> list[Move]:
    """Return every pair that a person might try to choose."""
    return [(verb, colour, number) for colour in range(len(COLOURS)) for number in range(NUMBERS)]


def why_no_pair(
    state: LostCitiesState, sheet: Sheet, pair: Move, colours: tuple[int, ...], numbers: tuple[int, ...]
) -> Phrase:
    """Return why a pair cannot be chosen: not rolled, taken by the roller, or unusable on the sheet."""
    colour, number = pair[1], pair[2]
    if colour not in colours:
        return (COLOUR_TAKEN if colour in state.colours else COLOUR_NOT_ROLLED, colour)
    if number not in numbers:
        return (NUMBER_TAKEN if number in state.numbers else NUMBER_NOT_ROLLED, number)
    return why_unusable(sheet, colour, number)
