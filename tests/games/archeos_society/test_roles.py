"""Roles of the leader (G)."""

import pytest

from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.rule_marker import rule


@rule("AS-ROLE-ALL-01")
def test_role_effects_may_be_declined() -> None:
    for role in ("botanist", "linguist", "curator", "professor"):
        table = Table(f"pink-{role}", roles=role).send(A, f"pink-{role}")
        assert table.legal(A) == ["role", "end"]
        table.play(A, "end")
        assert table.deciding() == [B]
        assert (table.score(A), table.state.linguists[A], table.state.relics[A], table.state.tokens[A]) == (0, 0, 0, 0)


@rule("AS-ROLE-ALL-02", "AS-ROLE-MERCENARY-04")
def test_mercenaries_count_in_the_size_of_role_effects() -> None:
    table = Table("red-linguist red-mercenary*2 blue-mercenary")
    table.send(A, "red-linguist", "red-mercenary*2 blue-mercenary").play(A, "role skip-artefact")
    assert table.state.linguists[A] == 4
    table = Table("red-professor red-mercenary*2").send(A, "red-professor", "red-mercenary*2").play(A, "role")
    assert table.legal(A) == ["take-token:1", "take-token:2", "take-token:3"]


# Botanist.


@rule("AS-ROLE-BOTANIST-01", "AS-ROLE-BOTANIST-02")
@pytest.mark.parametrize(("size", "offered"), [(1, False), (2, True), (3, True)])
def test_the_tile_goes_to_an_expedition_that_is_no_smaller(size: int, offered: bool) -> None:
    followers = " ".join(["green-botanist", "blue-botanist"][: size - 1])
    table = Table(f"yellow-botanist {followers}", sent={B: ["red-botanist pink-botanist"]})
    table.state.tile = (B, 0)
    table.send(A, "yellow-botanist", followers)
    assert ("role" in table.legal(A)) == offered
    if offered:
        table.play(A, "role")
        assert (table.state.tile, table.score(A), table.score(B)) == ((A, 0), 2, 0)
    else:
        assert table.why_not(A, "role") == "tile-defended:1:2 AS-ROLE-BOTANIST-01"


@rule("AS-ROLE-BOTANIST-03")
def test_a_seat_may_take_the_tile_from_itself() -> None:
    table = Table("red-botanist", sent={A: ["pink-botanist"]})
    table.state.tile = (A, 0)
    table.send(A, "red-botanist").play(A, "role")
    assert (table.state.tile, table.score(A)) == ((A, 1), 2)


@rule("AS-ROLE-BOTANIST-04")
def test_mercenaries_defend_the_tile() -> None:
    table = Table("red-botanist green-botanist", sent={B: ["pink-botanist red-mercenary*2"]})
    table.state.tile = (B, 0)
    table.send(A, "red-botanist", "green-botanist")
    assert table.why_not(A, "role") == "tile-defended:2:3 AS-ROLE-BOTANIST-01"


@rule("AS-ROLE-BOTANIST-05")
@pytest.mark.parametrize("held", [True, False])
def test_the_tile_scores_at_season_end(held: bool) -> None:
    table = season_end("", "", sent={B: ["pink-botanist"]})
    table.state.tile = (B, 0) if held else ()
    table.play(A, "draw")
    assert (table.lines(B).get("botanist", 0), table.state.tile) == (2 if held else 0, ())
    assert "botanist" not in table.lines(A)


# Linguist.


