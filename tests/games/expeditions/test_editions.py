"""Games with other figures of the box: hands, tickets, arrows and cards are those of the edition."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import PLACES, ExpeditionsBox
from caravane.games.expeditions.editions import NEAR
from caravane.games.expeditions.state import ACTION, ExpeditionsState
from caravane.kernel.box import merged, value_at
from caravane.kernel.game import Game
from tests import edition_files
from tests.edition_files import values_of
from tests.games.random_games import Act, play_random_game

EDITIONS: Final = {name: values_of(f"expeditions-{name}") for name in ("few", "many")}
CASES: Final = [(name, seats) for name in EDITIONS for seats in GAME.seats]


def game_of(name: str) -> Game[ExpeditionsState]:
    """Return the game with the figures of an edition."""
    return edition_files.game_of(f"expeditions-{name}")


@cache
def played(name: str, seats: int) -> list[Act[ExpeditionsState]]:
    """Play a random game with an edition to its end."""
    return play_random_game(game_of(name), seats, {}, seats)


def problems(values: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """Return what is wrong with some figures: the field, the code and the entry."""
    assert GAME.editions
    return [(each.path, each.code, each.entry) for each in GAME.editions.problems(merged(GAME.tables, values))]


def test_every_field_is_in_both_editions_and_has_another_value() -> None:
    for values in EDITIONS.values():
        assert set(values) == {field.path for field in GAME.editions.fields()}
        assert all(value != value_at(GAME.tables, path) for path, value in values.items())
        assert problems(values) == []


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_set_up_is_that_of_the_edition(name: str, seats: int) -> None:
    values, game = EDITIONS[name], game_of(name)
    before = played(name, seats)[0].before
    assert before.tickets == [values["tickets/start"]] * seats
    start = next(act.after for act in played(name, seats) if act.after.hands[0])
    assert {len(hand) for hand in start.hands} == {values["hand/by_seats"][seats - 2]}
    assert len(start.display) == values["display/size"]
    assert {route.stock for route in start.routes} == {values["arrows/per_colour"]}
    view: Any = game.view(start, None)
    assert view["supply"] == values["tickets/total"] - seats * values["tickets/start"]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_games_come_to_their_end_with_the_figures_of_the_edition(name: str, seats: int) -> None:
    values, game = EDITIONS[name], game_of(name)
    acts = played(name, seats)
    assert acts[-1].after.ended()
    for act in acts:
        assert game.violations(act.after) == []
        census = game.census(act.after)
        assert (census["arrows"], census["tickets"]) == (3 * values["arrows/per_colour"], values["tickets/total"])
        assert len(act.after.drawn) <= values["exchange/drawn"]
        assert (
            max((frame[3] for frame in act.after.frames if frame[0] == ACTION), default=0) <= values["tickets/per_turn"]
        )
    spent = {frame[3] for act in acts for frame in act.after.frames if frame[0] == ACTION}
    assert values["tickets/per_turn"] in spent


@pytest.mark.parametrize("name", EDITIONS)
def test_a_turn_takes_as_many_tickets_as_the_edition_says(name: str) -> None:
    game, most = game_of(name), EDITIONS[name]["tickets/per_turn"]
    act = next(act for act in played(name, 2) if act.verb == "end-turn" and act.before.frames[-1][3] == most)
    state = act.before.clone()
    state.tickets[act.seat] = 1
    refusal = game.why_not(state, act.seat, game.verbs.read("spend:exchange"))
    assert refusal is not None
    assert refusal.word.name == "tickets-spent"


@pytest.mark.parametrize("name", EDITIONS)
def test_bots_value_moves_with_an_edition(name: str) -> None:
    game = game_of(name)
    assert game.move_values is not None
    for act in played(name, 3)[5::40]:
        legal = game.legal(act.before, act.seat)
        if act.seat >= 0 and legal:
            assert len(game.move_values(act.before, act.seat, legal)) == len(legal)
            assert -40 < game.evaluate(act.before, act.seat) < 80


def test_a_state_keeps_its_edition_when_it_is_packed() -> None:
    game = game_of("few")
    state = played("few", 2)[-5].before
    again = game.unpack({"seats": 2, **state.pack()})
    assert [route.stock for route in again.routes] == [route.stock for route in state.routes]
    assert again.edition() is game.edition


def test_tickets_must_suffice_for_all_and_hands_must_leave_a_deck() -> None:
    assert problems({"tickets/total": 17}) == [("tickets/total", "too-few-tickets", -1)]
    assert problems({"tickets/total": 18}) == []
    assert problems({"hand/by_seats": [12, 12, 9, 9, 11]}) == [("hand/by_seats", "too-many-cards", 4)]
    assert problems({"display/size": 12}) == [] == problems({"hand/by_seats": [31, 20, 15, 12, 10]})


def test_the_smallest_deck_suffices_for_every_first_display() -> None:
    box = ExpeditionsBox(merged(GAME.tables, {"hand/by_seats": [31, 20, 15, 12, 10]}))
    assert all(seats * box.hand_sizes[seats] + box.display + len(NEAR) <= len(PLACES) for seats in GAME.seats)
