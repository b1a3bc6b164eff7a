"""Values of editions: what is ours and what was read, their fingerprint, and tables that keep them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import pack, unpack
from caravane.kernel.edition import Edition, unpack_edition
from caravane.kernel.luck import Sfc32
from caravane.server.bots.request import bot_request
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.editions.doubts import doubts
from caravane.tables.editions.file import make_edition
from caravane.tables.editions.trial import TrialFailed, check_by_playing
from caravane.tables.editions.validity import is_valid
from caravane.tables.editions.values import built_in, fingerprint_of, reconstructed, resolve
from caravane.tables.export import export
from caravane.tables.rematch import rematch_settings
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED
from caravane.tables.verify import verify
from tests.tables.table_driver import TableDriver, bot, settings

WELL = games.get("_template")


def edition(**values: Any) -> Edition:
    """Return an edition of the template; `cards_hand=4` is its value at `cards/hand`."""
    given = {path.replace("_", "/"): value for path, value in values.items()}
    complete, ours, problems = resolve(WELL, given)
    assert problems == []
    return make_edition(WELL, {"name": "own", "title": "Own", "source": "a test"}, complete, ours)


def played(own: Edition | None, game: str = WELL.name) -> TableDriver:
    """Return a table of two bots that has ended."""
    driver = TableDriver(settings(game, edition=own))
    driver.do(acts.SIT, seat=0, occupant=bot()).do(acts.SIT, seat=1, occupant=bot()).do(acts.START)
    luck = Sfc32(5)
    while driver.table.status != ENDED:
        seat = driver.table.deciding()[0]
        legal = driver.table.game.legal(driver.table.journal.state, seat)
        driver.do(acts.PLAY, seat=seat, moves=[driver.table.game.verbs.spell(legal[luck.below(len(legal))])])
    return driver


def test_what_nobody_has_read_is_ours() -> None:
    own = edition(cards_hand=4, die_faces="?")
    assert own.values == {"cards/hand": 4, "die/faces": 6, "rounds/long": 5, "rounds/short": 3}
    assert own.ours == ("die/faces:0", "rounds/long:0", "rounds/short:0")
    assert reconstructed(WELL) == 4


def test_a_pair_that_the_box_does_not_have_leaves_the_others_ours() -> None:
    excavation, path = games.get("excavation-earth"), "lines/between"
    own = built_in(excavation)[path]
    wanted = ["-", own[1], *["?"] * (len(own) - 2), ["M1", "O3"]]
    values, ours, problems = resolve(excavation, {path: wanted})
    assert (values[path], problems) == ([*own[1:], ["M1", "O3"]], [])
    assert [each for each in ours if each.startswith(path)] == [f"{path}:{at}" for at in range(1, len(own) - 1)]


def test_two_people_who_read_the_same_box_have_the_same_fingerprint() -> None:
    assert edition(cards_hand=4).fingerprint == edition(cards_hand=4, die_faces=6).fingerprint
    assert edition(cards_hand=4).fingerprint != edition(cards_hand=2).fingerprint


def test_the_values_are_in_force_at_the_table() -> None:
    driver = played(edition(cards_hand=1, rounds_long=2))
    assert driver.table.game.box.hand == 1
    assert driver.table.journal.state.rounds == 2
    assert driver.table.journal.state.box is driver.table.game.box


def test_a_bot_request_carries_them() -> None:
    own = edition(cards_hand=1)
    driver = TableDriver(settings(edition=own))
    driver.do(acts.SIT, seat=0, occupant=bot()).do(acts.SIT, seat=1, occupant=bot()).do(acts.START)
    request = json.loads(json.dumps(bot_request(driver.table, 0, Sfc32(1))))
    assert unpack_edition(request["edition"]).values == own.values


def test_a_state_that_goes_through_json_keeps_the_box_of_its_game() -> None:
    game = WELL.with_edition(edition(die_faces=2))
    state = game.start(2)
    assert unpack(game, pack(game, state)).box.faces == 2
    assert game.with_edition(edition(die_faces=2)) is not WELL


def test_the_export_verifies_where_there_is_no_edition(tmp_path: Path) -> None:
    """Verify in a process of its own, which has never heard of the edition."""
    driver = played(edition(cards_hand=4, die_faces=3))
    file = tmp_path / "table.json"
    file.write_text(json.dumps(export(driver.table, driver.acts)), encoding="utf-8")
    program = (
        "import json, sys; from caravane.tables.verify import verify;"
        "verdict = verify(json.load(open(sys.argv[1])));"
        "print(verdict.is_valid(), verdict.table.settings.edition.title, verdict.table.game.box.hand)"
    )
    run = subprocess.run([sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True", "Own", "4"]


def test_changed_values_in_a_file_are_found() -> None:
    driver = played(edition(cards_hand=4))
    data = json.loads(json.dumps(export(driver.table, driver.acts)))
    data["acts"][0]["settings"]["edition"]["values"]["cards/hand"] = 3
    assert [finding.code for finding in verify(data).findings] == ["digest", "act"]


@pytest.mark.parametrize(
    "change",
    [
        {"values": {"cards/hand": "4", "die/faces": 6, "rounds/long": 5, "rounds/short": 3}},
        {"values": {"cards/hand": 10**9, "die/faces": 6, "rounds/long": 5, "rounds/short": 3}},
        {"fingerprint": "0" * 64},
        {"ours": ["cards/hand:7"]},
        {"ours": ["die/faces:0", "die/faces:0"]},
    ],
    ids=str,
)
def test_settings_refuse_an_edition_that_no_reader_would_accept(change: dict[str, Any]) -> None:
    packed = edition(cards_hand=4).pack() | change
    if "values" in change:
        packed["fingerprint"] = fingerprint_of(WELL, change["values"])
    assert not is_valid(WELL, unpack_edition(packed))
    with pytest.raises(Refused, match="bad-settings"):
        Settings.unpack({**settings().pack(), "edition": packed}).find_game()


OTHER_SORTS: list[dict[str, Any]] = [
    {"title": 5},
    {"values": [["cards/hand", 4]]},
    {"values": {}, "ours": ""},
    {"ours": {}},
    {"ours": [{}]},
    {"built_in": 1.0},
    {"built_in": True},
    {"built_in": None},
]


@pytest.mark.parametrize(
    "broken",
    [None, [], {}, {"values": 3}, "own", *[edition(cards_hand=4).pack() | change for change in OTHER_SORTS]],
    ids=str,
)
def test_settings_refuse_what_is_no_edition(broken: object) -> None:
    with pytest.raises(Refused, match="bad-settings"):
        Settings.unpack({**settings().pack(), "edition": broken}).find_game()


@pytest.mark.parametrize("values", [1.0, 2.0, True, None, "1", [1]], ids=str)
def test_settings_refuse_a_version_of_values_that_is_no_number(values: object) -> None:
    with pytest.raises(Refused, match="bad-settings"):
        Settings.unpack({**settings().pack(), "values": values})


def test_settings_without_an_edition_are_packed_as_before() -> None:
    assert "edition" not in settings().pack()


def test_a_rematch_keeps_the_edition() -> None:
    again = rematch_settings(played(edition(cards_hand=4)).table)
    assert again.edition is not None
    assert again.edition.values["cards/hand"] == 4


def test_unusual_values_are_asked_about() -> None:
    archeos = games.get("archeos-society")
    values = {**built_in(archeos), "curator/points": [0, 1, 3, 2, 10, 18, 90]}
    found = [(doubt.code, doubt.entry) for doubt in doubts(archeos, values)]
    assert found == [("falls", 3), ("jumps", 4), ("jumps", 5), ("jumps", 6)]
    assert doubts(archeos, built_in(archeos)) == []


def test_a_trial_plays_with_every_number_of_seats() -> None:
    count = 0

    def note() -> None:
        nonlocal count
        count += 1

    check_by_playing(WELL.with_edition(edition(cards_hand=4)), 6, note)
    assert count == 6 + len(WELL.seats)


def test_a_trial_says_which_game_failed() -> None:
    from caravane.kernel.game import Game  # noqa: PLC0415 (only here)

    broken = Game(**{**WELL.parts(), "violations": lambda _state: ["a card is missing"]})
    with pytest.raises(TrialFailed, match="a card is missing") as failed:
        check_by_playing(broken, 3)
    assert (failed.value.seats, failed.value.seed) == (2, 0)
