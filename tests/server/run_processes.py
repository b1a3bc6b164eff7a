"""Real `caravane serve` and `caravane bots`, as processes of their own; each server on a free port."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.services import free_port

PATIENCE = 60.0
AT = re.compile(r"https?://\S+:(\d+)")

# What tests of many visitors from one address need; the limits have tests of their own.
GENEROUS = {
    "CARAVANE_HIDDEN_GAMES": "true",
    "CARAVANE_BOT_PAUSE": "0",
    "CARAVANE_BOT_PROCESSES": "1",
    "CARAVANE_LIMITS__GUESSES_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__GUESTS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__TABLES_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__TABLES": "1000000",
    "CARAVANE_LIMITS__REPLAYS_PER_MINUTE": "1000000",
    "CARAVANE_LIMITS__IMPORTS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__LINES_PER_MINUTE": "1000000",
    "CARAVANE_LIMITS__LOGINS_PER_MINUTE": "100000",
    "CARAVANE_LIMITS__REQUESTS_PER_SECOND": "100000",
    "CARAVANE_LIMITS__REQUESTS_AT_ONCE": "100000",
    "CARAVANE_LIMITS__MESSAGES_PER_SECOND": "100000",
    "CARAVANE_LIMITS__MESSAGES_AT_ONCE": "100000",
}


class Running:
    """A process of ours, from its start to its end; started again it finds its data."""

    def __init__(self, data: Path, url: str, environ: dict[str, str] | None = None) -> None:
        self.data = data
        self.url = url
        self._environ = {**os.environ, **GENEROUS, **(environ or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._said = data.parent / f"{data.name}.log"
        self._said.parent.mkdir(parents=True, exist_ok=True)
        """A file, because a pipe that nobody reads would hold the server up."""

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """Give the running process."""
        assert self._process is not None
        return self._process

    @property
    def started(self) -> bool:
        """Tell whether it was ever started."""
        return self._process is not None

    @property
    def output(self) -> str:
        """Give all that it has said since the first start."""
        return self._said.read_text(encoding="utf-8") if self._said.exists() else ""

    def start(self) -> None:
        """Start, and wait until it says that it is ready."""
        self.launch()()

    def launch(self) -> Callable[[], None]:
        """Start; give what waits until it says that it is ready."""
        already = len(self.output)
        where = ["--data", str(self.data), "--database", self.url] if self.url else []
        command = [sys.executable, "-m", "caravane", *self.command(), "--lang", "en", *where]
        with self._said.open("ab") as output:
            self._process = subprocess.Popen(command, env=self._environ, stdout=output, stderr=output)
        return lambda: self._wait(already)

    def _wait(self, already: int) -> None:
        end = time.monotonic() + PATIENCE
        while not self.ready(self.output[already:]):
            assert self.process.poll() is None, self.output
            assert time.monotonic() < end, self.output
            time.sleep(0.02)

    def command(self) -> list[str]:
        """Give the command of which this is a process."""
        raise NotImplementedError

    def ready(self, said: str) -> bool:
        """Tell from what it has said whether it is ready."""
        raise NotImplementedError

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self._finish()

    def stop(self) -> int:
        """Ask it to end; give its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._finish()

    def _finish(self) -> int:
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        if kind is not None:
            print(self.output)  # noqa: T201 (what the server said explains why the test failed)


class Serve(Running):
    """A server. Without a URL it is left to itself."""

    def __init__(self, data: Path, url: str, environ: dict[str, str] | None = None, *, port: int = 0) -> None:
        super().__init__(data, url, environ)
        self.port = port or free_port()

    @property
    def address(self) -> str:
        """Give the address at which it listens."""
        return f"127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """Listen on this machine only."""
        return ["serve", "--host", "127.0.0.1", "--port", str(self.port)]

    def ready(self, said: str) -> bool:
        """It says where it listens."""
        found = AT.search(said)
        if found is not None:
            self.port = int(found[1])
        return found is not None


class Bots(Running):
    """A worker: bots, clocks, ratings."""

    def command(self) -> list[str]:
        """Nothing needs to be said."""
        return ["bots"]

    def ready(self, said: str) -> bool:
        """It says that it is at work."""
        return "at work" in said
