"""Setup: hands, mending, the display and the key places."""

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import CIRCLES, PLACES
from caravane.games.expeditions.graph import is_far
from caravane.games.expeditions.state import ExpeditionsState
from caravane.games.expeditions.words import SHUFFLE_CARDS
from caravane.kernel.drive import random_move
from caravane.kernel.event import Event
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.expeditions.scenario import A, B, C, D, Table, read_cards, write_cards
from tests.games.expeditions.spec import statement
from tests.rule_marker import rule

SEATS = [2, 3, 4, 5, 6]


def dealt(seats: int, order: str = "", first: int = A) -> tuple[ExpeditionsState, list[Event]]:
    """Set a game up with the cards in this order, then the far and the near ones in that of the data."""
    state = GAME.start(seats, {"first-player": str(first + 1)})
    named = read_cards(order)
    rest = sorted([card for card in PLACES if card not in named], key=lambda card: (not is_far(GAME.box, card), card))
    events = GAME.apply(state, CHANCE, (SHUFFLE_CARDS, *named, *rest))
    return state, events


def visible_events(events: list[Event], seat: int | None) -> list[str]:
    return [GAME.events.spell(event.seen_by(seat)) for event in events if event.seen_by(seat)]


@rule("EX-SETUP-01", "EX-SETUP-06")
def test_two_to_six_seats_with_four_tokens_each() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            GAME.start(seats)
    assert GAME.census(dealt(5)[0])["tokens"] == 20


@rule("EX-SETUP-04", "EX-SETUP-05")
@pytest.mark.parametrize(("seats", "supply"), [(2, 34), (3, 31), (4, 28), (5, 25), (6, 22)])
def test_arrows_and_tickets(seats: int, supply: int) -> None:
    view = GAME.view(dealt(seats)[0], None)
    assert view["supply"] == supply
    assert [player["tickets"] for player in view["players"]] == [3] * seats  # type: ignore[attr-defined]
    expeditions = [(each["stock"], each["arrows"], each["tip"]) for each in view["expeditions"]]  # type: ignore[attr-defined]
    assert expeditions == [(45, [], None)] * 3


@rule("EX-SETUP-07", "EX-SETUP-15")
def test_the_host_or_luck_determines_the_first_player() -> None:
    assert dealt(3, first=C)[0].first == C
    state = GAME.start(3)
    assert GAME.chance(state).bounds(state, state.frames[-1]) == [3]
    GAME.apply(state, CHANCE, GAME.verbs.read("first:1"))
    assert state.first == B
    luck = []
    while not state.ended():
        luck += [state.next_seat()] if state.next_seat() == CHANCE else []
        GAME.apply(state, *random_move(GAME, state, Sfc32(len(state.exchanges))))
    assert luck == [CHANCE], "the cards are shuffled once, and nothing else is left to luck"


@rule("EX-SETUP-08")
@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 12), (4, 9), (5, 9), (6, 9)])
def test_whole_hands_seat_by_seat_from_the_first_player(seats: int, size: int) -> None:
    state, events = dealt(seats, first=B)
    far = [card for card in PLACES if is_far(GAME.box, card)]
    assert state.hands[B] == tuple(far[:size])
    assert state.hands[(B + 1) % seats] == tuple(far[size : 2 * size])
    own = [text for text in visible_events(events, B) if text.startswith("dealt:")]
    assert write_cards(state.hands[B]).split() == [card for text in own for card in text.split(":")[1:]]
    assert f"dealt-unseen:{size}" in visible_events(events, A)
    assert not any(text.startswith("dealt:") for text in visible_events(events, None))


@rule("EX-SETUP-09", "C-01")
def test_a_hand_with_too_few_far_cards_is_mended() -> None:
    hand = "svalbard thingvellir stonehenge rome athens timgad harappa tikal uluru"
    others = write_cards(
        [card for card in PLACES if is_far(GAME.box, card) and CIRCLES[card] not in f"{hand} perth".split()][:27]
    )
    state, events = dealt(4, f"{hand} {others} giza perth")
    mended = "perth thingvellir stonehenge rome athens timgad harappa tikal uluru"
    assert sorted(state.hands[A]) == sorted(read_cards(mended))
    assert write_cards([card for card, _ in state.deck[1::-1]]) == "svalbard giza"
    assert "mended:svalbard:giza" in visible_events(events, A)
    assert "mended-unseen:2" in visible_events(events, B)
    assert state.mended == [2, 0, 0, 0]
    assert [under["card"] for under in GAME.view(state, A)["under"]] == read_cards("giza svalbard")  # type: ignore[attr-defined]
    assert GAME.view(state, B)["under"] == []


