"""Survey (15)."""

from typing import Any

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.kinds import CARD
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import A, B, Table, write
from tests.rule_marker import rule

LATE: dict[str, Any] = {"number": 3, "tiles": "relay scanner rumour"}


def surveying(moves: str = "", card: str = "red-star", supply: str = "wave fork spiral", **more: Any) -> Table:
    """Return a table where A plays a red card to survey; the supply is written from the top."""
    settings: dict[str, Any] = {"factions": "gul aquilla", "supply": {"red": supply}}
    table = Table(f"{card} green-star green-eye", **(settings | more))
    return table.act(A, "survey", card, moves)


@rule("EE-SURVEY-01")
def test_a_forecast_card_without_cube_is_needed() -> None:
    table = Table("red-star")
    table.state.survey_cubes = (A, B, A)
    table.state.reserve[A] -= 2
    table.state.reserve[B] -= 1
    assert "survey" not in table.actions(A)
    assert table.why_not(A, "choose:survey") == "no-survey EE-SURVEY-01"
    table.state.survey_cubes = (A, -1, A)
    table.state.reserve[B] += 1
    table.act(A, "survey", "red-star")
    assert table.legal(A) == ["replace:2"]
    assert table.why_not(A, "replace:1") == "slot-taken EE-SURVEY-02"


@rule("EE-SURVEY-02")
def test_the_played_card_replaces_another() -> None:
    table = surveying("replace:2", forecast="green-fist violet-eye orange-eye")
    forecast = table.view()["forecast"]
    assert write(CARD, [slot["card"] for slot in forecast]) == "green-fist red-star orange-eye"
    assert [slot["cube"] for slot in forecast] == [None, A, None]
    assert (write(CARD, table.state.discard), table.reserve(A)) == ("violet-eye", 21)


@rule("EE-SURVEY-03")
def test_the_best_marker_is_taken() -> None:
    table = surveying("replace:1", seats=3, factions="gul aquilla kutu-kuti")
    assert [player["marker"] for player in table.view()["players"]] == [1, None, None]
    other = Table("red-star", seats=3)
    other.state.markers = [0, 1, 0]
    assert other.act(A, "survey", "red-star", "replace:1").view()["players"][A]["marker"] == 2


@rule("EE-SURVEY-04", "EE-SURVEY-05")
def test_two_relics_are_revealed_and_one_goes_to_its_site() -> None:
    table = surveying("replace:1")
    assert "A relics-shown:red-fork:red-wave" in table.visible_events(B)
    assert table.legal(A) == ["put:red-fork", "put:red-wave"]
    table.play(A, "put:red-wave")
    assert table.site("red-wave") == 1


@rule("EE-SURVEY-06", "EE-SURVEY-07")
def test_the_other_is_bought_or_shuffled_back() -> None:
    bought = surveying("replace:1 put:red-wave", purse={A: 10})
    assert bought.legal(A) == ["buy-relic:red-fork", "return-relics"]
    bought.play(A, "buy-relic:red-fork")
    assert (bought.credits(A), bought.hold(A), bought.decision(A)) == (0, "red-fork", "sample")
    back = surveying("replace:1 put:red-wave return-relics", purse={A: 10})
    assert back.state.deciding() == [CHANCE]
    back.chance("shuffle-relics:red-fork:red-spiral")
    assert [len(supply) for supply in back.state.supply][2] == 2
    assert back.state.supply[2][::-1] == (9, 8)
    poor = surveying("replace:1 put:red-wave", purse={A: 9})
    assert poor.decision(A) == "nothing"


@rule("EE-SURVEY-08")
def test_in_round_three_only_relics_are_drawn() -> None:
    table = surveying(**LATE)
    assert table.decision(A) == "survey-site"
    assert write(CARD, table.state.discard) == "red-star"
    assert table.view()["players"][A]["marker"] is None


@rule("EE-SURVEY-09")
def test_a_single_relic_goes_to_its_site() -> None:
    table = surveying("replace:1", supply="fork", purse={A: 30})
    assert (table.site("red-fork"), table.decision(A)) == (1, "action")
    empty = surveying("replace:1", supply="")
    assert (empty.decision(A), empty.view()["players"][A]["marker"]) == ("action", 1)


@rule("EE-SURVEY-10", "C-16")
def test_in_round_three_a_supply_must_be_left() -> None:
    table = surveying("replace:1", supply="wave", number=2, tiles="relay scanner rumour", purse={A: 30})
    assert (table.site("red-wave"), table.decision(A)) == (1, "action")
    late = Table("red-star green-eye", supply={"red": "", "green": "wave wave fork fork"}, **LATE)
    late.play(A, "choose:survey")
    assert late.legal(A) == ["play:green-eye"]
    assert late.why_not(A, "play:red-star") == "supply-empty:red EE-SURVEY-10"


@rule("EE-SURVEY-11")
def test_a_second_survey_brings_no_second_marker() -> None:
    table = surveying("replace:1", supply="wave")
    table.act(A, "survey", "green-star")
    assert table.legal(A) == ["replace:2", "replace:3"]
    table.play(A, "replace:2")
    assert table.view()["players"][A]["marker"] == 1


@rule("EE-SURVEY-12", "C-31")
def test_without_a_cube_in_reserve_the_card_is_not_protected() -> None:
    table = surveying("replace:1", supply="wave", reserve={A: 0})
    slot = table.view()["forecast"][0]
    assert (slot["cube"], table.view()["players"][A]["marker"]) == (None, 1)
    assert "replace:1" in table.act(A, "survey", "green-star").legal(A)
    one = surveying("replace:1", supply="wave", reserve={A: 0}, galleries={A: "green-fork"})
    assert (one.view()["forecast"][0]["cube"], one.gallery(A)) == (None, "green-fork")


def test_on_older_tables_the_only_guard_protects_the_card() -> None:
    one = surveying(
        "replace:1", supply="wave", reserve={A: 0}, galleries={A: "green-fork"}, options={"survey-cube": "guard"}
    )
    assert GAME.forced(one.state, A) == GAME.verbs.read("move-guard:green-fork")
    assert one.play(A, "move-guard:green-fork").view()["forecast"][0]["cube"] == A
