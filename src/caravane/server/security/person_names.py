"""The names of people: which ones are accepted, and the one form in which they are compared.

The form is the PRECIS profile *NicknameCaseMapped* (RFC 8266) with full case folding. *UsernameCaseMapped* would refuse
spaces, emoji and compatibility characters; this profile accepts what people call themselves, and maps full-width,
circled and ligature letters to plain ones, as the look-up of accounts has always done: each account is still found.
"""

import re
import unicodedata
from typing import Final

from precis_i18n import get_profile

from caravane.server.security.characters import are_marks_placed, is_blank, is_unseen
from caravane.server.security.email_addresses import BadAddress, normal_address

MAX_LENGTH: Final = 40
VISIBLE: Final = frozenset("LNPS")
"""General categories of characters that are seen by themselves: letters, numbers, punctuation, symbols."""


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
_NICKNAME: Final = get_profile("NicknameCaseMapped:CaseFold")


class BadName(ValueError):
    """The name has no visible character, or one that is not meant for names, or is too long."""


def name_key(text: str) -> str:
    """Return the form in which names are compared. Characters that are not seen do not count."""
    seen = "".join(char for char in text if not is_unseen(char))
    try:
        key: str = _NICKNAME.enforce(seen)
    except UnicodeEncodeError:
        # No account has such a login, but it is compared like any other.
        return unicodedata.normalize("NFKC", seen).casefold()
    return key


def person_key(login_or_email: str) -> str:
    """Return the form under which an account is looked up and its log-ins are counted."""
    text = unicodedata.normalize("NFKC", login_or_email)
    try:
        return normal_address(text) if "@" in text else name_key(text)
    except BadAddress:
        return name_key(text)


def checked_name(text: str, most: int = MAX_LENGTH) -> str:
    """Return a name as it is shown; raise BadName if it cannot be seen or contains what is not meant for names.

    Refused are controls, marks of direction, characters without a glyph, unassigned and private ones, and marks without
    a letter. Emoji that are joined to one, such as a family, are accepted. The length is that of the composed form.
    """
    spaced = "".join(" " if unicodedata.category(char) == "Zs" else char for char in text)
    name = unicodedata.normalize("NFC", re.sub(" +", " ", spaced).strip(" "))
    if len(name) > most:
        raise BadName("too long")
    plain = _without_emoji_joints(_FLAG_TAGS.sub("", _KEYCAP.sub(r"\1", name)))
    if any(map(is_blank, plain)) or not any(unicodedata.category(char)[0] in VISIBLE for char in plain):
        raise BadName("nothing to be seen")
    if not are_marks_placed(plain):
        raise BadName("marks without a letter")
    try:
        _NICKNAME.enforce(plain)
    except UnicodeEncodeError as error:
        raise BadName(error.reason) from error
    return name


def _without_emoji_joints(name: str) -> str:
    """Return a name without what joins or varies emoji; elsewhere these characters stay, to be checked."""
    return "".join(char for at, char in enumerate(name) if not _is_emoji_joint(name, at))


def _is_emoji_joint(name: str, at: int) -> bool:
    if name[at] in _VARIATIONS:
        return _is_symbol(name[:at][-1:])
    follows = _is_symbol(name[:at].rstrip(_VARIATIONS + _SKIN_TONES)[-1:])
    return name[at] == _ZWJ and follows and _is_symbol(name[at + 1 : at + 2])


def _is_symbol(char: str) -> bool:
    return bool(char) and unicodedata.category(char) in {"So", "Sm"}
