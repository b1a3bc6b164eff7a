"""Recaps in two sentences: the events since a seat's last choice, and the decision that waits.

Others may read a notice on its way: on mail servers, in chat rooms, on the screen of a locked phone. So it contains
only information that spectators have.
"""

import math
from typing import Final

from caravane.kernel.event import Event, visible_events
from caravane.server.store.records import StoredTable
from caravane.tables import snapshot
from caravane.tables.acts import PLAY, START, UNDO, Act
from caravane.tables.projection import SPECTATOR
from caravane.tables.table import Table
from caravane.text import GameTexts, Translations, load_translations

TEXTS: Final = "caravane.server.jobs.notices"
MAX_EVENTS: Final = 3
"""Maximum number of latest events in a recap; only the number of the others is mentioned."""

SPANS: Final = (("time-days", 86_400), ("time-hours", 3_600), ("time-minutes", 60))

Events = list[Event]


def since_last_choice(stored: StoredTable, seat: int) -> tuple[Table, Events | None]:
    """Return the table and the events since a seat's last choice, or None if it has not chosen yet.

    Events before the latest snapshot are not looked up, since only the latest are needed.
    """
    create_act = Act.unpack(stored.create_act)
    table = Table(create_act, stored.secret)
    events_since: Events | None = None
    if stored.snapshot is not None:
        table, events_since = snapshot.restore_snapshot(create_act, stored.secret, stored.snapshot), []
    for act in map(Act.unpack, stored.acts):
        events = table.apply(act, recorded=True)
        if act.kind == UNDO or (act.kind == PLAY and act.data.get("seat") == seat):
            # The player has seen their own move and the luck that followed; and undone moves no longer count.
            events_since = []
        elif events_since is not None and act.kind != START:
            events_since += events
    return table, events_since


def recap(table: Table, events_since: Events | None, seat: int, lang: str, now: float) -> str:
    """Return two sentences for a seat's player: the latest events, and the decision that waits."""
    translate = load_translations(lang, TEXTS)
    texts = GameTexts(table.game, lang)
    past = _past_sentence(translate, texts, table, events_since)
    return f"{past} {_present_sentence(translate, texts, table, seat, now)}"


def _past_sentence(translate: Translations, texts: GameTexts, table: Table, events_since: Events | None) -> str:
    if events_since is None:
        return translate("recap-begun")
    visible = visible_events(events_since, SPECTATOR)
    if not visible:
        return translate("recap-nothing")
    sentences = [texts.event(actor, words, table.names()).rstrip(".!\u202f ") for actor, words in visible[-MAX_EVENTS:]]
    key = "recap-more" if len(visible) > MAX_EVENTS else "recap-since"
    return translate(key, count=len(visible), events=("; " if translate.lang == "en" else " ; ").join(sentences))


def _present_sentence(translate: Translations, texts: GameTexts, table: Table, seat: int, now: float) -> str:
    others = [name for index, name in enumerate(table.names()) if index != seat]
    key, game = "recap-turn" if others else "recap-turn-alone", _game(texts, table)
    until = table.clocks[seat].expires_at(table.settings.time_control)
    if math.isfinite(until):
        return translate(
            f"{key}-until",
            game=game,
            others=texts.listing(others),
            time=time_left_text(translate, until - now),
        )
    return translate(key, game=game, others=texts.listing(others))


def _game(texts: GameTexts, table: Table) -> str:
    """Return the name of the game and how far it is, as spectators see it."""
    headline = texts.headline(table.game.view(table.journal.state, SPECTATOR), table.names())
    return f"{texts.title()} ({headline})" if headline else texts.title()


def time_left_text(translate: Translations, seconds: float) -> str:
    """Format the remaining time in whole units, rounded down."""
    key, unit = next(((key, unit) for key, unit in SPANS if seconds >= unit), SPANS[-1])
    return translate(key, count=max(1, int(seconds // unit)))
