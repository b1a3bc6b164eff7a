"""Tests of the attack run itself: planted probes that hold, break, crash and hang are reported as such."""

import asyncio
from pathlib import Path

import pytest

from tests.attack import run
from tests.attack.measure_floods import Measured, p95, row
from tests.attack.registry import BOTH, CLUSTER, PROBES, SQLITE, Attack, Broken, Probe, expect
from tests.attack.report import BROKEN, CRASHED, HELD, MAX_DETAIL, Outcome, exit_status, total
from tests.attack.targets import Target


class NoServers(Target):
    """A target without servers."""

    name = "sqlite"

    def __init__(self) -> None:
        self.folder = Path()


async def holds(_target: Target) -> str:
    return "3 doors closed"


async def breaks(_target: Target) -> str:
    expect(False, "1 of 3 doors open")
    return "never"


async def crashes(_target: Target) -> str:
    raise LookupError("no door")


async def hangs(_target: Target) -> str:
    await asyncio.Event().wait()
    return "never"


def planted(attack: Attack) -> Probe:
    return Probe(attack.__name__, "doors", attack, quick=(SQLITE,), targets=BOTH)


@pytest.mark.parametrize(
    ("attack", "result", "detail"),
    [
        (holds, HELD, "3 doors closed"),
        (breaks, BROKEN, "1 of 3 doors open"),
        (crashes, CRASHED, "LookupError: no door"),
        (hangs, CRASHED, "TimeoutError: "),
    ],
)
def test_the_outcome_of_a_probe(attack: Attack, result: str, detail: str) -> None:
    outcome = asyncio.run(run.run_probe(planted(attack), NoServers(), max_seconds=0.2 if attack is hangs else 60.0))
    assert (outcome.result, outcome.detail, outcome.name) == (result, detail, attack.__name__)


def outcome(result: str) -> Outcome:
    return Outcome(result, SQLITE, "a-probe", "x" * 500, 1.25)


def test_a_line_is_short_and_says_everything() -> None:
    line = outcome(BROKEN).line()
    assert line.split()[:5] == ["BROKEN", "sqlite", "a-probe", "1.2", "s"]
    assert line.endswith("x" * MAX_DETAIL)
    assert "\n" not in Outcome(HELD, SQLITE, "a-probe", "two\nlines", 0.0).line()


@pytest.mark.parametrize(("results", "status"), [([HELD, HELD], 0), ([HELD, BROKEN], 1), ([CRASHED, HELD], 1), ([], 1)])
def test_anything_but_held_fails_the_run(results: list[str], status: int) -> None:
    outcomes = [outcome(result) for result in results]
    assert exit_status(outcomes) == status
    assert total(outcomes, 9.6).startswith(f"{len(results)} probes in 10 s: {results.count(HELD)} held, ")


def test_a_planted_broken_probe_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for attack in (holds, breaks, crashes):
        monkeypatch.setitem(PROBES, attack.__name__, planted(attack))
    monkeypatch.setattr(run, "running_target", no_servers)
    assert run.main(["--quick", "--target", "sqlite", "holds", "breaks", "crashes"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["held", "held", "BROKEN", "crashed", "4"]
    assert run.main(["--quick", "--target", "sqlite", "holds"]) == 0


def no_servers(_name: str) -> "NoServerContext":
    return NoServerContext()


class NoServerContext:
    """The context of a target without servers."""

    async def __aenter__(self) -> Target:
        target = NoServers()
        target.processes = []
        return target

    async def __aexit__(self, *_error: object) -> None:
        return None


def test_servers_that_do_not_start_fail_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_start(_name: str) -> NoServerContext:
        raise OSError("no port")

    monkeypatch.setitem(PROBES, "holds", planted(holds))
    monkeypatch.setattr(run, "running_target", no_start)
    assert run.main(["--target", "cluster", "holds"]) == 1
    assert "OSError: no port" in capsys.readouterr().out


def test_unknown_probes_are_an_error() -> None:
    with pytest.raises(SystemExit) as exited:
        run.main(["no-such-probe"])
    assert exited.value.code == 2


def test_every_probe_has_a_subject_and_runs_somewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    probes = [probe for probe in PROBES.values() if probe.attack.__module__.startswith("tests.attack.probes")]
    assert len(probes) > 50
    assert all(probe.subject and set(probe.quick) <= set(probe.targets) for probe in probes)
    assert all(probe.attack.__doc__ for probe in probes)
    assert len(listed) >= len(probes)
    assert {target for probe in probes for target in probe.quick} == {SQLITE, CLUSTER}


def test_the_documents_name_every_probe() -> None:
    run.load_probes()
    page = (Path(__file__).parent.parent.parent / "docs" / "security.md").read_text(encoding="utf-8")
    missing = [name for name in PROBES if f"`{name}`" not in page]
    assert missing == []


def test_a_broken_expectation_says_what_was_found() -> None:
    expect(True, "nothing")
    with pytest.raises(Broken, match="2 open"):
        expect(0, "2 open")


def test_the_table_of_floods_compares_medians_and_tails() -> None:
    assert p95([float(number) for number in range(101)]) == 95.0
    line = row("reads", 10.0, {"429": 90, "200": 10}, Measured([1.0, 2.0, 3.0], 0.1), Measured([2.0, 4.0, 6.0], 0.3))
    assert line == "| reads | 10 | 90 429, 10 200 | 2.0 ms | 4.0 ms | 2.00 | 2.0 ms | 4.0 ms | 2.00 | 10% | 30% |"
