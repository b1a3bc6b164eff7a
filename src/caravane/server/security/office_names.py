"""Names that claim an office, such as *Admin Team*, and the names that are accepted."""

import re
import unicodedata
from typing import Final

from caravane.server.security.name_lookalikes import mixes_scripts, skeleton
from caravane.server.security.person_names import MAX_LENGTH, BadName, checked_name
from caravane.tables.characters import barest

OFFICES: Final = (
    "admin",
    "administrator",
    "administrateur",
    "administratrice",
    "sysadmin",
    "webmaster",
    "moderator",
    "moderateur",
    "moderatrice",
    "moderation",
    "caravane",
    "админ",
    "модератор",
)
"""Words that no name may begin with in any of its words."""
TITLES: Final = ("mod", "mods", "modo", "modos", "staff", "support", "system", "systeme", "server", "serveur")
"""Words that no name may begin with, nor have in brackets."""
RESERVED: Final = (*TITLES, "root")
"""Words that may be part of a name, but not the whole of it, nor beside companions only."""
COMPANIONS: Final = (
    *(
        "the",
        "of",
        "official",
        "team",
        "member",
        "members",
        "notice",
        "message",
        "alert",
        "info",
        "help",
        "desk",
        "bot",
    ),
    *("le", "la", "les", "du", "de", "des", "officiel", "equipe", "membre", "membres", "avis", "alerte", "aide"),
)
"""Words that leave the claim of a reserved word beside them as it is."""
FALLBACK_NAME: Final = "Incognito"
"""Name of a person whose name comes from elsewhere and is not accepted: the same word in French and English."""

_LEET: Final = str.maketrans("@4835$!7+", "aabessitt")
"""Digits and signs that are written for letters; 0 and 1 look like letters anyway."""
_TITLE: Final = re.compile(r"(?:^[\W_]*|[\[({<«]\s*)([^\W\d_]+)")
_WORD: Final = re.compile(r"[^\W\d_]+")
_INNER_CAPITAL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def _skeletons(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(skeleton(word) for word in words)


_OFFICES: Final = _skeletons(OFFICES)
_TITLES: Final = frozenset(_skeletons(TITLES))
_RESERVED: Final = frozenset(_skeletons(RESERVED))
_COMPANIONS: Final = frozenset(_skeletons(COMPANIONS))


def is_reserved(name: str) -> bool:
    """Return whether a name claims an office, such as *Admin Team* or *Caravane Bot*, also in letters that look alike."""
    bare = _bare(name)
    return any(_holds_office(text) or _bears_title(text) for text in (bare, bare.translate(_LEET)))


def _bare(name: str) -> str:
    """Return a name in plain letters, without accents and strokes, where an inner capital begins a word."""
    decomposed = unicodedata.normalize("NFKD", "".join(map(barest, name)))
    letters = "".join(barest(char) for char in decomposed if not unicodedata.category(char).startswith("M"))
    return _INNER_CAPITAL.sub(" ", letters)


def _holds_office(bare: str) -> bool:
    words = [skeleton(word) for word in [*_WORD.findall(bare), *bare.split()]]
    whole = re.sub(r"[\W_]+", "", skeleton(bare))
    return whole in _OFFICES or whole in _RESERVED or any(word.startswith(_OFFICES) for word in words)


def _bears_title(bare: str) -> bool:
    words = {skeleton(word) for word in _WORD.findall(bare)}
    claims = not _RESERVED.isdisjoint(words) and words <= _RESERVED | _COMPANIONS
    return claims or any(skeleton(word) in _TITLES for word in _TITLE.findall(bare))


def accepted_name(text: str) -> str:
    """Return a name that comes from elsewhere as it is shown, or another one if it is not accepted."""
    try:
        name = checked_name(unicodedata.normalize("NFC", text.strip())[:MAX_LENGTH])
    except BadName:
        return FALLBACK_NAME
    return FALLBACK_NAME if is_reserved(name) or mixes_scripts(name) else name
