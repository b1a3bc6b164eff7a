"""Material and game setup (A, B)."""

import io
from collections import Counter

import pytest
from rich.console import Console

from caravane.cli.boards import draw
from caravane.cli.boards.scene import Scene
from caravane.cli.texts import texts_of
from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.cards import deck_of
from caravane.games.archeos_society.components import (
    BOX_CARDS,
    COLOURS,
    COPIES,
    MONKEYS,
    ROLES,
    SITES,
    TOKENS,
    VEHICLE_COLOURS,
)
from caravane.games.archeos_society.knowledge import ArcheosView
from caravane.games.archeos_society.state import VEHICLES_PER_SEAT, ArcheosState
from caravane.kernel.box import load
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, C
from tests.rule_marker import rule

BOX = load("caravane.games.archeos_society")
EVERY_COUNT = pytest.mark.parametrize("seats", GAME.seats)


def start(mode: str, seats: int = 2, **options: str) -> ArcheosState:
    all_options = {
        "mode": mode,
        "first-player": "1",
        **{key.replace("_", "-"): value for key, value in options.items()},
    }
    return GAME.start(seats, all_options)


def by_chance(state: ArcheosState, seed: int) -> ArcheosState:
    """Apply random chance moves until a seat decides."""
    luck = Sfc32(seed)
    while state.deciding() == [CHANCE]:
        GAME.apply(state, CHANCE, GAME.sample(state, luck))
    return state


def drafted(seats: int, seed: int, side: str = "place:compass") -> tuple[ArcheosState, list[int]]:
    """Draft the first role held and one side everywhere; return the state and the seats that decided."""
    state, deciders = start("custom", seats), []
    while by_chance(state, seed).season == 0:
        seat = state.next_seat()
        deciders.append(seat)
        moves = GAME.legal(state, seat)
        choice = GAME.verbs.read(side)
        GAME.apply(state, seat, choice if choice in moves else moves[0])
    return state, deciders


def public_view(state: ArcheosState) -> ArcheosView:
    return GAME.view(state, None)  # type: ignore[return-value]  # games type their own views


def names(roles: tuple[int, ...]) -> list[str]:
    return [ROLES[role] for role in roles]


@rule("AS-MAT-01", "AS-MAT-02")
def test_six_boards_have_two_sides_each() -> None:
    assert len(set(SITES)) == 12
    pairs = {colour: (SITES[index], SITES[index + 6]) for index, colour in enumerate(COLOURS)}
    assert pairs == {
        "red": ("mesa-verde", "chichen-itza"),
        "green": ("machu-picchu", "rapa-nui"),
        "blue": ("grotta-azzurra", "tantallon-castle"),
        "yellow": ("great-zimbabwe", "ta-sekhet-maat"),
        "pink": ("sigiriya", "ur"),
        "violet": ("nan-madol", "uluru"),
    }
    continents = [BOX["colours"][colour]["continent"] for colour in COLOURS]
    assert continents == ["north_america", "south_america", "europe", "africa", "asia", "oceania"]


@rule("AS-MAT-03", "AS-MAT-04")
def test_the_box_has_159_cards() -> None:
    assert BOX_CARDS + MONKEYS == 159
    assert [copies * 6 for copies in COPIES] == [12] * 11 + [24]
    assert ROLES[-1] == "student"


@rule("AS-MAT-05")
def test_a_card_is_a_colour_and_a_role() -> None:
    deck = deck_of(tuple(range(12)))
    assert len(deck) == 156
    assert set(Counter(deck).values()) == {2, 4}
    assert GAME.verbs.spell(GAME.verbs.read("take:red-guide")) == "take:red-guide"


@rule("AS-MAT-06")
@EVERY_COUNT
def test_vehicles_of_a_seat(seats: int) -> None:
    state = start("first-game", seats)
    assert len(state.spaces) == seats * VEHICLES_PER_SEAT == seats * (6 + 1)
    assert len(state.linguists) == seats


@rule("AS-MAT-07")
def test_role_material() -> None:
    assert TOKENS == 6
    assert BOX["professor"]["tokens"] == [1, 2, 3, 4, 5, 6]
    assert len(BOX["curator"]["points"]) == 6 + 1


@rule("AS-MAT-08")
def test_a_track_has_seven_spaces_and_six_thresholds() -> None:
    assert {len(points) for points in GAME.box.points} == {7}
    assert {len(thresholds) for thresholds in GAME.box.thresholds} == {6}
    assert set(GAME.box.last_spaces) == {6}


