"""The end: its triggers, the last round, and the points."""

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.state import ExpeditionsState
from tests.games.expeditions.scenario import A, B, C, Table, about_to_loop, read_cards, write_cards
from tests.rule_marker import rule

TO_BABYLON = {"red": "start B11 caspian-sea babylon"}


def last_card(owner: int, active: int, seats: int = 3) -> Table:
    """Return a table where a seat holds only Harappa, next to the tip of red, and another seat is active."""
    hand = ["", "", ""]
    hand[owner] = "harappa"
    table = Table(*hand, seats=seats, tokens={owner: "harappa"}, routes=TO_BABYLON, active=active)
    others = tuple([card for card in table.state.hands[owner] if card not in read_cards("harappa")])
    table.state.laid[owner] = others
    table.state.hands[owner] = tuple(read_cards("harappa"))
    table.state.regained[owner] = tuple([token for token in table.state.tokens[owner] if token in others])
    table.state.tokens[owner] = tuple(read_cards("harappa"))
    return table


@rule("EX-END-01", "EX-END-04", "EX-END-05", "C-17")
def test_the_last_card_of_a_hand_triggers_the_end_in_any_turn() -> None:
    table = last_card(A, active=C).play(C, "lay:red:harappa")
    assert table.visible_events()[-2:] == ["A key-laid:harappa", "A last-card"]
    table.play(C, "end-turn")
    assert table.state.ended(), "C is the last of the round"
    own = last_card(A, active=A).play(A, "lay:red:harappa end-turn")
    assert own.view()["last_round"]
    own.play(B, "lay:blue:rome end-turn").play(C, "lay:blue:B06 decline end-turn")
    assert own.state.ended()


@rule("EX-END-02", "EX-END-03")
def test_the_last_arrow_triggers_the_end_and_the_turn_is_completed() -> None:
    table = Table().fill("blue").fill("yellow").fill("red", left=1)
    table.play(A, table.legal(A, "lay")[0])
    assert "A last-arrow" in table.visible_events()
    assert table.legal(A) == ["spend:removal", "spend:exchange", "end-turn"]
    table.play(A, "spend:exchange keep-none discard-none end-turn")
    assert table.decision(B) == "action"


@rule("EX-END-06")
def test_a_trigger_cannot_be_undone() -> None:
    table = Table().fill("blue").fill("yellow").fill("red", left=1)
    table.play(A, table.legal(A, "lay")[0])
    table.play(A, "spend:removal remove:yellow")
    assert table.view()["last_round"]


def all_laid(seats: int = 3, **more: object) -> Table:
    """Return a table in its last round, B to act, with every arrow on the board and free tips."""
    table = Table(seats=seats, active=B, **more).fill("blue").fill("yellow").fill("red")  # type: ignore[arg-type]
    table.state.ending = True
    return table


@rule("EX-END-07", "EX-END-08", "C-18")
def test_without_arrows_tickets_may_still_be_spent() -> None:
    table = all_laid(tickets={B: 1, C: 0})
    assert table.legal(B) == ["spend:removal", "spend:exchange", "end-turn"]
    free = next(colour for colour in ("blue", "yellow", "red") if frees_a_tip(colour))
    table.play(B, f"spend:removal remove:{free}")
    while table.decision(B) == "blue-arrow":
        table.play(B, "decline")
    assert table.decision(B) == "action"
    assert table.why_not(B, "end-turn") == "must-lay EX-TURN-03"
    assert all(move.startswith(f"lay:{free}") for move in table.legal(B, "lay"))
    table.play(B, table.legal(B, "lay")[0])
    while table.decision(B) == "blue-arrow":
        table.play(B, "decline")
    assert "end-turn" in table.legal(B)
    table.state.tickets[B] = 0
    table.play(B, "end-turn")
    assert table.forced(C) == "end-turn"


def frees_a_tip(colour: str) -> bool:
    """Return whether removing an arrow of this colour leaves a free tip at an ordinary circle."""
    table = all_laid(tickets={B: 1, C: 0}).play(B, f"spend:removal remove:{colour}")
    return table.decision(B) == "action" and table.tickets(B) == 0


