"""Test vectors of verifiable luck for Python and the browser.

Run `python -m tests.vectors.generate` to write them again.
"""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any, Final

from caravane.kernel.codec import digest, dump
from caravane.tables.act_schema import ALGORITHM, ALGORITHMS
from caravane.tables.device_notes import read_notes
from caravane.tables.files import convert_file
from caravane.tables.luck.chance_events import LOT, LOTS, ROLL, SHUFFLE, outcome_line
from caravane.tables.luck.committed_luck import WORD, CommittedLuck, TableLuck, commitment, table_key
from caravane.tables.notes_check import check_notes
from caravane.tables.table_recorder import shown_digest
from caravane.tables.verify import verify
from tests.tables.export_files import continued_journal, eventful_well, file_of, restless_well, short_lost_cities
from tests.tables.noted_games import cases, noted_game

FILE: Final = Path(__file__).parent / "luck.json"
NOTED: Final = "noted"

# Lengths around the block boundaries of SHA-256.
LENGTHS: Final = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]
SECRETS: Final = ["00" * 32, "11" * 32, "ff" * 32, bytes(range(32)).hex()]
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
    keys: list[dict[str, Any]] = [
        {"algorithm": algorithm, "secret": secret, "entropies": entropies}
        for algorithm in ALGORITHMS
        for secret in SECRETS
        for entropies in ENTROPIES
    ]
    return {
        "algorithm": ALGORITHM,
        "hashes": [{"length": length, "digest": commitment(b"a" * length)} for length in LENGTHS],
        "commitments": [{"secret": secret, "commitment": commitment(bytes.fromhex(secret))} for secret in SECRETS],
        "keys": [given | {"key": key_of(**given).hex()} for given in keys],
        "words": [
            word(key_of(ALGORITHM, SECRETS[-1], ENTROPIES[-1]), message)
            for message in ("0:0:0", "1:0:0", "0:1:0", "12:3:4")
        ],
        "draws": [
            draws(key_of(ALGORITHM, SECRETS[-1], ENTROPIES[-1]), event, BOUNDS + [2**63 + 1] * 8)
            for event in (0, 1, 99)
        ],
        "outcomes": [outcome for algorithm in ALGORITHMS for outcome in outcomes(algorithm)],
        "canonical": [{"value": value, "text": dump(value), "digest": digest(value)} for value in VALUES],
        "files": {
            "well": file_of(eventful_well()),
            "restless": file_of(restless_well()),
            "lost-cities": file_of(short_lost_cities()),
            NOTED: noted_game().file(),
        },
        "unproved_file": file_of(continued_journal()),
        "views": [
            {"view": view, "draws": draws, "seen": shown_digest(view, draws)}
            for draws, view in enumerate(VALUES)
            if isinstance(view, dict)
        ],
        "notes": [case | compared(case) for case in cases()],
    }


def compared(case: dict[str, Any]) -> dict[str, Any]:
    """Return the result of comparing notes with a file, and instead of a file that is a vector itself its name."""
    verdict = verify(case["file"])
    notes = None if case["notes"] is None else read_notes(case["notes"])
    findings = [finding.code for finding in verdict.findings]
    expected = check_notes(notes, convert_file(case["file"]), findings, verdict.changed_views).pack()
    return {"file": NOTED if case["file"] == noted_game().file() else case["file"], "expected": expected}


def key_of(algorithm: int, secret: str, entropies: list[str]) -> bytes:
    return table_key(algorithm, bytes.fromhex(secret), [bytes.fromhex(entropy) for entropy in entropies])


def word(key: bytes, message: str) -> dict[str, str]:
    """Return the first eight bytes of a draw's attempt, computed independently of the code under test."""
    first = hmac.new(key, message.encode(), hashlib.sha256).digest()[:8]
    return {"key": key.hex(), "message": message, "word": str(int.from_bytes(first, "big"))}


def draws(key: bytes, event: int, bounds: list[int]) -> dict[str, Any]:
    luck = CommittedLuck(key, event)
    drawn = [str(luck.below(bound)) for bound in bounds]
    return {"key": key.hex(), "event": event, "bounds": [str(bound) for bound in bounds], "draws": drawn}


def outcomes(algorithm: int) -> list[dict[str, Any]]:
    luck = TableLuck(algorithm, bytes.fromhex(SECRETS[2]), [bytes.fromhex(entropy) for entropy in ENTROPIES[2]])
    given = {"algorithm": algorithm, "secret": SECRETS[2], "entropies": ENTROPIES[2]}
    drawn: list[dict[str, Any]] = [
        {"kind": ROLL, "verb": "roll", "of": [["red", "blue", "green"], ["1", "2", "3", "4", "5", "6"]]},
        {"kind": LOT, "verb": "first", "of": ["0", "1", "1"]},
        {"kind": SHUFFLE, "verb": "shuffle", "of": [f"card-{number}" for number in range(1, 61)]},
        {"kind": SHUFFLE, "verb": "shuffle", "of": ["only"]},
        {"kind": LOTS, "verb": "hide", "of": [str(message) for message in range(30)], "count": 3},
        {"kind": LOTS, "verb": "hide", "of": ["all", "of", "them"], "count": 3},
        # Equal names, and names in another order by code points than by UTF-16 code units.
        {"kind": LOTS, "verb": "hide", "of": ["b", "a", "b", "\uffee", "a", "🦊", "10", "9"], "count": 5},
        {"kind": SHUFFLE, "verb": "shuffle", "of": ["b", "a", "b", "\uffee", "a", "🦊", "10", "9"]},
    ]
    return [
        given | {"event": event, "drawn": one, "line": outcome_line(luck, event, one)}
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
