"""Tests that log-ins and visitors without a session share a part of the processor, and so does everybody at one address."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from caravane.server.http.request_costs import OTHER_WORK, PASSWORD_WORK, WORK, paced_work, request_work
from caravane.server.ops.config import Limits
from caravane.server.security import pacing, rate_limit
from caravane.server.security.pacing import (
    ADDRESS_BURST_SECONDS,
    ADDRESS_MAX_DELAY,
    BURST_SECONDS,
    LOGIN_PART,
    MAX_DELAY,
    AddressPacer,
    Pacer,
)
from caravane.server.websocket.message_costs import ACT, COSTS
from caravane.server.wire.messages import Try
from tests.server.client import Client
from tests.server.run_processes import Serve
from tests.server.security.in_process import PER_MINUTE, running, visitor

pytestmark = pytest.mark.anyio

WORK_OF_A_GUEST = {
    "login": {"login": "ana", "password": "wrong password"},
    "account": {"login": "ana", "password": "correct horse battery"},
}


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Stop the clock of the limits; a test sets it."""
    now = [1_024.0]
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def test_work_waits_for_its_share_and_is_refused_beyond_it() -> None:
    now = [1_024.0]
    pacer = Pacer(256, lambda: now[0])
    at_once = int(BURST_SECONDS * 4) + 1
    assert [pacer.delay(64) for _ in range(at_once)] == [0.0] * at_once
    delays = [pacer.delay(64) for _ in range(100)]
    assert delays[:20] == [0.25 * number for number in range(1, 21)]
    assert set(delays[20:]) == {MAX_DELAY + 0.25}
    now[0] += 1.0
    assert pacer.delay(64) == MAX_DELAY - 0.75


def test_large_work_is_admitted_while_small_work_fills_the_room() -> None:
    now = [1_024.0]
    pacer = Pacer(256, lambda: now[0])
    large = 0
    for _ in range(64):
        for _ in range(1_000):
            pacer.delay(4)
        now[0] += 0.25
        large += pacer.delay(64) <= MAX_DELAY
    assert large == 64


SITE = [f"2001:db8:0:{number:x}::/64" for number in range(4_096)]
SIX = [f"198.51.100.{number}" for number in range(6)]
SECONDS = 140


def honest_admitted(now: list[float], pacer: Pacer, attackers: list[str], flood: tuple[int, float], work: float) -> int:
    """Return how many of 140 honest requests are admitted, one a second from an address each, during a flood."""
    per_second, work_of_each = flood
    admitted = 0
    for number in range(SECONDS * per_second):
        now[0] += 1 / per_second
        pacer.admit(attackers[number % len(attackers)], work_of_each)
        if number % per_second == 0:
            admitted += pacer.admit(f"203.0.113.{number // per_second}", work)[0]
    return admitted


@pytest.mark.parametrize(("attackers", "per_second"), [(SITE, 95), (SIX, 60)], ids=["site", "six"])
@pytest.mark.parametrize(
    ("part", "works"),
    [
        (1 - LOGIN_PART, (WORK["/api/guest"], WORK["/api/guest"])),
        (LOGIN_PART, (WORK["/api/login"], PASSWORD_WORK)),
        (LOGIN_PART, (PASSWORD_WORK, PASSWORD_WORK)),
    ],
    ids=["guests", "log-ins-among-refused-ones", "log-ins"],
)
def test_a_site_or_six_addresses_lock_nobody_out(
    now: list[float], attackers: list[str], per_second: int, part: float, works: tuple[float, float]
) -> None:
    pacer = Pacer(Limits().anonymous_work * part, lambda: now[0])
    assert honest_admitted(now, pacer, attackers, (per_second, works[0]), works[1]) >= SECONDS - 1


def test_a_session_does_not_free_from_pacing_what_everybody_can_ask_for() -> None:
    assert {path: paced_work(path, session=True) for path in WORK} == WORK
    assert paced_work("/api/tables", session=True) == 0
    assert paced_work("/api/tables", session=False) == OTHER_WORK


async def test_log_ins_are_paced_and_players_are_not(tmp_path: Path) -> None:
    limits = {"CARAVANE_LIMITS__ANONYMOUS_WORK": "10"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as eve:
            await ana.post("/guest", name="Ana")
            await ana.connect()
            for path, body in WORK_OF_A_GUEST.items():
                answer = await ana.http.post(f"/api/{path}", json=body)
                assert (path, answer.status_code, answer.json()["code"]) == (path, 429, "rate-limited")
            refused = await eve.http.post("/api/login", json={"login": "ana", "password": "wrong password"})
            assert (refused.status_code, refused.json()["code"]) == (429, "rate-limited")
            assert int(refused.headers["retry-after"]) > MAX_DELAY
            for _ in range(20):
                await ana.call("PATCH", "/me", {"name": "Ana"})
            table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True)
            await ana.follow(table, 0)
            await ana.play(table, 0)


