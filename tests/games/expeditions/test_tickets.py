"""Tickets: two per turn, for an arrow, a removal or an exchange."""

from caravane.games.expeditions.words import CIRCLE
from tests.games.expeditions.scenario import A, B, Table, read_cards
from tests.rule_marker import rule

SPEND = ["spend:arrow", "spend:removal", "spend:exchange"]
TO_PUTORANA = {"red": "start svalbard R13 putorana"}


@rule("EX-TICKET-01", "EX-TICKET-02")
def test_two_tickets_a_turn_before_and_after_the_main_action() -> None:
    before = Table(tickets={A: 5}, routes=TO_PUTORANA).play(A, "spend:arrow lay:blue:rome spend:arrow lay:blue:B06")
    before.play(A, "decline lay:yellow:rome")
    assert before.legal(A) == ["end-turn"]
    assert before.why_not(A, "spend:arrow") == "tickets-spent EX-TICKET-01"
    assert before.view()["spent"] == 2
    split = Table(tickets={A: 5}, routes=TO_PUTORANA).play(A, "spend:arrow lay:blue:rome lay:yellow:rome")
    assert split.legal(A) == [*SPEND, "end-turn"]
    split.play(A, "spend:arrow lay:yellow:B06 decline")
    assert split.legal(A) == ["end-turn"]
    split.play(A, "end-turn")
    assert split.legal(B, "spend") == SPEND, "the limit is per turn"


@rule("EX-TICKET-03")
def test_a_ticket_returns_to_the_supply_at_once() -> None:
    table = Table().play(A, "spend:arrow")
    assert (table.tickets(A), table.supply()) == (2, 35)


@rule("EX-TICKET-04", "C-20")
def test_a_ticket_gained_in_this_turn_may_be_spent() -> None:
    table = Table(tickets={A: 0}, routes={"red": "start svalbard"}).play(A, "lay:red:R13")
    assert table.legal(A, "spend") == SPEND
    twice = Table(tickets={A: 2}, routes={"red": "start svalbard"})
    twice.play(A, "spend:arrow lay:blue:rome spend:arrow lay:blue:B06 decline lay:red:R13")
    assert twice.tickets(A) == 1
    assert twice.legal(A) == ["end-turn"]
    once = Table(tickets={A: 1}, routes={"red": "start svalbard"}).play(A, "spend:arrow lay:blue:rome lay:red:R13")
    assert once.legal(A, "spend") == SPEND


@rule("EX-TICKET-05", "EX-TICKET-08")
def test_only_possible_uses_are_offered() -> None:
    table = Table()
    assert table.legal(A, "spend") == ["spend:arrow", "spend:exchange"]
    assert table.why_not(A, "spend:removal") == "nothing-to-remove EX-TICKET-09"
    none = Table(tickets={A: 0})
    assert none.legal(A, "spend") == []
    assert none.why_not(A, "spend:arrow") == "no-ticket EX-TICKET-05"
    full = Table().fill("blue").fill("yellow").fill("red")
    assert full.legal(A) == ["spend:removal", "spend:exchange", "end-turn"]
    assert full.why_not(A, "spend:arrow") == "no-arrow-left EX-TICKET-08"


@rule("EX-TICKET-06")
def test_the_effects_of_a_ticket_are_resolved_first() -> None:
    table = Table().play(A, "spend:arrow lay:red:B11")
    assert table.decision(A) == "blue-arrow"
    assert table.why_not(A, "spend:arrow") == "arrow-first EX-TURN-05"
    table.play(A, "decline")
    assert table.decision(A) == "action"


@rule("EX-TICKET-07")
def test_a_ticket_arrow_has_all_normal_effects() -> None:
    table = Table("zagorsk", routes={"red": "start B11"}).play(A, "spend:arrow")
    assert table.decision(A) == "ticket-arrow"
    assert len(table.legal(A)) == 14
    table.play(A, "lay:red:zagorsk")
    assert table.laid(A) == "zagorsk"
    assert table.legal(A, "lay"), "the main action is still to come"


