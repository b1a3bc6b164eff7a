"""Files of editions that are wrong: each message names the table, the line, what was found and what is expected."""

import json

import pytest

from caravane.cli.texts import load_texts
from caravane.tables.editions.file import EditionFile, read_edition
from caravane.tables.editions.messages import in_file
from caravane.tables.editions.validity import is_valid
from caravane.tables.editions.values import MAX_PROBLEMS
from caravane.text import GameTexts

HEAD = """[edition]
game = "archeos-society"
name = "my-box"
title = "My box"
source = "read from the box"

"""
BROKEN = {
    "a list without an end": (
        HEAD + "[curator]\npoints = [0, 1, 2",
        ["line 8", "not a TOML file", "Expected: lines such as points = [0, 1, 2]"],
    ),
    "no head": (
        "[curator]\npoints = [0, 1, 3]\n",
        ["beginning of the file", "[edition]", "is missing", "Expected: [edition]"],
    ),
    "a game that nobody knows": (
        HEAD.replace("archeos-society", "archeos") + "\n",
        ["line 2", "[edition]", '"archeos"', "Expected: one of the names"],
    ),
    "no title": (
        HEAD.replace('title = "My box"\n', "") + "\n",
        ["line 1", "[edition]", "title is missing", 'Expected: title = "..."'],
    ),
    "a name with capitals and spaces": (
        HEAD.replace('"my-box"', '"My Box"'),
        ["line 3", "[edition], name", '"My Box"', "Expected: lower-case letters, digits and hyphens"],
    ),
    "a title that hides something": (
        HEAD.replace('"My box"', '"My \\u202Ebox"'),
        ["line 4", "[edition], title", "Expected: a text of 1 to 60 characters"],
    ),
    "a table that does not exist": (
        HEAD + "[sites.macchu_picchu]\npoints = [0, 1, 2]\n",
        ["line 7", "sites.macchu_picchu", "Expected: for example sites.machu_picchu"],
    ),
    "a key that does not exist": (
        HEAD + "[sites.machu_picchu]\n# read twice\npoint = [0, 1, 2]\n",
        ["line 9", "[sites.machu_picchu]", "no point here", "Expected: points, thresholds"],
    ),
    "a word instead of a number": (
        HEAD + '[curator]\npoints = [\n    0, 1, 3,\n    6, "ten", 15, 20,\n]\n',
        ["line 10", "[curator], points, entry 5", '"ten" is not a whole number', "Expected: a number from"],
    ),
    "half a point": (
        HEAD + "[curator]\npoints = [0, 1, 2.5, 6, 10, 15, 20]\n",
        ["line 8", "[curator], points, entry 3", "2.5 is not a whole number", "Expected: a number from"],
    ),
    "far too many points": (
        HEAD + "[curator]\npoints = [0, 1, 3, 6, 10, 15, 2000]\n",
        ["line 8", "[curator], points, entry 7", "2000 is out of range", "Expected: a number from"],
    ),
    "one number where there is a list": (
        HEAD + "[curator]\npoints = 21\n",
        ["line 8", "[curator], points", "21 is a single value", "Expected: a list in square brackets"],
    ),
    "a track of two spaces": (
        HEAD + "[sites.machu_picchu]\npoints = [0, 9]\nthresholds = [1]\n",
        ["line 8", "[sites.machu_picchu], points", "Length: 2", "Expected: 3 to 12"],
    ),
    "thresholds that do not go with the spaces": (
        HEAD + "[sites.machu_picchu]\npoints = [0, 1, 2, 3]\nthresholds = [1, 2]\n",
        [
            "line 9",
            "[sites.machu_picchu], thresholds",
            "Length: 2",
            "Expected: 3, to go with sites/machu_picchu/points",
        ],
    ),
    "a value of ours that there is not": (
        HEAD + '[sites.machu_picchu]\npoints = [0, 1, 2, 4, 6, 8, 10, "?"]\nthresholds = [1, 2, 3, 3, 4, 5, 6]\n',
        ["line 8", "[sites.machu_picchu], points, entry 8", "our list has 7 entries", "Expected: the printed number"],
    ),
    "a museum with two values": (
        HEAD + "[curator]\npoints = [0, 9]\n",
        ["line 8", "[curator], points", "Length: 2", "Expected: 7"],
    ),
    "a number that nobody can write": (
        HEAD + f"[curator]\npoints = [0, 1, 3, 6, 10, 15, 0x{'f' * 5_000}]\n",
        ["line 8", "[curator], points, entry 7", "0xfff", "... is out of range"],
    ),
    "a number of thousands of digits": (
        HEAD + f"[curator]\npoints = [{'9' * 5_000}]\n",
        ["not a TOML file", "Expected: lines such as"],
    ),
    "a key of thousands of parts": (
        HEAD + f"{'.'.join('a' * 5_000)} = 1\n",
        ["line 7", "too many dots", "Expected: lines such as"],
    ),
    "a key of thousands of parts behind a line separator": (
        HEAD + f'"\u2028#"{".a" * 5_000} = 1\n',
        ["line 7", "too many dots", "Expected: lines such as"],
    ),
    "a key of thousands of parts in a line that looks like a comment": (
        HEAD + f'a = ["""\n#""", {{a{".a" * 5_000} = 1}}]\n',
        ["line 8", "too many dots", "Expected: lines such as"],
    ),
    "a mistake below a line separator": (
        HEAD + "# one\u2028line\n[curator]\npoints = 21\n",
        ["line 9", "[curator], points", "21 is a single value"],
    ),
    "a file without an end": (
        HEAD + "# and so on\n" * 10_000,
        ["the beginning of the file", "too long", "Expected: up to"],
    ),
    "a role thousands of times": (
        HEAD + "[scenarios.ur]\nroles = [" + '"patron",' * 5_000 + "]\n",
        ["line 8", "[scenarios.ur], roles", "Length: 5,000", "Expected: 6"],
    ),
    "two tables of a list with one name": (
        HEAD + "[[scenarios]]\nid = 'ur'\nadvanced = 'red'\n\n[[scenarios]]\nid = 'ur'\nadvanced = 'blue'\n",
        ["[scenarios.ur], advanced", "advanced is given twice", "Expected: one value"],
    ),
    "a table that is written in two ways": (
        HEAD + "['scenarios/ur']\nadvanced = 'red'\n\n[scenarios.ur]\nadvanced = 'blue'\n",
        ["[scenarios.ur], advanced", "advanced is given twice", "Expected: one value"],
    ),
    "a role that does not exist": (
        HEAD + '[scenarios.ur]\nroles = ["botanist", "linguist", "mercenary", "patron", "photographer", "captain"]\n',
        ["line 8", "[scenarios.ur], roles, entry 6", '"captain" is not a component', "Expected: one of botanist"],
    ),
    "a role that stands there twice": (
        HEAD + '[scenarios.ur]\nroles = ["botanist", "linguist", "mercenary", "patron", "photographer", "patron"]\n',
        ["line 8", "[scenarios.ur], roles, entry 6", '"patron" is there twice', "Expected: each only once"],
    ),
}


