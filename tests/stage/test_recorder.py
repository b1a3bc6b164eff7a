"""Tests of recordings: the same every time, with a scene for every kind of decision."""

from pathlib import Path

import msgspec
import pytest

from caravane import games
from caravane.stage.preview_tree import MAX_DEPTH, preview_tree, spread
from caravane.stage.recorder import EVERY, asks, missing_decisions, record
from caravane.stage.recording import Pool, Recording, encode, load_recording
from caravane.stage.schedule import schedule

GAME = games.get("_template")


@pytest.fixture(scope="module")
def recording() -> Recording:
    return record(GAME)


def test_the_same_rules_give_the_same_recording(recording: Recording) -> None:
    assert encode(record(GAME)) == encode(recording)


def test_every_kind_of_decision_and_of_waiting_is_recorded(recording: Recording) -> None:
    wanted = {step.name for step in GAME.steps if asks(step)} | set(EVERY)
    assert wanted <= {scene.kind for scene in recording.scenes}


def test_decisions_that_did_not_come_up_are_named() -> None:
    first, *others = (step.name for step in GAME.steps if asks(step))
    assert missing_decisions(GAME, others) == [first]


def test_every_number_of_seats_and_every_viewpoint_is_recorded(recording: Recording) -> None:
    assert {len(scene.update["occupants"]) for scene in recording.scenes} == set(GAME.seats)
    assert {scene.seat is None for scene in recording.scenes} == {True, False}


def test_every_legal_move_of_a_decision_is_previewed(recording: Recording) -> None:
    asked = [scene for scene in recording.scenes if scene.update.get("legal") and scene.kind not in EVERY]
    assert asked
    assert all(move in scene.previews for scene in asked for move in scene.update["legal"])


def test_events_come_with_the_view_before_them(recording: Recording) -> None:
    assert any(scene.events and scene.before for scene in recording.scenes)


def test_a_recording_is_read_from_its_file(recording: Recording, tmp_path: Path) -> None:
    file = tmp_path / "scenes.json"
    file.write_bytes(encode(recording))
    assert load_recording(file, GAME) == recording
    file.write_bytes(encode(msgspec.structs.replace(recording, format=0)))
    with pytest.raises(ValueError, match="record it again"):
        load_recording(file, GAME)


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_the_schedule_has_every_number_of_seats_and_every_option(name: str) -> None:
    game = games.get(name)
    planned = schedule(game)
    assert {seats for seats, _ in planned} == set(game.seats)
    values = {(key, value) for _, options in planned for key, value in options.items()}
    assert values == {(o.key, value) for o in game.options if not o.names_seat and not o.past for value in o.values[1:]}


def test_equal_values_of_views_are_stored_once() -> None:
    pool = Pool()
    assert pool.pack_view({"a": [1], "b": [1], "c": 2}) == {"a": 0, "b": 0, "c": 1}
    assert pool.values == [[1], 2]


def test_plans_are_previewed_in_depth_within_bounds() -> None:
    answers = preview_tree(lambda moves: {"moves": moves, "legal": ["on"]}, ["a", "b"])
    assert list(answers)[:3] == ["a", "b", "a on"]
    assert max(len(plan.split()) for plan in answers) == MAX_DEPTH
    assert spread(list("abcdef"), 3) == ["a", "c", "e"]