@rule("AS-ROLE-LINGUIST-01", "AS-ROLE-LINGUIST-02", "AS-ROLE-LINGUIST-04", "AS-ROLE-LINGUIST-05")
def test_artefacts_reached_or_passed_give_free_advances() -> None:
    for start, size, found in [(0, 2, 0), (0, 3, 1), (2, 2, 1), (3, 3, 0), (6, 6, 2), (11, 7, 2), (12, 5, 0)]:
        hand = "red-linguist*2 green-linguist*2 blue-linguist*2 yellow-linguist"
        table = Table(hand, at={A: f"linguist {start}"})
        others = " ".join("red-linguist green-linguist*2 blue-linguist*2 yellow-linguist".replace(
            "green-linguist*2", "green-linguist green-linguist").replace(
            "blue-linguist*2", "blue-linguist blue-linguist").split()[: size - 1])  # fmt: skip
        table.send(A, "red-linguist", others).play(A, "role")
        assert table.state.linguists[A] == start + size
        assert sum(frame[0] == 18 for frame in table.state.frames) == found


@rule("AS-ROLE-LINGUIST-02", "AS-ROLE-LINGUIST-03")
def test_a_free_advance_ignores_thresholds_and_may_be_skipped() -> None:
    table = Table("red-linguist*2 green-linguist", at={A: "sigiriya 5, mesa-verde 6"})
    table.send(A, "red-linguist", "red-linguist green-linguist").play(A, "role")
    assert table.legal(A)[0] == "advance:machu-picchu"
    assert table.legal(A)[-2:] == ["advance:nan-madol", "skip-artefact"]
    assert table.why_not(A, "advance:mesa-verde") == "last-space-reached:mesa-verde AS-EXP-17"
    table.play(A, "advance:sigiriya")
    assert table.space(A, "sigiriya") == 6


@rule("AS-ROLE-LINGUIST-06")
def test_the_linguists_track_ends() -> None:
    table = Table("pink-linguist", at={A: "linguist 18, sigiriya 1"}, roles="curator").send(A, "pink-linguist")
    assert table.deciding() == [B]
    table = Table("red-linguist", at={A: "linguist 18"}).send(A, "red-linguist")
    assert table.why_not(A, "role") == "track-ends AS-ROLE-LINGUIST-06"


@rule("AS-ROLE-LINGUIST-07", "AS-ROLE-LINGUIST-08")
@pytest.mark.parametrize(("spaces", "points"), [((4, 2, 1), [2, 0, 0]), ((4, 4, 1), [2, 2, 0]), ((0, 0, 0), [2, 2, 2])])
def test_the_furthest_linguists_score(spaces: tuple[int, ...], points: list[int]) -> None:
    table = season_end("", "", "", roles="linguist")
    table.state.linguists = list(spaces)
    table.play(A, "draw")
    assert [table.lines(seat).get("linguist", 0) for seat in (A, B, C)] == points


# Physician.


@rule("AS-ROLE-PHYSICIAN-01", "AS-ROLE-PHYSICIAN-02")
def test_a_physician_allows_keeping_cards() -> None:
    table = Table("red-physician*2 blue-guide pink-guide yellow-student")
    table.send(A, "red-physician", "red-physician").play(A, "end")
    assert (table.prompt(A), table.legal(A)) == ("keep:2:1:0", ["keep:blue-guide", "keep:pink-guide", "lay-rest"])
    assert table.why_not(A, "keep:yellow-student") == "keep-exactly:2 AS-ROLE-PHYSICIAN-01"
    table.play(A, "keep:pink-guide")
    assert (table.prompt(A), table.legal(A)) == ("keep:1:1:1", ["keep:yellow-student"])
    assert table.why_not(A, "keep:blue-guide") == "out-of-order:blue-guide AS-EXP-08"
    assert table.why_not(A, "lay-rest") == "keep-exactly:2 AS-ROLE-PHYSICIAN-01"
    table.play(A, "keep:yellow-student")
    assert table.legal(A) == ["lay-rest"]
    assert table.why_not(A, "keep:blue-guide") == "kept-enough:2 AS-ROLE-PHYSICIAN-01"
    assert table.visible_events(B) == []
    table.play(A, "lay-rest")
    assert table.visible_events(B) == ["A kept-count:2", "A laid-down:blue-guide"]
    assert (table.hand(A), table.area()) == ("pink-guide yellow-student", "blue-guide")


