"""A process that appends to many tables at once and prints what is acknowledged, until it is killed.

Run as `python -m tests.server.store.appender URL ROUND`.
"""

import asyncio
import sys

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from tests.server.store.rows import new_table, write

TABLES = 8


def tell(*words: object) -> None:
    """Say something at once: what is still in a buffer dies with the process."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def append_for_ever(store: Database, table: str) -> None:
    await new_table(store, table)
    tell(table, 0)
    number = 1
    while await store.append(write(table, number, said=f"{table} {number}", due_at=float(number))):
        tell(table, number)
        number += 1


async def main(url: str, turn: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*[append_for_ever(store, f"{turn}-{place}") for place in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
