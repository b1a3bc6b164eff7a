"""E-mail addresses: which ones are accepted, and the one form in which they are compared, stored and written to."""

from typing import Final

import email_validator
from email_validator import EmailNotValidError, validate_email

MAX_LENGTH: Final = 254
ENCODED_WORD: Final = "=?"
"""Start of an encoded word: allowed by the grammar of addresses, but mail programs decode it to anything."""

# Servers at home write to their own networks, for example to `ana@nas.local`.
email_validator.SPECIAL_USE_DOMAIN_NAMES.clear()


class BadAddress(ValueError):
    """The text is not a plain e-mail address."""


def normal_address(text: str) -> str:
    """Return the normal form of a plain address, in lower-case ASCII; raise BadAddress for anything else.

    Plain means a local part without quotes and comments, an `@`, and a domain, which may be international: its ASCII
    form is taken. Every part of the server uses this form, so that no two spellings reach one mailbox, and no header
    can be hidden in an address.
    """
    if len(text) > MAX_LENGTH or ENCODED_WORD in text:
        raise BadAddress("not a plain address")
    try:
        found = validate_email(
            text,
            allow_smtputf8=False,
            allow_quoted_local=False,
            allow_domain_literal=False,
            allow_display_name=False,
            strict=True,
            check_deliverability=False,
            globally_deliverable=False,
        )
    except EmailNotValidError as error:
        raise BadAddress("not a plain address") from error
    if found.ascii_email is None or _is_number(found.ascii_email):
        raise BadAddress("not a plain address")
    return found.ascii_email.lower()


def mailbox_of(address: str) -> str:
    """Return the mailbox that e-mails to an address in the normal form reach, without what follows a plus sign."""
    local, _, domain = address.rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def _is_number(address: str) -> bool:
    """Return whether the domain is an IP address instead of a name."""
    return address.rpartition("@")[2].rpartition(".")[2].isdigit()
