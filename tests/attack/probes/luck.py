"""Entropy that would be given away before the table's commitment was seen; docs/luck.md has the protocol."""

import hashlib
from typing import Any, Final

from caravane.tables.act_schema import ALGORITHMS
from caravane.tables.luck.chance_events import ROLL
from caravane.tables.luck.committed_luck import CommittedLuck, commitment, table_key
from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import Target

ENTROPY: Final = "00" * 16
GAME: Final = "lost-cities"
TABLES: Final = 3
FREE: Final = [{"kind": "me"}, {"kind": "free"}]


@probe("luck", quick=BOTH)
async def entropy_before_the_commitment(target: Target) -> str:
    """Send entropy with the request that creates, sits or joins: refused, because the commitment was not seen before."""
    async with await target.guest("Lea") as lea, await target.guest("Max") as maxim:
        plan = {"game": "_template", "seats": 2, "seat_plan": FREE, "public": True}
        statuses = {"create": (await lea.http.post("/api/tables", json=plan | {"entropy": ENTROPY})).status_code}
        table = await lea.create_table(FREE, public=True)
        sit = await maxim.http.post(f"/api/tables/{table}/sit", json={"entropy": ENTROPY})
        code = (await lea.post(f"/tables/{table}/invitations"))["code"]
        join = await maxim.http.post(f"/api/join/{code}", json={"entropy": ENTROPY})
        statuses |= {"sit": sit.status_code, "join": join.status_code}
    expect(set(statuses.values()) == {422}, f"accepted: {statuses}")
    return "refused by create, sit and join"


@probe("luck", quick=BOTH)
async def commitment_is_shown_first(target: Target) -> str:
    """Create, sit and join: each answer has the commitment of the table, the same that the table shows."""
    async with await target.guest("Lea") as lea, await target.guest("Max") as maxim, target.visitor() as nia:
        plan = [*FREE, {"kind": "free"}]
        created = await lea.post("/tables", game="_template", seats=3, seat_plan=plan, public=True)
        table = created["id"]
        sat = await maxim.post(f"/tables/{table}/sit")
        code = (await lea.post(f"/tables/{table}/invitations"))["code"]
        joined = await nia.post(f"/join/{code}", name="Nia")
        shown = (await lea.get(f"/tables/{table}"))["commitment"]
    found = [answer.get("commitment") for answer in (created, sat, joined)]
    expect(len(shown) == 64 and found == [shown] * 3, f"commitments {found}")
    return "create, sit and join show it"


@probe("luck", quick=BOTH)
async def luck_computed_from_what_is_shown(target: Target) -> str:
    """Try all keys that follow from what everybody sees before the game: none of them gives the first roll."""
    computed = 0
    async with await target.guest("Lea") as lea, await target.guest("Max") as maxim, target.visitor() as spectator:
        await lea.connect()
        for number in range(TABLES):
            table = await lea.create_table(FREE, game=GAME, public=True)
            await maxim.post(f"/tables/{table}/sit")
            shares = {lea: f"{number:02x}" * 32, maxim: f"{number + 100:02x}" * 32}
            for client, share in shares.items():
                await client.post(f"/tables/{table}/entropy", commitment=commitment(bytes.fromhex(share)))
            await lea.post(f"/tables/{table}/start")
            shown = (await spectator.get(f"/tables/{table}"))["projection"]
            for client, share in shares.items():
                await client.post(f"/tables/{table}/entropy", entropy=share)
            await lea.send("resign", table)
            events = (await lea.get(f"/tables/{table}/export"))["chance_events"]
            at, event = next((at, event) for at, event in enumerate(events) if event["kind"] == ROLL)
            computed += event["line"].split(":")[1:] in _guessed_rolls(shown, at, event["of"])
    expect(not computed, f"{computed} of {TABLES} first rolls were computed before the game by somebody without a seat")
    return f"{TABLES} tables, no roll was known in advance"


def _guessed_rolls(shown: dict[str, Any], number: int, dice: list[list[str]]) -> list[list[str]]:
    """Return the rolls of the keys that follow from the hashes that a table shows."""
    hashes = [shown["commitment"], *[state.partition(":")[2] for state in shown["entropy"]]]
    public = [bytes.fromhex(text) for text in hashes]
    keys = [hashlib.sha256(b"".join(public)).digest()]
    keys += [table_key(algorithm, public[0], public[1:]) for algorithm in ALGORITHMS]
    rolls = []
    for key in keys:
        for ordered in (list[str], sorted):
            draws = CommittedLuck(key, number)
            rolls.append([ordered(faces)[draws.below(len(faces))] for faces in dice])
    return rolls
