"""What messages of the socket cost, in milliseconds of processor time."""

from typing import Final

from caravane.server.wire import messages

PLAN: Final = 0.3
"""Cost of one plan of a `try`; what it takes beyond that is counted afterwards."""
CHEAP: Final = 0.3
ACT: Final = 4.0
FOLLOWER: Final = 0.1
"""Cost of each follower to whom an act or a line of chat is sent."""
MAX_CHARGED: Final = 50
"""Maximum number of followers for whom the sender pays."""
COSTS: Final[dict[type[messages.ClientMessage], float]] = {
    messages.Follow: 2.0,
    messages.Unfollow: CHEAP,
    messages.Preview: 1.0,
    messages.Try: 3.0,
    messages.Why: CHEAP,
}


def message_work(message: messages.ClientMessage) -> float:
    """Return the milliseconds of processor time of a message; most are acts, which are recorded and sent to others."""
    return COSTS.get(type(message), ACT)