@rule("AS-ROLE-PHYSICIAN-01")
def test_keeping_cards_is_optional() -> None:
    table = Table("red-physician blue-guide").send(A, "red-physician").play(A, "end lay-rest")
    assert (table.hand(A), table.area()) == ("", "blue-guide")
    table = Table("red-physician*2 blue-guide").send(A, "red-physician", "red-physician").play(A, "end")
    assert table.play(A, "keep:blue-guide lay-rest").hand(A) == "blue-guide"
    assert Table("red-physician").send(A, "red-physician").play(A, "end").deciding() == [B]


@rule("AS-ROLE-PHYSICIAN-01")
def test_a_physician_asks_for_cards_or_none_and_then_for_the_rest() -> None:
    table = Table("red-physician*2 blue-physician blue-guide*2 pink-guide yellow-student")
    table.send(A, "red-physician", "red-physician blue-physician").play(A, "end")
    assert [table.asked(A), table.asked(A, "fr")] == [
        "Keep exactly 3 cards, or none at all.", "Gardez exactement 3 cartes, ou aucune."
    ]  # fmt: skip
    table.play(A, "keep:blue-guide")
    assert [table.asked(A), table.asked(A, "fr")] == ["Keep 2 more cards.", "Gardez encore 2 cartes."]
    table.play(A, "keep:pink-guide")
    assert [table.asked(A), table.asked(A, "fr")] == ["Keep 1 more card.", "Gardez encore 1 carte."]


# Pilot.


@rule("AS-ROLE-PILOT-01", "AS-ROLE-PILOT-02", "AS-ROLE-PILOT-03")
def test_a_pilot_advances_on_any_site_in_reach() -> None:
    table = Table("pink-pilot", roles="linguist").send(A, "pink-pilot").play(A, "colour")
    assert table.legal(A) == ["advance:mesa-verde", "advance:machu-picchu", "advance:great-zimbabwe"]
    assert table.why_not(A, "advance:sigiriya") == "too-small:sigiriya:1:2 AS-EXP-15"
    table.play(A, "advance:machu-picchu")
    assert (table.spaces(A), table.deciding()) == ({"machu-picchu": 1}, [B])


@rule("AS-ROLE-PILOT-01")
def test_a_pilot_may_be_too_small_everywhere() -> None:
    far = ", ".join(f"{site} 5" for site in ("mesa-verde", "machu-picchu", "grotta-azzurra", "great-zimbabwe"))
    table = Table("pink-pilot", at={A: far}).send(A, "pink-pilot")
    assert table.deciding() == [B]


# Cartographer.


@rule("AS-ROLE-CARTOGRAPHER-01", "AS-ROLE-CARTOGRAPHER-03")
def test_after_an_advance_one_more_expedition() -> None:
    table = Table("red-cartographer green-curator blue-guide").send(A, "red-cartographer")
    assert table.legal(A) == ["colour", "end"]
    assert table.why_not(A, "role") == "not-advanced AS-ROLE-CARTOGRAPHER-02"
    table.play(A, "colour")
    assert table.legal(A) == ["role", "end"]
    table.send(A, "green-curator")
    assert table.legal(A) == ["colour", "role", "end"]
    table.play(A, "colour role")
    assert (table.spaces(A), table.state.relics[A]) == ({"mesa-verde": 1, "machu-picchu": 1}, 0b10)
    assert (table.area(), table.deciding()) == ("blue-guide", [B])


@rule("AS-ROLE-CARTOGRAPHER-01")
def test_an_extra_expedition_is_planned_in_secret() -> None:
    table = Table("red-cartographer green-guide").send(A, "red-cartographer").play(A, "colour")
    before = table.view(B)
    table.play(A, "role lead:green-guide")
    assert table.visible_events(B) == []
    assert table.view(B) == before


