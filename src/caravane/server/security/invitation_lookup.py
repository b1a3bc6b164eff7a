"""Lookup of invitations by code, with a rate limit for wrong codes."""

from typing import Final, final

from caravane.server.security.rate_limit import RateLimiter
from caravane.server.store.protocol import AccountStore
from caravane.server.store.records import Invitation
from caravane.tables.acts import Refused


@final
class InvitationLookup:
    """The only way from a code to its invitation, so that every wrong code counts."""

    def __init__(self, accounts: AccountStore, wrong_per_hour: float) -> None:
        self._accounts: Final = accounts
        self._wrong_codes: Final = RateLimiter(wrong_per_hour / 3600, int(wrong_per_hour))

    async def find(self, code: str, sender: str, now: float) -> Invitation | None:
        """Return the valid invitation of a code, or None; raise Refused after too many wrong codes of a sender."""
        # Taken before the lookup and refunded if the code is right, so that concurrent guesses all count.
        if not self._wrong_codes.take(sender):
            raise Refused("rate-limited")
        invitation = await self._accounts.invitation(code, now)
        if invitation is not None:
            self._wrong_codes.refund(sender)
        return invitation
