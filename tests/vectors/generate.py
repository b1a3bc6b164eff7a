"""Test vectors of verifiable luck for Python and the browser.

Run `python -m tests.vectors.generate` to write them again.
"""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any, Final

from caravane.kernel.codec import digest, dump
from caravane.tables.luck.chance_events import LOT, LOTS, ROLL, SHUFFLE, outcome_line
from caravane.tables.luck.committed_luck import ALGORITHM, WORD, CommittedLuck, commitment, table_key
from tests.tables.export_files import continued_journal, eventful_well, file_of, short_lost_cities

FILE: Final = Path(__file__).parent / "luck.json"

# Lengths around the block boundaries of SHA-256.
LENGTHS: Final = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]
SECRETS: Final = ["", "00", "ff" * 32, bytes(range(32)).hex()]
ENTROPIES: Final = [
    [],
    ["", ""],
    ["00" * 16, ""],
    ["", "00" * 16],
    ["00" * 16, "00" * 16],
    ["00" * 32, ""],
    [bytes(range(64)).hex(), "ab" * 20, ""],
]
# The larger the share of rejected words, the more attempts a draw takes: at worst nearly half of the words.
BOUNDS: Final = [
    1,
    2,
    3,
    6,
    7,
    10,
    60,
    2**31,
    2**32,
    2**32 + 1,
    2**53 - 1,
    2**53 + 1,
    2**63,
    2**63 + 1,
    2**64 - 1,
    2**64,
]
VALUES: Final[list[Any]] = [
    None,
    True,
    0,
    -7,
    2**53 - 1,
    "",
    'é " \\ / \b\f\n\r\t \u0000 \u001f \u007f \u0080 \u2028 \u2029 \uffff 🦊',
    [],
    {},
    [1, [2, []], {"b": None, "a": False}],
    {"b": 1, "a": 2, "B": 3, "é": 4, "10": 5, "9": 6, "": 7},
    # By code points the fox comes last; by UTF-16 code units it would come before the letter.
    {"\uffee": 1, "🦊": 2},
]


def vectors() -> dict[str, Any]:
    """Return all vectors, with numbers beyond JavaScript's range written as text."""
    keys = [(secret, entropies) for secret in SECRETS for entropies in ENTROPIES]
    return {
        "algorithm": ALGORITHM,
        "hashes": [{"length": length, "digest": commitment(b"a" * length)} for length in LENGTHS],
        "commitments": [{"secret": secret, "commitment": commitment(bytes.fromhex(secret))} for secret in SECRETS],
        "keys": [{"secret": secret, "entropies": given, "key": key_of(secret, given).hex()} for secret, given in keys],
        "words": [
            word(key_of(SECRETS[-1], ENTROPIES[-1]), message) for message in ("0:0:0", "1:0:0", "0:1:0", "12:3:4")
        ],
        "draws": [draws(key_of(SECRETS[-1], ENTROPIES[-1]), event, BOUNDS + [2**63 + 1] * 8) for event in (0, 1, 99)],
        "outcomes": outcomes(key_of(SECRETS[2], ENTROPIES[1])),
        "canonical": [{"value": value, "text": dump(value), "digest": digest(value)} for value in VALUES],
        "files": {"well": file_of(eventful_well()), "lost-cities": file_of(short_lost_cities())},
        "unproved_file": file_of(continued_journal()),
    }


def key_of(secret: str, entropies: list[str]) -> bytes:
    return table_key(bytes.fromhex(secret), [bytes.fromhex(entropy) for entropy in entropies])


def word(key: bytes, message: str) -> dict[str, str]:
    """Return the first eight bytes of a draw's attempt, computed independently of the code under test."""
    first = hmac.new(key, message.encode(), hashlib.sha256).digest()[:8]
    return {"key": key.hex(), "message": message, "word": str(int.from_bytes(first, "big"))}


def draws(key: bytes, event: int, bounds: list[int]) -> dict[str, Any]:
    luck = CommittedLuck(key, event)
    drawn = [str(luck.below(bound)) for bound in bounds]
    return {"key": key.hex(), "event": event, "bounds": [str(bound) for bound in bounds], "draws": drawn}


def outcomes(key: bytes) -> list[dict[str, Any]]:
    drawn: list[dict[str, Any]] = [
        {"kind": ROLL, "verb": "roll", "of": [["red", "blue", "green"], ["1", "2", "3", "4", "5", "6"]]},
        {"kind": LOT, "verb": "first", "of": ["0", "1", "1"]},
        {"kind": SHUFFLE, "verb": "shuffle", "of": [f"card-{number}" for number in range(1, 61)]},
        {"kind": SHUFFLE, "verb": "shuffle", "of": ["only"]},
        {"kind": LOTS, "verb": "hide", "of": [str(message) for message in range(30)], "count": 3},
        {"kind": LOTS, "verb": "hide", "of": ["all", "of", "them"], "count": 3},
    ]
    return [
        {"key": key.hex(), "event": event, "drawn": one, "line": outcome_line(key, event, one)}
        for event, one in enumerate(drawn)
    ]


def rejected_words(key: bytes, event: int, draw: int, bound: int) -> int:
    """Count the rejected words of a draw."""
    fair = WORD - WORD % bound
    tries = 0
    while int(word(key, f"{event}:{draw}:{tries}")["word"]) >= fair:
        tries += 1
    return tries


def written() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
