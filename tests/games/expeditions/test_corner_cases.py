"""Corner cases that no other test plays in full: exchanged cards, and things that a removal does not win."""

from tests.games.expeditions.scenario import A, B, C, Table
from tests.rule_marker import rule


@rule("C-11")
def test_an_uncovered_common_objective_must_be_reached() -> None:
    table = Table(display="zagorsk", routes={"blue": "start B11 zagorsk putorana"})
    table.play(A, "spend:removal remove:blue")
    assert table.common(A) == ""
    table.play(A, "lay:blue:R13")
    assert table.common(A) == ""
    assert "zagorsk" in table.display()


@rule("C-12")
def test_an_exchanged_card_is_uncovered_in_another_player_s_turn() -> None:
    table = Table(deck="perth banff zagorsk denali", routes={"blue": "start B11 zagorsk putorana"}, tickets={A: 1})
    table.play(A, "lay:yellow:rome end-turn")
    table.state.deck.append(table.state.deck.pop(-3))
    table.play(B, "spend:exchange keep:zagorsk")
    table.play(B, table.legal(B)[0])
    table.play(B, "lay:yellow:B06 decline end-turn")
    table.play(A, "spend:removal remove:blue")
    assert table.visible_events()[-1] == "B card-laid:zagorsk"
    assert table.laid(B) == "zagorsk"


@rule("C-13")
def test_a_key_card_in_another_hand_leaves_the_token() -> None:
    to_tikal = "start stonehenge newfoundland B03 R08 puerto-rico"
    table = Table("tikal", deck="perth banff", tokens={A: "tikal"}, seats=3, routes={"red": to_tikal}, active=C)
    table.state.hands[C], table.state.hands[A] = swapped(table)
    table.state.dead[A] = ((table.state.tokens[A][0], 1),)
    table.state.exchanges = (A, C)
    points = table.score(A)
    table.play(C, "lay:red:tikal")
    assert table.laid(C) == "tikal"
    assert "tikal" in table.tokens(A)
    assert table.score(A) == points


def swapped(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Exchange Tikal for a card without a token in the third seat's hand."""
    tikal = table.state.tokens[A][0]
    exchanged = next(card for card in table.state.hands[C] if card not in table.state.tokens[C])
    third = sorted([*[card for card in table.state.hands[C] if card != exchanged], tikal])
    first = sorted([*[card for card in table.state.hands[A] if card != tikal], exchanged])
    return tuple(third), tuple(first)


def test_a_loop_through_other_colours_is_none() -> None:
    routes = {"red": "start stonehenge", "blue": "start stonehenge newfoundland", "yellow": "start stonehenge"}
    assert Table(routes=routes).play(A, "lay:red:newfoundland").decision(A) == "action"
