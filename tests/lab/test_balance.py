"""Tests of the balance of games: what is counted, that it adds up, and how it is shown."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.cli.terminal.balance_text import BalanceText
from caravane.cli.texts import texts_of
from caravane.lab.arena import Match, play_match
from caravane.lab.balance import BalanceSettings, Report, figures_of_match, measure
from caravane.lab.balance_groups import measures_of
from caravane.lab.balance_measures import COLUMNS, LINE, NUMBER, SEAT, TEXT
from caravane.lab.game_record import Facts, GameRecord, play_recorded
from caravane.text import GameTexts
from tests.cli.run_cli import plain, run

GAMES = ("archeos-society", "excavation-earth", "expeditions", "lost-cities")
SEATS = {"archeos-society": 4, "excavation-earth": 3, "expeditions": 2, "lost-cities": 3}
LANGUAGES = ("en", "fr")


@cache
def record(name: str, seed: int = 0, seats: int = 0) -> GameRecord:
    """Play a game between quick bots."""
    players = ("novice",) * (seats or SEATS[name])
    return play_recorded(Match(name, players, 1.0, "cpu", seed * len(players), measures_of(games.get(name)).options))


@cache
def report(name: str) -> Report:
    """Measure three games."""
    return measure(BalanceSettings(name, SEATS[name], 3, "novice"), lambda planned: map(figures_of_match, planned))


def cells(name: str, table: str, column: str) -> dict[str, float]:
    """Return the figures of a column by row."""
    [found] = [each for each in report(name)["tables"] if each["name"] == table]
    return {row["row"]: row["cells"][column]["value"] for row in found["rows"] if column in row["cells"]}


def facts_of(played: GameRecord) -> dict[tuple[str, str, str], tuple[float, float]]:
    """Return the figures of a recorded game."""
    facts = Facts()
    measures_of(played.game).collect(played, facts)
    return facts.sums


def test_every_game_has_dice_of_its_own_and_a_seed_gives_the_same_game() -> None:
    planned = BalanceSettings("lost-cities", 3, 4, "novice").plan()
    assert [match.seed // 3 for match in planned] == [0, 1, 2, 3]
    assert figures_of_match(planned[1]) == figures_of_match(planned[1]) != figures_of_match(planned[2])


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_the_game_of_the_arena(name: str) -> None:
    players = ("novice",) * SEATS[name]
    match = Match(name, players, 1.0, "cpu", 0, measures_of(games.get(name)).options)
    assert record(name).scores == play_match(match).scores


@pytest.mark.parametrize("name", GAMES)
def test_tables_have_known_columns_and_rows_with_texts(name: str) -> None:
    game = games.get(name)
    kinds = game.kinds()
    for form in measures_of(game).tables:
        assert set(form.columns) <= set(COLUMNS)
        assert form.kind in (TEXT, NUMBER, SEAT, LINE) or set(form.rows) <= set(kinds[form.kind].names)
        for lang in LANGUAGES:
            ui = GameTexts(game, lang, "caravane.cli").ui
            keys = [f"balance-table-{form.name}", *[f"balance-column-{column}" for column in form.columns]]
            keys += [f"balance-row-{row}" for row in form.rows if form.kind == TEXT]
            assert all(ui(key) for key in keys)


@pytest.mark.parametrize("name", GAMES)
def test_victories_of_the_seats_and_parts_of_the_lines_add_up_to_one(name: str) -> None:
    assert sum(cells(name, "seats", "wins").values()) == pytest.approx(1, abs=0.001)
    # In Archeos Society most lines belong to a role or a site that is in some of the games only.
    if name != "archeos-society":
        assert sum(cells(name, "lines", "part").values()) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("name", GAMES)
def test_every_band_belongs_to_a_table_and_its_rows_are_judged(name: str) -> None:
    tables = {form.name: form for form in measures_of(games.get(name)).tables}
    for band in measures_of(games.get(name)).bands:
        assert band.column in tables[band.table].columns
    for judged in report(name)["bands"]:
        assert judged["rows"]
        assert {row["verdict"] for row in judged["rows"]} <= {"inside", "outside", "unsure"}


def points_at_ur(played: GameRecord) -> int:
    """Return the points of the expeditions that Ur sends at the end of a season."""
    points, at_ur, found = played.game.box.tables["expeditions"]["points"], False, 0
    for _, phrase in played.happened:
        word = played.game.events.word(phrase).name
        at_ur = word == "ur-began" or (at_ur and word != "hands-discarded")
        if at_ur and word in {"led", "led-also"}:
            found += points[min(phrase[2], len(points) - 1)]
    return found


def test_some_game_has_expeditions_at_ur() -> None:
    assert any(points_at_ur(record("archeos-society", seed)) for seed in range(3))


@pytest.mark.parametrize("seed", range(3))
def test_points_of_the_sites_are_those_of_the_score_sheet(seed: int) -> None:
    played = record("archeos-society", seed)
    facts = facts_of(played)
    lines = ("sites", "uluru", "rapa-nui")
    # Ur's expeditions are counted for Ur, and on the line of expeditions.
    expected = sum(mine.get(line, 0) for mine in played.lines for line in lines) + points_at_ur(played)
    found = sum(amount for (table, row, column), (amount, _) in facts.items() if (table, column) == ("sites", "points"))
    assert found == expected


@pytest.mark.parametrize("seed", range(3))
def test_galleries_and_centres_are_those_of_the_score_sheet(seed: int) -> None:
    played = record("excavation-earth", seed)
    facts = facts_of(played)
    for table in ("columns", "rows", "centres"):
        found = sum(amount for (name, _, column), (amount, _) in facts.items() if (name, column) == (table, "points"))
        assert found == sum(mine[table] for mine in played.lines)


@pytest.mark.parametrize("seed", range(3))
def test_marks_of_a_sheet_are_counted_once_though_they_were_secret(seed: int) -> None:
    played = record("lost-cities", seed)
    facts = facts_of(played)
    filled = sum(
        amount for (table, _, column), (amount, _) in facts.items() if (table, column) == ("expeditions", "filled")
    )
    assert filled == sum(len(column) for sheet in played.state.sheets for column in sheet.columns)
    symbols = facts["symbols", "squares", "uses"][0] + facts["symbols", "summits", "uses"][0]
    assert symbols == sum(sheet.artefacts for sheet in played.state.sheets)


@pytest.mark.parametrize("seed", range(3))
def test_arrows_laid_are_those_of_the_board_and_those_removed(seed: int) -> None:
    played = record("expeditions", seed)
    facts = facts_of(played)
    on_board = sum(len(route.arrows) for route in played.state.routes)
    laid = sum(
        amount for (table, _, column), (amount, _) in facts.items() if (table, column) == ("colours", "arrows-laid")
    )
    removed = [phrase for _, phrase in played.happened if played.game.events.word(phrase).name == "arrow-removed"]
    assert laid == on_board + len(removed) > 0


def test_alone_the_share_of_victories_has_no_band() -> None:
    settings = BalanceSettings("excavation-earth", 1, 2, "novice")
    judged = measure(settings, lambda planned: map(figures_of_match, planned))["bands"]
    assert not [band for band in judged if band["column"] == "wins"]


def test_a_game_without_a_module_has_seats_and_score_lines() -> None:
    found = measure(BalanceSettings("_template", 3, 5, "novice"), lambda planned: map(figures_of_match, planned))
    assert [table["name"] for table in found["tables"]] == ["seats", "lines"]
    assert [band["table"] for band in found["bands"]] == ["seats"]


def test_a_seat_that_always_wins_is_outside_its_band() -> None:
    def rigged(planned: Any) -> Any:
        for _ in planned:
            yield {("seats", str(seat), "wins"): (float(seat == 1), 1.0) for seat in (1, 2)}

    [band] = measure(BalanceSettings("_template", 2, 40, "novice"), rigged)["bands"]
    assert [(row["row"], row["value"], row["verdict"]) for row in band["rows"]] == [
        ("1", 2.0, "outside"),
        ("2", 0.0, "outside"),
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Archive cast: used at least once, 0.0% (0.0 - 8.8), outside 20.0 - 100.0."),
        ("fr", "sert au moins une fois, 0,0 % (0,0 - 8,8), hors de 20,0 - 100,0."),
    ],
)
def test_a_tile_that_nobody_uses_is_named(lang: str, sentence: str) -> None:
    def unused(planned: Any) -> Any:
        for _ in planned:
            yield {("tiles-white", "archive", "used"): (0.0, 1.0), ("tiles-white", "relay", "used"): (1.0, 1.0)}

    game = games.get("excavation-earth")
    text = BalanceText(measure(BalanceSettings(game.name, 3, 40, "novice"), unused), texts_of(game, lang)).format()
    assert sentence in plain(text).replace("\N{EN DASH}", "-")
    assert text.count("\n- ") == 1


def test_the_command_prints_tables_and_writes_all_figures(tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    command = ("balance", "lost-cities", "--seats", "2", "--games", "4", "--level", "novice", "--cores", "1")
    output = plain(run(*command, "--json", str(file), "--lang", "en"))
    assert "4 games for 2 players between bots of level novice" in output
    assert "share of victories" in output
    figures = json.loads(file.read_text())
    assert (figures["seats"], figures["games"], figures["tables"][0]["rows"][0]["row"]) == (2, 4, "1")


def test_the_command_speaks_french_and_writes_markdown() -> None:
    command = ("balance", "archeos-society", "--seats", "2", "--games", "2", "--level", "random", "--cores", "1")
    output = run(*command, "--markdown", "--lang", "fr", "--option", "mode=first-game")
    assert "### Sites" in output
    assert "| Mesa Verde |" not in output.split("### Rôles")[1]
    assert "| --- | ---: |" in output
    assert "Chichén Itzá" in output


@pytest.mark.parametrize(
    "wrong", [("--seats", "9"), ("--level", "zeus"), ("--level", "guide"), ("--option", "mode=sun")]
)
def test_wrong_arguments_are_explained(wrong: tuple[str, str]) -> None:
    run("balance", "archeos-society", "--games", "2", *wrong, code=2)
