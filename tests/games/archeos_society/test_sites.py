"""Sites (H)."""

import re

import pytest

from caravane.games.archeos_society.components import (
    SITES,
    TABLES,
    ArcheosBox,
)
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.games.archeos_society.spec import figures
from tests.rule_marker import rule

BOX = ArcheosBox(TABLES)
FAMILIES = {site: site.replace("-", "").upper() for site in SITES} | {
    "ta-sekhet-maat": "TASEKHET",
    "tantallon-castle": "TANTALLON",
}
MORE = {
    "chichen-itza": BOX.chichen_draws,
    "tantallon-castle": BOX.shared_points,
    "ur": BOX.ur_sizes,
}


@rule(
    "AS-SITE-MESAVERDE-01", "AS-SITE-MACHUPICCHU-01", "AS-SITE-GROTTAAZZURRA-01", "AS-SITE-GREATZIMBABWE-01",
    "AS-SITE-SIGIRIYA-01", "AS-SITE-NANMADOL-01", "AS-SITE-CHICHENITZA-01", "AS-SITE-RAPANUI-01",
    "AS-SITE-TASEKHET-01", "AS-SITE-TANTALLON-01", "AS-SITE-ULURU-01", "AS-SITE-UR-01",
)  # fmt: skip
@pytest.mark.parametrize("site", SITES)
def test_tracks_are_those_of_the_specification(site: str) -> None:
    number = SITES.index(site)
    points = BOX.immediate_points if site == "uluru" else BOX.points[number]
    printed = figures(f"AS-SITE-{FAMILIES[site]}-01")
    expected = list(points) + list(BOX.thresholds[number])
    if site == "tantallon-castle":
        expected = [*points, *BOX.shared_points, *BOX.thresholds[number]]
    elif site in MORE:
        expected += MORE[site]
    assert printed[: len(expected)] == expected, re.sub(r"\s+", " ", str(printed))


@rule("AS-SITE-ALL-01")
def test_sites_score_in_every_season() -> None:
    table = season_end("", "", at={A: "sigiriya 3, nan-madol 1"}).play(A, "draw")
    assert table.lines(A)["sites"] == 6
    table.chance().chance()
    table.state.monkeys = 2
    table.state.pile = [card for card in table.state.pile if card != 72] + [72]
    table.state.lower = len(table.state.pile)
    table.play(A, "draw")
    assert table.lines(A)["sites"] == 12


@rule("AS-SITE-ALL-02", "AS-SITE-CHICHENITZA-06")
def test_any_advance_counts_for_a_site() -> None:
    at, options = {A: "chichen-itza 3"}, {"linguist-advance": "any-site"}
    table = Table("green-linguist*2 red-linguist", advanced="chichen-itza", at=at, options=options)
    table.send(A, "red-linguist", "green-linguist*2").play(A, "colour role advance:chichen-itza")
    assert table.decision(A) == "draw-chichen"
    assert table.state.draws == BOX.chichen_draws[3] + BOX.chichen_draws[4] == 5


@rule("AS-SITE-NANMADOL-01")
def test_a_vehicle_at_the_start_of_nan_madol_costs_two_points() -> None:
    assert season_end("", "").play(A, "draw").scores() == [-2, -2]


# Chichén Itzá.


@rule("AS-SITE-CHICHENITZA-02", "AS-SITE-CHICHENITZA-03", "AS-SITE-CHICHENITZA-08")
def test_chichen_itza_draws_card_by_card() -> None:
    table = Table("red-guide*2 red-student", advanced="chichen-itza", at={A: "chichen-itza 2"}, pile="blue-guide")
    table.send(A, "red-guide", "red-guide red-student").play(A, "colour")
    assert table.legal(A) == ["draw", "stop"]
    table.play(A, "draw")
    assert (table.hand(A), table.view(None)["draws"], table.legal(A)) == ("blue-guide", 1, ["draw", "stop"])
    table.play(A, "stop")
    assert (table.size(A), table.state.draws, table.deciding()) == (1, 0, [B])


@rule("AS-SITE-CHICHENITZA-04", "AS-SITE-CHICHENITZA-05")
def test_chichen_itza_comes_last_and_stops_at_ten() -> None:
    hand = "red-patron*2 green-patron*2 blue-patron*2 yellow-patron*2 pink-patron violet-patron"
    table = Table(hand, advanced="chichen-itza", at={A: "chichen-itza 5"})
    others = hand.replace("red-patron*2", "red-patron")
    table.send(A, "red-patron", others).play(A, "colour draw-cards")
    assert (table.size(A), table.deciding()) == (10, [B])