@rule("AS-ROLE-CARTOGRAPHER-02")
@pytest.mark.parametrize(("leader", "moves"), [("red", "end"), ("pink", "")])
def test_without_a_real_advance_there_is_no_extra_expedition(leader: str, moves: str) -> None:
    table = Table(f"{leader}-cartographer green-guide").send(A, f"{leader}-cartographer").play(A, moves)
    assert (table.area(), table.deciding()) == ("green-guide", [B])


@rule("AS-ROLE-CARTOGRAPHER-04")
def test_cartographers_may_follow_each_other() -> None:
    table = Table("red-cartographer*2 green-cartographer").send(A, "red-cartographer").play(A, "colour")
    table.send(A, "red-cartographer").play(A, "colour").send(A, "green-cartographer").play(A, "colour")
    assert (table.spaces(A), len(table.expeditions(A))) == ({"mesa-verde": 2, "machu-picchu": 1}, 3)
    assert table.deciding() == [B]


@rule("AS-ROLE-CARTOGRAPHER-05")
def test_mercenaries_alone_are_no_extra_expedition() -> None:
    table = Table("red-cartographer red-mercenary").send(A, "red-cartographer").play(A, "colour")
    assert table.legal(A) == ["end"]
    assert table.why_not(A, "role") == "no-leader AS-TURN-06"


@rule("AS-ROLE-CARTOGRAPHER-06")
def test_going_back_at_uluru_still_was_an_advance() -> None:
    table = Table("violet-cartographer green-guide", advanced="uluru").send(A, "violet-cartographer")
    table.play(A, "colour score")
    assert (table.legal(A), table.score(A)) == (["role", "end"], 1)


# Curator.


@rule("AS-ROLE-CURATOR-01", "AS-ROLE-CURATOR-02")
def test_one_relic_of_each_colour() -> None:
    table = Table("red-curator").send(A, "red-curator").play(A, "role end")
    assert table.view(None)["players"][A]["relics"] == [0]
    table = Table("red-curator", at={A: "mesa-verde 6"})
    table.state.relics[A] = 1
    table.send(A, "red-curator")
    assert table.deciding() == [B]
    table = Table("red-curator")
    table.state.relics[A] = 1
    assert table.send(A, "red-curator").why_not(A, "role") == "relic-there:red AS-ROLE-CURATOR-02"


@rule("AS-ROLE-CURATOR-03", "AS-END-02")
@pytest.mark.parametrize(("relics", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 20])))
def test_museums_score_at_the_end_of_the_game(relics: int, points: int) -> None:
    table = season_end("", "", roles="curator")
    table.state.relics[B] = 2**relics - 1
    table.state.season = 2
    table.play(A, "draw")
    assert table.lines(B).get("museum", 0) == points
    assert table.state.ended()


# Guide.


@rule("AS-ROLE-GUIDE-01", "AS-ROLE-GUIDE-02")
def test_a_guide_counts_one_more_against_a_threshold_only() -> None:
    table = Table("pink-guide", monkeys=2, pile="M").send(A, "pink-guide").play(A, "colour").play(B, "draw")
    assert table.lines(A) == {"sites": 1 - 2}
    assert table.state.deciding() == [CHANCE]


# Mercenary.


@rule("AS-ROLE-MERCENARY-01", "AS-ROLE-MERCENARY-02", "AS-ROLE-MERCENARY-03")
def test_any_number_of_mercenaries_joins_any_expedition() -> None:
    table = Table("red-student pink-mercenary*2 blue-mercenary").play(A, "play")
    assert table.legal(A) == ["lead:red-student"]
    table.play(A, "lead:red-student add:blue-mercenary add:pink-mercenary add:pink-mercenary send")
    assert table.expeditions(A) == ["red-student blue-mercenary pink-mercenary pink-mercenary"]