@rule("C-19")
def test_an_arrow_taken_by_a_loop_is_used_up() -> None:
    def table() -> Table:
        return Table(seats=3, active=B, tickets={B: 1, C: 0}).fill("blue").fill("yellow")

    looped = about_to_loop(table, left=2)
    here = looped.route("red").split()[-1]
    looped.extend("red", f"{here} {looped.closing('red')[0]}").fill("red")
    looped.state.ending = True
    looped.play(B, "spend:removal remove:red")
    assert looped.decision(B) == "loop-base"
    while looped.decision(B) in ("loop-base", "loop-arrow"):
        looped.play(B, looped.legal(B)[0])
    assert [looped.stock(colour) for colour in ("blue", "yellow", "red")] == [0, 0, 0]
    assert "end-turn" in looped.legal(B)
    assert looped.legal(B, "lay") == []


@rule("EX-END-09")
def test_an_empty_hand_still_takes_its_turns_without_exchange() -> None:
    table = last_card(B, active=A).play(A, "lay:red:harappa end-turn")
    assert table.view(B)["players"][B]["hand"] == []
    assert table.why_not(B, "spend:exchange") == "hand-empty EX-TICKET-24"
    assert table.legal(B, "lay")


@rule("EX-END-10", "C-33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_that_stalls_ends_after_its_last_turn(seats: int) -> None:
    table = Table(seats=seats, free="putorana", routes={"red": "start svalbard R13 putorana"})
    rounds = [0] * seats
    before = table.state.routes[2].arrows
    state = table.state
    while not state.ended():
        seat = state.next_seat()
        rounds[seat] += 1
        for text in ("spend:removal", "remove:red", "lay:red:putorana", "end-turn"):
            assert GAME.accepts(state, seat, GAME.verbs.read(text))
            GAME.apply(state, seat, GAME.verbs.read(text))
        assert state.routes[2].arrows == before
        assert state.tickets == [3] * seats
    assert state.turn == GAME.box.max_turns == 360
    assert rounds == [360 // seats] * seats


@rule("EX-SCORE-01", "EX-SCORE-02", "EX-SCORE-03", "EX-SCORE-04", "EX-SCORE-05", "C-27")
def test_points() -> None:
    state = ExpeditionsState(GAME.box, 2, False)
    state.laid[A], state.common[A] = (1,) * 7, (1,) * 2
    state.regained[A], state.hands[A], state.tokens[A] = (1,) * 3, (1,) * 5, (1,)
    state.laid[B], state.regained[B], state.hands[B], state.tokens[B] = (1,) * 8, (1,) * 2, (1,) * 4, (1,) * 2
    assert GAME.scores(state) == [6, 4]
    assert [points for _, points in GAME.breakdown(state, A)] == [7, 2, 3, -5, -1]
    nothing = ExpeditionsState(GAME.box, 2, False)
    nothing.hands[A], nothing.tokens[A] = (1,) * 12, (1,) * 4
    nothing.tickets[A] = 40
    assert GAME.scores(nothing)[A] == -16


@rule("EX-SCORE-06", "EX-SCORE-07", "EX-SCORE-08", "C-28")
@pytest.mark.parametrize(("tickets", "ranks"), [((2, 1, 4), [1, 2, 3]), ((2, 2, 4), [1, 1, 3])])
def test_tickets_break_ties(tickets: tuple[int, int, int], ranks: list[int]) -> None:
    state = ExpeditionsState(GAME.box, 3, False)
    state.laid = [(1,) * 6, (1,) * 6, (1,) * 5]
    state.tickets = list(tickets)
    assert GAME.scores(state) == [6, 6, 5]
    assert GAME.ranks(state) == ranks


@rule("EX-SCORE-09")
def test_at_the_end_all_hands_are_revealed() -> None:
    table = last_card(A, active=C).play(C, "lay:red:harappa end-turn")
    assert table.state.ended()
    hands_shown = [text for text in table.visible_events(A) if text.startswith("B hand-shown")]
    assert [card for text in hands_shown for card in text.split(":")[1:]] == write_cards(table.state.hands[B]).split()
    assert table.view(None)["players"][B]["hand"] == list(table.state.hands[B])
    assert any(text.startswith("A scored:") for text in table.visible_events(None))
