"""Real `caravane serve` and `caravane worker` processes, each server on a free port."""

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

from tests.server.forked_process import ForkedProcess, can_fork
from tests.server.services import free_port
from tests.wait_limit import WAIT_SECONDS

ADDRESS = re.compile(r"https?://\S+:(\d+)")

# Settings for many visitors from one address on a busy machine; the limits themselves are tested elsewhere.
GENEROUS_LIMITS = {
    "CARAVANE_HIDDEN_GAMES": "true",
    "CARAVANE_BOT_MIN_SECONDS": "0",
    "CARAVANE_DATABASE_TIMEOUT": str(WAIT_SECONDS),
    "CARAVANE_BOT_PROCESSES": "1",
    "CARAVANE_LIMITS__WRONG_CODES_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__GUESTS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__TABLES_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__TABLES": "1000000",
    "CARAVANE_LIMITS__REPLAYS_PER_MINUTE": "1000000",
    "CARAVANE_LIMITS__IMPORTS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__CHAT_PER_MINUTE": "1000000",
    "CARAVANE_LIMITS__LOGINS_PER_MINUTE": "100000",
    "CARAVANE_LIMITS__LOGIN_EMAILS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__ADDRESS_LOGIN_EMAILS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__ALL_LOGIN_EMAILS_PER_HOUR": "1000000",
    "CARAVANE_LIMITS__REQUESTS_PER_SECOND": "100000",
    "CARAVANE_LIMITS__REQUEST_BURST": "100000",
    "CARAVANE_LIMITS__CONNECTIONS": "1000000",
    "CARAVANE_LIMITS__SOCKETS_PER_ADDRESS": "1000000",
    "CARAVANE_LIMITS__HEADER_SECONDS": str(WAIT_SECONDS),
    "CARAVANE_LIMITS__BODY_SECONDS": str(WAIT_SECONDS),
    "CARAVANE_LIMITS__SEND_SECONDS": str(WAIT_SECONDS),
    "CARAVANE_LIMITS__ANONYMOUS_WORK": "1000000",
    "CARAVANE_LIMITS__ADDRESS_WORK": "1000000",
    "CARAVANE_LIMITS__READS_PER_SECOND": "100000",
    "CARAVANE_LIMITS__READ_BURST": "100000",
    "CARAVANE_LIMITS__ADDRESS_READS_PER_SECOND": "100000",
    "CARAVANE_LIMITS__ADDRESS_READ_BURST": "100000",
    "CARAVANE_LIMITS__MESSAGES_PER_SECOND": "100000",
    "CARAVANE_LIMITS__MESSAGE_BURST": "100000",
}


class RunningProcess:
    """A Caravane process that can be started several times with the same data."""

    module = "caravane"
    """Python module that is run as the program."""

    def __init__(
        self, data: Path, url: str, environ: dict[str, str] | None = None, python: str = sys.executable
    ) -> None:
        self.data = data
        self._python = python
        self.url = url
        self._environ = {**os.environ, **GENEROUS_LIMITS, **(environ or {})}
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None
        self._log_file = data.parent / f"{data.name}.log"
        """Output of the process; a file, because a pipe that is not read would block the server."""
        self._log_file.parent.mkdir(parents=True, exist_ok=True)

    @property
    def process(self) -> "subprocess.Popen[bytes] | ForkedProcess":
        """Return the running process."""
        assert self._process is not None
        return self._process

    @property
    def started(self) -> bool:
        """Return whether the process was ever started."""
        return self._process is not None

    @property
    def output(self) -> str:
        """Return everything the process has printed since its first start."""
        return self._log_file.read_text(encoding="utf-8") if self._log_file.exists() else ""

    def start(self) -> None:
        """Start the process and wait until it reports that it is ready."""
        self.launch()()

    def launch(self) -> Callable[[], None]:
        """Start the process; return a function that waits until it reports that it is ready."""
        offset = len(self.output)
        options = ["--data-dir", str(self.data), "--database", self.url] if self.url else []
        self._process = self._run([*self.command(), "--lang", "en", *options])
        return lambda: self._wait(offset)

    def _run(self, args: list[str]) -> "subprocess.Popen[bytes] | ForkedProcess":
        if can_fork(self._python, self._environ):
            return ForkedProcess(self.module, args, self._environ, self._log_file)
        with self._log_file.open("ab") as output:
            command = [self._python, "-m", self.module, *args]
            return subprocess.Popen(command, env=self._environ, stdout=output, stderr=output)

    def _wait(self, offset: int) -> None:
        self._wait_until(lambda: self.ready(self.output[offset:]))

    def _wait_until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT_SECONDS
        while not done():
            assert self.process.poll() is None, self.output
            assert time.monotonic() < end, self.output
            time.sleep(0.02)

    def wait_for_output(self, pattern: str, count: int = 1) -> list[str]:
        """Wait until the process has printed a pattern so many times; return what its group matched.

        What a server prints in the background can come after its answer.
        """
        self._wait_until(lambda: len(re.findall(pattern, self.output)) >= count)
        return re.findall(pattern, self.output)

    def command(self) -> list[str]:
        """Return the subcommand that this process runs."""
        raise NotImplementedError

    def ready(self, output: str) -> bool:
        """Return whether the output says that the process is ready."""
        raise NotImplementedError

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self.process.kill()
        self._finish()

    def stop(self) -> int:
        """Ask the process to stop; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._finish()

    def _finish(self) -> int:
        try:
            return self.process.wait(WAIT_SECONDS)
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
            print(self.output)  # noqa: T201 (the output of the server explains why the test failed)


class Serve(RunningProcess):
    """A server. Without a URL it uses its default data folder and database."""

    def __init__(
        self,
        data: Path,
        url: str,
        environ: dict[str, str] | None = None,
        *,
        port: int = 0,
        python: str = sys.executable,
    ) -> None:
        super().__init__(data, url, environ, python)
        self.port = port or free_port()

    @property
    def address(self) -> str:
        """Return the address on which it listens."""
        return f"127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """Return the command that listens on this machine only."""
        return ["serve", "--host", "127.0.0.1", "--port", str(self.port)]

    def ready(self, output: str) -> bool:
        """Return whether the output contains the URL on which the server listens."""
        found = ADDRESS.search(output)
        if found is not None:
            self.port = int(found[1])
        return found is not None


class Worker(RunningProcess):
    """A worker for bots, clocks and ratings."""

    def command(self) -> list[str]:
        """Return the command, which needs no options."""
        return ["worker"]

    def ready(self, output: str) -> bool:
        """Return whether the output says that the worker is running."""
        return "are running" in output