@rule("AS-ROLE-MERCENARY-05")
def test_all_mercenaries_leave_before_expeditions_score() -> None:
    table = season_end("", "", sent={A: ["red-guide red-mercenary*2", "blue-guide*2"]})
    table.play(A, "draw")
    assert "mercenaries-left:2" in table.visible_events()
    assert table.lines(A)["expeditions"] == 0 + 1


MERCENARIES = "red-mercenary*2 green-mercenary*2 blue-mercenary*2 yellow-mercenary*2"


@rule("AS-ROLE-MERCENARY-06")
def test_ten_mercenaries_are_laid_down() -> None:
    table = Table(f"{MERCENARIES} pink-mercenary*2")
    assert table.legal(A) == ["lay-hand"]
    table.play(A, "lay-hand")
    assert (table.size(A), len(table.state.area), table.expeditions(A), table.deciding()) == (0, 10, [], [B])
    assert Table("red-guide").why_not(A, "lay-hand") == "not-all-mercenaries AS-ROLE-MERCENARY-06"


@rule("AS-ROLE-MERCENARY-07")
def test_fewer_mercenaries_must_acquire() -> None:
    assert Table(MERCENARIES, area="red-guide").legal(A) == ["take:red-guide", "draw"]


# Patron.


@rule("AS-ROLE-PATRON-01", "AS-ROLE-PATRON-02")
@pytest.mark.parametrize(("move", "cards"), [("draw-cards", 3), ("decline-draw", 0)])
def test_a_patron_draws_after_laying_down(move: str, cards: int) -> None:
    table = Table("red-patron*2 blue-patron green-guide").send(A, "red-patron", "red-patron blue-patron")
    table.play(A, "end")
    assert (table.area(), table.legal(A)) == ("green-guide", ["draw-cards", "decline-draw"])
    table.play(A, move)
    assert (table.size(A), table.deciding()) == (cards, [B])


@rule("AS-ROLE-PATRON-02", "AS-DRAW-14")
def test_a_patron_offers_exactly_as_many_cards_as_there_is_room_for() -> None:
    table = Table("red-patron*2 blue-patron").send(A, "red-patron", "red-patron blue-patron").play(A, "end")
    assert table.prompt(A) == "draw-patron:3:0"
    assert [table.asked(A), table.asked(A, "fr").replace("\u202f", " ").replace("\u00a0", " ")] == [
        "Your Patron: draw exactly 3 cards, or none?", "Votre Mécène : piocher exactement 3 cartes, ou aucune ?"
    ]  # fmt: skip
    one_by_one = Table("red-patron*2", options={"patron-draw": "up-to"}).send(A, "red-patron", "red-patron")
    assert one_by_one.play(A, "end").prompt(A) == "draw-patron:2:1"
    assert one_by_one.asked(A) == "Your Patron: draw one by one, up to 2 cards?"


# Photographer.


@rule("AS-ROLE-PHOTOGRAPHER-01", "AS-ROLE-PHOTOGRAPHER-02")
@pytest.mark.parametrize(
    ("expedition", "points"),
    [("red-photographer", 1), ("red-photographer*2 blue-photographer", 5), ("red-photographer red-mercenary*2", 1)],
)
def test_a_photographer_scores_as_one_card_more(expedition: str, points: int) -> None:
    table = season_end("", "", sent={A: [expedition]}).play(A, "draw")
    assert table.lines(A)["expeditions"] == points


# Professor.


@rule("AS-ROLE-PROFESSOR-01", "AS-ROLE-PROFESSOR-02")
def test_a_professor_takes_a_token_from_the_middle() -> None:
    table = Table("red-professor*2 blue-professor")
    table.state.tokens[B] = 0b100
    table.send(A, "red-professor", "red-professor blue-professor").play(A, "role")
    assert table.legal(A) == ["take-token:1", "take-token:3"]
    assert table.why_not(A, "take-token:2") == "token-held:2 AS-ROLE-PROFESSOR-02"
    assert table.why_not(A, "take-token:4") == "token-too-high:4:3 AS-ROLE-PROFESSOR-01"
    table.play(A, "take-token:3")
    assert table.view(None)["players"][A]["tokens"] == [3]
    assert table.view(None)["tokens"] == [1, 4, 5, 6]


