"""Guests who act as if they were the host of a table."""

from contextlib import suppress
from functools import partial
from typing import Any, Final

from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client, Refusal

SUBJECT: Final = "rights at a table"
FEW_CODES: Final = 10


async def table_with_invitee(target: Target) -> tuple[Client, Client, str, str]:
    """Return a host, somebody who joined by an invitation, the table, and the code."""
    host, invitee = await target.guest("Hal"), target.visitor()
    table = await host.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "free"}])
    code: str = (await host.post(f"/tables/{table}/invitations"))["code"]
    await invitee.post(f"/join/{code}", name="Ines")
    return host, invitee, table, code


async def close(*clients: Client) -> None:
    """Close the connections of clients."""
    for client in clients:
        await client.http.aclose()


@probe(SUBJECT, quick=BOTH)
async def invitee_revokes_the_hosts_code(target: Target) -> str:
    """Revoke the host's code as an invitee: refused, and the code still works."""
    host, invitee, table, code = await table_with_invitee(target)
    status = (await invitee.http.delete(f"/api/tables/{table}/invitations/{code}")).status_code
    async with target.visitor() as visitor:
        works = (await visitor.http.get(f"/api/join/{code}")).status_code
    await close(host, invitee)
    expect(status == 403 and works == 200, f"status {status}; the code then answers {works}")
    return "refused, the code still works"


@probe(SUBJECT, quick=BOTH)
async def invitee_makes_many_codes(target: Target) -> str:
    """Make 49 codes as an invitee: refused after a few, and the host can still make one."""
    host, invitee, table, _ = await table_with_invitee(target)
    made = [await invitee.http.post(f"/api/tables/{table}/invitations", json={}) for _ in range(49)]
    count = sum(response.status_code == 201 for response in made)
    host_status = (await host.http.post(f"/api/tables/{table}/invitations", json={})).status_code
    await close(host, invitee)
    expect(count <= FEW_CODES, f"{count} of 49 codes made")
    expect(host_status == 201, f"the host then gets {host_status}")
    return f"{count} of 49 made, the host can still make one"


@probe(SUBJECT, quick=BOTH)
async def removed_guest_returns(target: Target) -> str:
    """Return by a code of one's own after the host has freed one's seat: refused, by that code and by any other."""
    host, invitee, table, code = await table_with_invitee(target)
    made = await invitee.http.post(f"/api/tables/{table}/invitations", json={})
    own = made.json().get("code", code)
    await host.post(f"/tables/{table}/stand", seat=1)
    answers = [(await invitee.http.post(f"/api/join/{each}", json={})).status_code for each in (own, code)]
    seated = [each["name"] for each in (await host.get(f"/tables/{table}"))["projection"]["occupants"] if each]
    await close(host, invitee)
    expect("Ines" not in seated, f"seated again: {seated}, statuses {answers}")
    return f"not seated again, statuses {answers}"


@probe(SUBJECT, quick=BOTH)
async def invitee_acts_as_host(target: Target) -> str:
    """Start the game, seat a bot and free the host's seat as an invitee: refused."""
    host, invitee, table, _ = await table_with_invitee(target)
    acts: dict[str, dict[str, Any]] = {
        "start": {},
        "sit": {"kind": "bot"},
        "stand": {"seat": 0},
        "entropy": {"seat": 0, "commitment": "0" * 64},
        "holiday": {"seat": 0, "until": 2_000_000_000},
    }
    found = {
        act: (await invitee.http.post(f"/api/tables/{table}/{act}", json=body)).status_code
        for act, body in acts.items()
    }
    seated = (await host.get(f"/tables/{table}"))["projection"]["occupants"]
    await close(host, invitee)
    expect(all(400 <= status < 500 for status in found.values()), f"statuses {found}")
    expect([each and each["kind"] for each in seated] == ["person", "person", None], f"seats {seated}")
    return f"{len(found)} acts refused"


@probe(SUBJECT, quick=BOTH)
async def chat_after_a_revoked_code(target: Target) -> str:
    """Follow a private table by codes that are then revoked, as listed and as typed: no line of its chat arrives."""
    host, spies = await target.guest("Hal"), [await target.guest(name) for name in ("Mata", "Kim", "Sorge")]
    table = await host.create_table([{"kind": "me"}, {"kind": "free"}])
    codes = [(await host.post(f"/tables/{table}/invitations"))["code"] for _ in spies]
    for client in (host, *spies):
        await client.connect()
    await host.follow(table, 0)
    for spy, code in zip(spies, codes, strict=True):
        await spy.follow(table, code=code)
    for code in (codes[0], codes[1].lower(), codes[2].replace("-", "%20")):
        await host.call("DELETE", f"/tables/{table}/invitations/{code}")
    for spy in spies:
        await spy.wait_for(partial(is_unfollowed, spy))
    for number in range(3):
        await host.send("chat", table, text=f"secret plan {number}")
    await host.wait_for(lambda: sum(message["type"] == "chat" for message in host.messages) == 3)
    # A line that was sent to them all the same comes before the answer to a later message.
    for spy in spies:
        with suppress(Refusal):
            await spy.follow(table)
    lines = [[message["text"] for message in spy.messages if message["type"] == "chat"] for spy in spies]
    for client in (host, *spies):
        await client.disconnect()
    await close(host, *spies)
    expect(not any(lines), f"lines {lines}")
    return f"0 of 3 lines arrived at {len(spies)} sockets"


def is_unfollowed(spy: Client) -> bool:
    """Return whether a visitor was told that a table is no longer followed."""
    return any(message["type"] == "unfollowed" for message in spy.messages)


@probe(SUBJECT, quick=BOTH)
async def second_ana_in_the_chat(target: Target) -> str:
    """Write to the chat under the name of somebody who has left: the lines can be told apart."""
    async with await target.guest("Ana") as ana, await target.guest("Ana") as other:
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        for client, seat in ((ana, 0), (other, 1)):
            await client.connect()
            await client.follow(table)
            if client is other:
                await client.post(f"/tables/{table}/sit", seat=seat)
            await client.send("chat", table, text="it is me")
            await client.post(f"/tables/{table}/stand")
        lines = await ana.get(f"/tables/{table}/chat")
    one, two = [{key: each.get(key) for key in ("name", "seat")} for each in lines]
    expect(one != two, f"both lines are {one}")
    return f"{one} and {two}"
