"""Rows and acts as a table passes them to its store."""

from typing import Any

from caravane.server.store.protocol import Database
from caravane.server.store.records import ActWrite, TableRow

SECRET = b"the secret of the table's luck"


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def row(**changes: Any) -> TableRow:
    """Return the row of a public table for two at which Ada sits, with changed fields."""
    defaults: dict[str, Any] = {
        "game": "_template",
        "seats": 2,
        "status": "waiting",
        "public": True,
        "rated": False,
        "host": "id-ada",
        "time_control": {"bank": 60, "time_zone": "UTC"},
        "occupants": [person("Ada"), None],
        "seat_identities": ["id-ada", ""],
        "deciding": [],
        "clocks_expire_at": [float("inf"), float("inf")],
        "due_at": float("inf"),
        "created_at": 1.0,
        "updated_at": 2.0,
    }
    return TableRow(**defaults | changes)


def fields(row: TableRow) -> dict[str, Any]:
    """Return the fields of a row, for comparison."""
    return {name: getattr(row, name) for name in TableRow.__slots__}


def create_act(at: float = 1.0) -> dict[str, Any]:
    return {"kind": "create", "at": at, "host": "id-ada"}


def write(table: str, number: int, at: float = 2.0, label: str = "", **changes: Any) -> ActWrite:
    return ActWrite(table, number, {"kind": "play", "at": at, "label": label}, row(**{"updated_at": at} | changes))


async def new_table(store: Database, name: str, at: float = 1.0, **changes: Any) -> None:
    await store.create(name, create_act(at), SECRET, row(**{"created_at": at, "updated_at": at} | changes))


def names_of(tables: list[tuple[str, TableRow]]) -> list[str]:
    return [name for name, _ in tables]
