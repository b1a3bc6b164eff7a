"""Setup (3)."""

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import FACTION_COLOURS, FACTIONS
from caravane.games.excavation_earth.kinds import CARD, RELIC
from caravane.games.excavation_earth.state import EarthState
from caravane.games.excavation_earth.step_ids import REDRAW, REDRAW_NEXT
from caravane.kernel.event import Events
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE, TABLE
from tests.games.excavation_earth.scenario import A, B, C, Table, read, started, write
from tests.rule_marker import rule

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("EE-SETUP-01")
@COUNTS
def test_a_game_starts_in_round_one_with_empty_stores(seats: int) -> None:
    state = started(seats)
    assert (state.round, state.mothership, state.tiles) == (1, (), ())
    assert not any([*state.galleries, *state.holds, *state.containers, *state.traders, *state.emissaries])


@rule("EE-SETUP-02")
def test_players_choose_their_factions_seat_by_seat() -> None:
    state = GAME.start(3)
    assert moves(state, A) == [f"choose-faction:{faction}" for faction in FACTIONS]
    assert (state.deciding(), GAME.view(state, B)["active"]) == ([A], None)
    events = GAME.apply(state, A, GAME.verbs.read("choose-faction:gul"))
    assert [GAME.events.spell(event.phrase) for event in events] == ["faction-drawn:gul"]
    assert "choose-faction:gul" not in moves(state, B)
    refusal = GAME.why_not(state, B, GAME.verbs.read("choose-faction:gul"))
    assert refusal is not None
    assert (refusal.word.name, refusal.word.rule) == ("faction-taken", "EE-SETUP-02")
    GAME.apply(state, B, GAME.verbs.read("choose-faction:dal-harrai"))
    GAME.apply(state, C, GAME.verbs.read("choose-faction:issisinui"))
    events = GAME.apply(state, CHANCE, GAME.sample(state, Sfc32(1)))
    assert not [event for event in events if GAME.events.word(event.phrase).name == "faction-drawn"], "seen before"
    assert state.order == (C, A, B)


@rule("EE-SETUP-02")
def test_the_host_names_factions_that_nobody_else_chooses() -> None:
    state = GAME.start(3, {"faction-2": "gul"})
    assert "choose-faction:gul" not in moves(state, A)
    GAME.apply(state, A, GAME.verbs.read("choose-faction:aquilla"))
    assert (state.deciding(), len(moves(state, C))) == ([C], 3)


@rule("EE-SETUP-02")
def test_factions_that_the_host_leaves_open_may_be_drawn() -> None:
    for seed in range(10):
        assert len(set(started(4, seed).factions)) == 4
    named = started(3, faction_1="gul", faction_3="aquilla")
    assert (FACTIONS[named.factions[0]], FACTIONS[named.factions[2]]) == ("gul", "aquilla")
    assert named.factions[1] not in (named.factions[0], named.factions[2])
    twice = started(2, faction_1="gul", faction_2="gul")
    assert FACTIONS[twice.factions[0]] == "gul"
    assert twice.factions[1] != twice.factions[0]
    assert len(set(FACTION_COLOURS)) == len(FACTIONS)


@rule("EE-SETUP-03")
def test_packs_go_to_the_next_seat_whatever_the_turn_order() -> None:
    state = started(3, starting_draft="on", faction_1="dal-harrai", faction_2="issisinui", faction_3="gul")
    assert state.order == (1, 2, 0)
    packs = state.packs[:]
    for seat in range(3):
        for _ in range(2):
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
    for seat in range(3):
        pack = GAME.view(state, seat)["pack"]
        assert isinstance(pack, list)
        assert len(pack) == 6
        assert set(pack) <= set(packs[(seat - 1) % 3])


@rule("EE-SETUP-04")
@COUNTS
def test_all_seats_start_alike(seats: int) -> None:
    state = started(seats)
    assert state.credits == [8] * seats
    assert state.reserve == [22] * seats


@rule("EE-SETUP-05")
def test_the_lowest_initiative_goes_first() -> None:
    state = started(4, faction_1="dal-harrai", faction_2="aquilla", faction_3="gul", faction_4="issisinui")
    assert state.order == (3, 2, 1, 0)
    assert started(2, faction_1="gul", faction_2="kutu-kuti").order == (1, 0)