@rule("AS-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_seats_cannot_play(seats: int) -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    with pytest.raises(ValueError, match="2 to 6 seats"):
        GAME.start(seats)


@rule("AS-SETUP-02")
def test_there_is_a_vehicle_colour_for_each_seat() -> None:
    assert len(set(VEHICLE_COLOURS)) == max(GAME.seats)
    assert len(BOX["vehicles"]["shapes"]) == len(VEHICLE_COLOURS)


@rule("AS-SETUP-03")
@pytest.mark.parametrize(("scenario", "cards"), [("chichen-itza", 84), ("uluru", 72)])
def test_only_the_cards_of_six_roles_are_in_the_game(scenario: str, cards: int) -> None:
    state = by_chance(start("scenario", scenario=scenario), 1)
    assert len(state.roles) == 6
    everywhere = state.pile + state.area + [card for hand in state.hands for card in hand]
    assert len(everywhere) == cards + 3
    assert {card // 6 for card in everywhere} - {12} == set(state.roles)
    assert GAME.view(state, None)["roles"] == list(state.roles)


@rule("AS-SETUP-04", "AS-SETUP-05")
@EVERY_COUNT
def test_all_boards_are_in_play_and_all_vehicles_at_the_start(seats: int) -> None:
    state = start("first-game", seats)
    assert [site % 6 for site in state.sites] == list(range(6))
    assert set(state.spaces) == {0}
    assert GAME.scores(state) == [0] * seats


@rule("AS-SETUP-06")
def test_the_host_chooses_the_mode() -> None:
    [mode] = [option for option in GAME.options if option.key == "mode"]
    assert mode.values == ("first-game", "scenario", "custom", "random", "chosen")


@rule("AS-SETUP-07", "AS-SETUP-08")
def test_the_first_game_is_the_scenario_of_chichen_itza() -> None:
    first, scenario = start("first-game"), start("scenario", scenario="chichen-itza")
    assert (first.roles, first.sites) == (scenario.roles, scenario.sites)
    assert SITES[first.sites[0]] == "chichen-itza"
    assert all(site < 6 for site in first.sites[1:])
    assert "botanist" in names(first.roles)
    assert not {"curator", "linguist", "professor"} & set(names(first.roles))


SCENARIOS = {
    "chichen-itza": "botanist physician guide patron photographer student",
    "rapa-nui": "pilot cartographer curator mercenary professor student",
    "ta-sekhet-maat": "linguist pilot cartographer guide patron student",
    "tantallon-castle": "botanist physician curator mercenary photographer professor",
    "uluru": "linguist physician cartographer curator guide professor",
    "ur": "botanist linguist pilot mercenary patron photographer",
}


@rule(
    "AS-SETUP-09", "AS-SETUP-10", "AS-SETUP-11", "AS-SETUP-12", "AS-SETUP-13", "AS-SETUP-14", "AS-SETUP-15"
)  # fmt: skip
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_six_roles_and_one_advanced_board(scenario: str) -> None:
    state = start("scenario", scenario=scenario)
    assert names(state.roles) == SCENARIOS[scenario].split()
    assert [SITES[site] for site in state.sites if site >= 6] == [scenario]
    assert {option.key: option.values for option in GAME.options}["scenario"] == tuple(SCENARIOS)


@rule("AS-SETUP-16", "AS-SETUP-17")
def test_random_roles_and_board_are_all_possible() -> None:
    roles: Counter[int] = Counter()
    boards: Counter[int] = Counter()
    for seed in range(200):
        state = by_chance(start("random"), seed)
        assert len(set(state.roles)) == 6
        roles.update(state.roles)
        [advanced] = [site for site in state.sites if site >= 6]
        boards[advanced] += 1
    assert set(roles) == set(range(12))
    assert min(roles.values()) > 60
    assert set(boards) == set(range(6, 12))


@rule("AS-SETUP-16")
def test_luck_draws_six_different_roles() -> None:
    state = start("random")
    six = "roles:botanist:linguist:physician:pilot:cartographer:curator"
    assert GAME.accepts(state, CHANCE, GAME.verbs.read(six))
    for wrong in (six.replace("curator", "cartographer"), six + ":guide", "roles:guide:botanist"):
        assert not GAME.accepts(state, CHANCE, GAME.verbs.read(wrong))


ORDER = "shuffle-roles:" + ":".join(ROLES)


@rule("AS-SETUP-18", "AS-SETUP-19", "AS-SETUP-20", "AS-SETUP-30")
def test_a_draft_passes_five_cards_and_draws_one() -> None:
    state = start("custom", 3)
    GAME.apply(state, CHANCE, GAME.verbs.read(ORDER))
    assert GAME.view(state, A)["draft"] == [0, 1, 2, 3, 4, 5]
    assert GAME.view(state, B)["draft"] == GAME.view(state, None)["draft"] == [None] * 6
    assert GAME.legal(state, A) == [GAME.verbs.read(f"draft:{role}") for role in ROLES[:6]]
    GAME.apply(state, A, GAME.verbs.read("draft:pilot"))
    assert names(state.roles) == ["pilot"]
    assert GAME.view(state, B)["draft"] == [0, 1, 2, 4, 5, 11]
    assert GAME.view(state, A)["draft"] == [0, 1, 2, 4, 5, None]
    assert GAME.view(state, C)["draft"] == [None] * 6


@rule("AS-SETUP-21", "AS-SETUP-22", "AS-SETUP-23")
@EVERY_COUNT
def test_twelve_choices_go_round_the_table(seats: int) -> None:
    state, deciders = drafted(seats, 3)
    assert deciders == [index % seats for index in range(12)]
    assert len(state.roles) == 6
    assert (state.held, state.aside) == ([], [])


@rule("AS-SETUP-24")
@pytest.mark.parametrize(("side", "advanced"), [("place:compass", 0), ("place:advanced", 6)])
def test_any_number_of_boards_may_be_advanced(side: str, advanced: int) -> None:
    state, _ = drafted(4, 5, side)
    assert sum(site >= 6 for site in state.sites) == advanced


@rule("AS-SETUP-25", "AS-SETUP-26", "AS-SETUP-27", "AS-SETUP-28")
def test_material_exists_only_with_its_role_or_side() -> None:
    first, uluru = start("first-game"), start("scenario", scenario="uluru")
    assert first.tile == ()
    lines = [{GAME.score_lines.word(phrase).name for phrase, _ in GAME.breakdown(state, A)} for state in (first, uluru)]
    assert lines == [{"sites", "expeditions", "botanist"}, {"sites", "expeditions", "linguist", "uluru", "museum"}]
    two = start("scenario", scenario="ta-sekhet-maat")
    assert [public_view(state)["players"][A]["vehicles"][3] for state in (first, two)] == [[0], [0, 0]]
    assert GAME.view(uluru, None)["tokens"] == [1, 2, 3, 4, 5, 6]
    assert uluru.relics == [0, 0]


@rule("AS-SETUP-29")
def test_luck_is_drawn_in_the_order_of_the_rules() -> None:
    def steps(state: ArcheosState) -> list[str]:
        return [GAME.steps[frame[0]].name for frame in reversed(state.frames)]

    options = {"mode": "random", "first-player": "random"}
    assert steps(GAME.start(2, options)) == ["first-player", "roles", "board", "shuffle"]
    assert steps(GAME.start(2, {"mode": "custom"})) == ["first-player", "shuffle-roles", "shuffle"]
    assert steps(GAME.start(2)) == ["first-player", "shuffle"]


@rule("AS-SETUP-31")
@pytest.mark.parametrize("first", ["2", "random"])
def test_roles_and_sides_may_be_chosen_by_hand(first: str) -> None:
    journal = Journal(GAME, 3, {"mode": "chosen", "first-player": first})
    if first == "random":
        journal.play(CHANCE, GAME.verbs.read("first:1"))
    assert journal.state.next_seat() == B
    assert GAME.view(journal.state, None)["draft"] == GAME.view(journal.state, A)["draft"] == list(range(12))
    for role in ("student", "guide", "pilot", "curator", "patron"):
        journal.play(B, GAME.verbs.read(f"draft:{role}"))
    refusal = GAME.why_not(journal.state, B, GAME.verbs.read("draft:guide"))
    assert refusal is not None
    assert refusal.word.name == "role-chosen"
    assert journal.can_undo(B)
    journal.play(B, GAME.verbs.read("draft:linguist"))
    for colour in range(6):
        assert GAME.view(journal.state, C)["board"] == colour
        journal.play(B, GAME.verbs.read("place:advanced" if colour % 2 else "place:compass"))
    assert names(journal.state.roles) == ["linguist", "pilot", "curator", "guide", "patron", "student"]
    assert journal.state.sites == (0, 7, 2, 9, 4, 11)
    assert journal.state.deciding() == [CHANCE]


@pytest.mark.parametrize(
    ("mode", "heading"), [("chosen", "Roles still to choose:"), ("custom", "Role cards you know:")]
)
def test_the_terminal_says_what_the_roles_before_a_game_are(mode: str, heading: str) -> None:
    state = by_chance(start(mode), 1)
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(draw(Scene(texts_of(GAME, "en"), ["Ana", "Bo"], state, A, 100)))
    assert heading in console.export_text()


@rule("AS-SETUP-02")
@EVERY_COUNT
def test_seats_may_choose_their_colours(seats: int) -> None:
    state = start("first-game", seats, colours="chosen", first_player="2")
    deciders = []
    while state.deciding() != [CHANCE]:
        seat = state.next_seat()
        deciders.append(seat)
        assert public_view(state)["paints"][seat] is None
        GAME.apply(state, seat, GAME.legal(state, seat)[-1])
    assert deciders == [(1 + offset) % seats for offset in range(seats)]
    paints = public_view(state)["paints"]
    assert sorted(paint for paint in paints if paint is not None) == list(range(6 - seats, 6))
    assert paints[1] == 5
    assert GAME.view(start("first-game", seats), None)["paints"] == list(range(seats))


@rule("AS-SETUP-02")
def test_a_colour_that_is_taken_is_refused() -> None:
    state = start("chosen", 2, colours="chosen")
    while GAME.steps[state.frames[-1][0]].name != "pick-paint":
        GAME.apply(state, A, GAME.legal(state, A)[0])
    GAME.apply(state, A, GAME.verbs.read("paint:white"))
    refusal = GAME.why_not(state, B, GAME.verbs.read("paint:white"))
    assert refusal is not None
    assert (refusal.word.name, refusal.nouns) == ("paint-taken", (1,))
