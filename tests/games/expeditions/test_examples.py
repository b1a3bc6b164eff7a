"""The first turns of the example in the rulebook, in order."""

from tests.games.expeditions.scenario import A, B, C, D, Table, read_cards
from tests.rule_marker import rule

FREE = "rome caspian-sea babylon zagorsk"


def table_of_four() -> Table:
    """Return a table where Philippe holds Petra, and Bernard Harappa with a token.

    The Putorana Plateau is a common objective.
    """
    return Table("petra", "", "harappa", "", display="putorana", deck="uluru", tokens={C: "harappa"}, free=FREE)


def first(table: Table) -> Table:
    return table.play(A, "lay:yellow:rome end-turn")


def second(table: Table) -> Table:
    return table.play(B, "lay:red:B11 lay:red:caspian-sea end-turn")


def third(table: Table) -> Table:
    return table.play(C, "lay:red:babylon spend:arrow lay:red:harappa end-turn")


def fourth(table: Table) -> Table:
    return table.play(D, "lay:blue:B11 lay:blue:zagorsk spend:arrow lay:blue:putorana take end-turn")


@rule("X-01")
def test_philippe_starts_yellow() -> None:
    table = table_of_four().play(A, "lay:yellow:rome")
    assert table.visible_events()[1] == "A nobody-lays:rome"
    assert table.stock("yellow") == 44
    table.play(A, "end-turn")
    assert table.ways(B, "yellow") == "B06"


@rule("X-02")
def test_morgane_starts_red_over_a_blue_circle() -> None:
    table = first(table_of_four()).play(B, "lay:red:B11")
    assert table.decision(B) == "blue-arrow"
    assert len(table.ways(B, "blue").split()) == 6
    assert (table.ways(B, "yellow"), table.ways(B, "red")) == ("B06", "caspian-sea zagorsk")
    assert len(table.legal(B)) == 10
    table.play(B, "lay:red:caspian-sea")
    assert table.stock("red") == 43


@rule("X-03")
def test_bernard_reaches_harappa() -> None:
    table = third(second(first(table_of_four())))
    assert (table.laid(C), table.regained(C)) == ("harappa", "harappa")
    assert (table.tickets(C), table.supply(), table.stock("red")) == (2, 29, 41)


@rule("X-04")
def test_charles_wins_the_plateau() -> None:
    table = fourth(third(second(first(table_of_four()))))
    assert table.common(D) == "putorana"
    assert "uluru" in table.display()
    assert (table.tickets(D), table.supply(), table.stock("blue")) == (2, 30, 42)


@rule("X-05", "X-06")
def test_philippe_turns_red_back_to_petra() -> None:
    table = fourth(third(second(first(table_of_four()))))
    table.play(A, "spend:removal remove:red")
    assert table.view()["expeditions"][2]["tip"] == read_cards("babylon")[0]
    assert (table.laid(C), table.regained(C)) == ("harappa", "harappa")
    table.play(A, "lay:red:petra")
    assert table.laid(A) == "petra"
    assert (table.tickets(A), table.supply()) == (2, 31)
    assert [table.stock(colour) for colour in ("blue", "yellow", "red")] == [42, 44, 41]
    assert len(table.state.deck) == 37
    table.play(A, "end-turn")
    assert sorted(table.ways(B, "red").split()) == ["athens", "persepolis", "sanaa"]
    gained = [sum(points for points in table.lines(seat).values() if points > 0) for seat in (A, B, C, D)]
    assert gained == [1, 0, 2, 1]
