"""Password hashing with argon2id, in a few threads at a time, because each hash takes much memory on purpose."""

import asyncio
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MIN_LENGTH: Final = 8
MAX_LENGTH: Final = 256


@final
class Passwords:
    """Creates and checks password hashes, with limited concurrency."""

    def __init__(self, max_concurrent: int) -> None:
        self._hasher: Final = PasswordHasher()
        self._slots: Final = asyncio.Semaphore(max_concurrent)
        self._placeholder_hash: str = ""

    async def hash(self, password: str) -> str:
        """Return the hash of a password, to be stored."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, stored: str, password: str) -> bool:
        """Return whether a password matches the stored hash; an empty hash never matches, but takes as long to check."""
        if not self._placeholder_hash:
            self._placeholder_hash = await self.hash("placeholder")
        async with self._slots:
            return await asyncio.to_thread(self._verify, stored or self._placeholder_hash, password) and bool(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