@rule("EX-SETUP-10", "EX-SETUP-11", "C-02")
def test_near_cards_of_the_first_display_go_under_the_deck() -> None:
    far = [card for card in PLACES if is_far(GAME.box, card)]
    state, events = dealt(4, f"{write_cards(far[:36])} petra rome {write_cards(far[36:42])}")
    assert state.display == far[36:42]
    assert len(state.deck) == 38
    assert write_cards([card for card, _ in state.deck[1::-1]]) == "petra rome"
    assert CIRCLES[state.deck[0][0]] == "rome"
    assert [text for text in visible_events(events, None) if text.startswith("near")] == [
        "near-under:petra",
        "near-under:rome",
    ]
    depths = [(under["depth"], CIRCLES[under["card"]]) for under in GAME.view(state, None)["under"]]  # type: ignore[attr-defined]
    assert depths == [(38, "rome"), (37, "petra")]


@rule("EX-SETUP-14")
@pytest.mark.parametrize(("seats", "left"), [(2, 50), (3, 38), (4, 38), (5, 29), (6, 20)])
def test_the_remaining_cards_are_the_deck(seats: int, left: int) -> None:
    assert len(dealt(seats)[0].deck) == left == [50, 38, 38, 29, 20][seats - 2]
    assert str(left) in statement("EX-SETUP-14")


@rule("EX-KEY-01", "EX-KEY-03", "EX-KEY-05", "EX-KEY-06", "EX-KEY-07")
@pytest.mark.parametrize("seats", SEATS)
def test_four_rounds_of_marking_then_the_first_turn(seats: int) -> None:
    state = dealt(seats, first=1)[0]
    order = []
    while state.turn == 0:
        assert len(state.display) == 6
        seat = state.next_seat()
        order.append(seat)
        moves = GAME.legal(state, seat)
        assert all(GAME.verbs.word(move).name == "mark" for move in moves)
        GAME.apply(state, seat, moves[-1])
    assert order == [(1 + place) % seats for place in range(seats)] * 4
    assert [len(tokens) for tokens in state.tokens] == [4] * seats
    assert len({token for tokens in state.tokens for token in tokens}) == 4 * seats
    assert (state.turn, state.active, state.deciding()) == (1, 1, [1])


@rule("EX-KEY-02", "C-03")
def test_only_far_cards_of_the_own_hand_can_be_marked() -> None:
    state = dealt(4, "petra babylon tikal uluru perth xian bagan papua denali")[0]
    moves = [GAME.verbs.spell(move) for move in GAME.legal(state, A)]
    assert moves == [
        f"mark:{card}" for card in ["denali", "tikal", "babylon", "bagan", "xian", "papua", "uluru", "perth"]
    ]

    def why_not(place: str) -> str:
        refusal = GAME.why_not(state, A, GAME.verbs.read(f"mark:{place}"))
        return refusal.word.name if refusal else "legal"

    assert (why_not("petra"), why_not("banff"), why_not("babylon")) == ("too-near", "not-in-hand", "legal")
    for seat, place in [(A, "babylon"), *[(seat, "") for seat in (B, C, D)]]:
        GAME.apply(state, seat, GAME.verbs.read(f"mark:{place}") if place else GAME.legal(state, seat)[0])
    assert why_not("babylon") == "already-marked"


@rule("EX-KEY-04")
def test_tokens_reveal_the_holder_of_a_card() -> None:
    state = dealt(4, "petra babylon tikal uluru perth xian bagan papua denali")[0]
    [event] = GAME.apply(state, A, GAME.verbs.read("mark:tikal"))
    assert event.reveals
    assert GAME.events.spell(event.seen_by(B)) == "marked:tikal"
    assert write_cards(state.hands[A]).split().count("tikal") == 1
    for seat in (B, None):
        player = GAME.view(state, seat)["players"][A]  # type: ignore[index]
        assert player["hand"] == [CIRCLES.index("tikal"), *[None] * 8]
        assert player["tokens"] == [CIRCLES.index("tikal")]


def test_an_exchange_ends_the_knowledge_from_tokens() -> None:
    table = Table("tikal uluru xian bagan", tokens={A: "tikal uluru xian bagan"}, free="perth")
    assert table.view(B)["players"][A]["hand"].count(None) == 8
    table.play(A, "spend:exchange")
    assert table.view(B)["players"][A]["hand"] == [None] * 12
    assert table.view(B)["players"][A]["tokens"] == read_cards("tikal uluru xian bagan")
