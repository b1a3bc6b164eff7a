"""The eighteen properties, by their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caravane.conformance.copies import clones, components, json_between, replays
from caravane.conformance.golden import golden
from caravane.conformance.play import bounds, can_move, ends, legal_moves, refusals
from caravane.conformance.previews import attempts
from caravane.conformance.results import results
from caravane.conformance.rule_coverage import rules_proved
from caravane.conformance.run import Run
from caravane.conformance.secrecy import secrecy
from caravane.conformance.speed import speed
from caravane.conformance.texts import texts
from caravane.conformance.undo import undo
from caravane.conformance.view_schemas import shapes


@dataclass(frozen=True, slots=True)
class Property:
    """What every game keeps; `check` raises NonConforming when a run shows that it does not."""

    number: int
    name: str
    check: Callable[[Run], None]


PROPERTIES: Final = tuple(
    Property(number, check.__name__.replace("_", "-"), check)
    for number, check in enumerate(
        (
            ends,
            can_move,
            legal_moves,
            refusals,
            clones,
            json_between,
            replays,
            secrecy,
            components,
            undo,
            results,
            bounds,
            texts,
            golden,
            speed,
            rules_proved,
            attempts,
            shapes,
        ),
        start=1,
    )
)
