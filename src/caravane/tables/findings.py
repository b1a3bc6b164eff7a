"""Problems of files: a code for programs, and the details for a message."""

from typing import Final, final

NOT_FINISHED: Final = "not-finished"
UNPROVED: Final = "unproved"
"""The luck of the first acts was only recorded; it comes from a save without a secret."""
UNKNOWN: Final = ("newer-format", "unknown-game", "rules-version")
"""Nothing is known for or against the file, because this version of Caravane cannot read it, or does not have its game."""
CODES: Final = (
    "not-json",
    "not-an-export",
    "newer-format",
    "parts",
    "unreadable",
    "unknown-game",
    "rules-version",
    "move",
    "digest",
    "commitment",
    "act",
    "luck",
    "luck-inputs",
    "chance-events",
    "seen",
    UNPROVED,
    NOT_FINISHED,
    "result",
)


@final
class Finding:
    """A problem with a file: a code, and the details for its message."""

    __slots__ = ("code", "details")

    def __init__(self, code: str, **details: str | int) -> None:
        assert code in CODES
        self.code: Final = code
        self.details: Final = details

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value}" for name, value in self.details.items()]])


class InvalidFile(ValueError):
    """The file cannot be read as a table."""

    def __init__(self, code: str, **details: str | int) -> None:
        self.finding: Final = Finding(code, **details)
        super().__init__(str(self.finding))
