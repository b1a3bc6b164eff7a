"""What characters show: nothing at all, a mark on the letter before them, or a plain letter in another dress.

Names of people and titles of editions are read by others, so they are checked here.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

JOINERS: Final = "\u200c\u200d"
"""Characters that show nothing and are needed in the words of some scripts, where they change their neighbours."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""General categories of controls, marks of direction, surrogates, private and unassigned characters."""
VISIBLE: Final = frozenset("LNPS")
"""General categories of characters that are seen by themselves: letters, numbers, punctuation, symbols."""
MAX_ACCENTS: Final = 3
"""Maximum number of accents on one letter, which are stacked."""
MAX_MARKS: Final = 5
"""Maximum number of marks on one letter, with the vowels of scripts that write these as marks."""
MAX_CACHED: Final = 4_096
"""Maximum number of characters whose properties are remembered."""
COMMON_MARKS: Final = frozenset({"COMBINING", "VEDIC", "IDEOGRAPHIC"})
"""First words of the names of marks that go with letters of several scripts."""


def _tags(letters: str) -> str:
    """Return letters as the tags of a flag, with the tag that ends them."""
    return "".join(chr(0xE0000 + ord(letter)) for letter in [*letters, "\x7f"])


_ZWJ: Final = "\u200d"
_VARIATIONS: Final = "\ufe0e\ufe0f"
_SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_KEYCAP: Final = re.compile("([0-9#*])\ufe0f?\u20e3")
_BLACK_FLAG: Final = "\U0001f3f4"
_FLAG_TAGS: Final = re.compile(f"(?<={_BLACK_FLAG})(?:{'|'.join(map(_tags, ('gbeng', 'gbsct', 'gbwls')))})")
"""The tags after a black flag that make it the flag of England, Scotland or Wales; others would hide a text."""

# The property Default_Ignorable_Code_Point of Unicode, which Python does not know; it is stable.
_IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# No property of Unicode says that a glyph is blank; the names of these characters do.
_BLANK: Final = re.compile(
    r"(JOINER|SELECTOR|SCRIPT FILLER|(PATTERN|FULL|HALF) BLANK|NULL NOTEHEAD|(FILL|PLANE) SPACE)$|^OBJECT REPLACEMENT"
)
_DRESSED: Final = re.compile(
    r"(SMALL CAPITAL|(SQUARED|CIRCLED|PARENTHESIZED|ITALIC) LATIN (CAPITAL|SMALL) LETTER) (?P<letter>[A-Z])$"
)
"""Names of Latin letters that are small capitals or enclosed in something."""
_BARRED: Final = re.compile(
    r"LATIN (CAPITAL|SMALL) LETTER (?P<letter>[A-Z]) WITH|REGIONAL INDICATOR SYMBOL LETTER (?P<flag>[A-Z])$"
)
"""Names of letters with a part that is no accent, such as a stroke, and of the letters that flags are made of."""


@lru_cache(maxsize=MAX_CACHED)
def is_blank(char: str) -> bool:
    """Return whether a character has a blank glyph, or is one that programs leave out when they cannot show it."""
    if char in JOINERS:
        return False
    return bool(_IGNORABLE.match(char)) or _BLANK.search(unicodedata.name(char, "")) is not None


def is_unseen(char: str) -> bool:
    """Return whether a character shows nothing, wherever it stands."""
    return is_blank(char) or unicodedata.category(char) in UNSEEN


@lru_cache(maxsize=MAX_CACHED)
def undressed(char: str) -> str:
    """Return the plain letter of a small capital or an enclosed letter; other characters are unchanged."""
    found = _DRESSED.search(unicodedata.name(char, ""))
    return found["letter"].lower() if found else char


@lru_cache(maxsize=MAX_CACHED)
def barest(char: str) -> str:
    """Return the plain letter also of one with a stroke or a hook, and of the letters that flags are made of."""
    found = _BARRED.match(unicodedata.name(char, ""))
    return (found["letter"] or found["flag"]).lower() if found else undressed(char)


def are_marks_placed(name: str) -> bool:
    """Return whether every mark has a letter to stand on, and no letter bears too many."""
    base, marks, accents = "", 0, 0
    for char in unicodedata.normalize("NFD", name):
        if char in JOINERS:
            continue
        if not unicodedata.category(char).startswith("M"):
            base, marks, accents = char, 0, 0
            continue
        marks, accents = marks + 1, accents + _is_accent(char)
        if marks > MAX_MARKS or accents > MAX_ACCENTS or not _can_bear(base, char):
            return False
    return True


def _is_accent(mark: str) -> bool:
    """Return whether a mark is stacked on others; vowels of Indic scripts have places of their own."""
    return unicodedata.combining(mark) > 0 or unicodedata.category(mark) == "Me"


def _can_bear(base: str, mark: str) -> bool:
    """Return whether a mark may stand on this character: on letters and numbers, of its own script if it has one."""
    script = _first_word(mark)
    if base and script not in COMMON_MARKS:
        return _first_word(base).startswith(script)
    return base != "" and unicodedata.category(base)[0] in "LN"


def _first_word(char: str) -> str:
    """Return the first word of the name of a character, which is its script for letters and for most marks."""
    return unicodedata.name(char, "").partition(" ")[0]


def composed(text: str) -> str:
    """Return a text in the form in which it is shown: single spaces, composed letters."""
    spaced = "".join(" " if unicodedata.category(char) == "Zs" else char for char in text)
    return unicodedata.normalize("NFC", re.sub(" +", " ", spaced).strip(" "))


def without_emoji_joints(text: str) -> str:
    """Return a text without what joins or varies emoji; elsewhere these characters stay, to be checked."""
    text = _FLAG_TAGS.sub("", _KEYCAP.sub(r"\1", text))
    return "".join(char for at, char in enumerate(text) if not _is_emoji_joint(text, at))


def is_seen(text: str) -> bool:
    """Return whether a text shows something, and nothing of it is blank."""
    return not any(map(is_blank, text)) and any(unicodedata.category(char)[0] in VISIBLE for char in text)


def _is_emoji_joint(name: str, at: int) -> bool:
    if name[at] in _VARIATIONS:
        return _is_symbol(name[:at][-1:])
    follows = _is_symbol(name[:at].rstrip(_VARIATIONS + _SKIN_TONES)[-1:])
    return name[at] == _ZWJ and follows and _is_symbol(name[at + 1 : at + 2])


def _is_symbol(char: str) -> bool:
    return bool(char) and unicodedata.category(char) in {"So", "Sm"}