@rule("EE-SETUP-06", "EE-SETUP-10")
@COUNTS
def test_six_secret_cards_and_the_travel_cards(seats: int) -> None:
    state = started(seats)
    assert [len(hand) for hand in state.hands] == [6] * seats
    view = GAME.view(state, A)
    players = view["players"]
    assert isinstance(players, list)
    assert players[B]["hand"] == [None] * 6
    assert write(CARD, players[B]["travel"]) == "travel-2 travel-3 travel-4"


def dealt(*hands: str) -> EarthState:
    """Return a state with these hands dealt, before the offer to exchange cards."""
    table = Table(*hands, seats=len(hands))
    state = table.state
    state.frames = [state.frames[0], (REDRAW_NEXT, TABLE, 0)]
    frame = state.frames.pop()
    GAME.steps[frame[0]].apply(state, frame, (), Events())
    return state


def moves(state: EarthState, seat: int) -> list[str]:
    return [GAME.verbs.spell(move) for move in GAME.legal(state, seat)]


FOUR_RED = "red-star red-star red-eye red-fist green-hive violet-seal"
DULL = "yellow-crescent yellow-fist violet-crescent violet-eye orange-hive yellow-seal"


@rule("EE-SETUP-07")
def test_four_cards_alike_may_be_exchanged() -> None:
    state = dealt(FOUR_RED, DULL)
    assert moves(state, A) == ["discard:red-fist", "discard:red-star", "discard:red-eye", "finish-redraw"]
    for text in ("discard:red-fist", "discard:red-eye", "finish-redraw"):
        GAME.apply(state, A, GAME.verbs.read(text))
    assert len(state.hands[A]) == 6
    assert state.discard[-2:] == read(CARD, "red-fist red-eye")


