"""Tests of the recap: two sentences in the reader's language, without anything hidden from spectators."""

import re
from importlib import resources

import pytest

from caravane.kernel.event import visible_events
from caravane.kernel.luck import Sfc32
from caravane.server.jobs.notices.recap import TEXTS, recap, since_last_choice, time_left_text
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.tables.acts import PLAY, Act
from caravane.tables.clocks.time_control import TimeControl
from caravane.text import LANGUAGES, GameTexts, load_translations
from tests.server.table_setup import person, play_until_decided, play_until_deciding, start_table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["archeos-society", "lost-cities"])
async def test_a_recap_contains_nothing_secret(game: str, tmp_path: object) -> None:
    """Check that the recap contains no event since the last choice that is hidden from spectators."""
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    hub = Hub(store)
    name = await start_table(hub, person("Ana"), person("Bo"), person("Cyd"), game=game)
    luck = Sfc32(7)
    hidden = 0
    for _ in range(120):
        table = await hub.get_table(name)
        if not table.deciding():
            break
        seat = table.deciding()[0]
        stored = await store.load(name)
        assert stored is not None
        table_then, events = since_last_choice(stored, seat)
        for lang in LANGUAGES:
            text = recap(table_then, events, seat, lang, 0.0)
            texts = GameTexts(table.game, lang)
            public = {texts.event(actor, phrase, table.names()) for actor, phrase in visible_events(events or [], None)}
            for event in events or []:
                full = texts.event(event.seat, event.phrase, table.names())
                # A secret choice may be revealed to all later.
                if full not in public:
                    hidden += 1
                    assert full.rstrip(".") not in text
        legal = table.game.legal(table.journal.state, seat)
        move = table.game.verbs.spell(legal[luck.below(len(legal))])
        await hub.act(name, Act(PLAY, hub.now(), seat=seat, moves=[move]))
    await store.close()
    assert hidden > 0


async def test_a_recap_contains_the_latest_public_event(tmp_path: object) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    hub = Hub(store)
    name = await start_table(
        hub, person("Ana"), person("Bo"), game="lost-cities", time_control=TimeControl(bank=200_000)
    )
    await play_until_deciding(hub, name, 1)
    await play_until_decided(hub, name, 1)
    await play_until_deciding(hub, name, 1)
    stored = await store.load(name)
    assert stored is not None
    table, events = since_last_choice(stored, 1)
    assert events
    text = recap(table, events, 1, "en", hub.now())
    texts = GameTexts(table.game, "en")
    last = texts.event(*visible_events(events, None)[-1], table.names())
    assert last.rstrip(".") in text
    headline = texts.headline(table.game.view(table.journal.state, None))
    assert headline.startswith("Turn ")
    assert text.endswith(f"Your turn in Lost Cities: Roll & Write ({headline}), with Ana; 2 days left.")
    assert text.count(". ") == 1
    await store.close()


def test_the_time_left_is_formatted() -> None:
    texts = load_translations("en", TEXTS)
    spans = [time_left_text(texts, seconds) for seconds in (0, 59, 119, 3_600, 86_399, 200_000)]
    assert spans == ["1 minute", "1 minute", "1 minute", "1 hour", "23 hours", "2 days"]


def test_both_languages_have_the_same_keys() -> None:
    folder = resources.files(TEXTS).joinpath("locales")
    keys = [
        re.findall(r"^([a-z-]+) =", folder.joinpath(f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]
