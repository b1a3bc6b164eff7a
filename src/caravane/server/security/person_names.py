"""The names of people: which ones are accepted, and the one form in which they are compared.

The form is the PRECIS profile *NicknameCaseMapped* (RFC 8266) with full case folding. *UsernameCaseMapped* would refuse
spaces, emoji and compatibility characters; this profile accepts what people call themselves, and maps full-width,
circled and ligature letters to plain ones, as the look-up of accounts has always done: each account is still found.
"""

import unicodedata
from typing import Final

from precis_i18n import get_profile

from caravane.server.security.email_addresses import BadAddress, normal_address
from caravane.tables.characters import are_marks_placed, composed, is_seen, is_unseen, without_emoji_joints

MAX_LENGTH: Final = 40
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
    name = composed(text)
    if len(name) > most:
        raise BadName("too long")
    plain = without_emoji_joints(name)
    if not is_seen(plain):
        raise BadName("nothing to be seen")
    if not are_marks_placed(plain):
        raise BadName("marks without a letter")
    try:
        _NICKNAME.enforce(plain)
    except UnicodeEncodeError as error:
        raise BadName(error.reason) from error
    return name
