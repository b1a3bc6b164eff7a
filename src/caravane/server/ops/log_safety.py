"""Removal of personal and secret data from log entries, before they are written.

Logs are copied, collected and kept by others than the database. What the server itself logs names no person; but
messages of exceptions come from libraries, and repeat the values that a statement or a request contained.
"""

import linecache
import re
from typing import Any, Final, TextIO

from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, ExcInfo, WrappedLogger

DELIBERATE: Final = "deliberate"
"""Extra of an entry that an operator must be able to read as it is: an e-mail, where there is no mail server."""
HIDDEN: Final = "[hidden]"

STATEMENT: Final = re.compile(
    r"\n(?:\[SQL: |\[parameters: |\[SQL parameters |DETAIL: |CONTEXT: |\(Background ).*", re.DOTALL
)
"""What follows the first line of a message about a database: the statement, its parameters, and the row it met."""
DETAIL_LINE: Final = re.compile(r"\n(?:\[parameters: |DETAIL: |CONTEXT: )[^\n]*")
REJECTED: Final = re.compile(r"(?<=input_value=).*?(?=, input_type=)|(?<=query argument \$)\d+: .*", re.DOTALL)
URL_PASSWORD: Final = re.compile(r"(?<=://)[^/\s:@]*:[^/\s@]+(?=@)")
PASSWORD_HASH: Final = re.compile(r"\$argon2[^\s'\")\]]*")
RAW_BYTES: Final = re.compile(r"""\bb(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")""")
ADDRESS: Final = re.compile(r"[^\s@<>()\[\]'\",;:=/]+@[^\s@<>()\[\]'\",;:/]*[^\s@<>()\[\]'\",;:/.]")
TOKEN: Final = re.compile(r"(?<![\w-])(?=[\w-]*[0-9A-Z])[A-Za-z0-9_-]{32,}(?![\w-])")
"""A session, a link, entropy, a luck secret or a digest; ids of tables and people are shorter."""
SECRETS: Final = (DETAIL_LINE, REJECTED, URL_PASSWORD, PASSWORD_HASH, RAW_BYTES, ADDRESS, TOKEN)

_transformer: Final = ExceptionDictTransformer(show_locals=False)
"""Never with the values of local variables: these include hands, secrets of tables and e-mail addresses."""


def redact(text: str) -> str:
    """Return a text without addresses, hashes of passwords, tokens, raw bytes and rejected values."""
    for pattern in SECRETS:
        text = pattern.sub(HIDDEN, text)
    return text


def redact_entry(_logger: WrappedLogger, _method: str, entry: EventDict) -> EventDict:
    """Remove personal and secret data from the message and the extras of an entry, unless it is deliberate."""
    if entry.pop(DELIBERATE, False):
        return entry
    return {name: value if name == "exc_info" else _redact_value(value) for name, value in entry.items()}


def _redact_value(value: object) -> object:
    if value is None or isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return [_redact_value(each) for each in value]
    if isinstance(value, dict):
        return {str(name): _redact_value(each) for name, each in value.items()}
    return redact(str(value))


def safe_traceback(exc_info: ExcInfo) -> list[dict[str, Any]]:
    """Return an exception and those that led to it, for programs: types, safe messages and frames."""
    return [_safe_stack(stack) for stack in _transformer(exc_info)]


def _safe_stack(stack: dict[str, Any]) -> dict[str, Any]:
    """Redact the message and the notes of an exception, and those of the members of a group."""
    members = [[_safe_stack(each) for each in member] for member in stack.get("exceptions", [])]
    notes = [redact(note) for note in stack["exc_notes"]]
    message = redact(STATEMENT.sub("", stack["exc_value"]))
    return stack | {"exc_value": message, "exc_notes": notes, "exceptions": members, "syntax_error": None}


def write_traceback(sink: TextIO, exc_info: ExcInfo) -> None:
    """Write an exception and those that led to it for people, with safe messages."""
    for number, stack in enumerate(safe_traceback(exc_info)):
        sink.write("\n\nCaused by:\n" if number else "\nTraceback (most recent call last):\n")
        for frame in stack["frames"]:
            sink.write(f'  File "{frame["filename"]}", line {frame["lineno"]}, in {frame["name"]}\n')
            sink.write(f"    {linecache.getline(frame['filename'], frame['lineno']).strip()}\n")
        sink.write(f"{stack['exc_type']}: {stack['exc_value']}".rstrip(": "))
