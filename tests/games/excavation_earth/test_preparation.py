"""Preparation of rounds 2 and 3 (7), with the draft."""

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import TILES
from caravane.games.excavation_earth.kinds import BUYER, CARD, RELIC
from caravane.games.excavation_earth.state import EarthState
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import A, B, C, D, Table, read, write
from tests.rule_marker import rule

NINE = "shuffle-tiles:relay:scanner:private-sale:rumour:safe-conduct:archive:briefing:dividends"


def next_round(table: Table, tiles: str = NINE) -> Table:
    """Make all seats pass and apply chance moves, until packs are opened or a turn begins."""
    state = table.state
    order = [*state.order]
    for seat in order:
        if table.decision(seat) == "action":
            table.play(seat, "choose:pass")
        while table.decision(seat) == "keep-on-pass":
            table.play(seat, table.legal(seat)[0])
    if table.state.deciding() == [CHANCE] and GAME.chance(table.state).name == "shuffle-tiles":
        table.chance(tiles)
    # Queues that are all empty need more cards than exist.
    while table.state.deciding() == [CHANCE] and GAME.chance(table.state).name == "shuffle-buyers":
        table.chance()
    return table


def drafted(table: Table) -> Table:
    """Make all seats take the first cards they may."""
    while table.state.together:
        seat = table.state.next_seat()
        table.play(seat, table.legal(seat)[0])
    return table


@rule("EE-PREP-01")
def test_the_steps_of_preparation_come_in_order() -> None:
    table = next_round(
        Table("red-star", "green-eye", queues={1: "red red red red"}, forecast="red-eye green-star red-fist")
    )
    words = [text.partition(":")[0] for text in table.visible_events()]
    expected = [
        "buyer-left",
        "queue-filled",
        "ground-gave",
        "forecast-cleared",
        "forecast-laid",
        "turn-order",
        "packs-dealt",
    ]
    assert list(dict.fromkeys(word for word in words if word in expected)) == expected
    assert "travel-returned" in [text.partition(":")[0] for text in drafted(table).visible_events()]


@rule("EE-PREP-02")
def test_three_tiles_go_to_the_centres() -> None:
    table = next_round(Table())
    assert [TILES[tile] for tile in table.state.tiles] == ["relay", "scanner", "private-sale"]
    assert table.view()["tile_side"] == "white"


@rule("EE-PREP-03")
def test_tiles_are_turned_in_place() -> None:
    table = next_round(Table(number=2, tiles="briefing relay archive"))
    assert [TILES[tile] for tile in table.state.tiles] == ["briefing", "relay", "archive"]
    assert (table.view()["tile_side"], table.state.round) == ("yellow", 3)


def with_buyer_deck(table: Table, cards: str) -> Table:
    """Put buyer cards on top of their deck, the first one uppermost."""
    top = read(BUYER, cards)
    rest = list(table.state.buyer_deck)
    for card in top:
        rest.remove(card)
    table.state.buyer_deck = rest + top[::-1]
    return table


@rule("EE-PREP-04", "EE-PREP-05", "EE-PREP-06", "X-02")
def test_queues_are_brought_to_three() -> None:
    full = {4: "red green red", 5: "red green red", 6: "red green yellow"}
    queues = {1: "red green white violet", 2: "yellow yellow orange", 3: "green", **full}
    table = with_buyer_deck(Table(queues=queues), "orange white")
    levels, white = table.levels(), table.white()
    next_round(table)
    assert [table.queue(market) for market in (1, 2, 3)] == [
        "green white violet",
        "yellow yellow orange",
        "green orange white",
    ]
    assert table.levels() == levels | {"red": levels["red"] - 1, "orange": levels["orange"] + 1}
    assert table.white() == white - 1


@rule("EE-PREP-07", "C-19")
def test_a_buyer_out_of_stock_is_replaced() -> None:
    queues = {
        1: "red red red",
        2: "red red red",
        3: "red",
        4: "green green green",
        5: "yellow yellow yellow",
        6: "violet*3",
    }
    table = with_buyer_deck(Table(queues=queues, ship="red"), "red red green white")
    assert table.level("red") == 10
    next_round(table)
    assert table.queue(3) == "red green white"
    assert len(table.state.buyer_discard) == 4
    assert table.visible_events().count("buyer-missing:red") == 2


@rule("EE-PREP-08", "X-03")
def test_the_forecast_brings_relics() -> None:
    supply = {"red": "wave fork spiral ladder wave wave", "yellow": "ladder wave spiral"}
    table = Table(forecast="red-star red-eye yellow-star", supply=supply, piles={"red": "fork", "yellow": "fork"})
    next_round(table)
    found = {
        relic: table.site(relic) for relic in ("red-wave", "red-ladder", "red-fork", "yellow-ladder", "yellow-wave")
    }
    assert found == {"red-wave": 2, "red-ladder": 1, "red-fork": 1, "yellow-ladder": 1, "yellow-wave": 1}
    drafted(table)
    # The piles have been turned since: their tops went to the bottom.
    assert (table.pile("red"), table.pile("yellow")) == ("spiral wave fork", "spiral fork")


@rule("EE-PREP-09", "C-18")
def test_sites_are_served_first() -> None:
    table = Table(forecast="red-star red-eye green-star", supply={"red": "wave fork"})
    next_round(table)
    assert (table.site("red-wave"), table.site("red-fork"), table.pile("red")) == (1, 1, "")
    assert sum(table.state.sites[4:8]) == 2
    assert len(table.pile("green").split()) == 1