@rule("EX-TICKET-09", "EX-TICKET-10", "EX-TICKET-15")
def test_removals_go_back_in_the_order_of_laying() -> None:
    table = Table(tickets={A: 3}, routes=TO_PUTORANA).play(A, "spend:removal")
    assert table.legal(A) == ["remove:red"]
    assert table.why_not(A, "remove:blue") == "not-started:blue EX-TICKET-09"
    table.play(A, "remove:red")
    assert (table.route("red"), table.stock("red")) == ("svalbard R13", 43)
    assert table.ways(A, "red") == "zagorsk putorana"
    full = Table().fill("red").play(A, "spend:removal remove:red")
    assert full.stock("red") == 1, "also the 45th arrow"


@rule("EX-TICKET-11", "C-12")
def test_a_removal_uncovers_a_place_for_the_holder_of_its_card() -> None:
    table = Table("", "zagorsk", tokens={}, routes={"blue": "start B11 zagorsk putorana"})
    table.play(A, "spend:removal remove:blue")
    assert table.visible_events()[-1] == "B card-laid:zagorsk"
    token = Table("", "putorana", tokens={B: "putorana"}, routes={"blue": "start svalbard R13 putorana sakha"})
    token.play(A, "spend:removal remove:blue")
    assert token.visible_events()[-1] == "B key-laid:putorana"


@rule("EX-TICKET-12", "C-08")
def test_a_removal_uncovers_a_blue_circle() -> None:
    table = Table(free="caspian-sea", routes={"red": "start B11 caspian-sea"}).play(A, "spend:removal remove:red")
    assert table.decision(A) == "blue-arrow"
    table.play(A, "lay:red:caspian-sea")
    assert (table.route("red"), table.tickets(A)) == ("B11 caspian-sea", 2)


@rule("EX-TICKET-13", "C-09")
def test_a_removal_uncovers_a_red_circle() -> None:
    table = Table(routes=TO_PUTORANA).play(A, "spend:removal remove:red")
    assert (table.tickets(A), table.view()["spent"]) == (3, 1)
    table.play(A, "spend:removal remove:red")
    assert (table.tickets(A), table.view()["spent"]) == (2, 2)
    assert table.route("red") == "svalbard"


@rule("EX-TICKET-14", "EX-TICKET-16", "C-10")
def test_the_only_arrow_of_a_colour_is_removed() -> None:
    table = Table(laid={B: "rome"}, routes={"yellow": "start rome"}).play(A, "spend:removal remove:yellow")
    assert table.visible_events() == ["A ticket-spent:removal:2", "A arrow-removed:yellow:start:rome"]
    assert (table.stock("yellow"), table.view()["expeditions"][1]["tip"]) == (45, None)
    assert table.laid(B) == "rome"


@rule("EX-TICKET-16", "EX-TICKET-17")
def test_effects_of_a_removed_arrow_stay_and_its_segment_is_free() -> None:
    table = Table(routes={"red": "start svalbard"}).play(A, "lay:red:R13 spend:removal remove:red")
    assert table.tickets(A) == 3, "one gained and kept, one spent"
    table.play(A, "spend:arrow lay:red:R13")
    assert table.route("red") == "svalbard R13"


@rule("EX-TICKET-18", "EX-TICKET-19", "EX-TICKET-20")
def test_an_exchange_keeps_one_card_and_puts_two_back() -> None:
    table = Table("tikal", deck="perth banff denali", free="uluru").play(A, "spend:exchange")
    assert table.legal(A) == ["keep:banff", "keep:perth", "keep-none"]
    assert table.why_not(A, "keep:denali") == "not-drawn:denali EX-TICKET-18"
    assert table.visible_events(A)[1] == "A drew:perth:banff"
    assert table.visible_events(B)[1] == "A drew-unseen:2"
    table.play(A, "keep:perth")
    assert table.legal(A, "discard:perth") == []
    assert table.why_not(A, "discard:perth") == "not-held:perth EX-TICKET-19"
    assert table.why_not(A, "discard-none") == "one-kept EX-TICKET-19"
    table.play(A, "discard:tikal")
    assert table.holds(A, "perth")
    assert table.deck()[-2:] == ["banff", "tikal"]
    assert table.deck()[0] == "denali"
    assert len(table.state.hands[A]) == 12
    assert [under["card"] for under in table.view(A)["under"]] == read_cards("tikal banff")


