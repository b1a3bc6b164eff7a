"""Processes of Caravane that start at once, because they are forks of one that has imported the packages of the server.

Importing takes seconds, and tests start hundreds of servers. Everything else is as in a process that was started by a
command: it has its own environment, output, signals and exit code, and can be killed. The tests of the README, of the
wheels and of examples start servers by their commands.
"""

import multiprocessing
import os
import pkgutil
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from pathlib import Path
from threading import Lock
from typing import Final

from caravane import games

PRELOADED: Final = [
    "caravane.cli.app",
    "caravane.server.processes.serve",
    "caravane.server.processes.worker",
    "caravane.server.store.postgres",
    "caravane.server.store.sqlite",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    *(f"caravane.games.{game.name}" for game in pkgutil.iter_modules(games.__path__) if game.ispkg),
]
CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(PRELOADED)

OF_INTERPRETER: Final = ("PYTHON", "LD_")
"""How names of variables begin that a process reads only when it starts."""


def can_fork(python: str, environ: Mapping[str, str]) -> bool:
    """Return whether a fork is the same as a process that this Python starts in this environment."""
    names = {name for name in {*environ, *os.environ} if name.startswith(OF_INTERPRETER)}
    return python == sys.executable and all(environ.get(name) == os.environ.get(name) for name in names)


def _run(module: str, args: Sequence[str], environ: Mapping[str, str], folder: str, log: str) -> None:
    """Run a module as the program of this process."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environ)
    with Path(log).open("ab") as output:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(output.fileno(), stream.fileno())
    sys.argv = [module, *args]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class ForkedProcess:
    """A running module, with the methods of `subprocess.Popen`."""

    def __init__(self, module: str, args: Sequence[str], environ: Mapping[str, str], log: Path) -> None:
        options = (module, args, dict(environ), str(Path.cwd()), str(log))
        # A daemon does not outlive the tests.
        self._process = CONTEXT.Process(target=_run, args=options, daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid: Final = self._process.pid
        self._lock: Final = Lock()

    @property
    def returncode(self) -> int | None:
        """Return the exit code, or None while the process is known to run."""
        return self.poll()

    def poll(self) -> int | None:
        """Return the exit code, or None while the process runs."""
        with self._lock:
            return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the process has ended; return its exit code."""
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            left = None if end is None else end - time.monotonic()
            if left is not None and left < 0:
                raise subprocess.TimeoutExpired(self._process.name, timeout or 0.0)
            wait([self._process.sentinel], left)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask the process to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process."""
        self.send_signal(signal.SIGKILL)
