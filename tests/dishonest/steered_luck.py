"""Lies by which an operator steers the luck of a table."""

import secrets
from collections import Counter
from typing import Final

from caravane.server.live import hub, updates
from caravane.tables import acts, projection
from caravane.tables.acts import Act
from caravane.tables.export import Export, export, with_digest
from caravane.tables.handlers import moves, waiting_room
from caravane.tables.luck import committed_luck
from caravane.tables.luck.committed_luck import TableLuck, commitment
from caravane.tables.settings import Settings
from caravane.tables.table import STARTING, Effect, Table
from tests.dishonest.lie_tools import (
    ACCOMPLICE,
    OTHER,
    VICTIM,
    WANTED_ROLL,
    Acts,
    Change,
    at_the_last_reveal,
    change_files,
    honest_reveal,
    lie,
    rewritten,
    search,
    suits,
    with_commitments,
)

MAX_RESTARTS: Final = 3
"""Starts of one game that are made void at most."""


@lie
def replace() -> None:
    """Replace the victim's entropy by one that was searched for."""

    def draw() -> Change:
        entropy = secrets.token_hex(32)

        def change(table: Table, act: Act) -> None:
            act.data["entropy"] = entropy
            table.entropy_commitments[act.seat] = commitment(bytes.fromhex(entropy))

        return change

    at_the_last_reveal(lambda table, act: search(table, act, draw))
    change_files(lambda table, recorded: export(table, with_commitments(table, recorded)))


@lie
def withhold() -> None:
    """Leave the victim's entropy out of the luck, and write into the file that it was never revealed."""

    def reveal(table: Table, act: Act) -> Effect:
        return honest_reveal(table, act) if act.seat != VICTIM else waiting_room._begin(table, act)

    def change(table: Table, recorded: Acts) -> Export:
        return export(table, [_start_instead(act) for act in recorded])

    waiting_room._reveal = reveal
    change_files(change)


def _start_instead(act: Act) -> Act:
    """Return a second start instead of the victim's entropy."""
    return Act(acts.START, act.at, follow_ups=act.data["follow_ups"]) if _is_reveal(act) else act


def _is_reveal(act: Act) -> bool:
    """Return whether the victim reveals entropy."""
    return act.kind == acts.ENTROPY and act.seat == VICTIM and "entropy" in act.data


@lie
def skip() -> None:
    """Accept the victim's entropy, but start without it, as if it had not come in time."""
    honest_act = hub.Hub.act

    async def act(self: hub.Hub, table_id: str, given: Act | hub.ActFactory) -> hub.AcceptedAct:
        made: Acts = []

        def make(table: Table) -> Act:
            made.append(given if isinstance(given, Act) else given(table))
            return Act(acts.START, made[-1].at) if _is_reveal(made[-1]) else made[-1]

        accepted = await honest_act(self, table_id, make)
        return hub.AcceptedAct(made[-1], accepted.events, accepted.visible_counts)

    hub.Hub.act = act  # type: ignore[assignment, method-assign]


@lie
def restart() -> None:
    """Make the accomplice stand up until the luck suits, one to three times a game: that makes all entropy void."""
    honest_act = hub.Hub.act
    restarts: Counter[str] = Counter()

    async def act(self: hub.Hub, table_id: str, given: Act | hub.ActFactory) -> hub.AcceptedAct:
        def make(table: Table) -> Act:
            made = given if isinstance(given, Act) else given(table)
            last = _is_reveal(made) and waiting_room.missing_entropy(table) == [VICTIM]
            if not last or restarts[table_id] == MAX_RESTARTS or (restarts[table_id] and suits(table, made)):
                return made
            restarts[table_id] += 1
            return Act(acts.STAND, made.at, seat=ACCOMPLICE)

        return await honest_act(self, table_id, make)

    hub.Hub.act = act  # type: ignore[assignment, method-assign]


@lie
def reorder() -> None:
    """Exchange the entropy of two seats, in the luck and in the file."""

    def choose(before: Table, revealed: Act) -> Change:
        victims, others = revealed.data["entropy"], before.entropies[OTHER]

        def exchange(table: Table, act: Act) -> None:
            table.entropies[OTHER], act.data["entropy"] = victims, others
            table.entropy_commitments[act.seat] = commitment(bytes.fromhex(others))

        return exchange

    at_the_last_reveal(choose)
    change_files(with_entropies)


def with_entropies(table: Table, recorded: Acts) -> Export:
    """Return a file in which everybody has revealed what is in the luck, and was committed to it."""
    revealed = [
        rewritten(act, entropy=table.entropies[act.seat]) if act.kind == acts.ENTROPY and "entropy" in act.data else act
        for act in recorded
    ]
    return export(table, with_commitments(table, revealed))


