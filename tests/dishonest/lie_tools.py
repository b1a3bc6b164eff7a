"""What the lies of a dishonest operator have in common: how they change luck and files, and who sits where."""

import asyncio
import copy
import threading
from collections.abc import Callable
from typing import Any, Final

import msgspec
from fastapi import Request, Response

from caravane.server.http import replays
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.tables import acts, table_recorder
from caravane.tables.acts import Act
from caravane.tables.export import Export
from caravane.tables.handlers import moves, waiting_room
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.table import Effect, Table

LIE: Final = "DISHONEST_LIE"
"""Name of the environment variable."""
VICTIM: Final = 0
OTHER: Final = 1
ACCOMPLICE: Final = 2
WANTED_ROLL: Final = "* roll:red"

Acts = list[Act]
LIES: Final[dict[str, Callable[[], None]]] = {}

honest_reveal: Final = waiting_room._reveal
honest_luck: Final = moves.luck_of
honest_digest: Final = table_recorder.shown_digest


def lie(install: Callable[[], None]) -> Callable[[], None]:
    """Register a function that changes the program, under its name."""
    LIES[install.__name__] = install
    return install


Change = Callable[[Table, Act], None]
writing: Final = threading.local()
"""Whether this thread makes a file, for which the acts are written as those of an honest server."""


def at_the_last_reveal(choose: Callable[[Table, Act], Change]) -> None:
    """Choose a change of the table when all entropy is known, just before luck begins; make it again at every reload."""
    chosen: dict[str, Change] = {}

    def reveal(table: Table, act: Act) -> Effect:
        if waiting_room.missing_entropy(table) == [act.seat] and not getattr(writing, "file", False):
            if table.commitment not in chosen:
                chosen[table.commitment] = choose(table, act)
            chosen[table.commitment](table, act)
        return honest_reveal(table, act)

    waiting_room._reveal = reveal


def change_files(change: Callable[[Table, Acts], Export]) -> None:
    """Export tables in another way."""

    def write(table: Table, recorded: Acts) -> Export:
        writing.file = True
        try:
            return change(table, recorded)
        finally:
            writing.file = False

    honest = replays._replay

    async def answer(
        request: Request, services: Services, me: Identity | None, task: str, table: str, **args: Any
    ) -> Response:
        if task != "export":
            return await honest(request, services, me, task, table, **args)
        found = await services.hub.get_table(table)
        recorded = [Act.unpack(act) for act in await services.hub.store.acts(table)]
        file = await asyncio.to_thread(write, found, recorded)
        return Response(msgspec.json.encode(file), media_type="application/json")

    replays._replay = answer


def search(table: Table, act: Act, draw: Callable[[], Change]) -> Change:
    """Return the first change of many after which the first roll is the wanted one."""
    while True:
        change = draw()
        if suits(table, act, change):
            return change


def suits(table: Table, act: Act, change: Change = lambda _table, _act: None) -> bool:
    """Return whether the first roll is the wanted one, if the last entropy is revealed after a change."""
    tried = copy.copy(table)
    tried.entropies = table.entropies[:]
    tried.entropy_commitments = table.entropy_commitments[:]
    revealed = rewritten(act)
    change(tried, revealed)
    tried.entropies[act.seat] = revealed.data["entropy"]
    line = moves.next_follow_up(table.game, table.journal.state, honest_luck(tried), 0)
    return bool(line and line.startswith(WANTED_ROLL))


def rewritten(act: Act, **changes: Any) -> Act:
    """Return an act with other fields."""
    return Act(act.kind, act.at, **(act.data | changes))


def with_commitments(table: Table, recorded: Acts) -> Acts:
    """Return the acts with commitments that fit the entropy in the luck of the table."""
    hashes = [commitment(bytes.fromhex(entropy)) for entropy in table.entropies]
    return [
        rewritten(act, commitment=hashes[act.seat]) if act.kind == acts.ENTROPY and "commitment" in act.data else act
        for act in recorded
    ]
