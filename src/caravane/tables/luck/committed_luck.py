"""Verifiable luck, which no participant can influence and everyone can check afterwards.

Before the game the server commits to a secret by publishing its SHA-256. Every seat adds its own entropy. The key of
the table is the HMAC of all entropy, in order, under the secret: without the secret nobody can compute it, and without
the entropy, of which only hashes are known until the game begins, not even the server can. Draw `i` of chance event `k`
comes from HMAC-SHA256(key, "k:i:attempt").
When the game has ended the secret is revealed, and anyone with the exported file can recompute every die and every
shuffle.

The browser has the same algorithm in `web/src/luck`, checked by the same test vectors. See `docs/luck.md`.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, final

from caravane.kernel.luck import Luck
from caravane.tables import acts
from caravane.tables.act_schema import ALGORITHM, FIRST_ALGORITHM
from caravane.tables.acts import Act
from caravane.tables.settings import Settings

WORD: Final = 1 << 64
"""Number of possible words that a draw is made from."""


def commitment(secret: bytes) -> str:
    """Return the hash by which a server commits to its secret, and a seat to its entropy."""
    return hashlib.sha256(secret).hexdigest()


def create_act(at: float, settings: Settings, host: str, secret: bytes) -> Act:
    """Return the first act of a table, which commits the server to the secret."""
    committed = {"commitment": commitment(secret), "algorithm": ALGORITHM}
    return Act(acts.CREATE, at, settings=settings.pack(), host=host, **committed)


def table_key(algorithm: int, secret: bytes, entropies: Sequence[bytes]) -> bytes:
    """Return the key from the secret and the entropy of every seat, each after its length, to separate them."""
    if algorithm == FIRST_ALGORITHM:
        return _first_key(secret, entropies)
    mixed = b"".join(len(entropy).to_bytes(1, "big") + entropy for entropy in entropies)
    return hmac.new(secret, mixed, hashlib.sha256).digest()


def _first_key(secret: bytes, entropies: Sequence[bytes]) -> bytes:
    """Return the key of the first algorithm: it follows from hashes that everybody sees, so that it proves nothing."""
    parts = [hashlib.sha256(part).digest() for part in [secret, *entropies]]
    return hashlib.sha256(b"".join(parts)).digest()


@final
class TableLuck:
    """All luck of one table."""

    __slots__ = ("algorithm", "key")

    def __init__(self, algorithm: int, secret: bytes, entropies: Sequence[bytes]) -> None:
        self.algorithm: Final = algorithm
        self.key: Final = table_key(algorithm, secret, entropies)

    def event(self, number: int) -> "CommittedLuck":
        """Return the draws of a chance event."""
        return CommittedLuck(self.key, number)


@final
class CommittedLuck(Luck):
    """The draws of one chance event of one table."""

    __slots__ = ("_draw", "_event", "_key")

    def __init__(self, key: bytes, event: int) -> None:
        self._key: Final = key
        self._event: Final = event
        self._draw: int = 0

    def below(self, bound: int) -> int:
        """Draw a number without bias, by rejecting words in the last, incomplete run of `bound`."""
        fair = WORD - WORD % bound
        attempt = 0
        word = self._word(attempt)
        while word >= fair:
            attempt += 1
            word = self._word(attempt)
        self._draw += 1
        return word % bound

    def _word(self, attempt: int) -> int:
        message = f"{self._event}:{self._draw}:{attempt}".encode()
        return int.from_bytes(hmac.new(self._key, message, hashlib.sha256).digest()[:8], "big")
