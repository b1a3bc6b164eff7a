"""Building: from the record to a table, and from a table to what the record keeps beside its acts."""

from caravane.kernel.event import Event
from caravane.kernel.journal import IllegalMove
from caravane.server.live.updates import KEPT, News
from caravane.server.store.protocol import Packed, Row, Stored
from caravane.tables import snapshot
from caravane.tables.acts import Act, Diverged, Refused
from caravane.tables.projection import shown_place
from caravane.tables.table import ENDED, Table


def build(stored: Stored) -> tuple[Table, News]:
    """Build a table from the record, with its latest news."""
    opening = Act.unpack(stored.opening)
    if stored.snapshot is None:
        table = Table(opening, stored.secret)
    else:
        table = snapshot.restore(opening, stored.secret, stored.snapshot)
    news = News(table.settings.seats)
    carry_on(table, news, stored.acts)
    return table, news


def carry_on(table: Table, news: News, acts: list[Packed]) -> None:
    """Carry out the acts that the record has next; raise Refused when the installed rules lead elsewhere."""
    for left, packed in zip(range(len(acts), 0, -1), acts, strict=True):
        act = Act.unpack(packed)
        events = _follow(table, act)
        if left <= KEPT:
            news.add(table, act, events)


def _follow(table: Table, act: Act) -> list[Event]:
    """Carry out a recorded act; a table that the installed rules lead elsewhere waits for its own."""
    try:
        return table.apply(act, recorded=True)
    except (Diverged, IllegalMove, Refused) as error:
        raise Refused("other-rules") from error


def row_of(table: Table, now: float) -> Row:
    """Derive what the lobby and the due work must know."""
    settings = table.settings
    return Row(
        game=settings.game,
        seats=settings.seats,
        status=table.status,
        public=settings.public,
        rated=settings.rated,
        host=table.host,
        pace=settings.pace.pack(),
        places=[shown_place(place) for place in table.places],
        seating=[place.identity if place else "" for place in table.places],
        deciding=table.deciding(),
        clocks=[clock.runs_out(settings.pace) for clock in table.clocks],
        due_at=table.due_at(),
        created_at=table.opened_at,
        told_at=table.told_at,
        ended_at=now if table.status == ENDED else 0.0,
    )