@rule("EE-SETUP-08", "C-01")
def test_cards_of_either_set_may_go() -> None:
    hand = "red-star red-star red-eye red-fist green-star violet-star"
    state = dealt(hand, DULL)
    assert moves(state, A)[:-1] == [
        f"discard:{card}" for card in ("green-star", "red-fist", "red-star", "red-eye", "violet-star")
    ]
    for card in sorted(read(CARD, hand)):
        GAME.apply(state, A, (GAME.verbs.read("discard:red-star")[0], card))
    assert moves(state, A) == ["finish-redraw"]
    state.deck = [card for card in state.deck if card // 6 != 1] + [card for card in state.deck if card // 6 == 1]
    GAME.apply(state, A, GAME.verbs.read("finish-redraw"))
    # A new hand with four cards alike gives no second offer.
    assert len([card for card in state.hands[A] if card // 6 == 1]) >= 4
    assert REDRAW not in [frame[0] for frame in state.frames]


@rule("EE-SETUP-09")
def test_the_offer_goes_round_once_and_is_public() -> None:
    other = "green-crescent green-crescent green-fist green-fist orange-star violet-hive"
    state = dealt(FOUR_RED, DULL, other)
    assert state.deciding() == [A]
    events = GAME.apply(state, A, GAME.verbs.read("discard:red-fist"))
    assert [GAME.events.spell(event.seen_by(B)) for event in events] == ["redraw-discarded:red-fist"]
    events = GAME.apply(state, A, GAME.verbs.read("finish-redraw"))
    assert state.deciding() == [C]
    # It becomes public here whether C or no other seat has an offer, so this cannot be undone.
    assert any(event.reveals for event in events)


@rule("EE-SETUP-11")
@COUNTS
def test_first_hands_may_be_drafted(seats: int) -> None:
    state, luck = started(seats, starting_draft="on"), Sfc32(2)
    assert [len(pack) for pack in state.packs] == [8] * seats
    while state.together:
        seat = state.next_seat()
        GAME.apply(state, seat, GAME.legal(state, seat)[luck.below(2) % len(GAME.legal(state, seat))])
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert state.travel == [7] * seats


@rule("EE-SETUP-12")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_the_forecast_is_laid_out(seats: int, cards: int) -> None:
    view = GAME.view(started(seats), None)
    assert isinstance(view["forecast"], list)
    assert [slot["cube"] for slot in view["forecast"]] == [None] * cards
    assert view["markers"] == [1, 2, 3, 4]


@rule("EE-SETUP-13", "EE-SETUP-14", "EE-SETUP-15")
@pytest.mark.parametrize(("seats", "sites", "pile", "left"), [(2, 3, 2, 13), (3, 3, 3, 12), (4, 4, 4, 10)])
def test_relics_are_laid_out(seats: int, sites: int, pile: int, left: int) -> None:
    state = started(seats)
    for colour in range(5):
        assert sum(state.sites[colour * 4 : colour * 4 + 4]) == sites
        assert (len(state.piles[colour]), len(state.supply[colour])) == (pile, left)


def test_the_last_relic_turned_up_is_the_top() -> None:
    state = GAME.start(2, {"factions": "drawn"})
    luck = Sfc32(3)
    while GAME.chance(state).name != "shuffle-supply":
        GAME.apply(state, CHANCE, GAME.sample(state, luck))
    rest = "yellow-wave:" * 5 + "yellow-spiral:" * 2 + "yellow-fork:" * 3 + "yellow-ladder:" * 3
    order = f"shuffle-relics:yellow-wave:yellow-fork:yellow-ladder:yellow-spiral:yellow-ladder:{rest[:-1]}"
    GAME.apply(state, CHANCE, GAME.verbs.read(order))
    piles = GAME.view(state, None)["piles"]
    assert isinstance(piles, list)
    assert piles[0] == read(RELIC, "yellow-ladder yellow-spiral")


@rule("EE-SETUP-16", "EE-SETUP-17", "EE-SETUP-18")
@pytest.mark.parametrize(("seats", "coloured", "white"), [(2, 8, 6), (3, 9, 6), (4, 10, 7)])
def test_buyers_by_number_of_players(seats: int, coloured: int, white: int) -> None:
    assert GAME.start(seats).stock == [*[coloured] * 5, white]


@rule("EE-SETUP-19", "EE-SETUP-20", "EE-SETUP-21")
def test_queues_are_filled_from_buyer_cards() -> None:
    state, luck = GAME.start(2, {"factions": "drawn"}), Sfc32(4)
    while GAME.chance(state).name != "shuffle-buyers":
        GAME.apply(state, CHANCE, GAME.sample(state, luck))
    first = "yellow:yellow:yellow:green:green:green:red:red:red:violet:violet:violet:orange:orange:orange:white:white"
    GAME.apply(state, CHANCE, GAME.verbs.read(f"shuffle-buyers:{first}"))
    queues = GAME.view(state, None)["queues"]
    assert queues == [[0, 1, 1], [1, 2, 2], [2, 3, 3], [3, 4, 4], [4, 5, 5], []]
    second = "white:red:green:" + first.replace("red:", "", 1).replace("green:", "", 1).replace(":white", "", 1)
    GAME.apply(state, CHANCE, GAME.verbs.read(f"shuffle-buyers:{second}"))
    assert state.queues[5] == (5, 2, 1)
    assert (len(state.buyer_deck), state.buyer_discard) == (14, (1, 2, 5))


@rule("EE-SETUP-22")
def test_there_is_no_command_tile_in_round_one() -> None:
    assert GAME.view(started(3), None)["tiles"] == [None, None, None]


@rule("EE-SETUP-23", "EE-SETUP-24")
def test_two_explorers_stand_on_markets_and_the_third_comes_in_the_first_turn() -> None:
    state = started(2, faction_1="issisinui", faction_2="dal-harrai")
    assert state.explorers == [(0, 8), (0, 8)]
    placements = moves(state, A)
    assert len(placements) == 19
    assert "place:M1" not in placements
    GAME.apply(state, A, GAME.verbs.read("place:BE"))
    assert GAME.view(state, B)["players"][A]["explorers"] == [0, 8, 20]  # type: ignore[index]


@rule("EE-SETUP-25")
def test_the_third_explorer_is_placed_first_and_never_blocked() -> None:
    state = started(2, faction_1="dal-harrai", faction_2="issisinui")
    GAME.apply(state, B, GAME.verbs.read("place:Y1"))
    for text in ("choose:pass",):
        GAME.apply(state, B, GAME.verbs.read(text))
    while state.deciding() == [B]:
        GAME.apply(state, B, GAME.legal(state, B)[0])
    assert "place:Y1" in moves(state, A)
    GAME.apply(state, A, GAME.verbs.read("place:Y1"))
    assert moves(state, A)[-1] == "skip-step"