@rule("AS-SITE-CHICHENITZA-07")
def test_no_draws_at_season_end() -> None:
    table = season_end("red-guide", "", advanced="chichen-itza ur").play(A, "draw").send(A, "red-guide")
    table.play(A, "colour")
    assert (table.space(A, "chichen-itza"), table.state.draws, table.deciding()) == (1, 0, [CHANCE])


# Rapa Nui.


@rule("AS-SITE-RAPANUI-02", "AS-SITE-RAPANUI-03")
def test_the_furthest_at_rapa_nui_score_and_go_back() -> None:
    table = season_end("", "", "", advanced="rapa-nui", at={A: "rapa-nui 3", B: "rapa-nui 1"}).play(A, "draw")
    assert [table.space(seat, "rapa-nui") for seat in (A, B, C)] == [0, 1, 0]
    assert table.lines(A) == {"sites": 4 - 2, "rapa-nui": 3}
    assert table.lines(B) == {"sites": 1 - 2}


@rule("AS-SITE-RAPANUI-04")
def test_all_at_the_start_of_rapa_nui_are_furthest() -> None:
    table = season_end("", "", advanced="rapa-nui").play(A, "draw")
    assert [table.lines(seat)["rapa-nui"] for seat in (A, B)] == [3, 3]


# Ta-sekhet-ma'at.


@rule("AS-SITE-TASEKHET-02", "AS-SITE-TASEKHET-03")
def test_each_of_two_vehicles_has_its_own_threshold() -> None:
    parts = {"advanced": "ta-sekhet-maat", "at": {A: "ta-sekhet-maat 0 2"}}
    table = Table("yellow-guide yellow-student", **parts).send(A, "yellow-guide", "yellow-student")  # type: ignore[arg-type]
    table.play(A, "colour")
    assert (table.decision(A), table.legal(A)) == ("vehicle", ["move:rear", "move:front"])
    table.play(A, "move:front")
    assert (table.space(A, "ta-sekhet-maat"), table.front(A)) == (0, 3)
    table = Table("yellow-photographer", **parts).send(A, "yellow-photographer").play(A, "colour")  # type: ignore[arg-type]
    assert (table.space(A, "ta-sekhet-maat"), table.front(A)) == (1, 2)


@rule("AS-SITE-TASEKHET-03")
def test_a_step_back_picks_either_vehicle() -> None:
    table = season_end("", "", roles="professor", advanced="ta-sekhet-maat", at={A: "ta-sekhet-maat 1 3"})
    table.state.tokens = [0, 0b10]
    table.play(A, "draw").play(B, "decline-advance").play(A, "retreat:ta-sekhet-maat")
    assert table.legal(A) == ["move:rear", "move:front"]
    table.play(A, "move:front")
    assert (table.space(A, "ta-sekhet-maat"), table.front(A)) == (1, 2)


@rule("AS-SITE-TASEKHET-04")
@pytest.mark.parametrize(("spaces", "points"), [("1 4", 2), ("3 3", 7)])
def test_only_the_rear_vehicle_scores(spaces: str, points: int) -> None:
    table = season_end("", "", advanced="ta-sekhet-maat", at={A: f"ta-sekhet-maat {spaces}"}).play(A, "draw")
    assert table.score(A) == points - 2


@rule("AS-SITE-TASEKHET-05")
def test_two_vehicles_on_one_space_are_no_choice() -> None:
    table = Table("yellow-guide", advanced="ta-sekhet-maat").send(A, "yellow-guide").play(A, "colour")
    assert (table.space(A, "ta-sekhet-maat"), table.front(A), table.deciding()) == (0, 1, [B])


# Tantallon Castle.


@rule("AS-SITE-TANTALLON-02", "AS-SITE-TANTALLON-03")
def test_alone_at_tantallon_scores_more_than_in_company() -> None:
    table = season_end(
        "", "", "", advanced="tantallon-castle", at={A: "tantallon-castle 2", B: "tantallon-castle 2"}
    ).play(A, "draw")
    assert [table.score(seat) + 2 for seat in (A, B)] == [2, 2]
    table = season_end("", "", advanced="tantallon-castle", at={A: "tantallon-castle 2"}).play(A, "draw")
    assert table.score(A) + 2 == 4


# Uluru.