@lie
def add() -> None:
    """Add entropy to the accomplice's seat when all other is known, and write into the file that it was there before."""

    def draw() -> Change:
        entropy = secrets.token_hex(32)

        def change(table: Table, _act: Act) -> None:
            table.entropies[ACCOMPLICE] = entropy
            table.visible_counts = [count + 1 for count in table.visible_counts]

        return change

    def write(table: Table, recorded: Acts) -> Export:
        start = next(number for number, act in enumerate(recorded) if act.kind == acts.START)
        added = Act(acts.ENTROPY, recorded[start].at, seat=ACCOMPLICE, entropy=table.entropies[ACCOMPLICE])
        return export(table, [*recorded[:start], added, *recorded[start:]])

    at_the_last_reveal(lambda table, act: search(table, act, draw))
    change_files(write)


@lie
def grind() -> None:
    """Choose another secret when all entropy is known, and show its commitment from then on."""

    def draw() -> Change:
        secret = secrets.token_bytes(32)

        def change(table: Table, _act: Act) -> None:
            table.secret = secret  # type: ignore[misc]
            table.commitment = commitment(secret)  # type: ignore[misc]

        return change

    at_the_last_reveal(lambda table, act: search(table, act, draw))
    change_files(_with_own_commitment)


def _with_own_commitment(table: Table, recorded: Acts) -> Export:
    table.commitment = commitment(table.secret)  # type: ignore[misc]
    return export(table, [rewritten(recorded[0], commitment=table.commitment), *recorded[1:]])


@lie
def recommit() -> None:
    """Show a commitment to nothing, and another one in the file."""
    honest_create = committed_luck.create_act

    def create_act(at: float, settings: Settings, host: str, secret: bytes) -> Act:
        return rewritten(honest_create(at, settings, host, secret), commitment=commitment(b"another" + secret))

    hub.create_act = create_act  # type: ignore[attr-defined]
    change_files(_with_own_commitment)


@lie
def repeat() -> None:
    """Play the luck of the first table at all later ones: its secret, and its entropy instead of the players'."""
    secret = secrets.token_bytes(32)
    first: list[str] = []
    hub.secrets = _OneSecret(secret)  # type: ignore[assignment, attr-defined]

    def choose(table: Table, act: Act) -> Change:
        given = [*table.entropies]
        given[act.seat] = act.data["entropy"]
        first.extend([] if first else given)
        return replay

    def replay(table: Table, act: Act) -> None:
        table.entropies[:] = first
        table.entropies[act.seat] = ""
        act.data["entropy"] = first[act.seat]
        table.entropy_commitments[act.seat] = commitment(bytes.fromhex(first[act.seat]))

    at_the_last_reveal(choose)
    change_files(with_entropies)


class _OneSecret:
    """A source of randomness with a single secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token_bytes(self, _size: int) -> bytes:
        return self._secret

    def token_urlsafe(self, size: int) -> str:
        return secrets.token_urlsafe(size)


@lie
def extra() -> None:
    """Mix entropy of a seat that does not exist into the luck, chosen when all other is known."""
    chosen: dict[str, bytes] = {}

    def luck(table: Table) -> TableLuck:
        if table.commitment not in chosen:
            chosen[table.commitment] = next(each for each in iter(draw, b"") if suits(table, each))
        return mixed(table, chosen[table.commitment])

    def draw() -> bytes:
        return secrets.token_bytes(32)

    def mixed(table: Table, more: bytes) -> TableLuck:
        given = [bytes.fromhex(entropy) for entropy in table.entropies]
        return TableLuck(table.algorithm, table.secret, [*given, more])

    def suits(table: Table, more: bytes) -> bool:
        line = moves.next_follow_up(table.game, table.journal.state, mixed(table, more), 0)
        return line is not None and line.startswith(WANTED_ROLL)

    def change(table: Table, recorded: Acts) -> Export:
        data = export(table, recorded)
        data["luck"]["entropies"].append(chosen[table.commitment].hex())
        return with_digest(data)

    moves.luck_of = luck
    change_files(change)


@lie
def truncate() -> None:
    """Show only the first shares while devices reveal theirs, so that another one can be chosen later."""
    honest_shared = projection.project_shared

    def project_shared(table: Table, now: float) -> projection.Projection:
        shown = honest_shared(table, now)
        return shown | ({"entropy": shown["entropy"][:1]} if table.status == STARTING else {})

    for module in (projection, updates):
        module.project_shared = project_shared  # type: ignore[attr-defined]
