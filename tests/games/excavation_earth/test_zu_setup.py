"""Solo: setup, rounds, and how Zu orders things (21, 22)."""

from typing import Any

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import COLOURS, ZU_CARDS, ZU_COLOURS, ZU_COPIES, ZU_KIND, ZU_KINDS
from caravane.games.excavation_earth.kinds import INFLUENCE
from caravane.games.excavation_earth.state import EarthState
from caravane.games.excavation_earth.zu import influence, missing, narrow
from caravane.kernel.drive import random_move
from caravane.kernel.event import Events
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import BOX, ZU, A, Table, started
from tests.rule_marker import rule


def solo(**more: Any) -> Table:
    """Return a table with Zu that has only the mentioned components in play."""
    settings: dict[str, Any] = {"seats": 1, "factions": "gul"}
    return Table(**(settings | more))


def kinds(cards: list[int] | tuple[int, ...]) -> list[int]:
    return [sum(ZU_KIND[card] == kind for card in cards) for kind in range(len(ZU_KINDS))]


@rule("EE-ZU-01")
def test_solo_setup_is_that_of_two_players() -> None:
    state = started(1)
    assert (len(state.forecast), [len(pile) for pile in state.piles]) == (3, [2] * 5)
    assert sum(state.stock) + sum(map(len, state.queues)) == 8 * 5 + 6
    assert len(state.hands[A]) == 6


@rule("EE-ZU-02", "EE-ZU-03")
def test_zu_has_a_board_and_no_explorer_or_hand() -> None:
    assert started(1, faction_1="aquilla").order == (1, 0)
    state = started(1, faction_1="gul")
    assert (state.credits, state.order) == ([8, 8], (0, 1))
    assert (len(state.explorers), len(state.hands)) == (1, 1)
    zu = GAME.view(state, A)["zu"]
    assert isinstance(zu, dict)
    assert (zu["hold"], zu["container"], zu["columns"]) == ([], [], [0] * 5)


@rule("EE-ZU-04")
def test_first_hands_are_not_drafted_in_solo() -> None:
    with pytest.raises(ValueError, match="cannot be 'on'"):
        GAME.start(1, {"starting-draft": "on"})
    offered = 0
    for seed in range(60):
        state, luck = GAME.start(1, {"faction-1": "gul"}), Sfc32(seed)
        while state.deciding() == [CHANCE]:
            GAME.apply(state, CHANCE, GAME.sample(state, luck))
        step = GAME.step_of(state, A)
        offered += step is not None and step.name == "redraw"
    assert offered > 0


@rule("EE-ZU-05")
def test_zus_crew_is_unlimited() -> None:
    table = solo(traders={ZU: "1 " * 22})
    assert table.reserve(ZU) == 0
    table.zu("command-2")
    assert (table.emissaries(ZU), table.reserve(ZU)) == ([1, 0, 0], -2)
    assert table.view()["zu"]["reserve"] == 0  # type: ignore[index]


@rule("EE-ZU-06", "EE-ZU-07", "EE-ZU-08")
def test_zus_decks() -> None:
    assert BOX.zu.decks == ((3, 2, 1, 1, 2, 1), (3, 0, 2, 1, 0, 1), (2, 0, 3, 2, 0, 0))
    assert [sum(counts) for counts in zip(*BOX.zu.decks, strict=True)] == [8, 2, 6, 4, 2, 2]
    pairs = {ZU_CARDS[card]: colours for card, colours in enumerate(ZU_COLOURS) if colours}
    assert len(pairs) == 5
    assert ZU_COPIES[ZU_CARDS.index("dig-most-popular")] == 3
    state = started(1, faction_1="gul")
    assert kinds(state.zu.deck) == list(BOX.zu.decks[0])
    assert [kinds(deck) for deck in state.zu.later] == [list(counts) for counts in BOX.zu.decks[1:]]
    zu = GAME.view(state, A)["zu"]
    assert isinstance(zu, dict)
    assert (zu["deck"], zu["kinds"], zu["carried"], zu["discard"]) == (10, list(BOX.zu.decks[0]), 0, [])
    orders = {tuple(started(1, seed, faction_1="gul").zu.deck) for seed in range(8)}
    assert len(orders) == 8


@rule("EE-ZU-09")
def test_zu_always_samples_and_never_removes_a_guard() -> None:
    for seed in range(4):
        state, luck, guards = GAME.start(1), Sfc32(seed), 0
        while not state.ended():
            GAME.apply(state, *random_move(GAME, state, luck))
            assert guards & ~state.galleries[ZU] == 0
            guards = state.galleries[ZU]
            stored = [*state.holds[ZU], *state.containers[ZU]]
            assert all(guards >> relic & 1 for relic in stored)


