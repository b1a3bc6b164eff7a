"""The twenty properties in the order of their numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from caravane.conformance.copies import clones, components, json_round_trip, replays
from caravane.conformance.determinism import determinism
from caravane.conformance.golden import golden
from caravane.conformance.legality import bounds, can_move, ends, legal_moves, refusals
from caravane.conformance.previews import previews
from caravane.conformance.results import results
from caravane.conformance.rule_coverage import rule_coverage
from caravane.conformance.run import Run
from caravane.conformance.secrecy import secrecy
from caravane.conformance.sources import sources
from caravane.conformance.speed import speed
from caravane.conformance.texts import texts
from caravane.conformance.undo import undo
from caravane.conformance.view_schemas import view_schemas


@dataclass(frozen=True, slots=True)
class Property:
    """A property of every game; `check` raises NonConforming if a run violates it."""

    number: int
    name: str
    check: Callable[[Run], None]

    @property
    def reads_source_tree(self) -> bool:
        """Return whether the game is compared with files of its source tree, which an installed package lacks."""
        return self.check in (golden, rule_coverage)


PROPERTIES: Final = tuple(
    Property(number, check.__name__.replace("_", "-"), check)
    for number, check in enumerate(
        (
            ends,
            can_move,
            legal_moves,
            refusals,
            clones,
            json_round_trip,
            replays,
            secrecy,
            components,
            undo,
            results,
            bounds,
            texts,
            golden,
            speed,
            rule_coverage,
            previews,
            view_schemas,
            sources,
            determinism,
        ),
        start=1,
    )
)
