"""Tests of view schemas: the structure of a view, declared once for every client."""

import pytest

from caravane.kernel.view_schema import FLAG, LIST, NOUN, ROW, by, each, maybe, parts, row, word
from caravane.kernel.words import NUMBER, SEAT, Kind
from tests.kernel.toy_game import ACT, COLOUR, toy

MOOD = Kind("mood", ["calm", "wild"])
SHAPE = parts(
    turn=NUMBER,
    open_now=FLAG,
    last=maybe(row(COLOUR, NUMBER)),
    seats=by(SEAT, parts(mood=word(MOOD), marks=each(each(maybe(COLOUR))))),
)


def test_a_kind_alone_is_a_noun() -> None:
    turn = SHAPE.parts["turn"]
    assert (turn.sort, turn.kind, turn.optional) == (NOUN, NUMBER, False)


def test_a_list_knows_its_indexes_and_its_members() -> None:
    seats = SHAPE.parts["seats"]
    assert (seats.sort, seats.kind) == (LIST, SEAT)
    marks = seats.members[0].parts["marks"]
    assert (marks.kind, marks.members[0].members[0].optional) == (None, True)


def test_a_row_has_a_member_for_each_index() -> None:
    last = SHAPE.parts["last"]
    assert (last.sort, last.optional) == (ROW, True)
    assert [member.kind for member in last.members] == [COLOUR, NUMBER]


def test_every_part_has_a_path() -> None:
    assert SHAPE.paths() == ["turn", "open-now", "last", "seats", "seats-mood", "seats-marks"]


def test_the_kinds_of_a_game_are_those_of_its_words_and_of_its_view() -> None:
    assert set(toy((ACT, 0)).kinds()) == {"number", "colour"}
    assert set(toy((ACT, 0), shape=SHAPE).kinds()) == {"number", "colour", "seat", "mood"}


def test_two_kinds_do_not_share_a_name() -> None:
    other = parts(colour=Kind("colour", ["black", "white"]))
    with pytest.raises(ValueError, match="two kinds have the same name"):
        toy((ACT, 0), shape=other)
