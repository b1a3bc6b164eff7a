"""Guessing: invitations are found by their codes, and who names codes that do not hold may do so only so often."""

from typing import Final, final

from caravane.server.security.rate_limit import Throttle
from caravane.server.store.protocol import Invitation, People
from caravane.tables.acts import Refused


@final
class Codes:
    """The one way from a code to its invitation."""

    def __init__(self, people: People, wrong_per_hour: float) -> None:
        self._people: Final = people
        self._wrong: Final = Throttle(wrong_per_hour / 3600, int(wrong_per_hour))

    async def find(self, code: str, sender: str, now: float) -> Invitation | None:
        """Find an invitation that holds, for a sender that has not been wrong too often."""
        # Taken first, and given back if it was right: many guesses at once are many guesses.
        if not self._wrong.take(sender):
            raise Refused("rate-limited")
        invitation = await self._people.invitation(code, now)
        if invitation is not None:
            self._wrong.give_back(sender)
        return invitation
