"""Requests about tables of other people, on every route that names a table."""

import re
from typing import Any, Final

from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client, Disconnected, Refusal
from tests.server.http.test_strangers import COMMANDS, PRIVATE_READS, READS, WRITES, finished_table

SUBJECT: Final = "strangers"
SECRET_NAME: Final = "Zo\u00e9 the Hidden"
SEATS: Final = [{"kind": "me"}, {"kind": "companion", "name": SECRET_NAME}]
REFUSED: Final = range(400, 500)


async def routes_of_tables(visitor: Client) -> list[tuple[str, str]]:
    """Return method and path of every route that names a table, from the server's own description."""
    paths = (await visitor.get("/openapi.json"))["paths"]
    return [(method.upper(), path) for path, item in paths.items() for method in item if "{table}" in path]


async def answers_to_strangers(target: Target, table: str, code: str) -> list[tuple[str, Any]]:
    """Return every route with its answer to a guest and to somebody without a session."""
    found: list[tuple[str, Any]] = []
    async with await target.guest("Eve") as eve, target.visitor() as nobody:
        for method, path in await routes_of_tables(eve):
            filled = re.sub(r"\{\w+\}", code, path.replace("{table}", table))
            body = WRITES.get(path.partition("{table}")[2], {}) if method != "GET" else None
            for stranger in (eve, nobody):
                for seat in ("", "?seat=0", "?seat=1"):
                    answer = await stranger.http.request(method, filled + seat, json=body)
                    found.append((f"{method} {path}{seat}", answer))
    return found


@probe(SUBJECT, quick=BOTH)
async def requests_of_strangers(target: Target) -> str:
    """Send every request that names a table to a private one of others, waiting and playing: refused, and nothing shown."""
    async with await target.guest("Ana") as ana:
        waiting = await ana.create_table([*SEATS, {"kind": "free"}])
        playing = await ana.create_table(SEATS, start=True)
        before = [await ana.get(f"/tables/{table}") for table in (waiting, playing)]
        code = (await ana.post(f"/tables/{waiting}/invitations"))["code"]
        found = [each for table in (waiting, playing) for each in await answers_to_strangers(target, table, code)]
        after = [await ana.get(f"/tables/{table}") for table in (waiting, playing)]
        still = (await ana.http.get(f"/api/join/{code}")).status_code
    let_in = [name for name, answer in found if answer.status_code not in REFUSED]
    shown = [name for name, answer in found if SECRET_NAME in answer.text or "Zo\\u00e9" in answer.text]
    expect(not let_in and not shown, f"{len(let_in)} let in, {len(shown)} shown: {(let_in + shown)[:3]}")
    expect([_lasting(each) for each in before] == [_lasting(each) for each in after], "a table was changed")
    expect(still == 200, "the invitation was revoked")
    return f"{len(found)} requests refused"


def _lasting(detail: dict[str, Any]) -> dict[str, Any]:
    """Return what does not change by itself."""
    return {key: detail["projection"].get(key) for key in ("n", "status", "occupants", "view", "deciding")}


@probe(SUBJECT, quick=BOTH)
async def finished_games_of_others(target: Target) -> str:
    """Visit a finished game by its link: its chat, its people and all acts stay closed."""
    async with await target.guest("Ana") as ana, await target.guest("Eve") as eve:
        await ana.connect()
        await eve.connect()
        table = await finished_table(ana)
        everything = "".join([(await eve.http.get(f"/api/tables/{table}{path}")).text for path in READS])
        reads = [await eve.http.get(f"/api/tables/{table}{path}") for path in PRIVATE_READS]
        writes = [await eve.http.post(f"/api/tables/{table}{path}", json=body) for path, body in WRITES.items()]
        open_commands = [kind for kind, fields in COMMANDS.items() if not await _is_refused(eve, kind, table, fields)]
        heard = "".join(eve.raw)
    let_in = [str(answer.url) for answer in reads + writes if answer.status_code not in REFUSED]
    expect("swordfish" not in everything + heard, "the chat is shown")
    expect(not let_in and not open_commands, f"let in: {let_in + open_commands}")
    return f"{len(reads) + len(writes)} requests and {len(COMMANDS)} commands refused"


async def _is_refused(client: Client, kind: str, table: str, fields: dict[str, Any]) -> bool:
    try:
        await client.send(kind, table, **fields)
    except Refusal:
        return True
    except Disconnected:
        await client.connect()
        return True
    return False


@probe(SUBJECT, quick=BOTH)
async def hands_of_a_public_game(target: Target) -> str:
    """Follow a public game as a stranger and as another seat: no hand, no secret, no file before the end."""
    async with await target.guest("Ana") as ana, await target.guest("Bob") as bob, target.visitor() as nobody:
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        seen = await nobody.get(f"/tables/{table}")
        other = await bob.get(f"/tables/{table}", seat=1)
        foreign = [await bob.http.get(f"/api/tables/{table}{path}", params={"seat": 0}) for path in ("", "/history")]
        files = [await nobody.http.get(f"/api/tables/{table}{path}") for path in ("/export", "/luck")]
        history = await nobody.get(f"/tables/{table}/history", views=True)
    hands = [card for hand in seen["projection"]["view"]["hands"] for card in hand]
    hands += list(other["projection"]["view"]["hands"][0])
    expect(hands and all(card is None for card in hands), f"cards are shown: {hands}")
    expect("dealt" not in str(history), "the history shows what was dealt")
    expect(not seen["secret"] and not other["secret"], "the secret is shown")
    statuses = [answer.status_code for answer in foreign + files]
    expect(all(status in REFUSED for status in statuses), f"statuses {statuses}")
    return f"{len(hands)} cards hidden, {len(statuses)} requests refused"
