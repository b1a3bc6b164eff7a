"""Tests that guests do not outrank hosts: few codes, all their own, no return after a removal, and no borrowed names."""

import asyncio

import pytest

from caravane.server.security.permissions import MAX_HOST_CODES, MAX_PLAYER_CODES
from tests.server.client import Client, Refusal
from tests.server.http.test_tables import close, code_of, visitors
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

FREE = {"kind": "free"}
ME = {"kind": "me"}


async def invite(client: Client, table: str) -> str:
    code: str = (await client.post(f"/tables/{table}/invitations"))["code"]
    return code


async def codes_of(client: Client, table: str) -> set[str]:
    return {each["code"] for each in await client.get(f"/tables/{table}/invitations")}


async def host_and_guest(serve: Serve, *, public: bool = False) -> tuple[Client, Client, str, str]:
    """Create a table whose guest came by the host's code; return host, guest, table and code."""
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table([ME, FREE, FREE], public=public)
    code = await invite(ana, table)
    await bob.post(f"/join/{code}")
    return ana, bob, table, code


async def test_a_guest_neither_sees_nor_revokes_the_codes_of_the_host(serve: Serve) -> None:
    ana, bob, table, code = await host_and_guest(serve)
    own = await invite(bob, table)
    assert await codes_of(bob, table) == {own}
    for other in (code, "DUNE-DUNE-DUNE-10"):
        assert await code_of(bob.call("DELETE", f"/tables/{table}/invitations/{other}")) == "not-the-host"
    listed = await ana.get(f"/tables/{table}/invitations")
    assert {(each["code"], each["mine"], each["maker"]) for each in listed} == {
        (code, True, "Ana"),
        (own, False, "Bob"),
    }
    await bob.call("DELETE", f"/tables/{table}/invitations/{own}")
    again = await invite(bob, table)
    await ana.call("DELETE", f"/tables/{table}/invitations/{again}")
    assert await codes_of(ana, table) == {code}
    await close(ana, bob)


async def test_a_guest_makes_few_codes_even_in_a_burst(serve: Serve) -> None:
    ana, bob, table, _ = await host_and_guest(serve)
    made = await asyncio.gather(*[invite(bob, table) for _ in range(12)], return_exceptions=True)
    refused = [each.code for each in made if isinstance(each, Refusal)]
    assert refused == ["too-many"] * (len(made) - MAX_PLAYER_CODES)
    assert len(await codes_of(bob, table)) == MAX_PLAYER_CODES
    assert await invite(ana, table)
    await close(ana, bob)


async def test_a_host_makes_many_codes_and_not_more(serve: Serve) -> None:
    ana, bob, table, _ = await host_and_guest(serve)
    await asyncio.gather(*[invite(ana, table) for _ in range(MAX_HOST_CODES - 1)])
    assert await code_of(ana.post(f"/tables/{table}/invitations")) == "too-many"
    assert await invite(bob, table)
    await close(ana, bob)


@pytest.mark.parametrize("public", [False, True])
async def test_a_removed_guest_returns_only_by_a_later_code_of_the_host(serve: Serve, public: bool) -> None:
    ana, bob, table, code = await host_and_guest(serve, public=public)
    own = await invite(bob, table)
    [carl] = await visitors(serve, "Carl")
    await carl.post(f"/join/{code}")
    await ana.post(f"/tables/{table}/stand", seat=1)
    assert await code_of(bob.post(f"/join/{own}")) == "invitation-not-found"
    assert await code_of(bob.post(f"/join/{code}")) == "removed"
    assert await code_of(bob.post(f"/join/{await invite(carl, table)}")) == "removed"
    assert await code_of(bob.post(f"/tables/{table}/sit")) == ("removed" if public else "table-not-found")
    assert await code_of(bob.post(f"/tables/{table}/invitations")) in {"table-not-found", "not-your-seat"}
    fresh = await invite(ana, table)
    assert (await bob.post(f"/join/{fresh}"))["my_seats"] == [1]
    # After that, the person is a guest like any other.
    await bob.post(f"/tables/{table}/stand")
    assert (await bob.post(f"/join/{code}"))["my_seats"] == [1]
    await close(ana, bob, carl)


async def test_standing_up_is_no_removal(serve: Serve) -> None:
    ana, bob, table, code = await host_and_guest(serve)
    own = await invite(bob, table)
    await bob.post(f"/tables/{table}/sit", kind="companion", name="Dan")
    await ana.post(f"/tables/{table}/stand", seat=2)
    await bob.post(f"/tables/{table}/stand")
    assert (await bob.post(f"/join/{own}"))["my_seats"] == [1]
    await ana.post(f"/tables/{table}/stand")
    await ana.post(f"/tables/{table}/sit")
    assert code in await codes_of(ana, table)
    await close(ana, bob)


