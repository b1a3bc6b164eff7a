"""Tests of the game: the single entry point to its rules, options and results."""

import inspect

import pytest

from caravane import games
from caravane.kernel.codec import fingerprint
from caravane.kernel.drive import random_move
from caravane.kernel.event import NO_VIEWER, SPECTATORS, Event, Events, is_secret_move, visible_events
from caravane.kernel.game import Game
from caravane.kernel.luck import Sfc32
from caravane.kernel.options import Option, Options, complete_options, earlier_options, seat_option
from caravane.kernel.state import CHANCE, TABLE
from caravane.kernel.step import Step, in_order
from caravane.kernel.words import Vocabulary
from tests.kernel.toy_game import ACT, DIE, GO, JOIN, KEEP, MAX_NUMBER, NAME, ONLY, STEPS, TELL, Act, ToyState, toy

SCHEMA = [Option("length", ("long", "short")), seat_option("first", 4)]


def test_options_are_completed_with_their_defaults() -> None:
    assert complete_options(SCHEMA, {}, 2) == {"length": "long", "first": "random"}
    assert complete_options(SCHEMA, {"length": "short", "first": "2"}, 2) == {"length": "short", "first": "2"}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [({"depth": "2"}, "no such option"), ({"length": "endless"}, "cannot be"), ({"first": "3"}, "cannot be")],
)
def test_options_that_do_not_exist_are_refused(given: Options, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        complete_options(SCHEMA, given, 2)


def test_a_seat_can_be_named_if_the_table_has_it() -> None:
    assert SCHEMA[1].allowed(2) == ("random", "1", "2")
    assert SCHEMA[1].allowed(4) == ("random", "1", "2", "3", "4")
    assert SCHEMA[0].allowed(2) == ("long", "short")


def test_an_option_may_be_for_some_numbers_of_seats_only() -> None:
    solo = Option("rival", ("calm", "fierce"), seats=(1,))
    assert (solo.offered(1), solo.offered(2)) == (True, False)
    assert (solo.allowed(1), solo.allowed(2)) == (("calm", "fierce"), ("calm",))
    assert complete_options([solo], {}, 2) == {"rival": "calm"}
    with pytest.raises(ValueError, match="cannot be 'fierce'"):
        complete_options([solo], {"rival": "fierce"}, 2)


def test_past_values_are_for_games_that_began_with_them() -> None:
    colour = Option("colour", ("now", "once"), earlier="once", past=True)
    game = toy((ACT, 0), options=[colour])
    assert colour.allowed(2) == ("now", "once")
    assert not colour.offered(2)
    assert earlier_options([colour], {}) == {"colour": "once"}
    assert game.start(2, {"colour": "once"}).done == [(4,)]
    assert game.new_options(2, {}) == game.new_options(2, {"colour": "now"}) == {"colour": "now"}
    with pytest.raises(ValueError, match="only for games that began with it"):
        game.new_options(2, {"colour": "once"})


def test_the_parts_of_a_game_are_all_its_arguments() -> None:
    game = toy((ACT, 0))
    assert set(game.parts()) == set(inspect.signature(Game.__init__).parameters) - {"self"}
    assert Game(**game.parts()).parts() == game.parts()


def test_a_game_starts_for_its_seats_only() -> None:
    game = toy((ACT, 0), options=SCHEMA)
    assert game.start(3, {"length": "short"}).done == [(5,), (6,)]
    with pytest.raises(ValueError, match="takes 2 to 3 seats, not 4"):
        game.start(4)


def test_a_game_starts_with_chance_or_a_decision() -> None:
    with pytest.raises(ValueError, match="must start with chance or a decision"):
        toy((JOIN, TABLE)).start(2)


def test_automatic_steps_are_carried_out() -> None:
    game = toy((ACT, 0), (JOIN, TABLE), (JOIN, TABLE), (ACT, 1))
    state = game.start(2)
    game.apply(state, 0, (TELL, 1))
    assert state.done == [(0, TELL, 1), (TABLE,), (TABLE,)]
    assert state.deciding() == [1]


def test_legal_moves_are_those_of_the_deciding_seat() -> None:
    game = toy((ONLY, 1))
    state = game.start(2)
    assert game.legal(state, 1) == [(GO,)]
    assert game.legal(state, 0) == []
    assert game.tries(state, 0) == []


def test_reasons_are_given_for_what_is_not_legal_only() -> None:
    game = toy((ACT, 0))
    state = game.start(2)
    refusals = [game.why_not(state, 0, move) for move in game.tries(state, 0)]
    assert [refusal.word.name if refusal else None for refusal in refusals] == [None, None, None, "too-high"]
    assert refusals[-1] is not None
    assert refusals[-1].nouns == (MAX_NUMBER,)


@pytest.mark.parametrize(("seat", "move", "reason"), [(1, (TELL, 1), "not-your-decision"), (0, (NAME, 1), "not-now")])
def test_without_a_better_reason_the_kernel_has_one(seat: int, move: tuple[int, ...], reason: str) -> None:
    game = toy((ACT, 0))
    refusal = game.why_not(game.start(2), seat, move)
    assert refusal is not None
    assert refusal.word.name == reason


def test_an_obvious_only_move_is_forced() -> None:
    game = toy((ONLY, 0))
    assert game.forced(game.start(2), 0) == (GO,)
    assert game.forced(game.start(2), 1) is None
    choice, chance = toy((ACT, 0)), toy((DIE, CHANCE))
    assert choice.forced(choice.start(2), 0) is None
    assert chance.forced(chance.start(2), CHANCE) is None


def test_a_redeal_leaves_the_true_state_alone() -> None:
    game = toy((ACT, 0))
    state = game.start(2)
    assert len(game.redealt(state, 0, Sfc32(1)).done) == 1
    assert state.done == []


def test_equal_standings_share_a_rank_and_automata_take_one() -> None:
    game = toy((ACT, 0))
    state = game.start(3)
    state.done = [(0,), (0,), (1,), (1,)]
    assert game.scores(state) == [2, 2, 0]
    assert game.ranks(state) == [1, 1, 4]


def event_made_by(way: str) -> Event:
    events = Events()
    match way:
        case "tell":
            events.tell(1, (0, 5))
        case "keep":
            events.keep(1, (0, 5), (1,))
        case "learn":
            events.learn(1, (0, 5))
        case "show":
            events.show(1, (0, 5))
        case "but":
            events.show(1, (0, 5), but=1)
    return events.happened[0]


@pytest.mark.parametrize(
    ("way", "seat", "other", "spectator", "reveals"),
    [
        ("tell", (0, 5), (0, 5), (0, 5), False),
        ("keep", (0, 5), (1,), (1,), False),
        ("learn", (0, 5), (), (), True),
        ("show", (0, 5), (0, 5), (0, 5), True),
        ("but", (), (0, 5), (0, 5), True),
    ],
)
def test_every_viewpoint_gets_its_form_of_an_event(
    way: str, seat: tuple[int, ...], other: tuple[int, ...], spectator: tuple[int, ...], reveals: bool
) -> None:
    event = event_made_by(way)
    assert [event.seen_by(1), event.seen_by(0), event.seen_by(None)] == [seat, other, spectator]
    assert event.reveals is reveals


def test_an_event_is_secret_if_no_other_viewpoint_gets_anything() -> None:
    events = Events()
    events.keep(1, (0, 5))
    events.keep(1, (0, 5), (1,))
    events.tell(TABLE, (1,))
    assert [event.is_secret() for event in events.happened] == [True, False, False]


def test_a_move_is_secret_if_only_its_own_seat_gets_events() -> None:
    events = Events()
    assert not is_secret_move(events.happened, 1)
    events.keep(1, (0, 5))
    assert is_secret_move(events.happened, 1)
    assert not is_secret_move(events.happened, 0)
    events.tell(1, (1,))
    assert not is_secret_move(events.happened, 1)


def test_an_empty_event_is_not_delivered() -> None:
    events = Events()
    events.keep(1, (0, 5))
    events.tell(TABLE, (1,))
    assert visible_events(events.happened, 1) == [(1, (0, 5)), (TABLE, (1,))]
    assert visible_events(events.happened, 0) == visible_events(events.happened, None) == [(TABLE, (1,))]


def test_two_steps_have_two_names() -> None:
    with pytest.raises(ValueError, match="two steps"):
        toy(steps=[Act(), Act()])


def test_spectators_have_no_seat() -> None:
    assert SPECTATORS not in [1 << seat for seat in range(10)]
    assert NO_VIEWER not in (CHANCE, TABLE)


def test_secret_events_are_outlined_to_the_others() -> None:
    game = toy((ACT, 0))
    events = game.apply(game.start(2), 0, (KEEP, 2))
    assert [event.seen_by(1) for event in events] == [(1,)]


def test_silent_play_gives_the_same_state_without_events() -> None:
    game = games.get("lost-cities")
    luck = Sfc32(3)
    state = game.start(3)
    while not state.ended():
        seat, move = random_move(game, state, luck)
        silent = state.clone()
        assert game.apply(silent, seat, move, silent=True) == []
        assert game.apply(state, seat, move)
        assert fingerprint(game, silent) == fingerprint(game, state)


def test_steps_take_the_order_of_their_declaration() -> None:
    declared = Vocabulary()
    numbers = [declared.add(step.name) for step in STEPS]
    ordered = in_order(declared, STEPS[::-1])
    assert [ordered[number] for number in numbers] == list(STEPS)


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        (STEPS[1:], r"without a class: \['act'\]"),
        ((*STEPS, Act()), r"repeated name: \['act'\]"),
    ],
)
def test_steps_and_their_declaration_must_match(steps: tuple[Step[ToyState], ...], complaint: str) -> None:
    declared = Vocabulary(*[step.prompt for step in STEPS])
    with pytest.raises(ValueError, match=complaint):
        in_order(declared, steps)


def test_an_undeclared_step_is_refused() -> None:
    with pytest.raises(ValueError, match=r"undeclared or repeated name: \['act'\]"):
        in_order(Vocabulary(), [Act()])
