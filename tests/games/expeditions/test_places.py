"""Reaching a place: laying its card, and common objectives."""

from caravane.games.expeditions.words import CIRCLE
from tests.games.expeditions.scenario import A, B, C, Table, read_cards
from tests.rule_marker import rule

TO_BABYLON = {"red": "start B11 caspian-sea babylon"}


@rule("EX-PLACE-01", "EX-PLACE-02", "EX-PLACE-03", "EX-PLACE-08")
def test_the_holder_of_the_card_lays_it_with_its_token() -> None:
    table = Table("", "harappa", tokens={B: "harappa"}, routes=TO_BABYLON).play(A, "lay:red:harappa")
    assert table.visible_events() == ["A arrow-laid:red:babylon:harappa", "B key-laid:harappa"]
    assert (table.laid(B), table.regained(B)) == ("harappa", "harappa")
    assert "harappa" not in table.tokens(B)
    assert not table.holds(B, "harappa")
    assert table.decision(A) == "action"


@rule("EX-PLACE-03")
def test_without_a_token_the_card_is_laid_alone() -> None:
    table = Table("", "petra", routes=TO_BABYLON).play(A, "lay:red:petra")
    assert table.visible_events()[1] == "B card-laid:petra"
    assert (table.laid(B), table.regained(B)) == ("petra", "")


@rule("EX-PLACE-05", "EX-PLACE-06")
def test_each_arrival_counts_even_at_visited_places() -> None:
    table = Table(deck="zagorsk perth", routes={"blue": "start B11 zagorsk putorana", "red": "start B11"})
    table.play(A, "spend:exchange keep:zagorsk")
    table.play(A, table.legal(A)[0])
    assert table.holds(A, "zagorsk"), "the place was reached before the card was drawn"
    table.play(A, "lay:red:zagorsk")
    assert table.laid(A) == "zagorsk"


@rule("EX-PLACE-07")
def test_a_laid_card_and_a_regained_token_are_never_lost() -> None:
    table = Table("", "harappa", tokens={B: "harappa"}, routes=TO_BABYLON).play(A, "lay:red:harappa end-turn")
    table.play(B, "spend:removal remove:red lay:red:petra")
    assert (table.laid(B), table.regained(B)) == ("harappa", "harappa")


@rule("EX-PLACE-17")
def test_the_absence_of_a_card_is_announced_and_is_a_reveal() -> None:
    table = Table(free="petra harappa", routes=TO_BABYLON).play(A, "lay:red:petra")
    assert table.visible_events(None)[1] == "A nobody-lays:petra"
    assert table.revealed()
    assert table.view()["absent"] == read_cards("petra")
    table.play(A, "spend:exchange")
    assert table.view()["absent"] == [], "an exchange may have brought it to a hand"
    laid = Table(laid={B: "petra"}, routes=TO_BABYLON).play(A, "lay:red:petra")
    assert laid.visible_events() == ["A arrow-laid:red:babylon:petra"]
    assert not laid.revealed()


@rule("EX-PLACE-17", "EX-COMMON-07")
def test_uncovering_is_a_reveal_unless_the_card_is_visible() -> None:
    hidden = Table(free="zagorsk", routes={"blue": "start B11 zagorsk putorana"}).play(A, "spend:removal remove:blue")
    assert hidden.visible_events()[-1] == "A nobody-lays:zagorsk"
    assert hidden.revealed()
    common = Table(display="zagorsk", routes={"blue": "start B11 zagorsk putorana"})
    common.play(A, "spend:removal remove:blue")
    assert common.visible_events() == ["A ticket-spent:removal:2", "A arrow-removed:blue:zagorsk:putorana"]
    assert not common.revealed()


@rule("EX-COMMON-01", "EX-COMMON-02", "EX-COMMON-03", "EX-COMMON-09")
def test_the_active_player_takes_a_common_objective() -> None:
    table = Table(display="harappa", deck="uluru", seats=3, routes=TO_BABYLON).play(A, "lay:red:harappa take")
    assert table.visible_events()[1:] == ["A common-taken:harappa", "turned-up:uluru"]
    assert (table.common(A), table.laid(A), table.common(B)) == ("harappa", "", "")
    assert table.display().split()[0] == "uluru"
    assert len(table.state.display) == 6


