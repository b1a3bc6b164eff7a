"""Several serve and bot processes on one PostgreSQL and one NATS, behind one door that sends connections to each in turn."""

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.faults.proxy import ProxyThread
from tests.server.run_processes import Bots, Serve


def compiled_in(folder: Path) -> dict[str, str]:
    """Let processes keep what they have compiled, wherever these tests run: most of their time is their start."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}


class Machines:
    """To tests it looks like one server; no client knows which process it talks to, and each of its connections may be another."""

    def __init__(self, folder: Path, url: str, nats: str, *, serves: int = 2, bots: int = 2) -> None:
        environ = {"CARAVANE_NATS": nats, "CARAVANE_BOTS_ELSEWHERE": "true", **compiled_in(folder / "compiled")}
        self.serves = [Serve(folder / f"serve-{number}", url, environ) for number in range(serves)]
        self.bots = [Bots(folder / f"bots-{number}", url, environ) for number in range(bots)]
        self._door: ProxyThread | None = None

    @property
    def address(self) -> str:
        assert self._door is not None
        return self._door.proxy.address

    @property
    def output(self) -> str:
        return "\n".join(process.output for process in (*self.serves, *self.bots))

    def __enter__(self) -> Self:
        with ExitStack() as failed:
            failed.push(self.__exit__)
            # The first compiles for the others.
            self.serves[0].start()
            for wait in [process.launch() for process in (*self.serves[1:], *self.bots)]:
                wait()
            failed.pop_all()
        self._door = ProxyThread(*[serve.address for serve in self.serves])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._door is not None:
            self._door.stop()
        for process in (*self.serves, *self.bots):
            if process.started:
                process.__exit__(kind, error, trace)