@rule("EE-ZU-10")
def test_zu_draws_no_cards_and_takes_no_marker() -> None:
    table = solo(galleries={ZU: "red-spiral red-fork red-ladder"}, sites="red-wave", deck="green-eye red-eye")
    before = len(table.state.deck)
    table.zu("dig-red-yellow")
    assert len(table.state.deck) == before, "a full column brings Zu no card"
    table.zu("survey")
    assert table.state.markers == [0, 0]
    switched = solo(options={"zu-initiative-marker": "on"}, deck="green-eye").zu("survey")
    assert switched.state.markers == [0, 1]


@rule("EE-ZU-11")
def test_a_type_is_missing_if_neither_stored_nor_sampled() -> None:
    table = solo(holds={ZU: "red-wave"}, galleries={ZU: "red-fork"})
    assert [missing(table.state, relic) for relic in (8, 9, 10, 11)] == [True, False, True, False]


@rule("EE-ZU-12")
def test_the_lead_colour() -> None:
    table = solo(
        holds={ZU: "red-wave green-wave green-fork violet-wave"},
        queues={1: "red red red", 2: "green green green", 3: "violet"},
    )
    table.zu("haggle")
    assert "Z zu-lead:green:most-tiles" in table.visible_events()
    equal = solo(holds={ZU: "red-wave green-wave"}).zu("haggle")
    assert GAME.chance(equal.state).name == "tie-lead"


@rule("EE-ZU-13", "EE-ZU-14", "C-22")
def test_the_order_of_influence() -> None:
    table = solo(emissaries={A: "left left right", ZU: "left right"})
    assert order_of(table) == ["middle", "left", "right"]
    table = solo(emissaries={A: "left left right", ZU: "left right middle"})
    assert order_of(table) == ["left", "right", "middle"]
    ahead = solo(emissaries={A: "left left left left left right right", ZU: "left left middle"})
    assert order_of(ahead) == ["right", "left", "middle"]


def order_of(table: Table) -> list[str]:
    name, marks = influence(table.state, [0, 2, 4])
    assert name == INFLUENCE
    ranked = sorted(zip(marks, ("left", "middle", "right"), strict=True), key=lambda pair: -pair[0])
    return [centre for _, centre in ranked]


@rule("EE-ZU-15", "EE-ZU-16", "EE-ZU-17")
def test_the_order_of_profit() -> None:
    settings: dict[str, Any] = {"holds": {ZU: "red-wave"}, "traders": {ZU: "1 3 5", A: "3 6"}}
    buyers = solo(**settings, queues={1: "red red", 3: "red", 5: "red"}).zu("sale")
    assert "Z zu-market:1:interested" in buyers.visible_events()
    traders = solo(**settings, queues={1: "red", 3: "red", 5: "red"}).zu("sale")
    assert "Z zu-market:3:your-traders" in traders.visible_events()
    settings["traders"] = {ZU: "1 3 5"}
    centres = solo(**settings, queues={1: "red", 3: "red", 5: "red"}, emissaries={ZU: "left right"}).zu("sale")
    assert "Z zu-market:3:influence" in centres.visible_events()
    equal = solo(**settings, queues={1: "red", 3: "red", 5: "red"}).zu("sale")
    assert GAME.chance(equal.state).name == "tie-market"


@rule("EE-ZU-18")
def test_a_ranking_leaves_the_equal_ones_to_chance() -> None:
    assert narrow([4, 7, 9], [(1, [2, 2, 1]), (2, [0, 0, 5])]) == ([4, 7], 1, [(4, 2), (7, 2), (9, 1)])
    assert narrow([4, 7], [(1, [2, 2]), (2, [0, 1])]) == ([7], 2, [(4, 0), (7, 1)])
    assert narrow([4], []) == ([4], 0, [])
    # A lead colour found by lot stays while it is still among the equals.
    table = solo(
        holds={ZU: "red-wave green-wave"}, queues=dict.fromkeys((1, 2, 3, 4), "violet"), traders={ZU: "1 2 3 4"}
    )
    table.zu("haggle").chance("lot-colour:green")
    assert settled(table) == "green"
    while table.state.deciding() == [CHANCE]:
        assert GAME.chance(table.state).name == "tie-market"
        table.chance()
    assert [table.queue(market).split()[-2:] for market in (5, 6)] == [["white", "green"], ["white", "green"]]
    # The card is over, and with it its lead.
    assert settled(table) == ""


@rule("EE-ZU-18", "EE-ZU-57")
def test_the_markets_of_a_sale_found_by_lot_are_visible_until_the_sale() -> None:
    held = "red-wave red-fork green-wave green-fork"
    table = solo(
        holds={ZU: held}, traders={ZU: "1 2 3"}, queues=dict.fromkeys((1, 2, 3), "red green"), ship="violet yellow"
    )
    table.zu("sale").chance("lot-colour:red")
    assert (GAME.chance(table.state).name, settled(table)) == ("tie-colour", "red")
    table.chance("lot-colour:green")
    assert settled(table) == "green"
    table.chance("lot-market:2")
    zu = table.view()["zu"]
    assert zu is not None
    assert zu["markets"] == [1]
    while table.state.deciding() == [CHANCE]:
        table.chance()
    assert settled(table) == ""