@rule("EX-TICKET-18", "EX-TICKET-19", "EX-TICKET-20")
def test_an_exchange_may_keep_none() -> None:
    table = Table("tikal", deck="perth banff").play(A, "spend:exchange keep-none")
    assert table.legal(A) == ["discard-none"]
    assert table.forced(A) == "nothing", "a forced answer would reveal it"
    assert table.why_not(A, "discard:tikal") == "none-kept EX-TICKET-19"
    before = table.state.hands[A]
    table.play(A, "discard-none")
    assert table.state.hands[A] == before
    assert table.deck()[-2:] == ["perth", "banff"]


@rule("EX-TICKET-21", "C-32")
def test_others_do_not_learn_whether_a_card_was_kept() -> None:
    views, events = [], []
    for moves in ("keep-none discard-none", "keep:perth discard:tikal", "keep:banff discard:tikal"):
        table = Table("tikal uluru xian bagan", deck="perth banff", tokens={A: "tikal uluru xian bagan"})
        table.play(A, "spend:exchange")
        snapshots = [(table.view(B), table.visible_events(B))]
        for move in moves.split():
            table.play(A, move)
            snapshots.append((table.view(B), table.visible_events(B)))
        views.append([view for view, _ in snapshots])
        events.append([visible for _, visible in snapshots])
    assert views[0] == views[1] == views[2]
    assert events == [[["A ticket-spent:exchange:2", "A drew-unseen:2"], [], []]] * 3
    assert views[0][0] == views[0][1] == views[0][2]


@rule("EX-TICKET-22", "EX-TICKET-23", "C-14")
def test_a_token_whose_card_was_exchanged_is_dead_for_good() -> None:
    to_uluru = "start athens giza aksum R17 sigiriya R20 borobudur bungle-bungle"
    table = Table("uluru", deck="banff denali tikal", tokens={A: "uluru"}, routes={"red": to_uluru}, tickets={A: 3})
    table.play(A, "spend:exchange keep:banff discard:uluru")
    assert "uluru" in table.tokens(A)
    assert table.view(A)["players"][A]["dead"] == read_cards("uluru")
    assert table.view(B)["players"][A]["dead"] == []
    table.state.deck.append(table.state.deck.pop(0))
    table.play(A, "spend:exchange keep:uluru discard:banff lay:red:uluru")
    assert table.visible_events()[-1] == "A card-laid:uluru"
    assert (table.laid(A), table.regained(A)) == ("uluru", "")
    assert "uluru" in table.tokens(A)


@rule("EX-TICKET-24", "C-23")
def test_the_last_card_and_an_empty_deck_or_hand() -> None:
    table = Table(deck="perth", last_of_deck=True).play(A, "spend:exchange")
    assert table.legal(A) == ["keep:perth", "keep-none"]
    assert table.visible_events(B)[1] == "A drew-unseen:1"
    table.play(A, "keep:perth")
    discard = table.legal(A)[0]
    table.play(A, discard)
    assert table.deck() == [discard.removeprefix("discard:")]
    empty = Table(last_of_deck=True)
    assert empty.legal(A, "spend") == ["spend:arrow"]
    assert empty.why_not(A, "spend:exchange") == "deck-empty EX-TICKET-24"
    bare = Table(seats=4)
    bare.state.laid[A] = bare.state.hands[A]
    bare.state.regained[A], bare.state.tokens[A] = bare.state.tokens[A], ()
    bare.state.hands[A] = ()
    assert bare.why_not(A, "spend:exchange") == "hand-empty EX-TICKET-24"
    assert CIRCLE.read("perth") == read_cards("perth")[0]