@rule("EE-PREP-10", "EE-PREP-11")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_cubes_go_home_and_a_new_forecast_is_laid(seats: int, cards: int) -> None:
    table = Table(seats=seats)
    old = table.state.forecast
    table.state.survey_cubes = (A, *table.state.survey_cubes[1:])
    table.state.reserve[A] -= 1
    next_round(table)
    assert (table.reserve(A), len(table.state.forecast)) == (22, cards)
    assert table.state.discard == list(old)
    third = next_round(Table(seats=seats, number=2, tiles="relay scanner rumour"))
    assert third.state.forecast == ()


@rule("EE-PREP-12", "EE-PREP-13", "X-04")
def test_markers_set_the_turn_order() -> None:
    table = Table(seats=4)
    table.state.markers = [2, 0, 1, 0]
    next_round(table)
    assert table.state.order == (C, A, B, D)
    assert table.view()["markers"] == [1, 2, 3, 4]


@rule("EE-PREP-14")
def test_kept_cards_stay_outside_the_draft() -> None:
    table = next_round(Table("red-star red-eye", seats=3))
    assert [len(pack) for pack in table.state.packs] == [8, 8, 8]
    assert table.hand(A) == "red-star red-eye"
    assert drafted(table).hand(A).count(" ") == 7


@rule("EE-PREP-15")
def test_the_discard_is_shuffled_during_the_deal() -> None:
    table = Table(
        seats=4,
        discard=" ".join(
            f"{colour}-{symbol}*2"
            for colour in ("yellow", "green", "red")
            for symbol in ("crescent", "fist", "star", "eye")
        ),
    )
    next_round(table)
    assert GAME.chance(table.state).name == "reshuffle"
    assert table.view(A)["pack"] == []
    table.chance()
    assert [len(pack) for pack in table.state.packs] == [8, 8, 8, 8]


@rule("EE-PREP-16")
def test_two_cards_are_kept_three_times() -> None:
    table = next_round(Table(seats=3))
    for left in (8, 6, 4):
        assert len(table.view(A)["pack"]) == left
        for seat in (B, A, C):
            table.play(seat, table.legal(seat)[0]).play(seat, table.legal(seat)[0])
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6]


def test_picks_are_named_in_ascending_order() -> None:
    table = next_round(Table())
    pack = table.view(A)["pack"]
    assert f"keep:{CARD.names[pack[-1]]}" not in table.legal(A) or pack[-1] == pack[-2]
    assert table.why_not(A, f"keep:{CARD.names[pack[-1]]}") in (
        "legal",
        f"pick-order:{CARD.names[pack[-1]]} EE-PREP-16",
    )


@rule("EE-PREP-17")
def test_packs_move_when_all_have_picked() -> None:
    table = next_round(Table())
    packs = [sorted(table.view(seat)["pack"]) for seat in (A, B)]
    table.play(A, table.legal(A)[0]).play(A, table.legal(A)[0])
    assert (table.decision(A), table.decision(B)) == ("nothing", "pick")
    assert table.view(B)["pack"] == packs[B]
    table.play(B, table.legal(B)[0]).play(B, table.legal(B)[0])
    assert set(table.view(A)["pack"]) <= set(packs[B])
    assert len(table.view(A)["pack"]) == 6


@rule("EE-PREP-18")
def test_the_last_cards_are_discarded_unseen() -> None:
    table = drafted(next_round(Table(seats=3)))
    view = table.view(B)
    assert view["face_down"] == 6
    assert all(card in [face for pack in table.state.packs for face in pack[6:]] for card in table.state.face_down)
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6]
    assert set(view["discard"]).isdisjoint({-1})


@rule("EE-PREP-19")
def test_all_travel_cards_come_back() -> None:
    table = Table()
    table.state.travel = [1, 0]
    assert write(CARD, drafted(next_round(table)).view()["players"][A]["travel"]) == "travel-2 travel-3 travel-4"


@rule("EE-PREP-20")
def test_the_tops_of_the_piles_go_to_the_bottom() -> None:
    table = Table(piles={"red": "fork wave ladder", "green": "wave"}, forecast="yellow-eye yellow-star yellow-fist")
    drafted(next_round(table))
    assert (table.pile("red"), table.pile("green"), table.pile("orange")) == ("wave ladder fork", "wave", "")


@rule("EE-PREP-21")
def test_piles_are_public() -> None:
    table = Table(piles={"red": "fork wave ladder"})
    assert write(RELIC, table.view(None)["piles"][2]) == "red-fork red-wave red-ladder"


def a_draft(seats: int, seed: int) -> EarthState:
    """Play at random until a draft is over."""
    table = next_round(Table(seats=seats))
    luck = Sfc32(seed)
    state = table.state
    while state.together:
        seat = state.next_seat()
        moves = GAME.legal(state, seat)
        GAME.apply(state, seat, moves[luck.below(len(moves))])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_remembers_a_pack_it_has_held(seats: int) -> None:
    for seed in range(5):
        state = a_draft(seats, seed)
        luck = Sfc32(seed)
        for _ in range(20):
            other = GAME.redealt(state, A, luck)
            assert GAME.violations(other) == []
            # Of the six cards that A passed on first, the next seat has kept two.
            passed = sorted(state.packs[A][2:])
            assert sorted(other.packs[A][2:]) == passed
            assert all(card in other.hands[B] for card in other.packs[A][2:4])
            if seats == 2:
                # The pack came back, so A knows the picks.
                assert other.packs[A] == state.packs[A]
