"""Recap: in two sentences what happened since a seat's last choice, and that it is waited for.

A notice leaves the table by ways that others may read: mail servers, chat rooms, the screen of a locked phone. So it is made of
what spectators see, and of nothing else.
"""

import math
from typing import Final

from caravane.kernel.event import Event, heard
from caravane.server.store.protocol import Stored
from caravane.tables import snapshot
from caravane.tables.acts import PLAY, START, UNDO, Act
from caravane.tables.projection import SPECTATOR
from caravane.tables.table import Table
from caravane.text import Sentences, Texts, load_translations

TEXTS: Final = "caravane.server.jobs.notices"
TOLD: Final = 3
"""So many of the latest events are told; of the others only their number."""

SPANS: Final = (("time-days", 86_400), ("time-hours", 3_600), ("time-minutes", 60))

Happened = list[Event]


def since_last_choice(stored: Stored, seat: int) -> tuple[Table, Happened | None]:
    """Build a table, and give what happened since a seat chose last; None when it has not chosen yet.

    What lies before the latest snapshot is not looked up: the latest events count.
    """
    opening = Act.unpack(stored.opening)
    table = Table(opening, stored.secret)
    happened: Happened | None = None
    if stored.snapshot is not None:
        table, happened = snapshot.restore(opening, stored.secret, stored.snapshot), []
    for act in map(Act.unpack, stored.acts):
        events = table.apply(act, recorded=True)
        if act.kind == UNDO or (act.kind == PLAY and act.data.get("seat") == seat):
            # Its own move and what luck made of it, it has seen itself; and what was taken back has not happened.
            happened = []
        elif happened is not None and act.kind != START:
            happened += events
    return table, happened


def recap(table: Table, happened: Happened | None, seat: int, lang: str, now: float) -> str:
    """Tell a seat's player in two sentences what happened and what is waited for."""
    said = load_translations(lang, TEXTS)
    texts = Texts(table.game, lang)
    return f"{_past(said, texts, table, happened)} {_present(said, texts, table, seat, now)}"


def _past(said: Sentences, texts: Texts, table: Table, happened: Happened | None) -> str:
    if happened is None:
        return said("recap-begun")
    seen = heard(happened, SPECTATOR)
    if not seen:
        return said("recap-nothing")
    told = [texts.event(actor, words, table.names()).rstrip(".!\u202f ") for actor, words in seen[-TOLD:]]
    key = "recap-more" if len(seen) > TOLD else "recap-since"
    return said(key, count=len(seen), events="; ".join(told) if said.lang == "en" else " ; ".join(told))


def _present(said: Sentences, texts: Texts, table: Table, seat: int, now: float) -> str:
    others = [name for place, name in enumerate(table.names()) if place != seat]
    key = "recap-turn" if others else "recap-turn-alone"
    until = table.clocks[seat].runs_out(table.settings.pace)
    if math.isfinite(until):
        return said(f"{key}-until", game=texts.title(), others=texts.listing(others), time=left(said, until - now))
    return said(key, game=texts.title(), others=texts.listing(others))


def left(said: Sentences, seconds: float) -> str:
    """Say how long somebody has left, in whole units and rather too little than too much."""
    key, unit = next(((key, unit) for key, unit in SPANS if seconds >= unit), SPANS[-1])
    return said(key, count=max(1, int(seconds // unit)))
