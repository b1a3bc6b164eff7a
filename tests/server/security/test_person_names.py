"""Tests of the names that people may have, and of the form in which names are compared."""

import unicodedata

import pytest
from precis_i18n.unicode import UnicodeData

from caravane.server.security.office_names import FALLBACK_NAME, accepted_name
from caravane.server.security.person_names import (
    MAX_LENGTH,
    BadName,
    checked_name,
    name_key,
    person_key,
)
from caravane.tables.characters import JOINERS, is_blank
from tests.server.security.disguises import disguises

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ACCEPTED = [
    "Ana",
    "Inès Müller-O\u2019Neil",
    "Zoë",
    "Ngô Bảo Châu",
    "李小龍",
    "さくら 花子",
    "김민준",
    "محمد",
    "דוד",
    "Катя",
    "Ελένη",
    "नमस्\u200dते",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    FAMILY,
    f"Ana {FAMILY}",
    "\u2764\ufe0f Ana",
    "\U0001f9d1\U0001f3fd\u200d\U0001f91d\u200d\U0001f9d1\U0001f3fb",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "1\ufe0f\u20e3",
    "#\ufe0f\u20e3",
    "\U0001f3cb\U0001f3fd\u200d\u2640\ufe0f",
    "Ana \U0001d158\U0001d165",
    "\u1a32\u1a63\u1a60\u1a36",
    "\u101c\u103b\u103e\u102d\u102f\u1037",
    "\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",
    "\u05e9\u05b8\u05bc\u05c1\u05dc\u05d5\u05b9\u05dd",
    "\u17a2\u17bf\u1793 \u179f\u17d2\u179a\u17b8",
    "\U0001f1eb\U0001f1f7",
    "Bob 2",
    "DJ Катя",
]
INVISIBLE = {
    "Hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "Braille blank": "\u2800",
    "zero width": "\u200b",
    "joiners": "\u200d\u200c",
    "joiner in a word": "an\u200da",
    "joiner at the end": "\U0001f468\u200d",
    "filler in a word": "an\u3164a",
    "soft hyphen": "an\u00ada",
    "direction": "\u202eana",
    "isolate": "\u2066ana\u2069",
    "mark of direction": "\u200eana",
    "unassigned": "an\u0378a",
    "private": "an\ue000a",
    "surrogate": "an\ud800a",
    "NUL": "an\x00a",
    "line end": "an\na",
    "line separator": "an\u2028a",
    "tags": "ana\U000e0061",
    "variation": "ana\ufe0f",
    "only marks": "\u0301\u0302",
    "null notehead": "\U0001d159",
    "object replacement": "ana\ufffc",
    "Khitan filler": "ana\U00016fe4",
    "Tifinagh joiner": "ana\u2d7f",
    "Brahmi joiner": "ana\U0001107f",
    "half fill space": "ana\u303f",
    "Mongolian selector": "ana\u180b",
    "flag of nowhere": "\U0001f3f4\U000e0061\U000e0064\U000e007f",
    "text in a flag": "ana\U0001f3f4\U000e0067\U000e0062\U000e007f",
    "flag without an end": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067",
    "two variations": "\u2764\ufe0f\ufe0f",
}
MISPLACED = {
    "four accents": "a\u0301\u0302\u0303\u0304",
    "strokes": "Z" + "\u0336\u0334\u0489" * 2,
    "mark on an emoji": "\U0001f600\u0301",
    "mark on a space": "ana \u0301",
    "mark at the beginning": "\u0301ana",
    "mark of another script": "ana\u0651",
    "mark on a full stop": "ana.\u0301",
    "six vowels": "\u1000" + "\u102d" * 6,
}


@pytest.mark.parametrize("name", ACCEPTED, ids=ascii)
def test_a_name_is_shown_as_written(name: str) -> None:
    assert checked_name(name) == name
    assert accepted_name(name) == name


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)
    assert accepted_name(name) == FALLBACK_NAME


@pytest.mark.parametrize("name", MISPLACED.values(), ids=MISPLACED)
def test_a_mark_needs_a_letter_and_a_letter_bears_few(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)
    assert accepted_name(name) == FALLBACK_NAME


def test_a_letter_bears_three_accents() -> None:
    assert checked_name("q\u0301\u0302\u0303") == "q\u0301\u0302\u0303"


def test_characters_that_programs_leave_out_are_blank_wherever_they_are_added() -> None:
    left_out = [
        chr(code) for first, last in ((0xE0100, 0xE01EF), (0x1D173, 0x1D17A)) for code in range(first, last + 1)
    ]
    assert all(map(is_blank, left_out))
    assert not any(map(is_blank, "a \u0301\U0001f600\u200c\u200d"))


def test_characters_that_programs_leave_out_are_those_of_unicode() -> None:
    unicode = UnicodeData()
    points = [*range(0x20000), *range(0xE0000, 0xE1000)]
    ignorable = {chr(point) for point in points if unicode.default_ignorable(point)}
    assert {char for char in ignorable if not is_blank(char)} == set(JOINERS)


@pytest.mark.parametrize("name", ["\U0001d160" * 14, "\ufb2c" * 14, "a" * 41])
def test_the_length_of_a_name_is_that_of_its_composed_form(name: str) -> None:
    assert len(unicodedata.normalize("NFC", name)) > MAX_LENGTH
    with pytest.raises(BadName):
        checked_name(name)


def test_a_long_name_from_elsewhere_is_cut() -> None:
    assert accepted_name("a" * 60) == "a" * MAX_LENGTH
    assert accepted_name("a" * 39 + " b") == "a" * 39


def test_spaces_are_shown_once() -> None:
    assert checked_name("\u3000Ana \u00a0 B ") == "Ana B"


def test_disguises_have_the_key_of_the_name() -> None:
    assert {name_key(name) for name in disguises("maria", 40)} == {"maria"}
    assert {person_key(name) for name in disguises("maria", 40)} == {"maria"}
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Inès") == name_key("INE\u0300S") != name_key("Ines")
