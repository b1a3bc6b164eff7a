"""The board: its circles and segments, distances, and a drawing in which no two segments cross."""

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import (
    BLUE,
    CIRCLE_COUNT,
    CIRCLES,
    CROSSINGS,
    PLACES,
    RED,
    SEGMENTS,
    SORT,
    START,
)
from caravane.games.expeditions.editions import NEAR
from caravane.games.expeditions.graph import DISTANCE, NEIGHBOURS, is_far, segment_between
from caravane.games.expeditions.words import CIRCLE
from caravane.text import LANGUAGES, GameTexts, game_source
from tests.games.expeditions.scenario import read_cards, write_cards
from tests.rule_marker import rule

FILE = Path(__file__).parents[3] / "src" / "caravane" / "games" / "expeditions" / "components.toml"
BOX: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
CLOSEST = 55.0
LINE = 90

Point = tuple[float, float]


@rule("EX-SETUP-02", "EX-SETUP-03")
def test_the_board_has_all_its_circles_and_segments() -> None:
    assert (CIRCLE_COUNT, len(SEGMENTS)) == (122, 206)
    assert Counter(SORT) == {0: 1, 1: 80, RED: 21, BLUE: 20}
    assert write_cards(CROSSINGS) == "R01 R02 R03"
    assert all(SORT[circle] == RED for circle in CROSSINGS)
    assert tuple(range(1, 81)) == PLACES, "the card of a place has the number of its circle"
    assert len({frozenset(segment) for segment in SEGMENTS}) == len(SEGMENTS)


@rule("EX-ARROW-02", "EX-ARROW-11")
def test_every_circle_has_two_segments_and_the_start_six_neighbours() -> None:
    assert min(len(neighbours) for neighbours in NEIGHBOURS) == 2
    assert write_cards(NEIGHBOURS[START]) == "svalbard thingvellir stonehenge rome athens B11"


@rule("EX-SETUP-12", "EX-SETUP-13")
def test_near_places_and_distances() -> None:
    near = "newfoundland greenland svalbard thingvellir stonehenge rome athens timgad giza petra caspian-sea zagorsk"
    near_places = [place for place in PLACES if not is_far(GAME.box, place)]
    assert near_places == sorted(read_cards(near))
    assert near_places == list(NEAR)
    one = read_cards("svalbard thingvellir stonehenge rome athens B11")
    assert [circle for circle in range(CIRCLE_COUNT) if DISTANCE[START][circle] == 1] == one
    assert len(PLACES) - len(near_places) == 68


@pytest.mark.parametrize(
    ("circle", "distance"),
    [("denali", 6), ("babylon", 3), ("R01", 6), ("R02", 7), ("R03", 10), ("B01", 11), ("tikal", 6), ("R07", 3)],
)
def test_distances_count_every_circle_on_the_way(circle: str, distance: int) -> None:
    assert DISTANCE[START][CIRCLES.index(circle)] == distance


def test_distances_are_those_of_a_graph() -> None:
    for one in range(CIRCLE_COUNT):
        assert DISTANCE[one][one] == 0
        for other in NEIGHBOURS[one]:
            assert one in NEIGHBOURS[other]
            assert segment_between(one, other) == segment_between(other, one) >= 0
            assert all(abs(DISTANCE[one][far] - DISTANCE[other][far]) <= 1 for far in range(CIRCLE_COUNT))


@pytest.mark.parametrize(
    ("one", "other"),
    [("start", "rome"), ("start", "B11"), ("B11", "caspian-sea"), ("caspian-sea", "babylon"), ("babylon", "harappa"),
     ("babylon", "petra"), ("B11", "zagorsk"), ("zagorsk", "putorana")],
)  # fmt: skip
def test_the_segments_of_the_rulebook_are_there(one: str, other: str) -> None:
    assert segment_between(CIRCLES.index(one), CIRCLES.index(other)) >= 0


@rule("EX-ARROW-09")
def test_a_crossing_joins_its_two_halves_at_one_height() -> None:
    for circle in BOX["map"]["circles"]:
        if "x_left" in circle:
            assert (circle["x_left"], circle["x_right"]) == (0, BOX["map"]["width"])
            assert isinstance(circle["y"], float)
    sides = [segment for segment in BOX["map"]["segments"] if len(segment) == 3]
    assert all({"R01", "R02", "R03"} & set(segment[:2]) for segment in sides)
    assert {segment[2] for segment in sides} == {"left", "right"}
    assert segment_between(CIRCLES.index("R01"), CIRCLES.index("R02")) < 0


def drawn() -> list[tuple[Point, Point]]:
    """Return the drawn ends of every segment."""
    circles = {circle["id"]: circle for circle in BOX["map"]["circles"]}

    def point(name: str, side: str) -> Point:
        circle = circles[name]
        return (circle.get("x", circle.get(f"x_{side}", 0.0)), circle["y"])

    def ends(one: str, other: str, side: str = "left") -> tuple[Point, Point]:
        return (point(one, side), point(other, side))

    return [ends(*segment) for segment in BOX["map"]["segments"]]


def turn(one: Point, two: Point, three: Point) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    if set(one) & set(other):
        return False
    sides = [turn(*one, other[0]) * turn(*one, other[1]), turn(*other, one[0]) * turn(*other, one[1])]
    return max(sides) < 0


def test_no_two_segments_of_the_drawing_cross() -> None:
    assert [pair for pair in combinations(drawn(), 2) if cross(*pair)] == []


def test_circles_of_the_drawing_can_be_touched_one_by_one() -> None:
    points = {point for segment in drawn() for point in segment}
    assert all(0 <= x <= BOX["map"]["width"] and 0 <= y <= BOX["map"]["height"] for x, y in points)
    gaps = [((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5 for one, two in combinations(points, 2)]
    assert min(gaps) > CLOSEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_has_a_label_with_its_name(lang: str) -> None:
    labels, texts = BOX["labels"]["places"], GameTexts(GAME, lang)
    assert list(labels) == [CIRCLES[place] for place in PLACES]
    for name, label in labels.items():
        if f"lines_{lang}" in label:
            assert " ".join(label[f"lines_{lang}"]) == texts.component(CIRCLE, CIRCLES.index(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_has_a_region_a_continent_and_a_note_of_one_line(lang: str) -> None:
    texts_by_id = dict(line.split(" = ", 1) for line in game_source(GAME.package, lang).splitlines() if " = " in line)
    for circle in BOX["map"]["circles"]:
        if circle["kind"] == "place":
            assert texts_by_id[f"region-{circle['id']}"]
            assert texts_by_id[f"continent-{circle['continent']}"]
            assert 20 < len(texts_by_id[f"note-{circle['id']}"]) <= LINE
