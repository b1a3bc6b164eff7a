"""The probes of the attack run: what each attacks, at which servers, and whether the quick part has it.

A probe states the wanted behaviour. It returns what it counted; it raises Broken if the server behaved otherwise.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tests.attack.targets import Target

SQLITE: Final = "sqlite"
CLUSTER: Final = "cluster"
BOTH: Final = (SQLITE, CLUSTER)

Attack = Callable[[Target], Awaitable[str]]


class Broken(Exception):
    """The server does not behave as wanted."""


@dataclass(frozen=True)
class Probe:
    """An attack with a name, and what it belongs to: a subject of docs/security.md."""

    name: str
    subject: str
    attack: Attack
    quick: tuple[str, ...]
    """Targets of the quick part."""
    targets: tuple[str, ...]

    def runs_at(self, target: str, *, quick: bool) -> bool:
        """Return whether the probe runs at a target, in the quick part or in the whole."""
        return target in (self.quick if quick else self.targets)


PROBES: Final[dict[str, Probe]] = {}


def probe(subject: str, *, quick: tuple[str, ...] = (), targets: tuple[str, ...] = BOTH) -> Callable[[Attack], Attack]:
    """Register a probe under the name of its function."""

    def register(attack: Attack) -> Attack:
        name = attack.__name__.replace("_", "-")
        assert name not in PROBES, name
        PROBES[name] = Probe(name, subject, attack, quick, targets)
        return attack

    return register


def expect(held: object, found: str) -> None:
    """Raise Broken with what was found, unless something held."""
    if not held:
        raise Broken(found)
