"""Passwords: argon2id, in threads, a few at a time: each check takes much memory on purpose."""

import asyncio
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 8
LONGEST: Final = 256


@final
class Passwords:
    """Makes and checks hashes of passwords."""

    def __init__(self, at_once: int) -> None:
        self._hasher: Final = PasswordHasher()
        self._places: Final = asyncio.Semaphore(at_once)
        self._nobody: str = ""

    async def hash(self, password: str) -> str:
        """Give the hash to be kept."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, kept: str, password: str) -> bool:
        """Tell whether a password is right; where there is none to compare with, it takes as long."""
        if not self._nobody:
            self._nobody = await self.hash("nobody")
        async with self._places:
            return await asyncio.to_thread(self._verify, kept or self._nobody, password) and bool(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