async def test_a_burst_of_joining_does_not_survive_the_removal(serve: Serve) -> None:
    ana, bob, table, code = await host_and_guest(serve)
    burst = [bob.post(f"/join/{code}") for _ in range(6)]
    await asyncio.gather(*burst[:3], ana.post(f"/tables/{table}/stand", seat=1), *burst[3:], return_exceptions=True)
    assert (await ana.get(f"/tables/{table}"))["projection"]["occupants"][1] is None
    assert await code_of(bob.post(f"/join/{code}")) == "removed"
    await close(ana, bob)


async def finished_table(host: Client, guest: Client) -> str:
    table = await host.create_table([ME, FREE, {"kind": "bot", "level": "random"}])
    await guest.post(f"/join/{await invite(host, table)}")
    await host.post(f"/tables/{table}/start")
    for client in (guest, host):
        await client.post(f"/tables/{table}/acts", type="resign")
    return table


async def test_a_guest_removed_from_a_rematch_does_not_return_by_a_second_request(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await finished_table(ana, bob)
    rematch = (await ana.post(f"/tables/{table}/rematch"))["id"]
    [seat] = (await bob.post(f"/tables/{table}/rematch"))["my_seats"]
    await ana.post(f"/tables/{rematch}/stand", seat=seat)
    assert await code_of(bob.post(f"/tables/{table}/rematch")) == "removed"
    assert (await bob.post(f"/join/{await invite(ana, rematch)}"))["my_seats"] == [seat]
    await close(ana, bob)


async def test_only_the_host_of_a_rematch_seats_its_bots(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await finished_table(ana, bob)
    rematch = (await ana.post(f"/tables/{table}/rematch"))["id"]
    occupants = (await ana.get(f"/tables/{rematch}"))["projection"]["occupants"]
    [bot] = [seat for seat, each in enumerate(occupants) if each and each["kind"] == "bot"]
    await ana.post(f"/tables/{rematch}/stand", seat=bot)
    await bob.post(f"/tables/{table}/rematch")
    assert (await ana.get(f"/tables/{rematch}"))["projection"]["occupants"][bot] is None
    await close(ana, bob)


async def test_a_person_removed_before_the_game_is_removed_from_its_rematch(serve: Serve) -> None:
    ana, bob, eve = await visitors(serve, "Ana", "Bob", "Eve")
    table = await ana.create_table([ME, FREE], public=True)
    await eve.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/stand", seat=1)
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    await bob.post(f"/tables/{table}/acts", type="resign")
    rematch = (await ana.post(f"/tables/{table}/rematch"))["id"]
    assert await code_of(eve.post(f"/tables/{rematch}/sit")) == "removed"
    assert (await bob.post(f"/tables/{table}/rematch"))["my_seats"]
    await close(ana, bob, eve)


async def test_a_seat_that_was_not_freed_removes_nobody(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table([ME, FREE], public=True)
    await bob.post(f"/tables/{table}/sit")
    assert await code_of(bob.post(f"/tables/{table}/stand", seat=0)) == "not-your-seat"
    await ana.post(f"/tables/{table}/start")
    assert await code_of(ana.post(f"/tables/{table}/stand", seat=1)) == "not-now"
    await ana.post(f"/tables/{table}/acts", type="resign")
    await ana.post(f"/tables/{table}/rematch")
    assert (await bob.post(f"/tables/{table}/rematch"))["my_seats"]
    await close(ana, bob)


async def test_a_second_person_of_the_same_name_is_known_by_the_seat(serve: Serve) -> None:
    host, first, second = await visitors(serve, "Hana", "Ana", "Ana")
    table = await host.create_table([ME, FREE, FREE], public=True)
    await first.post(f"/tables/{table}/sit", seat=1)
    await first.send("chat", table, text="I am Ana")
    await first.post(f"/tables/{table}/stand")
    await second.post(f"/tables/{table}/sit", seat=2)
    await second.send("chat", table, text="so am I")
    await host.follow(table, 0)
    await host.send("chat", table, text="seats, please")
    lines = await host.get(f"/tables/{table}/chat")
    assert [(line["name"], line["seat"], line["host"]) for line in lines] == [
        ("Ana", 1, False),
        ("Ana", 2, False),
        ("Hana", 0, True),
    ]
    [sent] = [message for message in host.messages if message["type"] == "chat"]
    assert (sent["seat"], sent["host"]) == (0, True)
    await close(host, first, second)
