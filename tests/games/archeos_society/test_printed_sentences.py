"""Statements of the printed rules that no other test shows by itself."""

from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.rule_marker import rule


@rule("AS-EXP-21", "AS-DRAW-01")
def test_cards_laid_down_may_be_taken_by_anybody() -> None:
    table = Table("red-guide blue-student", "", seats=3).send(A, "red-guide").play(A, "end")
    assert "take:blue-student" in table.legal(B)
    assert "take:blue-student" in table.play(B, "draw").legal(C)


@rule("AS-SITE-UR-02")
def test_the_drawer_of_the_third_monkey_is_first_at_ur() -> None:
    table = Table(
        "red-guide", "blue-guide", "pink-guide", area="red-student", monkeys=2, pile="M", advanced="ur"
    ).play(A, "take:red-student").play(B, "draw")  # fmt: skip
    for seat in (B, C, A):
        assert (table.deciding(), table.decision(seat)) == ([seat], "ur-expedition")
        table.play(seat, "decline-expedition")


@rule("AS-ROLE-PROFESSOR-06")
def test_all_seats_with_the_lowest_sum_step_back() -> None:
    table = season_end("", "", "", roles="professor", at={B: "sigiriya 1", C: "mesa-verde 1"})
    table.state.tokens = [0b10, 0, 0]
    table.play(A, "draw").play(A, "decline-advance")
    assert table.decision(B) == "step-back"
    table.play(B, "retreat:sigiriya")
    assert table.decision(C) == "step-back"
    assert table.play(C, "retreat:mesa-verde").spaces(C) == {}