@rule("AS-SITE-ULURU-02", "AS-SCORE-01")
def test_uluru_scores_at_once_and_sends_back() -> None:
    table = Table("violet-guide violet-student", advanced="uluru", at={A: "uluru 1"})
    table.send(A, "violet-guide", "violet-student").play(A, "colour")
    assert table.legal(A) == ["score", "stay"]
    table.play(A, "score")
    assert (table.score(A), table.space(A, "uluru")) == (5, 0)


@rule("AS-SITE-ULURU-03", "AS-SITE-ULURU-04")
def test_uluru_scores_nothing_later() -> None:
    table = Table("violet-guide", advanced="uluru", monkeys=2, pile="M").send(A, "violet-guide").play(A, "colour stay")
    assert (table.space(A, "uluru"), table.deciding()) == (1, [B])
    table.play(B, "draw")
    assert table.lines(A) == {}


@rule("AS-SITE-ULURU-05")
def test_staying_on_the_last_space_is_legal() -> None:
    table = Table("violet-guide*2 violet-student*4", advanced="uluru", at={A: "uluru 5"})
    table.send(A, "violet-guide", "violet-guide violet-student*4").play(A, "colour stay")
    assert table.space(A, "uluru") == 6


@rule("AS-SITE-ULURU-05")
@pytest.mark.parametrize(("roles", "hope"), [("", False), ("professor", True)])
def test_the_last_space_of_uluru_is_the_end_unless_a_professor_moves_back(roles: str, hope: bool) -> None:
    table = Table("violet-guide*2 violet-student*4", advanced="uluru", at={A: "uluru 5"}, roles=roles)
    table.send(A, "violet-guide", "violet-guide violet-student*4").play(A, "colour")
    assert table.prompt(A) == f"uluru:6:21:0:{int(hope)}"
    assert "last space" in table.asked(A)
    assert ("Professor" in table.asked(A), "Professeur" in table.asked(A, "fr")) == (hope, hope)
    before = Table("violet-guide", advanced="uluru").send(A, "violet-guide").play(A, "colour")
    assert before.prompt(A) == "uluru:1:1:5:0"


# Ur.


@rule("AS-SITE-UR-02", "AS-SITE-UR-08")
def test_every_seat_with_a_card_decides_at_ur() -> None:
    table = season_end("red-guide", "", "red-mercenary", advanced="ur").play(A, "draw")
    assert (table.deciding(), table.legal(A)) == ([A], ["play", "decline-expedition"])
    table.play(A, "decline-expedition")
    assert (table.deciding(), table.legal(C)) == ([C], ["decline-expedition"])
    assert table.why_not(C, "play") == "no-leader AS-TURN-06"
    table.play(C, "decline-expedition")
    assert table.deciding() == [CHANCE]


@rule("AS-SITE-UR-03", "AS-SITE-UR-04")
def test_the_space_on_ur_limits_the_size() -> None:
    table = season_end("red-guide*2 red-mercenary", advanced="ur", at={A: "ur 1"}).play(A, "draw")
    table.play(A, "play lead:red-guide add:red-guide")
    assert table.legal(A) == ["send"]
    assert table.why_not(A, "add:red-mercenary") == "too-large-for-ur:2 AS-SITE-UR-03"


@rule("AS-SITE-UR-05", "AS-SITE-UR-09")
def test_effects_at_ur_count_in_the_steps_that_follow() -> None:
    table = season_end("red-botanist*2", advanced="ur", at={A: "ur 1, machu-picchu 2"}).play(A, "draw")
    table.send(A, "red-botanist", "red-botanist").play(A, "colour role")
    assert table.lines(A) == {"botanist": 4, "sites": 1 + 2 + 1 - 2, "expeditions": 1}


@rule("AS-SITE-UR-06")
@pytest.mark.parametrize("role", ["physician", "patron"])
def test_nothing_is_laid_down_kept_or_drawn_at_ur(role: str) -> None:
    table = season_end(f"red-{role} blue-guide", advanced="ur").play(A, "draw").send(A, f"red-{role}").play(A, "end")
    assert table.deciding() == [CHANCE]
    assert not any("laid-down" in words or "drew" in words for words in table.visible_events())


@rule("AS-SITE-UR-07")
def test_a_cartographer_at_ur_adds_one_under_the_same_limit() -> None:
    table = season_end("pink-cartographer*2 red-guide*2 blue-guide", advanced="ur", at={A: "ur 1"}).play(A, "draw")
    table.send(A, "pink-cartographer", "pink-cartographer").play(A, "colour")
    assert table.space(A, "ur") == 2
    table.play(A, "role lead:red-guide add:red-guide")
    assert table.legal(A) == ["send"]
