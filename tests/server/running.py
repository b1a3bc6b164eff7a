"""A real `caravane serve`, as a process of its own on a free port."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 30.0
AT = re.compile(r"http://\S+:(\d+)")

# What tests of many visitors from one address need; the limits have tests of their own.
GENEROUS = {
    "CARAVANE_HIDDEN_GAMES": "true",
    "CARAVANE_BOT_PAUSE": "0",
    "CARAVANE_BOT_PROCESSES": "1",
    "CARAVANE_LIMITS__GUESTS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__LOGINS_PER_MINUTE": "100000",
    "CARAVANE_LIMITS__REQUESTS_PER_SECOND": "100000",
    "CARAVANE_LIMITS__REQUESTS_AT_ONCE": "100000",
    "CARAVANE_LIMITS__MESSAGES_PER_SECOND": "100000",
    "CARAVANE_LIMITS__MESSAGES_AT_ONCE": "100000",
}


class Serve:
    """The process, from its start to its end; started again it finds its data."""

    def __init__(self, data: Path, url: str, port: int = 0, **environ: str) -> None:
        self.data = data
        self.url = url
        self.port = port
        self._environ = {**os.environ, **GENEROUS, **environ}
        self._process: subprocess.Popen[bytes] | None = None
        self.output = ""

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """Give the running process."""
        assert self._process is not None
        return self._process

    @property
    def address(self) -> str:
        """Give the address at which it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it listens."""
        command = [sys.executable, "-m", "caravane", "serve", "--host", "127.0.0.1", "--lang", "en"]
        where = ["--port", str(self.port), "--data", str(self.data), "--database", self.url]
        self._process = subprocess.Popen(
            [*command, *where], env=self._environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        found = AT.search(self._read_until(AT))
        assert found is not None
        self.port = int(found[1])

    def _read_until(self, wanted: re.Pattern[str]) -> str:
        end = time.monotonic() + PATIENCE
        output = self.process.stdout
        assert output is not None
        while wanted.search(self.output) is None:
            assert time.monotonic() < end, self.output
            if select.select([output], [], [], 0.2)[0]:
                part = os.read(output.fileno(), 65_536)
                assert part, self.output
                self.output += part.decode()
        return self.output

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
            rest, _ = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            rest, _ = self.process.communicate()
            raise
        self.output += rest.decode()
        return self.process.returncode

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