@rule("AS-ROLE-PROFESSOR-02")
def test_without_a_fitting_token_the_effect_is_not_offered() -> None:
    table = Table("red-professor")
    table.state.tokens[B] = 0b10
    table.send(A, "red-professor")
    assert table.why_not(A, "role") == "no-token:1 AS-ROLE-PROFESSOR-02"


def professors(sums: list[int], **parts: object) -> Table:
    table = season_end(*[""] * len(sums), roles="professor", **parts)
    table.state.tokens = sums
    return table.play(A, "draw")


@rule("AS-ROLE-PROFESSOR-03", "AS-ROLE-PROFESSOR-04", "AS-ROLE-PROFESSOR-05", "AS-ROLE-PROFESSOR-09")
def test_the_highest_sums_advance_before_the_lowest_step_back() -> None:
    table = professors([0b1000, 0b110, 0], at={C: "sigiriya 1", A: "chichen-itza 5"}, advanced="chichen-itza uluru")
    assert [words for words in table.visible_events() if "counted" in words] == [
        "A professors-counted:3", "B professors-counted:3", "C professors-counted:0",
    ]  # fmt: skip
    assert (table.decision(A), table.legal(A)[-1]) == ("professor-advance", "decline-advance")
    table.play(A, "advance:chichen-itza")
    assert (table.state.draws, table.decision(B)) == (0, "professor-advance")
    table.play(B, "advance:uluru")
    assert table.legal(B) == ["score", "stay"]
    table.play(B, "score")
    assert (table.decision(C), table.legal(C)) == ("step-back", ["retreat:sigiriya", "decline-retreat"])


@rule("AS-ROLE-PROFESSOR-06", "AS-ROLE-PROFESSOR-07")
def test_the_lowest_sum_may_step_back() -> None:
    table = professors([0b10, 0], at={B: "sigiriya 2, mesa-verde 1"}).play(A, "decline-advance")
    assert table.legal(B) == ["retreat:mesa-verde", "retreat:sigiriya", "decline-retreat"]
    assert table.why_not(B, "retreat:nan-madol") == "nothing-to-step-back:nan-madol AS-ROLE-PROFESSOR-06"
    table.play(B, "retreat:sigiriya")
    assert table.spaces(B) == {"mesa-verde": 1, "sigiriya": 1}
    assert professors([0b10, 0]).play(A, "decline-advance").deciding() == [CHANCE]


@rule("AS-ROLE-PROFESSOR-08")
def test_when_all_are_tied_all_do_both() -> None:
    table = professors([0, 0], at={B: "sigiriya 1"})
    table.play(A, "advance:mesa-verde").play(B, "advance:sigiriya")
    table.play(A, "retreat:mesa-verde").play(B, "retreat:sigiriya")
    assert (table.spaces(A), table.spaces(B)) == ({}, {"sigiriya": 1})


@rule("AS-ROLE-PROFESSOR-10")
def test_tokens_return_to_the_middle() -> None:
    table = professors([0b10, 0b100]).play(B, "decline-advance")
    assert "tokens-returned" in table.visible_events()
    assert table.view(None)["tokens"] == [1, 2, 3, 4, 5, 6]


# Student.


@rule("AS-ROLE-STUDENT-01", "AS-ROLE-STUDENT-02")
def test_behind_a_student_nothing_advances() -> None:
    table = Table("red-student*4 red-guide").send(A, "red-student", "red-guide red-student*3")
    assert (table.spaces(A), table.deciding()) == ({}, [B])
    table = Table("red-student*4 red-guide").send(A, "red-guide", "red-student*4").play(A, "colour")
    assert table.spaces(A) == {"mesa-verde": 1}
