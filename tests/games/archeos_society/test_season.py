"""Season setup and season end (C)."""

from collections import Counter

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.cards import deck_of
from caravane.games.archeos_society.components import MONKEY
from caravane.games.archeos_society.state import ArcheosState
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.rule_marker import rule

EVERY_COUNT = pytest.mark.parametrize("seats", GAME.seats)


def dealt(seats: int, seed: int = 1, **options: str) -> ArcheosState:
    state, luck = GAME.start(seats, options), Sfc32(seed)
    while state.deciding() == [CHANCE]:
        GAME.apply(state, CHANCE, GAME.sample(state, luck))
    return state


@rule("AS-SEASON-01")
@pytest.mark.parametrize(("seats", "seasons"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_two_or_three_seasons(seats: int, seasons: int) -> None:
    assert GAME.view(dealt(seats), None)["seasons"] == seasons


@rule("AS-SEASON-02", "AS-SEASON-03", "AS-SEASON-04")
@EVERY_COUNT
def test_the_whole_deck_is_dealt(seats: int) -> None:
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert len(state.area) == seats + 2
    everywhere = [card for card in state.pile if card != MONKEY] + state.area
    everywhere += [card for hand in state.hands for card in hand]
    assert sorted(everywhere) == deck_of(state.roles)


@rule("AS-SEASON-05", "AS-SEASON-06", "AS-SEASON-07")
@EVERY_COUNT
@pytest.mark.parametrize(("scenario", "limit"), [("chichen-itza", 41), ("uluru", 35)])
def test_monkeys_lie_in_the_lower_half(seats: int, scenario: str, limit: int) -> None:
    for seed in range(10):
        state = dealt(seats, seed, mode="scenario", scenario=scenario)
        upper = limit - seats
        assert GAME.view(state, None)["upper"] == upper
        assert len(state.pile) == 2 * upper + 3
        assert MONKEY not in state.pile[-upper:]
        assert state.pile.count(MONKEY) == 3


@rule("AS-SEASON-06")
def test_every_position_of_the_lower_half_may_hold_a_monkey() -> None:
    positions: Counter[int] = Counter()
    for seed in range(300):
        state = dealt(6, seed, mode="scenario", scenario="uluru")
        positions.update(position for position, card in enumerate(state.pile) if card == MONKEY)
    assert set(positions) == set(range(29 + 3))


@rule("AS-SEASON-08")
def test_luck_or_the_host_determines_the_first_player() -> None:
    assert {dealt(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert GAME.start(3, {"first-player": "2"}).first == B


@rule("AS-SEASON-09", "AS-SEASON-10", "AS-SEASON-11", "AS-SEASON-12", "AS-SEASON-18")
def test_the_next_season_keeps_positions_relics_and_scores() -> None:
    table = Table(
        "red-guide", "blue-guide", area="pink-guide*2", pile="violet-guide M", monkeys=2, roles="linguist curator professor botanist",
        at={A: "mesa-verde 2, linguist 4"}, sent={B: ["red-botanist"]},
    )  # fmt: skip
    table.state.tile = (B, 0)
    table.state.tokens = [0, 0b10]
    table.state.relics = [0b1, 0]
    table.play(A, "draw")
    table.play(B, "draw")
    assert table.state.third == B
    assert table.decision(B) == "professor-advance"
    table.play(B, "decline-advance")
    assert table.legal(A) == ["retreat:mesa-verde", "decline-retreat"]
    table.play(A, "retreat:mesa-verde")
    assert table.deciding() == [CHANCE]
    table.chance().chance()
    state = table.state
    assert (state.season, state.first, state.active) == (2, B, B)
    assert (state.tile, state.tokens) == ((), [0, 0])
    assert (state.relics, state.linguists, table.spaces(A)) == ([1, 0], [4, 0], {"mesa-verde": 1})
    assert table.scores() == [2 + 1 - 2, 2 - 2]
    assert [len(hand) for hand in state.hands] == [1, 1]
    assert state.expeditions == [(), ()]


@rule("AS-SEASON-13", "AS-SEASON-15", "AS-SEASON-16", "AS-SEASON-17")
def test_the_steps_of_season_end_come_in_order() -> None:
    table = season_end(
        "pink-guide", "", roles="linguist botanist professor", advanced="ur rapa-nui", sent={A: ["red-botanist*2"]}
    )
    table.state.tile = (A, 0)
    table.play(A, "draw")
    assert table.visible_events()[:3] == ["A monkey:3", "A season-ended:1", "ur-began"]
    table.play(A, "decline-expedition")
    assert table.visible_events() == [
        "A ur-declined", "hands-discarded", "A botanist-scored:2", "A linguist-scored:2:0", "B linguist-scored:2:0",
        "A professors-counted:0", "B professors-counted:0",
    ]  # fmt: skip
    table.play(A, "advance:mesa-verde").play(B, "decline-advance")
    table.play(A, "retreat:mesa-verde")
    assert table.visible_events() == [
        "A retreated:mesa-verde:0",
        "A sites-scored:-2:0:0:0:0:0:-2", "B sites-scored:-2:0:0:0:0:0:-2",
        "A rapa-nui-scored:3", "B rapa-nui-scored:3",
        "A expeditions-scored:1:1", "B expeditions-scored:0:0",
    ]  # fmt: skip


@rule("AS-SEASON-14")
def test_hands_are_discarded_unseen() -> None:
    table = season_end("red-guide", "blue-patron", area="pink-guide")
    table.play(A, "draw")
    assert [word for word in table.visible_events(A) if "patron" in word or "red-guide" in word] == []
    assert table.state.hands == [(), ()]
    assert (table.area(), table.state.pile) == ("", [])
    assert sorted(table.state.returned) == deck_of(table.state.roles)


@rule("AS-SEASON-17")
def test_the_cards_of_expeditions_go_back_to_the_deck() -> None:
    table = season_end("", "", sent={A: ["red-guide*2"], B: ["blue-student red-mercenary"]})
    table.play(A, "draw")
    assert (table.expeditions(A), table.expeditions(B)) == ([], [])
    assert sorted(table.state.returned) == deck_of(table.state.roles)


@rule("AS-SEASON-17")
def test_in_the_last_season_expeditions_stay() -> None:
    table = season_end("", "", sent={A: ["red-guide*2"]})
    table.state.season = 2
    table.play(A, "draw")
    assert table.state.ended()
    assert table.expeditions(A) == ["red-guide red-guide"]


@rule("AS-SEASON-19")
def test_a_professor_choice_without_a_site_is_skipped() -> None:
    table = season_end("", "", roles="professor", at={B: "mesa-verde 1"})
    table.state.tokens = [0, 0b10]
    table.play(A, "draw").play(B, "decline-advance")
    assert table.deciding() == [CHANCE]
    table = season_end(
        "", "", roles="professor",
        at={A: ", ".join(f"{site} 6" for site in ("mesa-verde", "machu-picchu", "grotta-azzurra", "great-zimbabwe",
                                                   "sigiriya", "nan-madol"))},
    )  # fmt: skip
    table.state.tokens = [0b10, 0]
    table.play(A, "draw")
    assert table.deciding() == [CHANCE]


@rule("AS-SEASON-20")
def test_the_deck_is_dealt_from_the_top() -> None:
    state = GAME.start(3, {"first-player": "2"})
    deck = deck_of(state.roles)
    GAME.apply(state, CHANCE, GAME.verbs.read("shuffle:" + ":".join(GAME.verbs.spell((8, c))[5:] for c in deck)))
    assert [state.hands[seat] for seat in (B, C, A)] == [(deck[0],), (deck[1],), (deck[2],)]
    assert state.area == deck[3:8]
    assert state.pile[::-1] == deck[8:]
    GAME.apply(state, CHANCE, GAME.verbs.read("monkeys:0:1:40"))
    upper = 41 - 3
    positions = [position for position, card in enumerate(reversed(state.pile)) if card == MONKEY]
    assert positions == [upper, upper + 1, upper + 40]
    assert [card for card in reversed(state.pile) if card != MONKEY] == deck[8:]


@rule("AS-SEASON-21")
def test_all_tied_at_the_start_share() -> None:
    table = season_end("", "", "", roles="linguist", advanced="rapa-nui")
    table.play(A, "draw")
    assert [table.lines(seat) for seat in (A, B, C)] == [{"linguist": 2, "rapa-nui": 3, "sites": -2}] * 3
