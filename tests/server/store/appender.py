"""A process that appends to many tables concurrently and prints each acknowledgement, until it is killed.

Run as `python -m tests.server.store.appender URL ROUND`.
"""

import asyncio
import sys

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from tests.server.store.rows import new_table, write

TABLES = 8


def print_now(*words: object) -> None:
    """Print words without buffering, because a buffer would be lost with the process."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def append_forever(store: Database, table: str) -> None:
    await new_table(store, table)
    print_now(table, 0)
    number = 1
    while await store.append(write(table, number, label=f"{table} {number}", due_at=float(number))):
        print_now(table, number)
        number += 1


async def main(url: str, round_number: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*[append_forever(store, f"{round_number}-{index}") for index in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
