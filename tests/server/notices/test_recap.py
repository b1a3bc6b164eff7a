"""The recap: two sentences in the reader's language, and nothing that spectators do not see."""

import re
from importlib import resources

import pytest

from caravane.kernel.event import heard
from caravane.kernel.luck import Sfc32
from caravane.server.jobs.notices.recap import TEXTS, left, recap, since_last_choice
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.tables.acts import PLAY, Act
from caravane.tables.clocks.time_control import Pace
from caravane.text import LANGUAGES, Texts, load_translations
from tests.server.table_setup import person, start_table, until_answered, until_asked

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["archeos-society", "lost-cities"])
async def test_a_recap_tells_nothing_secret(game: str, tmp_path: object) -> None:
    """Of what happened since the last choice, the words that spectators do not get are not told."""
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    hub = Hub(store)
    name = await start_table(hub, person("Ana"), person("Bo"), person("Cyd"), game=game)
    luck = Sfc32(7)
    hidden = 0
    for _ in range(120):
        table = await hub.look(name)
        if not table.deciding():
            break
        seat = table.deciding()[0]
        stored = await store.load(name)
        assert stored is not None
        built, happened = since_last_choice(stored, seat)
        for lang in LANGUAGES:
            told = recap(built, happened, seat, lang, 0.0)
            texts = Texts(table.game, lang)
            public = {texts.event(actor, said, table.names()) for actor, said in heard(happened or [], None)}
            for event in happened or []:
                full = texts.event(event.seat, event.said, table.names())
                # What was chosen in secret may be shown to all later on.
                if full not in public:
                    hidden += 1
                    assert full.rstrip(".") not in told
        legal = table.game.legal(table.journal.state, seat)
        move = table.game.verbs.spell(legal[luck.below(len(legal))])
        await hub.act(name, Act(PLAY, hub.now(), seat=seat, moves=[move]))
    await store.close()
    assert hidden > 0


async def test_a_recap_tells_the_latest_of_what_everybody_saw(tmp_path: object) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    hub = Hub(store)
    name = await start_table(hub, person("Ana"), person("Bo"), game="lost-cities", pace=Pace(bank=200_000))
    await until_asked(hub, name, 1)
    await until_answered(hub, name, 1)
    await until_asked(hub, name, 1)
    stored = await store.load(name)
    assert stored is not None
    table, happened = since_last_choice(stored, 1)
    assert happened
    told = recap(table, happened, 1, "en", hub.now())
    last = Texts(table.game, "en").event(*heard(happened, None)[-1], table.names())
    assert last.rstrip(".") in told
    assert told.endswith("Your turn in Lost Cities: Roll & Write, with Ana; 2 days left.")
    assert told.count(". ") == 1
    await store.close()


def test_how_long_somebody_has() -> None:
    said = load_translations("en", TEXTS)
    spans = [left(said, seconds) for seconds in (0, 59, 119, 3_600, 86_399, 200_000)]
    assert spans == ["1 minute", "1 minute", "1 minute", "1 hour", "23 hours", "2 days"]


def test_both_languages_say_the_same() -> None:
    folder = resources.files(TEXTS).joinpath("locales")
    keys = [
        re.findall(r"^([a-z-]+) =", folder.joinpath(f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]
