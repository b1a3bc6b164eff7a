"""Previews of moves as messages: one plan with all that it shows, or several plans in short."""

from typing import Any

from msgspec import UNSET

from caravane.server.live.commands import seat_to_preview
from caravane.server.live.updates import table_events
from caravane.server.wire import messages
from caravane.tables.acts import Refused
from caravane.tables.preview import preview_moves
from caravane.tables.projection import Projection
from caravane.tables.table import Table


def previewed(table: Table, identity: str, message: messages.Preview) -> messages.Previewed:
    """Return what the moves of a message would lead to."""
    seat = seat_to_preview(table, identity, message.seat, message.n)
    preview = preview_moves(table, seat, message.moves, fill=message.fill)
    steps = [messages.PreviewStep(**_typed(step)) for step in preview.pop("steps")]
    return messages.Previewed(message.id, message.table, steps=steps, **preview)


def attempt(table: Table, identity: str, message: messages.Try, moves: list[str]) -> messages.Attempt | None:
    """Return what one plan of a message would lead to; None if it is not legal."""
    seat = seat_to_preview(table, identity, message.seat, message.n)
    try:
        preview = preview_moves(table, seat, moves, fill=message.fill, step_views=False)
    except Refused as refused:
        if refused.code != "illegal":
            raise
        return None
    steps = [messages.AttemptStep(**_typed(step)) for step in preview.pop("steps")]
    view = preview.pop("view")
    return messages.Attempt(steps=steps, view=view if message.views else UNSET, **preview)


def _typed(step: Projection) -> dict[str, Any]:
    return step | {"events": table_events(step["events"])}
