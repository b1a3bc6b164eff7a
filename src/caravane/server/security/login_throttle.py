"""The rate of log-ins, per person and per network, and of the e-mails with links to log in.

A person is counted in the form under which the account is looked up, so that disguises of a name count as one. With
only that, a stranger could lock the owner out by guessing all day: a device on which the account has been logged in to
before has its own allowance, which a stranger cannot use up.
"""

from typing import Final, final

from caravane.server.security.email_addresses import mailbox_of
from caravane.server.security.rate_limit import NetworkLimiter, RateLimiter, TokenBucket
from caravane.tables.acts import Refused

ACCOUNTS_OF_A_NETWORK: Final = 5
"""Number of accounts at their limit for whose known devices a network has room, such as a family or a club."""
MINUTE: Final = 60
HOUR: Final = 3600


@final
class LoginThrottle:
    """Token buckets of networks, of people, of accounts, and of the known devices of accounts."""

    def __init__(self, per_minute: float) -> None:
        rate, burst = per_minute / MINUTE, int(per_minute)
        self._networks: Final = NetworkLimiter(rate, burst)
        self._networks_of_known: Final = NetworkLimiter(rate * ACCOUNTS_OF_A_NETWORK, burst * ACCOUNTS_OF_A_NETWORK)
        self._people: Final = RateLimiter(rate, burst)
        self._accounts: Final = RateLimiter(rate, burst)
        self._known: Final = RateLimiter(rate, burst)

    def admit_network(self, network: str, *, known: bool = False) -> None:
        """Count an attempt of a network, or of a known device in it; raise Refused when they come too fast."""
        limiter = self._networks_of_known if known else self._networks
        if not limiter.take(network):
            raise Refused("rate-limited")

    def admit(self, network: str, person: str) -> None:
        """Count an attempt for a person, in the normal form; raise Refused when they come too fast."""
        self.admit_network(network)
        if not self._people.take(person):
            raise Refused("rate-limited")

    def may_compare(self, account: str) -> bool:
        """Count an attempt for an account, by whichever of its names; return whether its password may be compared.

        If not, the answer is that of a wrong password. A refusal would tell strangers which login and which address
        belong to one account, and so that there is one.
        """
        return self._accounts.take(account)

    def admit_known(self, network: str, account: str) -> None:
        """Count an attempt of a known device of an account; raise Refused when they come too fast."""
        self.admit_network(network, known=True)
        if not self._known.take(account):
            raise Refused("rate-limited")


@final
class EmailThrottle:
    """Token buckets of mailboxes, of networks, of all strangers together, and of the known devices of accounts.

    Nobody can refuse an e-mail before it arrives, so a mailbox gets few, and a stranger with many networks cannot make the
    server write to the whole world. One network cannot use up the e-mails of all strangers. The owner of an account still
    gets an e-mail on a known device.
    """

    def __init__(self, per_hour: float, network_per_hour: float, all_per_hour: float) -> None:
        self._mailboxes: Final = RateLimiter(per_hour / HOUR, int(per_hour))
        self._known: Final = RateLimiter(per_hour / HOUR, int(per_hour))
        self._networks: Final = NetworkLimiter(network_per_hour / HOUR, int(network_per_hour))
        self._all: Final = TokenBucket(all_per_hour / HOUR, int(all_per_hour))

    def admit(self, network: str, address: str) -> None:
        """Count an e-mail for which a network has asked; raise Refused if there are too many."""
        has_room = self._networks.has(network) and self._all.has()
        # A mailbox loses no e-mail because a network or all together have asked for too many.
        if not has_room or not self._mailboxes.take(mailbox_of(address)):
            raise Refused("too-many-emails")
        self._networks.take(network)
        self._all.take()

    def admit_known(self, account: str) -> None:
        """Count an e-mail for which a known device of an account has asked; raise Refused if there are too many."""
        if not self._known.take(account):
            raise Refused("too-many-emails")
