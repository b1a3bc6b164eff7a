"""Sending of updates to the followers of a table, each restricted to its viewpoint."""

from caravane.server.live.cache import LiveTable
from caravane.server.live.presence import Follower
from caravane.server.live.updates import shared_update, update, viewpoint_index
from caravane.server.wire import messages
from caravane.tables.acts import Refused
from caravane.tables.table import Table


def drop_unauthorized(table_id: str, live: LiveTable, table: Table) -> tuple[list[Follower], bool]:
    """Remove the followers that may no longer use their viewpoint; return the others and whether any was removed."""
    removed: list[Follower] = []
    for follower in live.followers:
        try:
            follower.check(table)
        except Refused:
            removed.append(follower)
    for follower in removed:
        live.followers.discard(follower)
        follower.removed = True
        follower.send(messages.encode(messages.Unfollowed(table_id, follower.seat)))
    return list(live.followers), bool(removed)


def send_updates(table_id: str, live: LiveTable, table: Table, followers: list[Follower], now: float) -> None:
    """Send every follower its new updates, encoded once for all that share a viewpoint and a number."""
    encoded: dict[tuple[int, int], bytes] = {}
    behind = [
        follower for follower in followers if follower.n != table.visible_counts[viewpoint_index(table, follower.seat)]
    ]
    if not behind:
        return
    shared = shared_update(table_id, table, live.presence(table), now)
    for follower in behind:
        index = viewpoint_index(table, follower.seat)
        key = (index, follower.n)
        if key not in encoded:
            encoded[key] = messages.encode(update(table, live.updates, follower.seat, shared, since=follower.n))
        follower.n = table.visible_counts[index]
        follower.send(encoded[key])


def send_snapshot(table_id: str, live: LiveTable, table: Table, follower: Follower, *, since: int, now: float) -> None:
    """Send one follower the current projection and the events it has missed since `since`."""
    follower.n = table.visible_counts[viewpoint_index(table, follower.seat)]
    shared = shared_update(table_id, table, live.presence(table), now)
    message = update(table, live.updates, follower.seat, shared, since=since)
    follower.send(messages.encode(message))


def broadcast(live: LiveTable, message: bytes) -> None:
    """Send every connection at a table a message that has no number."""
    for send in {follower.send for follower in live.followers}:
        send(message)
