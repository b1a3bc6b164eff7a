"""Several serve and worker processes on one PostgreSQL and one NATS, behind one load-balancing proxy."""

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.faults.proxy import ProxyThread
from tests.server.run_processes import Serve, Worker


def bytecode_cache(folder: Path) -> dict[str, str]:
    """Return an environment that caches bytecode, because starting processes takes most of the time of these tests."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}


class Cluster:
    """Several processes behind one address; each connection of a client may lead to another process."""

    def __init__(self, folder: Path, url: str, nats: str, *, serves: int = 2, workers: int = 2) -> None:
        environ = {"CARAVANE_NATS": nats, "CARAVANE_EXTERNAL_WORKERS": "true", **bytecode_cache(folder / "compiled")}
        self.serves = [Serve(folder / f"serve-{number}", url, environ) for number in range(serves)]
        self.workers = [Worker(folder / f"worker-{number}", url, environ) for number in range(workers)]
        self._proxy: ProxyThread | None = None

    @property
    def address(self) -> str:
        assert self._proxy is not None
        return self._proxy.proxy.address

    @property
    def output(self) -> str:
        return "\n".join(process.output for process in (*self.serves, *self.workers))

    def __enter__(self) -> Self:
        with ExitStack() as failed:
            failed.push(self.__exit__)
            # The first process fills the bytecode cache for the others.
            self.serves[0].start()
            for wait in [process.launch() for process in (*self.serves[1:], *self.workers)]:
                wait()
            failed.pop_all()
        self._proxy = ProxyThread(*[serve.address for serve in self.serves])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._proxy is not None:
            self._proxy.stop()
        for process in (*self.serves, *self.workers):
            if process.started:
                process.__exit__(kind, error, trace)