def test_each_address_has_a_share_of_its_own() -> None:
    now = [1_024.0]
    pacer = AddressPacer(256, lambda: now[0])
    at_once = int(ADDRESS_BURST_SECONDS * 4)
    assert [pacer.charge("10.0.0.1", 64) for _ in range(at_once)] == [0.0] * at_once
    assert [pacer.charge("10.0.0.1", 64) for _ in range(40)] == [0.25 * number for number in range(1, 41)]
    assert pacer.charge("10.0.0.2", 64) == 0.0
    now[0] += 1.0
    assert pacer.charge("10.0.0.1", 64) == 9.25


def test_the_networks_of_an_ipv6_site_have_two_shares_together() -> None:
    pacer = AddressPacer(256, lambda: 1_024.0)
    at_once = 2 * 256 * ADDRESS_BURST_SECONDS
    assert [pacer.charge(f"2001:db8:0:{number}::/64", at_once / 8) for number in range(8)] == [0.0] * 8
    assert pacer.charge("2001:db8:0:9::/64", 64) == 0.125
    assert pacer.charge("2001:db8:1::/64", 64) == 0.0


def test_one_address_does_not_use_the_whole_share_of_log_ins(now: list[float]) -> None:
    pacer = Pacer(256, lambda: now[0])
    at_once = int(BURST_SECONDS * 4)
    assert [pacer.admit("10.0.0.1", 64) for _ in range(at_once)] == [(True, 0.0)] * at_once
    for _ in range(10):
        now[0] += 1.0
        admitted = [pacer.admit("10.0.0.1", 64)[0] for _ in range(20)]
        assert admitted.count(True) <= 1
        assert pacer.admit("10.0.0.2", 64)[0]


def test_work_beyond_the_burst_is_refused_with_a_time(now: list[float]) -> None:
    admitted, seconds = Pacer(1, lambda: now[0]).admit("10.0.0.1", 64)
    assert not admitted
    assert seconds > MAX_DELAY


@pytest.mark.parametrize("path", ["/guest", "/login"])
async def test_guests_do_not_lock_out_log_ins_and_log_ins_do_not_lock_out_guests(tmp_path: Path, path: str) -> None:
    async with running(f"sqlite:///{tmp_path}/caravane.db") as [app], visitor(app, "203.0.113.1") as ana:
        assert (await ana.post("/account", json=WORK_OF_A_GUEST["account"])).is_success
        await ana.post("/logout")
        services = app.state.services
        other = services.guest_pacer if path == "/login" else services.login_pacer
        other.delay(1_000_000)
        answers = [
            await ana.post("/guest", json={"name": "Ana"}),
            await ana.post("/login", json=WORK_OF_A_GUEST["account"]),
        ]
    statuses = dict(zip(("/guest", "/login"), [answer.status_code for answer in answers], strict=True))
    assert statuses == {"/guest": 429, "/login": 429, path: 200}


@pytest.mark.usefixtures("now")
async def test_log_ins_that_the_throttle_refuses_cost_little(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/caravane.db") as [app], visitor(app, "203.0.113.1") as eve:
        codes = [(await eve.post("/login", json=WORK_OF_A_GUEST["login"])).status_code for _ in range(4 * PER_MINUTE)]
        pacer = app.state.services.login_pacer
    assert codes == [401] * PER_MINUTE + [429] * 3 * PER_MINUTE
    used = PER_MINUTE * PASSWORD_WORK + 4 * PER_MINUTE * WORK["/api/login"]
    left = int(Limits().anonymous_work * LOGIN_PART * BURST_SECONDS) - used
    assert pacer.admit("203.0.113.1", left + 1)[0] is False
    assert pacer.admit("203.0.113.1", left)[0] is True


def test_few_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "MAX_TRACKED", 2)
    pacer = AddressPacer(1, lambda: 1_024.0)
    assert [pacer.charge(address, 11) for address in "abca"] == [10.0] * 4
    assert pacer.charge("a", 1) == 11.0


async def test_an_address_that_has_much_work_waiting_is_refused_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "REFUSAL_SECONDS", 0.0)
    pacer = AddressPacer(256, lambda: 1_024.0)
    pacer.charge("10.0.0.1", 256 * (ADDRESS_BURST_SECONDS + ADDRESS_MAX_DELAY))
    assert await pacer.pace("10.0.0.1", 64) == ADDRESS_MAX_DELAY + 0.25
    # What was refused does not count.
    assert await pacer.pace("10.0.0.1", 64) == ADDRESS_MAX_DELAY + 0.25
    assert await pacer.pace("10.0.0.2", 64) == 0.0


