"""What every program does that works for the server through pipes."""

import os
import signal
import sys


def leave_room(niceness: int) -> None:
    """Leave signals to the server, and the processor to the sockets of people."""
    # A signal to the whole process group is meant for the server, which may still wait for responses.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