@rule("EE-ZU-18")
def test_a_colour_found_by_lot_is_visible_until_it_is_used() -> None:
    table = solo(holds={ZU: "red-wave green-wave"}, queues=dict.fromkeys((1, 2), "red green"))
    assert settled(table) == ""
    table.zu("snipe").chance("lot-colour:green")
    assert (GAME.chance(table.state).name, settled(table)) == ("tie-lead", "green")
    table.chance("lot-colour:red")
    assert (GAME.chance(table.state).name, settled(table)) == ("tie-market", "green")
    table.chance()
    assert settled(table) == ""


def settled(table: Table) -> str:
    """Return the publicly visible colour that Zu has settled on."""
    zu = table.view()["zu"]
    assert zu is not None
    return "" if zu["colour"] is None else COLOURS[zu["colour"]]


def played_round(seed: int, number: int) -> EarthState:
    """Play until a round begins."""
    state, luck = GAME.start(1, {"faction-1": "gul"}), Sfc32(seed)
    while state.round < number or not state.zu.deck or state.frames[-1][0] != STEP_ACTION:
        GAME.apply(state, *random_move(GAME, state, luck))
    return state


STEP_ACTION = [step.name for step in GAME.steps].index("action")


@rule("EE-ZU-19")
@pytest.mark.parametrize("number", [2, 3])
def test_three_cards_are_carried_over(number: int) -> None:
    state = played_round(3, number)
    assert len(state.zu.deck) + len(state.zu.discard) == 10
    deck = kinds([*state.zu.deck, *state.zu.discard])
    extra = [mine - own for mine, own in zip(deck, BOX.zu.decks[number - 1], strict=True)]
    assert sum(extra) == 3
    assert min(extra) >= 0
    assert len(state.zu.removed) == 7 * (number - 1)


def test_cards_that_zu_carried_over_are_secret() -> None:
    state = played_round(5, 2)
    decks = {tuple(sorted(GAME.redealt(state, A, Sfc32(seed)).zu.deck)) for seed in range(40)}
    assert len(decks) > 5
    for seed in range(40):
        other = GAME.redealt(state, A, Sfc32(seed))
        assert (GAME.violations(other), GAME.census(other)) == ([], GAME.census(state))


@rule("EE-ZU-20", "EE-ZU-21")
def test_the_solo_player_chooses_among_nine_cards() -> None:
    state = between_rounds()
    assert len(state.packs[A]) == 9
    hand = len(state.hands[A])
    for kept_count, lost_count in ((2, 2), (4, 1)):
        for _ in range(2):
            GAME.apply(state, A, GAME.legal(state, A)[0])
        discard = len(state.discard)
        if state.deciding() == [CHANCE]:
            GAME.apply(state, CHANCE, GAME.sample(state, Sfc32(kept_count)))
        assert len(state.discard) - discard == lost_count
    assert len(state.hands[A]) - hand == 6
    assert (state.packs, state.face_down) == ([], ())


def between_rounds() -> EarthState:
    """Play until the human chooses cards for round 2."""
    state, luck = GAME.start(1, {"faction-1": "gul"}), Sfc32(8)
    names = [step.name for step in GAME.steps]
    while state.frames[-1][0] != names.index("solo-pick"):
        GAME.apply(state, *random_move(GAME, state, luck))
    return state


@rule("EE-ZU-22")
def test_a_marker_makes_the_human_go_first() -> None:
    for marker, order in ((1, (0, 1)), (0, (1, 0))):
        table = solo(factions="aquilla", zu="")
        table.state.order = (ZU, A)
        table.state.markers = [marker, 0]
        frame = (names_index("set-order"), -2)
        GAME.steps[frame[0]].apply(table.state, frame, (), Events())
        assert table.state.order == order


def names_index(name: str) -> int:
    return [step.name for step in GAME.steps].index(name)


@rule("EE-ZU-23", "EE-ZU-24")
def test_zu_plays_two_cards_until_its_deck_is_empty() -> None:
    table = Table("red-star green-star", seats=1, factions="gul", zu="command-1 command-2 command-3")
    step = "choose:move play:travel-{} step:R3:BC stop-moving choose:move play:travel-{} step:BC:R3 stop-moving"
    table.play(A, step.format(3, 4))
    assert (table.emissaries(ZU), table.state.deciding()) == ([2, 0, 0], [A])
    assert len(table.state.zu.discard) == 2
    table.play(
        A, "choose:command play:red-star send-trader finish-command choose:move play:travel-2 step:R3:BC stop-moving"
    )
    assert table.emissaries(ZU) == [2, 1, 0]
    assert "Z zu-passed" in table.visible_events(), "the second card of this turn is missing"
    zu = table.view()["zu"]
    assert zu is not None
    assert zu["passed"]