async def test_requests_of_one_address_delay_no_other(tmp_path: Path) -> None:
    limits = {"CARAVANE_LIMITS__ADDRESS_WORK": "1"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with Client(serve.address, source="127.0.0.2") as eve, Client(serve.address, source="127.0.0.3") as ana:
            tables = [eve.http.post("/api/tables", json={}) for _ in range(20)]
            *refused, answer = await asyncio.gather(*tables, ana.http.get("/health"))
    assert [each.status_code for each in refused] == [429] * 20
    assert answer.status_code == 200


def test_work_of_requests_is_as_measured() -> None:
    assert [request_work("GET", path) for path in ("/health", "/", "/api/me")] == pytest.approx([0.7, 1.3, 3.7])
    assert request_work("GET", "/api/tables/open") == request_work("GET", "/api/tables/t/luck") == 9.7
    writes = ("/api/tables", "/api/import", "/api/guest")
    assert [request_work("POST", path) for path in writes] == [30.0, 30.0, 5.0]
    assert [request_work("POST", path, refused=True) for path in writes] == [0.7] * 3
    assert request_work("GET", "/api/games/lost-cities/editions") == pytest.approx(6.7)
    editions = [f"/api/games/lost-cities/editions{end}" for end in ("/check", "/read", "/file", "")]
    assert [request_work("POST", path) for path in editions] == [50.0, 50.0, 15.0, 15.0]


def test_thirty_people_at_one_address_open_the_page_at_once_and_nobody_is_refused() -> None:
    pacer = AddressPacer(Limits().address_work, lambda: 1_024.0)
    for _ in range(30):
        files = sum(request_work("GET", f"/assets/{number}.js") for number in range(34))
        delay = pacer.charge("10.0.0.1", files + 3 * request_work("GET", "/api/me"))
    assert delay < ADDRESS_MAX_DELAY


TRIES = 20
MILLISECONDS = 20
"""Milliseconds per second of an address."""


async def test_plans_of_one_address_take_no_more_than_its_share(tmp_path: Path) -> None:
    limits = {"CARAVANE_LIMITS__ADDRESS_WORK": str(MILLISECONDS)}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with Client(serve.address, source="127.0.0.2") as eve, Client(serve.address, source="127.0.0.3") as ana:
            for client, name in ((eve, "Eve"), (ana, "Ana")):
                await client.guest(name)
            table = await eve.create_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}], start=True)
            for seat in (0, 1):
                await eve.follow(table, seat)
            update = await eve.decision_or_end(table, (0, 1))
            plans = {"seat": update["seat"], "n": update["n"], "plans": [update["legal"][:1]] * 24}
            began = time.monotonic()
            for number in range(TRIES):
                await eve.send_raw({"type": "try", "id": f"try-{number}", "table": table, **plans})
            own = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True)
            await ana.follow(own, 0)
            await ana.play(own, 0)
            await eve.wait_for(lambda: [each for each in eve.messages if each.get("id") == f"try-{TRIES - 1}"])
            seconds = time.monotonic() - began
    assert seconds > TRIES * COSTS[Try] / MILLISECONDS - ADDRESS_BURST_SECONDS


def test_moves_are_not_held_up_by_requests_of_their_address() -> None:
    now = [1_024.0]
    pacer = AddressPacer(Limits().address_work, lambda: now[0])
    delays, admitted = [], 0
    for number in range(SECONDS * 64):
        now[0] += 1 / 64
        admitted += pacer.admit("10.0.0.1", 30)[0]
        if number % 4 == 0:
            delays.append(pacer.admit("10.0.0.1", ACT, plays=True))
    assert set(delays) == {(True, 0.0)}
    # All together get no more than their share: what is played is taken from the requests.
    assert 30 * admitted + ACT * len(delays) <= (SECONDS + ADDRESS_MAX_DELAY + 2) * Limits().address_work


def test_moves_use_their_own_part_only_beyond_the_whole_share() -> None:
    now = [1_024.0]
    pacer = AddressPacer(256, lambda: now[0])
    for _ in range(SECONDS):
        now[0] += 1.0
        assert pacer.admit("10.0.0.1", 192, plays=True) == (True, 0.0)
    pacer.charge("10.0.0.1", 1_000_000)
    assert pacer.admit("10.0.0.1", 64, plays=True) == (True, 0.0)
    for _ in range(1_000):
        pacer.admit("10.0.0.1", 64, plays=True)
    admitted, seconds = pacer.admit("10.0.0.1", 64, plays=True)
    assert (admitted, seconds > ADDRESS_MAX_DELAY) == (False, True)


def test_refused_senders_do_not_push_others_out_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "MAX_TRACKED", 3)
    pacer = AddressPacer(1, lambda: 1_024.0)
    assert pacer.charge("10.0.0.1", 11) == 10.0
    pacer.charge("2001:db8:0:1::/64", 100)
    for number in range(2, 10):
        assert not pacer.admit(f"2001:db8:0:{number}::/64", 1)[0]
    assert pacer.charge("10.0.0.1", 0) == 10.0


@pytest.mark.usefixtures("now")
async def test_writes_beyond_the_rate_take_little_of_the_share_of_an_address(tmp_path: Path) -> None:
    limits = Limits(request_burst=1, address_work=20)
    async with running(f"sqlite:///{tmp_path}/caravane.db", limits=limits) as [app], visitor(app, "10.0.0.1") as eve:
        codes = [(await eve.post("/logout")).status_code for _ in range(10)]
        assert codes == [204] + [429] * 9
        # The first took 5 milliseconds of 20, and the others 0.7 each.
        assert app.state.services.address_pacer.admit("10.0.0.1", 8) == (True, 0.0)
