"""Section 1: the setup before the first roll."""

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import BRIDGES, COLOURS, SHAPES
from caravane.kernel.luck import ScriptedLuck
from caravane.kernel.state import CHANCE
from tests.games.lost_cities.random_games import Game
from tests.games.lost_cities.scenario import A, B, Table
from tests.games.lost_cities.spec import BOX, squares
from tests.rule_marker import rule

EXPEDITIONS = ["red", "orange", "yellow", "green", "blue", "violet"]
SQUARES = [(colour, square) for colour in EXPEDITIONS for square in range(1, 10)]


@rule("LC-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats_roll_in_a_circle(seats: int) -> None:
    table = Table(seats=seats)
    rollers = []
    for _ in range(seats + 1):
        table.roll("red", "5")
        rollers += table.deciding()
        table.refuse_rest()
    assert rollers == [*range(seats), 0]


@rule("LC-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_there_is_no_game_for_other_numbers_of_seats(seats: int) -> None:
    assert (BOX["game"]["players_min"], BOX["game"]["players_max"]) == (2, 5)
    with pytest.raises(ValueError, match="2 to 5 seats"):
        GAME.start(seats)


@rule("LC-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_owns_a_blank_public_sheet(seats: int) -> None:
    table = Table(seats=seats)
    for seat in [*range(seats), None]:
        sheets = table.view(seat)["sheets"]
        assert len(sheets) == seats
        for sheet in sheets:
            assert sheet["columns"] == [[]] * 6
            assert not any(sheet["circles"] + sheet["summits"])
            assert (sheet["artefacts"], sheet["dice"], sheet["bridges"]) == (0, 0, ["open"] * 8)


@rule("LC-SETUP-02")
def test_sheets_are_independent() -> None:
    table = Table(seats=3)
    table.turn("red", "4", A="take:red:4")
    assert [table.columns(seat) for seat in range(3)] == [{"red": "S[4]"}, {}, {}]


@rule("LC-SETUP-03")
def test_three_colour_dice_and_three_number_dice() -> None:
    dice = BOX["dice"]
    assert (dice["colour_dice"], dice["colour_faces"]) == (3, EXPEDITIONS)
    assert (dice["number_dice"], dice["number_faces"]) == (3, list(range(10)))


@rule("LC-SETUP-03")
def test_every_face_of_the_dice_can_be_rolled_and_no_other() -> None:
    state = Table().state
    roll = GAME.verbs.read("roll:red:red:red:0:0:0")
    for die in range(1, 7):
        faces = 6 if die <= 3 else 10
        possible = [GAME.accepts(state, CHANCE, (*roll[:die], face, *roll[die + 1 :])) for face in range(-1, 12)]
        assert possible == [0 <= face < faces for face in range(-1, 12)]


@rule("LC-SETUP-04")
def test_six_expeditions_then_artefacts_then_dice_symbols() -> None:
    assert list(COLOURS) == EXPEDITIONS
    assert list(BRIDGES) == [*EXPEDITIONS, "artefact", "dice"] == BOX["sheet"]["column_order"]
    lines = [GAME.score_lines.spell(line) for line, _ in GAME.breakdown(Table().state, A)]
    assert lines == [*[f"column:{colour}" for colour in EXPEDITIONS], "artefacts", "dice", "bridges"]


@rule("LC-SETUP-05")
def test_every_colour_has_its_shape() -> None:
    shapes = {"red": "heart", "orange": "circle", "yellow": "square"}
    shapes |= {"green": "triangle", "blue": "cross", "violet": "star"}
    assert dict(zip(COLOURS, SHAPES, strict=True)) == shapes


@rule("LC-SETUP-06")
@pytest.mark.parametrize("colour", EXPEDITIONS)
def test_a_bridge_stands_between_the_sixth_and_the_seventh_square(colour: str) -> None:
    table = Table(f"{colour} S[1x5]")
    table.turn(colour, "1", A=f"take:{colour}:1" + " skip" * (6 in GAME.box.arrows[COLOURS.index(colour)]))
    assert table.bridges(A) == {}
    table.roll(colour, "1")
    table.play(B, "refuse")
    table.play(A, f"use:{colour}:1")
    assert table.bridges(A) == {colour: "bonus"}


@rule("LC-SETUP-06")
def test_the_dice_symbols_have_their_bridge_after_the_sixth_too() -> None:
    table = Table("dice 5")
    table.turn("red", "1")
    assert (table.dice(A), table.bridges(A)) == (6, {})
    table.turn("red", "1")
    assert (table.dice(A), table.bridges(A)) == (7, {"dice": "bonus"})


@rule("LC-SETUP-06")
def test_the_artefacts_have_their_bridge_after_the_sixth_too() -> None:
    table = Table("red S[1x5]; orange S[1x3]; yellow S[1x5]; green S[1x4]; blue S[1x4]; violet S[1x8]; artefacts 5")
    before = table.bridges(A)
    table.turn("blue", "1", A="take:blue:1")
    assert (table.artefacts(A), table.bridges(A)) == (6, before)
    table.turn("violet", "1", A="use:violet:1")
    assert (table.artefacts(A), table.bridges(A)) == (7, before | {"artefact": "bonus"})


@rule("LC-SETUP-07", "LC-SETUP-08")
def test_the_data_has_the_symbols_of_the_specification() -> None:
    assert dict(zip(COLOURS, map(list, GAME.box.arrows), strict=True)) == squares("LC-SETUP-07")
    assert dict(zip(COLOURS, map(list, GAME.box.artefacts), strict=True)) == squares("LC-SETUP-08")


@rule("LC-SETUP-07", "LC-SETUP-08")
@pytest.mark.parametrize(("colour", "square"), SQUARES)
def test_a_symbol_works_where_it_stands_and_nowhere_else(colour: str, square: int) -> None:
    numbers = f"S[1x{square - 1}]" if square > 1 else "F[]"
    table = Table(f"{colour} {numbers}")
    before = table.artefacts(A)
    table.roll(colour, "1")
    table.play(A, f"take:{colour}:1")
    assert (table.decision(A) == "accelerate") == (square in squares("LC-SETUP-07")[colour])
    assert table.artefacts(A) - before == (square in squares("LC-SETUP-08")[colour])


@rule("LC-SETUP-09")
@pytest.mark.parametrize("colour", EXPEDITIONS)
def test_no_square_has_both_symbols_and_the_first_has_none(colour: str) -> None:
    arrows, artefacts = GAME.box.arrows[COLOURS.index(colour)], GAME.box.artefacts[COLOURS.index(colour)]
    assert set(arrows).isdisjoint(artefacts)
    assert 1 not in arrows + artefacts


@rule("LC-SETUP-09")
@pytest.mark.parametrize("colour", EXPEDITIONS)
def test_circles_carry_no_symbol(colour: str) -> None:
    table = Table()
    table.roll(colour, "0")
    table.play(A, f"take:{colour}:0")
    assert (table.decision(A), table.artefacts(A)) == ("nothing", 0)


@rule("LC-SETUP-10")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_host_may_choose_the_first_roller(seat: int) -> None:
    state = GAME.start(3, {"first-roller": str(seat)})
    assert (state.roller, GAME.chance(state).name) == (seat - 1, "roll")


@rule("LC-SETUP-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_without_the_option_a_random_seat_rolls_first(seat: int) -> None:
    state = GAME.start(3)
    assert GAME.chance(state).name == "first-roller"
    assert GAME.accepts(state, CHANCE, GAME.verbs.read(f"roller:{seat}"))
    assert not GAME.accepts(state, CHANCE, GAME.verbs.read("roller:3"))
    events = GAME.apply(state, CHANCE, GAME.sample(state, ScriptedLuck([seat])))
    assert [(event.seat, GAME.events.spell(event.seen_by(None))) for event in events] == [(seat, "first-roller")]
    assert (state.roller, GAME.chance(state).name) == (seat, "roll")


@rule("LC-SETUP-11")
def test_one_generator_draws_the_first_roller_then_colours_then_numbers() -> None:
    state = GAME.start(4)
    luck = ScriptedLuck([2, 0, 3, 5, 9, 0, 4])
    GAME.apply(state, CHANCE, GAME.sample(state, luck))
    roll = GAME.sample(state, luck)
    assert GAME.verbs.spell(roll) == "roll:red:green:violet:9:0:4"
    GAME.apply(state, CHANCE, roll)
    assert state.deciding() == [2]


@rule("LC-SETUP-11")
def test_a_chosen_first_roller_needs_no_draw() -> None:
    state = GAME.start(2, {"first-roller": "2"})
    assert GAME.verbs.spell(GAME.sample(state, ScriptedLuck([1, 1, 2, 7, 8, 9]))) == "roll:orange:orange:yellow:7:8:9"


@rule("LC-SETUP-11")
def test_the_same_seed_gives_the_same_game() -> None:
    once, twice, another = [Game(3, {}, seed) for seed in (7, 7, 8)]
    assert [act.move for act in once.acts] == [act.move for act in twice.acts]
    assert [act.move for act in once.acts] != [act.move for act in another.acts]