@rule("EX-COMMON-09")
def test_a_common_objective_may_be_left() -> None:
    table = Table(display="harappa", deck="uluru", seats=3, routes=TO_BABYLON).play(A, "lay:red:harappa")
    assert table.visible_events() == ["A arrow-laid:red:babylon:harappa"]
    assert not table.revealed(), "the card was open, and no new one is"
    assert (table.legal(A), table.legal(B)) == (["take", "leave"], [])
    assert table.view(B)["offer"] == CIRCLE.read("harappa")
    assert table.why_not(A, "end-turn") == "card-first:harappa EX-COMMON-09"
    assert table.why_not(A, "lay:blue:rome") == "card-first:harappa EX-COMMON-09"
    table.play(A, "leave")
    assert table.visible_events(B) == ["A common-left:harappa"]
    assert (table.common(A), table.display().split()[0]) == ("", "harappa")
    assert (table.decision(A), table.view()["offer"]) == ("action", None)


@rule("EX-COMMON-09")
def test_a_table_may_take_common_objectives_automatically() -> None:
    table = Table(display="harappa", deck="uluru", routes=TO_BABYLON, commons="automatic").play(A, "lay:red:harappa")
    assert table.visible_events()[1:] == ["A common-taken:harappa", "turned-up:uluru"]
    assert table.view()["commons"] == "automatic"
    assert table.decision(A) == "action"


@rule("EX-ARROW-12", "EX-COMMON-09")
def test_a_common_objective_comes_before_the_arrow_of_a_loop() -> None:
    red = "start stonehenge newfoundland B03 niagara-falls louisiana teotihuacan tikal angel-falls marajo aripuana"
    routes = {"red": f"{red} iguazu-falls salvador-de-bahia"}
    table = Table(display="marajo", routes=routes).play(A, "lay:red:marajo")
    assert (table.decision(A), table.view()["loop"]) == ("take-common", 2)
    table.play(A, "take")
    assert table.decision(A) == "loop-base"


@rule("EX-COMMON-04")
def test_a_new_common_objective_may_be_near() -> None:
    table = Table(display="harappa", deck="rome", routes=TO_BABYLON).play(A, "lay:red:harappa take")
    assert table.display().split()[0] == "rome"


@rule("EX-COMMON-05", "X-09")
def test_a_common_objective_whose_place_was_reached_before_needs_a_new_arrival() -> None:
    routes = {"blue": "start B11 zagorsk", "red": "start B11"}
    table = Table(display="putorana", deck="zagorsk", routes=routes).play(A, "lay:blue:putorana take")
    assert table.display().split()[0] == "zagorsk"
    assert (table.common(A), table.common(B)) == ("putorana", "")
    table.play(A, "end-turn").play(B, "lay:red:zagorsk take")
    assert table.common(B) == "zagorsk"


@rule("EX-COMMON-06", "C-24")
def test_a_newly_revealed_card_can_be_won_in_the_same_turn() -> None:
    routes = {"blue": "start B11 zagorsk putorana"}
    table = Table(display="sakha", deck="kolyma", routes=routes).play(A, "lay:blue:sakha take")
    assert "kolyma" in table.display()
    table.play(A, "spend:arrow lay:blue:kolyma take")
    assert table.common(A) == "sakha kolyma"


@rule("EX-COMMON-08")
def test_without_a_deck_the_display_is_not_filled() -> None:
    table = Table(display="harappa", last_of_deck=True, routes=TO_BABYLON).play(A, "lay:red:harappa take")
    assert "harappa" in table.common(A)
    assert len(table.state.display) == 5
    assert CIRCLE.read("harappa") not in table.state.display


@rule("EX-COMMON-10")
def test_common_cards_never_enter_a_hand_and_do_not_end_the_game() -> None:
    table = Table(display="harappa", deck="uluru", seats=3, routes=TO_BABYLON)
    before = table.state.hands[:]
    table.play(A, "lay:red:harappa take")
    assert table.state.hands == before
    assert not table.view()["last_round"]


@rule("EX-PLACE-04", "C-13")
def test_a_dead_token_of_another_player_stays() -> None:
    to_tikal = "start stonehenge newfoundland B03 niagara-falls louisiana teotihuacan"
    table = Table("tikal", deck="perth banff", tokens={A: "tikal"}, seats=3, routes={"red": to_tikal})
    table.play(A, "spend:exchange keep:perth discard:tikal lay:yellow:rome end-turn")
    assert table.deck()[-1] == "tikal", "it lies under the deck"
    table.state.deck.append(table.state.deck.pop(0))
    table.play(B, "lay:yellow:B06 decline end-turn").play(C, "spend:exchange keep:tikal")
    table.play(C, table.legal(C)[0])
    table.play(C, "lay:red:tikal")
    assert table.visible_events()[1] == "C card-laid:tikal"
    assert (table.laid(C), table.regained(C)) == ("tikal", "")
    assert "tikal" in table.tokens(A)
    assert table.lines(A)["lost"] == -4
