"""The games of other packages in the log of a starting process: those in use, and those left out with the reason."""

import logging
from typing import Final

from caravane import games

LOG: Final = logging.getLogger(__name__)


def log_outside_games() -> None:
    """Log which games come from other packages, and which packages cannot be used."""
    for name in games.names():
        if games.origin(name):
            LOG.info("game of another package", extra={"game": name, "origin": games.origin(name)})
    for problem in games.problems():
        LOG.warning("game left out", extra={"reason": problem})
