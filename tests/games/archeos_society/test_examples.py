"""The rulebook's examples (part 3)."""

from collections.abc import Iterator

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.state import ArcheosState
from tests.games.archeos_society.scenario import A, Table, season_end
from tests.games.archeos_society.test_season import dealt
from tests.rule_marker import rule


@rule("AS-EX-01")
def test_five_seats_have_an_area_of_seven() -> None:
    assert len(dealt(5).area) == 7


@rule("AS-EX-02", "AS-EX-03")
def test_one_role_or_one_colour_is_legal() -> None:
    table = Table("yellow-linguist red-linguist blue-linguist")
    table.send(A, "yellow-linguist", "red-linguist blue-linguist")
    assert len(table.expeditions(A)) == 1
    table = Table("green-photographer*2 green-guide green-student")
    table.send(A, "green-photographer", "green-photographer green-guide green-student")
    assert len(table.expeditions(A)) == 1


@rule("AS-EX-04")
def test_two_traits_at_once_are_illegal() -> None:
    hand = "blue-guide blue-student red-guide"
    for trait, legal in (("colour", ["add:blue-student", "send"]), ("role", ["add:red-guide", "send"])):
        assert Table(hand).play(A, f"play lead:blue-guide match:{trait}").legal(A) == legal


def expeditions(state: ArcheosState) -> Iterator[tuple[int, ...]]:
    """List all expeditions that A can send now."""
    for move in GAME.legal(state, A):
        further = state.clone()
        GAME.apply(further, A, move)
        if GAME.verbs.word(move).name == "send":
            yield further.expeditions[A][-1]
        elif GAME.verbs.word(move).name not in ("take", "draw"):
            yield from expeditions(further)


@rule("AS-EX-05")
def test_the_smallest_hand_has_eight_expeditions() -> None:
    found = list(expeditions(Table("pink-physician pink-patron green-botanist blue-botanist").state))
    assert len(found) == len(set(found)) == 8
    assert sorted(len(expedition) for expedition in found) == [1, 1, 1, 1, 2, 2, 2, 2]


@rule("AS-EX-06")
def test_a_threshold_of_three() -> None:
    table = Table("green-guide green-student*4", at={A: "machu-picchu 2"})
    table.send(A, "green-guide", "green-student*4").play(A, "colour")
    assert table.space(A, "machu-picchu") == 3
    table = Table("green-curator green-student", at={A: "machu-picchu 2"}).send(A, "green-curator", "green-student")
    assert table.legal(A) == ["role", "end"]


@rule("AS-EX-07")
def test_white_scores_ten_for_sites() -> None:
    at = {A: "machu-picchu 2, nan-madol 2, sigiriya 3"}
    table = season_end("", "", advanced="chichen-itza", at=at).play(A, "draw")
    assert "A sites-scored:10:0:2:0:0:6:2" in table.visible_events()


@rule("AS-EX-08")
def test_brown_scores_eight_for_sites_and_stays_where_it_is() -> None:
    at = {A: "machu-picchu 2, chichen-itza 1, great-zimbabwe 2, grotta-azzurra 2"}
    table = season_end("", "", advanced="chichen-itza", at=at)
    before = table.spaces(A)
    table.play(A, "draw")
    assert "A sites-scored:8:1:2:4:3:0:-2" in table.visible_events()
    assert table.spaces(A) == before


@rule("AS-EX-09")
def test_expeditions_and_the_tile_score_27() -> None:
    table = season_end("", "", sent={A: [
        "red-guide*2 red-student*4", "blue-photographer*2 blue-student*2", "green-botanist*2 green-student*2", "pink-guide",
    ]})  # fmt: skip
    table.state.tile = (A, 2)
    table.play(A, "draw")
    assert (table.lines(A)["botanist"], table.lines(A)["expeditions"]) == (2, 25)
    assert table.view(None)["tile"] is None


@rule("AS-EX-10")
def test_drawing_from_a_nearly_full_hand() -> None:
    eight = "red-guide*2 green-guide*2 blue-guide*2 yellow-guide*2"
    for hand, drawn in ((eight, 2), (f"{eight} pink-guide", 1)):
        table = Table(hand)
        before = table.size(A)
        assert table.play(A, "draw").size(A) == before + drawn
    assert "draw" not in Table(f"{eight} pink-guide*2").legal(A)


@rule("AS-EX-11")
def test_the_first_game_with_four_seats() -> None:
    state = dealt(4)
    view = GAME.view(state, None)
    assert [len(hand) for hand in state.hands] == [1] * 4
    assert (len(state.area), len(state.pile), view["upper"], view["seasons"]) == (6, 77, 37, 3)
    assert [line.name for line in [GAME.score_lines.word(phrase) for phrase, _ in GAME.breakdown(state, A)]] == [
        "sites", "expeditions", "botanist",
    ]  # fmt: skip
