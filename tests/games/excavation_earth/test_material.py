"""Material and used-up components (1, 2)."""

from collections import Counter

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import (
    BLACK_MARKETS,
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    FACTION_COLOURS,
    FACTIONS,
    GLYPHS,
    LOCATIONS,
    MARKET_AT,
    MARKETS,
    RELICS,
    RELICS_AT,
    SITE,
    SYMBOLS,
    TILES,
    TRAVEL,
    TRAVEL_CARDS,
    WHITE,
    ZU_COPIES,
)
from caravane.kernel.codec import fingerprint
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.step import Lot, Shuffle
from tests.games.excavation_earth.scenario import BOX, A, B, Table, started
from tests.rule_marker import rule

SOURCES = ("rulebook", "independent", "reconstructed")


def test_every_value_names_its_source() -> None:
    tables = [table for table in BOX.tables.values() if isinstance(table, dict)]
    tables += [row for rows in BOX.tables.values() if isinstance(rows, list) for row in rows if isinstance(row, dict)]
    assert all(table["source"].startswith(SOURCES) for table in tables)


@rule("EE-MAT-01")
def test_there_are_ninety_relics() -> None:
    assert sum(BOX.copies) == 90
    for colour in range(len(COLOURS)):
        rows = slice(colour * 4, colour * 4 + 4)
        assert (BOX.copies[rows], BOX.values[rows]) == ((3, 4, 5, 6), (6, 5, 4, 3))
    assert GLYPHS == ("spiral", "fork", "ladder", "wave")


@rule("EE-MAT-02", "X-01")
def test_the_value_is_nine_less_the_number_of_copies() -> None:
    assert all(value == 9 - copies for value, copies in zip(BOX.values, BOX.copies, strict=True))
    assert BOX.copies[BOX.values.index(6)] == 3


@rule("EE-MAT-03")
def test_there_are_sixty_action_cards() -> None:
    assert TRAVEL * BOX.card_copies == 60
    assert set(CARDS[:TRAVEL]) == {f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS}
    assert set(BOX.fuel[:TRAVEL]) == {3}


@rule("EE-MAT-04")
def test_each_player_has_three_travel_cards() -> None:
    assert CARDS[TRAVEL:] == ("travel-2", "travel-3", "travel-4")
    assert BOX.fuel[TRAVEL:] == (2, 3, 4)
    assert 4 * TRAVEL_CARDS == 12


@rule("EE-MAT-05")
def test_there_are_buyers_and_their_cards() -> None:
    assert (BOX.coloured_buyers, BOX.white_buyers, len(BOX.buyer_cards)) == (10, 7, 17)
    assert Counter(BUYERS[card] for card in BOX.buyer_cards) == dict.fromkeys(COLOURS, 3) | {"white": 2}


@rule("EE-MAT-06")
def test_crews_are_alike() -> None:
    assert (BOX.cubes, BOX.explorers, len(BOX.markers)) == (22, 3, 4)
    assert len(set(FACTION_COLOURS)) == 5


@rule("EE-MAT-07")
def test_there_are_eight_tiles_with_two_sides() -> None:
    assert len(TILES) == 8
    by_side = [value for tile in BOX.tables["tiles"] for value in tile.values() if isinstance(value, list)]
    assert all(len(value) == 2 for value in by_side)


@rule("EE-MAT-08")
def test_the_map_has_twenty_one_locations() -> None:
    markets = {location for location in range(21) if MARKET_AT[location] >= 0}
    sites = set(SITE)
    assert (len(LOCATIONS), len(markets - sites), len(sites - markets), len(BLACK_MARKETS)) == (21, 4, 12, 3)
    assert {(LOCATIONS[location], MARKET_AT[location] + 1) for location in markets & sites} == {("G1", 2), ("O3", 6)}
    assert sum(len(others) for others in BOX.neighbours) == 2 * 36


@rule("EE-MAT-09")
def test_a_relic_has_one_site() -> None:
    assert sorted(relic for there in RELICS_AT for relic in there) == list(range(len(RELICS)))
    table = Table("green-star", at={A: "M1 M4 G1"}, supply={"green": "wave fork"})
    table.act(A, "survey", "green-star", "replace:1 put:green-wave")
    assert (table.site("green-wave"), "relic-placed:green-wave:G2" in " ".join(table.visible_events())) == (1, True)


@rule("EE-MAT-10")
def test_a_symbol_names_three_locations() -> None:
    named = [
        (symbol, CENTRES[BOX.centre[number]], LOCATIONS[BOX.black_place[number]])
        for number, symbol in enumerate(SYMBOLS)
    ]
    assert named == [
        ("crescent", "left", "BW"),
        ("fist", "left", "BC"),
        ("star", "middle", "BE"),
        ("eye", "middle", "BW"),
        ("hive", "right", "BC"),
        ("seal", "right", "BE"),
    ]
    assert sorted(market for market in MARKET_AT if market >= 0) == list(range(MARKETS))


