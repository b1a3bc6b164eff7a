"""What an edition can change: the numbers of tickets, arrows and cards; the map is the same in all of them."""

from typing import Final

from caravane.kernel.box import Tables
from caravane.kernel.edition_form import NUMBER, EditionForm, Field, Part, Problem

from .components import MIN_SEATS, PLACES, TABLES, ExpeditionsBox
from .graph import is_far

NEAR: Final = tuple([place for place in PLACES if not is_far(ExpeditionsBox(TABLES), place)])
"""Places that are too near to the start for the first display and for key places."""


def problems(tables: Tables) -> list[Problem]:
    """Return what does not fit together: tickets to begin with, and cards for all hands and the display."""
    found: list[Problem] = []
    box = ExpeditionsBox(tables)
    seats = len(box.hand_sizes) - 1
    if box.start_tickets * seats > box.tickets:
        found.append(Problem("tickets/total", "too-few-tickets", least=box.start_tickets * seats))
    for index, size in enumerate(box.hand_sizes[MIN_SEATS:]):
        # Cards near the start go back under the deck: it must not run out while hands and display are dealt.
        most = (len(PLACES) - len(NEAR) - box.display) // (index + MIN_SEATS)
        if size > most:
            found.append(Problem("hand/by_seats", "too-many-cards", index, most=most))
    return found


EDITIONS: Final = EditionForm(
    [
        Part(
            "tickets",
            [
                Field("tickets/total", NUMBER),
                Field("tickets/start", NUMBER, most=12),
                Field("tickets/per_turn", NUMBER, most=12),
            ],
        ),
        Part("arrows", [Field("arrows/per_colour", NUMBER, least=12, most=90)]),
        Part(
            "cards",
            [
                Field("hand/by_seats", least=TABLES["tokens"]["per_seat"], most=31),
                Field("display/size", NUMBER, least=1, most=12),
                Field("exchange/drawn", NUMBER, least=1, most=6),
            ],
        ),
    ],
    problems,
)
