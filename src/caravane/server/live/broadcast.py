"""Showing: what those who follow a table are told, each only what may be seen from where it looks."""

from caravane.server.live.cache import Live
from caravane.server.live.presence import Watcher
from caravane.server.live.updates import for_all, place_of, update
from caravane.server.wire import messages
from caravane.tables.acts import Refused
from caravane.tables.table import Table


def allowed(name: str, live: Live, table: Table) -> tuple[list[Watcher], bool]:
    """List who still may look from where it does, and let the others go; tell whether somebody had to."""
    gone: list[Watcher] = []
    for watcher in live.watchers:
        try:
            watcher.check(table)
        except Refused:
            gone.append(watcher)
    for watcher in gone:
        live.watchers.discard(watcher)
        watcher.gone = True
        watcher.send(messages.encode(messages.Gone(name, watcher.seat)))
    return list(live.watchers), bool(gone)


def show(name: str, live: Live, table: Table, watchers: list[Watcher], now: float) -> None:
    """Tell everyone what is new to them; who looks from the same place gets the same bytes."""
    said: dict[tuple[int, int], bytes] = {}
    behind = [watcher for watcher in watchers if watcher.n != table.seen[place_of(table, watcher.seat)]]
    shared = for_all(name, table, live.present(table), now) if behind else {}
    for watcher in behind:
        place = place_of(table, watcher.seat)
        key = (place, watcher.n)
        if key not in said:
            said[key] = messages.encode(update(table, live.news, watcher.seat, shared, since=watcher.n))
        watcher.n = table.seen[place]
        watcher.send(said[key])


def show_to(name: str, live: Live, table: Table, watcher: Watcher, *, since: int, now: float) -> None:
    """Tell one watcher how the table stands, and what it has missed since a number."""
    watcher.n = table.seen[place_of(table, watcher.seat)]
    shared = for_all(name, table, live.present(table), now)
    news = update(table, live.news, watcher.seat, shared, since=since)
    watcher.send(messages.encode(news))


def broadcast(live: Live | None, message: bytes) -> None:
    """Tell every connection at a table something that has no number."""
    for send in {watcher.send for watcher in live.watchers} if live else ():
        send(message)
