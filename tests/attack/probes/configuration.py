"""Settings that cannot be meant, files that others could read, and metrics that others could see."""

import asyncio
import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.attack.registry import CLUSTER, SQLITE, expect, probe
from tests.attack.targets import ClusterTarget, SqliteTarget, Target
from tests.server.services import free_port

SUBJECT: Final = "settings"
UNKNOWN: Final = {"CARAVANE_FOO": "1"}
SENSELESS: Final[tuple[dict[str, str], ...]] = (
    UNKNOWN,
    {"CARAVANE_PUBLIC_URL": "play.example"},
    {"CARAVANE_LIMITS__TABLES": "-1"},
    {"CARAVANE_LIMITS__REQUESTS_PER_SECOND": "-5"},
    {"CARAVANE_SESSION_DAYS": "0"},
    {"CARAVANE_INVITATION_DAYS": "-3"},
    {"CARAVANE_PORT": "99999"},
    {"CARAVANE_DATABASE": "mysql://localhost/x"},
    {"CARAVANE_DATABASE": "postgresql://nobody@127.0.0.1:1/nothing"},
    {"CARAVANE_DATABASE": "sqlite:////dev/null/x.db"},
)
FEW: Final = SENSELESS[1:5:3] + SENSELESS[8:9]
START_SECONDS: Final = 120.0
MAX_CONCURRENT: Final = 3


async def problem_of_start(target: Target, environ: dict[str, str]) -> str:
    """Start a server; return what is wrong with the way it refuses its settings, nothing if it refuses them well."""
    port = free_port()
    folder = target.folder / f"senseless-{port}"
    settings = {"CARAVANE_PORT": str(port), "CARAVANE_HOST": "127.0.0.1", "CARAVANE_DATA_DIR": str(folder)} | environ
    others = {name: value for name, value in os.environ.items() if not name.startswith("CARAVANE_")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "caravane", "serve", "--lang", "en"),
        env=others | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        async with asyncio.timeout(START_SECONDS):
            while line := (await process.stdout.readline()).decode():
                lines.append(line)
                if "Caravane is at" in line or "://127.0.0.1" in line:
                    return "starts"
            status = await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if status == 0:
        return "ends with 0"
    return "" if len(lines) == 1 else f"{len(lines)} lines" + (" with a traceback" if "Traceback" in str(lines) else "")


async def refusals(target: Target, cases: tuple[dict[str, str], ...]) -> str:
    """Start a server with each of some settings; raise Broken unless all are refused with one line."""
    slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def problem(case: dict[str, str]) -> str:
        async with slots:
            return await problem_of_start(target, case)

    found = await asyncio.gather(*map(problem, cases))
    problems = dict(zip(map(str, cases), found, strict=True))
    wrong = {case: problem for case, problem in problems.items() if problem}
    expect(not wrong, f"{len(wrong)} of {len(cases)}: {wrong}")
    return f"{len(cases)} settings refused with one line each"


@probe(SUBJECT, targets=(SQLITE,))
async def senseless_settings(target: Target) -> str:
    """Start servers with unknown and senseless settings: each refuses with one line and an exit status."""
    return await refusals(target, SENSELESS)


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def few_senseless_settings(target: Target) -> str:
    """Start servers with some of them: each refuses with one line and an exit status."""
    return await refusals(target, FEW)


@probe("files", quick=(SQLITE,), targets=(SQLITE,))
async def files_of_others(target: Target) -> str:
    """Look at the folder and the files of the data as another user: nothing is readable."""
    assert isinstance(target, SqliteTarget)
    open_to_others = _open_to_others([target.data, *target.data.iterdir()])
    expect(not open_to_others, f"{open_to_others}")
    return f"{len(list(target.data.iterdir()))} files for the owner only"


def _open_to_others(paths: list[Path]) -> dict[str, str]:
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in paths}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


@probe("logs", quick=(SQLITE,), targets=(SQLITE,))
async def json_log(target: Target) -> str:
    """Start a server with a JSON log: every line it prints is JSON, for programs that read them all."""
    serve = await target.plain_serve()
    lines = [line for line in serve.output.splitlines() if line.strip()]
    plain = [line for line in lines if not _is_json(line)]
    expect(not plain, f"{len(plain)} of {len(lines)} lines are no JSON: {plain[:1]}")
    return f"{len(lines)} lines of JSON"


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def listening_addresses(port: int) -> set[str]:
    """Return the addresses on which something listens on a port, in hexadecimal digits."""
    found = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text(encoding="ascii").splitlines()[1:]:
            address, state = line.split()[1], line.split()[3]
            if state == "0A" and int(address.rpartition(":")[2], 16) == port:
                found.add(address.rpartition(":")[0])
    return found


@probe("metrics", quick=(CLUSTER,), targets=(CLUSTER,))
async def metrics_of_a_worker(target: Target) -> str:
    """Start a worker with a port for metrics and nothing else: it listens on this machine only."""
    assert isinstance(target, ClusterTarget)
    found = listening_addresses(target.metrics_port)
    loopback = {"0100007F", "00000000000000000000000001000000", "0000000000000000FFFF00000100007F"}
    expect(found and found <= loopback, f"listens on {found}")
    return "listens on loopback"


@probe("metrics", quick=(CLUSTER,), targets=(CLUSTER,))
async def metrics_for_visitors(target: Target) -> str:
    """Ask for metrics as a visitor, in several spellings of the path: nothing."""
    paths = ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/./metrics", "/metrics?x", "/METRICS")
    async with target.visitor() as visitor:
        found = {path: await visitor.http.get(path) for path in paths}
    shown = [path for path, answer in found.items() if "caravane_" in answer.text]
    expect(not shown, f"shown at {shown}")
    return f"{len(paths)} spellings show nothing"
