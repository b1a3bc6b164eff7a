"""Load what earlier code has left behind, and describe a table in words that no stored format uses.

`expected.json` holds what the earlier code itself said. Everything that the stored formats call by other names is mapped
here, and nowhere else.
"""

import gzip
import json
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

from caravane.kernel.codec import fingerprint
from caravane.tables import acts
from caravane.tables import table as tables
from caravane.tables.acts import Act
from caravane.tables.clocks.time_control import BOT_SITS_IN, FOREVER, GAME_ENDS, WAIT
from caravane.tables.projection import result
from caravane.tables.table import Table
from tests.server.services import Postgres, program

Facts = dict[str, Any]

FOLDER = Path(__file__).parent / "v0001"
EXPECTED: Facts = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
MOMENT: float = EXPECTED["moment"]
"""A moment just after the last act: no clock has run out."""

STATUSES = {
    tables.GATHERING: "waiting",
    tables.MIXING: "starting",
    tables.PLAYING: "playing",
    tables.ENDED: "ended",
}
KINDS = {
    acts.OPEN: "create",
    acts.SIT: "sit",
    acts.STAND: "stand",
    acts.ENTROPY: "entropy",
    acts.START: "start",
    acts.PLAY: "play",
    acts.UNDO: "undo",
    acts.ASK: "takeback",
    acts.AGREE: "accept",
    acts.DECLINE: "decline",
    acts.LEAVE: "away",
    acts.RETURN: "back",
    acts.RESIGN: "resign",
    acts.EXPIRE: "timeout",
    acts.HOLIDAY: "holiday",
    acts.GRANT: "grant",
}
ON_TIMEOUT = {WAIT: "wait", BOT_SITS_IN: "substitute", GAME_ENDS: "end"}


def read_text(name: str) -> str:
    """Read a compressed file."""
    return gzip.decompress((FOLDER / name).read_bytes()).decode()


def read_export(name: str) -> Facts:
    """Read the file of a table."""
    data: Facts = json.loads(read_text(f"exports/{name}"))
    return data


def restore_sqlite(file: Path) -> str:
    """Make the SQLite file as the earlier code has left it; return its URL."""
    connection = sqlite3.connect(file)
    connection.executescript(read_text("sqlite.sql.gz"))
    connection.close()
    return f"sqlite:///{file}"


def restore_postgres(postgres: Postgres) -> str:
    """Make the PostgreSQL database as the earlier code has left it; return its name."""
    name = postgres.new_database()
    command = [program("psql"), "-q", "-v", "ON_ERROR_STOP=1", "-d", postgres.url(name)]
    subprocess.run(command, check=True, capture_output=True, text=True, input=read_text("postgres.sql.gz"))
    return name


def tables_with(status: str) -> list[str]:
    """Return the labels of the recorded tables with a status."""
    return [label for label, facts in EXPECTED["tables"].items() if facts["status"] == status]


def table_id(label: str) -> str:
    """Return the id of a recorded table."""
    return str(EXPECTED["tables"][label]["id"])


def about_table(table: Table) -> Facts:
    """Describe a table, apart from the chat and the like around it."""
    return _about_settings(table) | _about_seats(table) | _about_game(table)


def _about_settings(table: Table) -> Facts:
    settings, time = table.settings, table.settings.pace
    return {
        "game": settings.game,
        "options": settings.options,
        "public": settings.public,
        "rated": settings.rated,
        "time": [time.bank, time.increment, time.most, time.quiet_from, time.quiet_until, time.zone],
        "on timeout": ON_TIMEOUT[settings.on_expiry],
        "substitute": settings.stand_in,
    }


def _about_seats(table: Table) -> Facts:
    due_at = table.due_at()
    taken = {"seat": table.asking, "accepted": sorted(table.agreed)}
    return {
        "names": table.names(),
        "levels": [place.level if place else "" for place in table.places],
        "substitutes": [place.stand_in if place else "" for place in table.places],
        "left": [round(clock.left(table.settings.pace, MOMENT), 3) for clock in table.clocks],
        "due at": None if due_at == FOREVER else due_at,
        "resigned": table.resigned,
        "played for": table.helped,
        "takeback": None if table.asking == tables.NOBODY else taken,
        "granted": sorted(seat for seats in table.grants.values() for seat in seats),
        "entropy": [bool(entropy) for entropy in table.entropies],
        "committed": [bool(promise) for promise in table.promises],
        "messages": len(table.answered),
    }


def _about_game(table: Table) -> Facts:
    begun = table.status in {tables.PLAYING, tables.ENDED}
    playing, ended = table.status == tables.PLAYING, table.status == tables.ENDED
    game, state = table.game, table.journal.state
    return {
        "status": STATUSES[table.status],
        "acts": table.number,
        "draws": table.draws,
        "counts": table.seen,
        "decisions": table.asked_at,
        "lines": len(table.journal.lines()),
        "fingerprint": fingerprint(game, state) if begun else "",
        "scores": result(table)["scores"] if begun else [],
        "ranks": table.all_places() if begun else [],
        "sheets": result(table)["sheets"] if ended else [],
        "deciding": table.deciding(),
        "moves": {str(seat): len(game.legal(state, seat)) for seat in table.deciding()},
        "undo": [table.journal.can_undo(seat) for seat in range(table.settings.seats)] if playing else [],
    }


def replayed(packed: list[dict[str, Any]], secret: bytes) -> Table:
    """Build a table from all its acts, without a snapshot."""
    opening, *later = [Act.unpack(act) for act in packed]
    table = Table(opening, secret)
    for act in later:
        table.apply(act, recorded=True)
    return table


def count_kinds(packed: list[dict[str, Any]]) -> dict[str, int]:
    """Count the acts of each kind."""
    kinds = [KINDS[Act.unpack(act).kind] for act in packed]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}
