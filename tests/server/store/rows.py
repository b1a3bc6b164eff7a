"""Rows and acts as a table would hand them to its store."""

from typing import Any

from caravane.server.store.protocol import Database, Row, Write

SECRET = b"the secret of the table's luck"


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def row(**different: Any) -> Row:
    """Give the row of a public table of two, at which Ada sits, with what is different."""
    usual: dict[str, Any] = {
        "game": "_template",
        "seats": 2,
        "status": "gathering",
        "public": True,
        "rated": False,
        "host": "id-ada",
        "pace": {"bank": 60, "zone": "UTC"},
        "places": [person("Ada"), None],
        "seating": ["id-ada", ""],
        "deciding": [],
        "clocks": [float("inf"), float("inf")],
        "due_at": float("inf"),
        "created_at": 1.0,
        "told_at": 2.0,
    }
    return Row(**usual | different)


def fields(row: Row) -> dict[str, Any]:
    """Give a row as something that can be compared."""
    return {name: getattr(row, name) for name in Row.__slots__}


def opening(at: float = 1.0) -> dict[str, Any]:
    return {"kind": "open", "at": at, "host": "id-ada"}


def write(table: str, number: int, at: float = 2.0, said: str = "", **different: Any) -> Write:
    return Write(table, number, {"kind": "play", "at": at, "said": said}, row(**{"told_at": at} | different))


async def new_table(store: Database, name: str, at: float = 1.0, **different: Any) -> None:
    await store.create(name, opening(at), SECRET, row(**{"created_at": at, "told_at": at} | different))


def names_of(tables: list[tuple[str, Row]]) -> list[str]:
    return [name for name, _ in tables]
