"""Lookup of invitations by code, with a rate limit for wrong codes."""

from typing import Final, final

from caravane.server.security.rate_limit import NetworkLimiter, TokenBucket
from caravane.server.store.protocol import AccountStore
from caravane.server.store.records import Invitation
from caravane.tables.acts import Refused

WRONG_NETWORKS: Final = 50
"""Number of networks at their limit after which all wrong codes of the process together are too many."""
FEW: Final = 3
"""Wrong codes per hour from one network while all together are too many."""


@final
class InvitationLookup:
    """The only way from a code to its invitation, so that every wrong code counts.

    Somebody with many networks could go on guessing, so all wrong codes of a process have a budget too. When it is used up,
    a network has few tries left, but still some: otherwise a stranger who guesses would keep everybody out.
    """

    def __init__(self, accounts: AccountStore, wrong_per_hour: float) -> None:
        self._accounts: Final = accounts
        self._wrong_codes: Final = NetworkLimiter(wrong_per_hour / 3600, int(wrong_per_hour))
        self._few_wrong_codes: Final = NetworkLimiter(FEW / 3600, FEW)
        self._budget: Final = TokenBucket(wrong_per_hour * WRONG_NETWORKS / 3600, int(wrong_per_hour * WRONG_NETWORKS))

    async def find(self, code: str, sender: str, now: float) -> Invitation | None:
        """Return the valid invitation of a code, or None; raise Refused after too many wrong codes of a sender."""
        # Taken before the lookup and refunded if the code is right, so that concurrent guesses all count.
        if not self._wrong_codes.take(sender):
            raise Refused("rate-limited")
        within_budget = self._budget.take()
        if not within_budget and not self._few_wrong_codes.take(sender):
            raise Refused("rate-limited")
        invitation = await self._accounts.invitation(code, now)
        if invitation is not None:
            self._refund(sender, within_budget=within_budget)
        return invitation

    def _refund(self, sender: str, *, within_budget: bool) -> None:
        self._wrong_codes.refund(sender)
        if within_budget:
            self._budget.refund()
        else:
            self._few_wrong_codes.refund(sender)