def read(text: str) -> EditionFile:
    return read_edition(text)


def messages(text: str, lang: str) -> list[str]:
    found = read(text)
    texts = GameTexts(found.game, lang) if found.game is not None else None
    return [in_file(load_texts(lang), problem, texts) for problem in found.problems]


@pytest.mark.parametrize("case", BROKEN)
def test_a_message_says_where_what_and_what_else(case: str) -> None:
    text, expected = BROKEN[case]
    assert read(text).edition is None
    (message,) = messages(text, "en")
    assert [part for part in expected if part not in message] == [], message


@pytest.mark.parametrize("case", BROKEN)
def test_every_message_is_there_in_french(case: str) -> None:
    (message,) = messages(BROKEN[case][0], "fr")
    assert "Attendu" in message


def test_a_file_with_nothing_but_its_head_is_ours() -> None:
    found = read(HEAD)
    assert found.problems == []
    assert found.edition is not None
    assert found.edition.values["curator/points"] == [0, 1, 3, 6, 10, 15, 20]


def test_a_file_of_wrong_tables_has_a_limited_number_of_problems() -> None:
    assert len(messages(HEAD + "".join(f"[t{number}]\na = 1\n" for number in range(1_000)), "en")) == MAX_PROBLEMS


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Zoe\u0301's box", "Zo\u00e9's box"),
        ("My  box", "My box"),
        (" My box\u00a0", "My box"),
        ("\u2615\ufe0f", "\u2615\ufe0f"),
    ],
)
def test_titles_are_kept_in_the_one_form_that_servers_accept(written: str, kept: str) -> None:
    found = read(HEAD.replace("My box", written).replace("read from the box", f"{written} {written}"))
    assert found.edition is not None
    assert (found.edition.title, found.edition.source) == (kept, f"{kept} {kept}")
    assert found.game is not None
    assert is_valid(found.game, found.edition)


@pytest.mark.parametrize("text", ["\u3164", "\u2800", "a\u200bb", "a\tb", "Z" + "\u0301" * 6, "\u0301", "x" * 201, ""])
@pytest.mark.parametrize("place", ["My box", "read from the box"])
def test_titles_and_sources_that_cannot_be_shown_are_refused(text: str, place: str) -> None:
    found = read(HEAD.replace(f'"{place}"', json.dumps(text)))
    assert found.edition is None
    assert [problem.code for problem in found.problems] == ["bad-title"]


def test_a_byte_order_mark_before_the_file_is_no_part_of_it() -> None:
    assert read(f"\ufeff{HEAD}").edition is not None


def test_codes_stand_for_commands_of_a_terminal() -> None:
    (message,) = messages(HEAD + '["\\u001b[31m"]\na = 1\n', "en")
    assert "\\u001b[31m" in message
    assert "\x1b" not in message


def test_several_problems_are_listed_at_once_in_the_order_of_the_box() -> None:
    told = messages(HEAD + "[curator]\npoints = [0, -100, 3, 6, 10, 15, 2000]\n", "en")
    assert ["entry 2" in told[0], "entry 7" in told[1]] == [True, True]


def test_a_component_file_can_be_copied_with_its_lists_of_tables() -> None:
    found = read(HEAD + '[[scenarios]]\nid = "ur"\nadvanced = "red"\nsource = "box"\n')
    assert found.problems == []
    assert found.given == {"scenarios/ur/advanced": "red"}