@rule("EE-MAT-11")
def test_boards_and_their_spaces() -> None:
    assert (BOX.hold, BOX.container, len(COLOURS), len(GLYPHS)) == (4, 2, 5, 4)
    assert (len(FACTIONS), sum(ZU_COPIES)) == (5, 24)


@rule("EE-MAT-12")
def test_luck_is_used_in_the_order_of_the_rules() -> None:
    state, luck, names = GAME.start(2, {"factions": "drawn"}), Sfc32(1), []
    while state.deciding() == [CHANCE]:
        names.append(GAME.chance(state).name)
        GAME.apply(state, CHANCE, GAME.sample(state, luck))
    shuffles = ["shuffle-cards", *["shuffle-supply"] * 5, "shuffle-buyers", "shuffle-buyers"]
    assert names == ["draw-faction", "draw-faction", *shuffles]


def test_all_luck_is_of_kinds_that_can_be_verified() -> None:
    chances = [step for step in GAME.steps if hasattr(step, "bounds")]
    assert len(chances) > 10
    assert all(isinstance(step, Lot | Shuffle) for step in chances)


@rule("EE-EXHAUST-01")
def test_used_up_components_are_skipped_and_the_rest_is_done() -> None:
    table = Table("red-star", reserve={A: 0}, supply={"red": ""})
    table.act(A, "survey", "red-star", "replace:1")
    assert "A none-left:red" in table.visible_events()
    assert table.view()["players"][A]["marker"] == 1


@rule("EE-EXHAUST-02")
def test_credits_are_unlimited_and_there_are_no_debts() -> None:
    for seed in range(12):
        state, luck = GAME.start(2 + seed % 3), Sfc32(seed)
        while not state.ended():
            assert min(state.credits) >= 0
            GAME.apply(state, *random_move(GAME, state, luck))


@rule("EE-EXHAUST-03")
def test_the_discard_becomes_the_deck() -> None:
    table = two_markets("red-star", discard="green-eye violet-fist")
    sell_two(table)
    assert GAME.chance(table.state).name == "reshuffle"
    table.chance("shuffle-cards:green-eye:red-star:violet-fist")
    assert (table.hand(A), table.state.discard) == ("green-eye", [])
    assert "deck-shuffled:3" in table.visible_events()
    empty = two_markets("")
    empty.play(A, "choose:sell play:travel-2 pick-colour:violet pick-market:1 pick-market:2 sell:violet-wave:hold")
    empty.play(A, "sell:violet-wave:hold promote promote")
    assert (empty.hand(A), empty.state.deciding()) == ("", [A])


def two_markets(hand: str, discard: str = "") -> Table:
    """Return a table where A sells on two markets and the deck is empty."""
    table = Table(
        hand,
        holds={A: "violet-wave*2"},
        traders={A: "1 2"},
        queues={1: "violet", 2: "white"},
        discard=discard,
    )
    # The rest of the deck goes to B's hand.
    table.state.hands[B] = tuple(sorted(table.state.deck))
    table.state.deck = []
    return table


def sell_two(table: Table) -> None:
    card = table.hand(A).split()[0]
    moves = "pick-colour:violet pick-market:1 pick-market:2 sell:violet-wave:hold sell:violet-wave:hold"
    table.act(A, "sell", card, moves)


@rule("EE-EXHAUST-04")
def test_all_buyer_cards_make_a_new_deck() -> None:
    state = started(2)
    assert (len(state.buyer_deck), len(state.buyer_discard)) == (14, 3)
    assert sorted([*state.buyer_deck, *state.buyer_discard]) == list(BOX.buyer_cards)


@pytest.mark.parametrize(("left", "drawn"), [("wave fork spiral", 2), ("wave", 1), ("", 0)])
@rule("EE-EXHAUST-05")
def test_a_small_supply_gives_what_it_has(left: str, drawn: int) -> None:
    table = Table("red-star", supply={"red": left}, number=3, tiles="relay scanner rumour")
    if not drawn:
        assert "survey" not in table.actions(A)
        return
    before = len(table.state.supply[2])
    table.act(A, "survey", "red-star")
    assert before - len(table.state.supply[2]) == drawn


@rule("EE-EXHAUST-06")
def test_sold_relics_never_come_back() -> None:
    state, luck, sold = GAME.start(3), Sfc32(5), [0] * len(RELICS)
    while not state.ended():
        GAME.apply(state, *random_move(GAME, state, luck))
        assert all(now >= before for now, before in zip(state.sold, sold, strict=True))
        sold = state.sold[:]
    assert sum(state.stock) + sum(map(len, state.queues)) + len(state.mothership) == 5 * 9 + 6
    assert fingerprint(GAME, state)
    assert BUYERS[WHITE] == "white"
