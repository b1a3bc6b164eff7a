"""Load data written by an earlier version and describe tables independently of any stored format.

`expected.json` contains the results of the earlier code itself. All names of stored formats are mapped here and nowhere
else.
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
from caravane.tables.clocks.time_control import END_GAME, NEVER, SUBSTITUTE, WAIT
from caravane.tables.projection import result
from caravane.tables.table import Table
from tests.server.services import Postgres, find_program

Facts = dict[str, Any]

FOLDER = Path(__file__).parent / "schema_0005"
EXPECTED: Facts = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
NOW: float = EXPECTED["moment"]
"""Time just after the last act, when no clock has run out."""

STATUSES = {
    tables.WAITING: "waiting",
    tables.STARTING: "starting",
    tables.PLAYING: "playing",
    tables.ENDED: "ended",
}
KINDS = {
    acts.CREATE: "create",
    acts.SIT: "sit",
    acts.STAND: "stand",
    acts.ENTROPY: "entropy",
    acts.START: "start",
    acts.PLAY: "play",
    acts.UNDO: "undo",
    acts.TAKEBACK: "takeback",
    acts.ACCEPT: "accept",
    acts.DECLINE: "decline",
    acts.AWAY: "away",
    acts.BACK: "back",
    acts.RESIGN: "resign",
    acts.TIMEOUT: "timeout",
    acts.HOLIDAY: "holiday",
    acts.GRANT: "grant",
}
ON_TIMEOUT = {WAIT: "wait", SUBSTITUTE: "substitute", END_GAME: "end"}


def read_text(name: str) -> str:
    """Read a compressed file."""
    return gzip.decompress((FOLDER / name).read_bytes()).decode()


def read_export(name: str) -> Facts:
    """Read the file of a table."""
    data: Facts = json.loads(read_text(f"exports/{name}"))
    return data


def restore_sqlite(file: Path) -> str:
    """Create the SQLite file as written by the earlier code; return its URL."""
    connection = sqlite3.connect(file)
    connection.executescript(read_text("sqlite.sql.gz"))
    connection.close()
    return f"sqlite:///{file}"


def restore_postgres(postgres: Postgres) -> str:
    """Create the PostgreSQL database as written by the earlier code; return its name."""
    name = postgres.new_database()
    command = [find_program("psql"), "-q", "-v", "ON_ERROR_STOP=1", "-d", postgres.url(name)]
    subprocess.run(command, check=True, capture_output=True, text=True, input=read_text("postgres.sql.gz"))
    return name


def tables_with(status: str) -> list[str]:
    """Return the labels of the stored tables with a status."""
    return [label for label, facts in EXPECTED["tables"].items() if facts["status"] == status]


def table_id(label: str) -> str:
    """Return the id of a stored table."""
    return str(EXPECTED["tables"][label]["id"])


def describe_table(table: Table) -> Facts:
    """Return the facts of a table, without its chat and invitations."""
    return _describe_settings(table) | _describe_seats(table) | _describe_game(table)


def _options_of_that_day(table: Table) -> dict[str, str]:
    """Return the options of a table without those that are younger: it has what the game did before they were there."""
    tables = EXPECTED["tables"].values()
    known = {key for facts in tables if facts["game"] == table.game.name for key in facts["options"]}
    younger = {option.key: option.earlier for option in table.game.options if option.key not in known}
    return {key: value for key, value in table.settings.options.items() if younger.get(key) != value}


def _describe_settings(table: Table) -> Facts:
    settings, time = table.settings, table.settings.time_control
    return {
        "game": settings.game,
        "options": _options_of_that_day(table),
        "public": settings.public,
        "rated": settings.rated,
        "time": [time.bank, time.increment, time.max_bank, time.quiet_from, time.quiet_until, time.time_zone],
        "on timeout": ON_TIMEOUT[settings.on_timeout],
        "substitute": settings.substitute,
    }


def _describe_seats(table: Table) -> Facts:
    due_at = table.due_at()
    takeback = {"seat": table.takeback_seat, "accepted": sorted(table.takeback_accepted)}
    return {
        "names": table.names(),
        "levels": [occupant.level if occupant else "" for occupant in table.occupants],
        "substitutes": [occupant.substitute if occupant else "" for occupant in table.occupants],
        "left": [round(clock.seconds_left(table.settings.time_control, NOW), 3) for clock in table.clocks],
        "due at": None if due_at == NEVER else due_at,
        "resigned": table.resigned,
        "played for": table.substituted,
        "takeback": None if table.takeback_seat == tables.NO_SEAT else takeback,
        "granted": sorted(seat for seats in table.grants.values() for seat in seats),
        "entropy": [bool(entropy) for entropy in table.entropies],
        "committed": [bool(commitment) for commitment in table.entropy_commitments],
        "messages": len(table.recent_messages),
    }


def _describe_game(table: Table) -> Facts:
    begun = table.status in {tables.PLAYING, tables.ENDED}
    playing, ended = table.status == tables.PLAYING, table.status == tables.ENDED
    game, state = table.game, table.journal.state
    return {
        "status": STATUSES[table.status],
        "acts": table.act_count,
        "draws": table.draws,
        "counts": table.visible_counts,
        "decisions": table.decision_n,
        "lines": len(table.journal.lines()),
        "fingerprint": fingerprint(game, state) if begun else "",
        "scores": result(table)["scores"] if begun else [],
        "ranks": table.all_ranks() if begun else [],
        "sheets": result(table)["score_sheets"] if ended else [],
        "deciding": table.deciding(),
        "moves": {str(seat): len(game.legal(state, seat)) for seat in table.deciding()},
        "undo": [table.journal.can_undo(seat) for seat in range(table.settings.seats)] if playing else [],
    }


def replay(packed: list[dict[str, Any]], secret: bytes) -> Table:
    """Return a table rebuilt from all its acts, without a snapshot."""
    create, *later = [Act.unpack(act) for act in packed]
    table = Table(create, secret)
    for act in later:
        table.apply(act, recorded=True)
    return table


def count_kinds(packed: list[dict[str, Any]]) -> dict[str, int]:
    """Return the number of acts of each kind."""
    kinds = [KINDS[Act.unpack(act).kind] for act in packed]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}
