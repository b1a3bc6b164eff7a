"""Values of a box that somebody fills in, files and tables that carry them, and titles that everybody reads."""

import asyncio
import json
import time
from typing import Any, Final

from caravane.tables.export import with_digest
from tests.attack.registry import BOTH, SQLITE, expect, probe
from tests.attack.requests import status
from tests.attack.targets import PASSWORD, Target
from tests.server.client import Client
from tests.server.run_processes import Serve

SUBJECT: Final = "editions"
GAME: Final = "archeos-society"
PATH: Final = f"/api/games/{GAME}/editions"
WELL: Final = {"title": "My box", "source": "read by Ana", "values": {"cards/hand": 4}}
MAX_SECONDS: Final = 5.0
"""Seconds within which every answer comes, also on a busy machine."""
REFUSED: Final = range(400, 500)
MUSEUM: Final = "curator/points"
ROLES: Final = "scenarios/rapa_nui/roles"
HOSTILE: Final[dict[str, str]] = {
    "huge numbers": json.dumps({MUSEUM: [10**400] * 7}),
    "a number of 5000 digits": f'{{"{MUSEUM}": [{"9" * 5_000}]}}',
    "a list of 10000 entries": json.dumps({MUSEUM: [1] * 10_000}),
    "a list of 100000 entries": json.dumps({MUSEUM: [1] * 100_000}),
    "200 numbers for 7": json.dumps({MUSEUM: [1] * 200}),
    "no numbers for 7": json.dumps({MUSEUM: []}),
    "one name 4000 times": json.dumps({ROLES: ["botanist"] * 4_000}),
    "nested lists": f'{{"{MUSEUM}": {"[" * 900}{"]" * 900}}}',
    "fractions": json.dumps({MUSEUM: [0.5] * 7}),
    "whole fractions": json.dumps({MUSEUM: [1.0] * 7}),
    "no number": f'{{"{MUSEUM}": [NaN, Infinity, -Infinity, 1, 2, 3, 4]}}',
    "booleans": json.dumps({MUSEUM: [True] * 7}),
    "words": json.dumps({MUSEUM: ["x\u202e" * 20] * 7}),
    "half of a character": f'{{"{MUSEUM}": ["\\ud800"]}}',
    "tables": json.dumps({MUSEUM: {"points": [1]}}),
    "nothing": json.dumps({MUSEUM: None}),
    "unknown paths": json.dumps({"__class__": 1, "../../etc/passwd": 1, "deck/monkeys": 0}),
    "400 values": json.dumps({f"a/{number}": 1 for number in range(400)}),
    "401 values": json.dumps({f"a/{number}": 1 for number in range(401)}),
    "more `?` than ours": json.dumps({MUSEUM: ["?"] * 200}),
}
HEAD: Final = f'[edition]\ngame = "{GAME}"\nname = "x"\ntitle = "x"\nsource = "x"\n'
FILES: Final[dict[str, str]] = {
    "a number of 5000 digits": HEAD + f"[curator]\npoints = [{'9' * 5_000}]\n",
    "a number of 100000 bits": HEAD + f"[curator]\npoints = [0x{'f' * 25_000}]\n",
    "a key of 30000 parts": HEAD + ".".join("a" * 30_000) + " = 1\n",
    "a key of 30000 parts behind a line separator": HEAD + f'"\u2028#"{".a" * 29_000} = 1\n',
    "a key of 30000 parts that looks like a comment": HEAD + f'a = ["""\n#""", {{a{".a" * 29_000} = 1}}]\n',
    "100 keys of 100 parts": HEAD + "".join(f"{'.'.join([f'k{number}'] * 100)} = 1\n" for number in range(100)),
    "a table of 1500 parts": HEAD + f"[{'.'.join('a' * 1_500)}]\nb = 1\n",
    "60000 spaces": HEAD + f"{' ' * 60_000}\n[curator]\npoints = 1\n",
    "4000 unknown tables": HEAD + "".join(f"[t{number}]\na = 1\n" for number in range(4_000)),
    "nested lists": HEAD + f"[curator]\npoints = {'[' * 900}{']' * 900}\n",
    "4000 names": HEAD + "[scenarios.rapa_nui]\nroles = [" + '"botanist",' * 4_000 + "]\n",
    "no numbers": HEAD + "[curator]\npoints = [nan, inf, true, 1979-05-27]\n",
    "commands of a terminal": HEAD + '["\\u001b[31m"]\n"\\u001b[2J" = 1\n',
    "nothing": "",
}
HIDING: Final = {
    "turned around": "My \u202ebox",
    "invisible": "\u3164\u3164",
    "blank": "\u2800",
    "a control": "My\x1b[2Jbox",
    "no width": "My\u200bbox",
    "piled up": "Z" + "\u0301" * 20,
    "private": "\ue000\ue001",
    "spaces": "   ",
    "endless": "x" * 10_000,
}


def body_of(values: str, title: str = "x") -> bytes:
    return f'{{"title": {json.dumps(title)}, "source": "x", "values": {values}}}'.encode()


async def send(client: Client, path: str, body: bytes, kind: str = "application/json") -> tuple[int, str, float]:
    """Send a body on a connection of its own; return the status, the answer and the seconds."""
    began = time.monotonic()
    headers = {"Content-Type": kind, "Connection": "close"}
    answer = await client.http.post(path, content=body, headers=headers)
    return answer.status_code, answer.text, time.monotonic() - began


@probe(SUBJECT, quick=(SQLITE,))
async def hostile_values(target: Target) -> str:
    """Check, write and play values that no box has: told as problems or refused, in bounded time and length."""
    slowest, longest = 0.0, 0
    async with await target.guest("Eve") as eve:
        for name, values in HOSTILE.items():
            for path in ("/check", "/check?play=true", "/file"):
                code, text, seconds = await send(eve, PATH + path, body_of(values))
                expect(code in REFUSED or code == 200, f"{name}: status {code} of {path}")
                expect(code != 200 or path == "/file" or '"error"' in text, f"{name}: accepted by {path}")
                slowest, longest = max(slowest, seconds), max(longest, len(text))
            table = f'{{"game": "{GAME}", "seats": 2, "edition": {body_of(values).decode()}}}'.encode()
            code, _, seconds = await send(eve, "/api/tables", table)
            expect(code in REFUSED, f"{name}: status {code} for a new table")
            slowest = max(slowest, seconds)
    expect(slowest < MAX_SECONDS, f"an answer took {slowest:.1f} s")
    expect(longest < 200_000, f"an answer has {longest} characters")
    return f"{4 * len(HOSTILE)} requests, {slowest:.1f} s at most, {longest} characters at most"


@probe(SUBJECT, quick=(SQLITE,))
async def hostile_edition_files(target: Target) -> str:
    """Have files read that are made to take long: their problems are told in bounded time and length."""
    slowest, longest = 0.0, 0
    async with await target.guest("Eve") as eve:
        for name, text in FILES.items():
            code, answer, seconds = await send(eve, f"{PATH}/read", text.encode(), "text/plain")
            expect(code in REFUSED or code == 200, f"{name}: status {code}")
            expect(code != 200 or json.loads(answer)["problems"], f"{name}: accepted")
            shown = [each["text"]["en"] for each in json.loads(answer).get("problems", [])]
            expect("\x1b" not in "".join(shown), f"{name}: a control character is shown")
            slowest, longest = max(slowest, seconds), max(longest, len(answer))
        bytes_code, _, _ = await send(eve, f"{PATH}/read", b"\xff\xfe\x00", "text/plain")
        expect(bytes_code in REFUSED, f"bytes that are no text: status {bytes_code}")
    expect(slowest < MAX_SECONDS, f"an answer took {slowest:.1f} s")
    return f"{len(FILES)} files, {slowest:.1f} s at most, {longest} characters at most"


@probe(SUBJECT, quick=(SQLITE,))
async def titles_that_hide(target: Target) -> str:
    """Send titles with hidden characters, which are refused, and titles with quotes, which the file keeps."""
    async with await target.guest("Eve") as eve:
        for name, title in HIDING.items():
            for body in ({"title": title, "source": "x"}, {"title": "x", "source": title}):
                edition = {**body, "values": {}}
                for path in ("/check", "/file"):
                    code = await status(eve, "POST", PATH + path, **edition)
                    expect(code in REFUSED, f"{name}: status {code} of {path}")
                code = await status(eve, "POST", "/api/tables", game=GAME, seats=2, edition=edition)
                expect(code in REFUSED, f"{name}: status {code} for a new table")
        title = '"] <b>x</b>\\ # [edition]'
        written = await eve.http.post(f"{PATH}/file", json={"title": title, "source": "'''\"", "values": {}})
        read = await send(eve, f"{PATH}/read", written.content, "text/plain")
    expect(json.loads(read[1])["edition"]["title"] == title, f"the title was read as {read[1][:100]}")
    return f"{len(HIDING)} titles refused"


async def host_serve(target: Target) -> Serve:
    """Return a server whose host has named an account, and offers the template."""
    return await target.other("edition-hosts", CARAVANE_EDITION_HOSTS='["louise"]', CARAVANE_HIDDEN_GAMES="true")


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def offers_of_others(target: Target) -> str:
    """Offer editions without being named, then as a named account out of the folder and over others: nothing is lost."""
    serve = await host_serve(target)
    path = "/api/games/_template/editions"
    async with Client(serve.address) as nobody, Client(serve.address) as guest, Client(serve.address) as louise:
        await guest.post("/guest", name="louise")
        await louise.post("/account", login="louise", password=PASSWORD)
        codes = [await status(client, "POST", path, **WELL) for client in (nobody, guest)]
        expect(codes == [401, 403], f"statuses {codes}")
        names = ["../x", "x/../../y", "/etc/x", "x\n", "x\u0000", ".hidden", "x.toml", "a" * 61, "CON", ""]
        codes = [await status(louise, "POST", path, **WELL | {"name": name}) for name in names]
        expect(all(code in REFUSED for code in codes), f"statuses {codes}")
        for hand in (1, 2, 3):
            await louise.post("/games/_template/editions", **WELL | {"name": "mine", "values": {"cards/hand": hand}})
        offered = (await nobody.get("/games/_template/editions"))["offered"]
    files = sorted(file.name for file in (serve.data / "editions").iterdir())
    expect(len({each["fingerprint"] for each in offered}) == 3, f"{len(offered)} offered")
    expect(files == ["_template-mine-2.toml", "_template-mine-3.toml", "_template-mine.toml"], f"files {files}")
    return f"{len(names) + 2} offers refused, 3 kept"


async def file_with_edition(host: Client) -> dict[str, Any]:
    """Return the file of a finished game with an edition."""
    await host.connect()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = await host.create_table(seats, edition=WELL, start=True, public=True)
    await host.send("resign", table)
    file: dict[str, Any] = await host.get(f"/tables/{table}/export")
    return file


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def imported_editions(target: Target) -> str:
    """Import a table whose edition is forged: refused, while the honest file is accepted."""
    serve = await host_serve(target)
    async with Client(serve.address) as ana, Client(serve.address) as eve:
        await ana.post("/guest", name="Ana")
        await eve.post("/guest", name="Eve")  # nobody may import as many files
        file = await file_with_edition(ana)
        values = file["acts"][0]["settings"]["edition"]["values"]
        forged: dict[str, dict[str, Any]] = {
            "another fingerprint": {"fingerprint": "0" * 64},
            "other values": {"values": values | {"cards/hand": 3}},
            "values out of limits": {"values": values | {"cards/hand": 10**30}},
            "a list": {"values": values | {"cards/hand": [4]}},
            "missing values": {"values": {"cards/hand": 4}},
            "unknown values": {"values": values | {"deck": 1}},
            "no table of values": {"values": "abc"},
            "lists of lists": {"values": [[1]]},
            "entries that are none": {"ours": ["x:1"]},
            "endless entries": {"ours": [{}]},
            "an entry a thousand times": {"ours": ["die/faces:0"] * 1_000},
            "no version": {"built_in": None},
            "a version that is true": {"built_in": True},
            "a later version": {"built_in": 7},
            "a name that leads elsewhere": {"name": "../../etc"},
            "a name with marks": {"name": "Z" + "\u0301" * 40},
            "two spaces": {"title": "My  box"},
            "letters in two parts": {"title": "Zoe\u0301's box"},
            "no title": {"title": 5},
            "an endless source": {"source": "x" * 100_000},
            **{f"a title: {name}": {"title": title} for name, title in HIDING.items()},
        }
        for number, (name, change) in enumerate(forged.items()):
            broken = json.loads(json.dumps(file))
            broken["acts"][0]["settings"]["edition"] |= change
            code = await status((ana, eve)[number % 2], "POST", "/api/import", file=with_digest(broken))
            expect(code in REFUSED and code != 429, f"{name}: status {code}")
        expect(await status(ana, "POST", "/api/import", file=file) == 201, "the honest file is refused")
    return f"{len(forged)} files refused"


@probe(SUBJECT, quick=BOTH)
async def editions_of_private_tables(target: Target) -> str:
    """Read box, edition and rules of a private table of others, waiting and playing: refused, and nothing shown."""
    title = "Hidden box"
    edition = {"title": title, "source": "x", "values": {MUSEUM: [0, 1, 3, 6, 10, 15, 87]}}
    async with await target.guest("Ana") as ana, await target.guest("Eve") as eve, target.visitor() as nobody:
        waiting = await ana.create_table([{"kind": "me"}, {"kind": "free"}], GAME, edition=edition)
        playing = await ana.create_table(
            [{"kind": "me"}, {"kind": "companion", "name": "Bo"}], GAME, edition=edition, start=True
        )
        paths = [f"/api/tables/{table}/{end}" for table in (waiting, playing) for end in ("box", "edition", "rules/en")]
        own = [(await ana.http.get(path)).status_code for path in paths]
        answers = [await stranger.http.get(path) for path in paths for stranger in (eve, nobody)]
    expect(set(own) == {200}, f"statuses {own} for the host")
    let_in = [str(each.url) for each in answers if each.status_code not in REFUSED or title in each.text]
    expect(not let_in, f"let in: {let_in}")
    return f"{len(answers)} requests refused"


@probe(SUBJECT, quick=(SQLITE,))
async def rated_editions(target: Target) -> str:
    """Create a rated table with an edition: refused."""
    async with await target.account("rated-edition") as ana:
        edition = {"title": "x", "source": "x", "values": {}}
        clock = {"game": GAME, "seats": 2, "time_control": "quick", "rated": True}
        codes = [await status(ana, "POST", "/api/tables", **clock, edition=edition)]
        codes.append(await status(ana, "POST", "/api/tables", **clock))
    expect(codes == [409, 201], f"statuses {codes}, with and without an edition")
    return "409"


@probe(SUBJECT)
async def trials_without_limit(target: Target) -> str:
    """Have games played with an edition again and again: limited, and moves of others do not wait for them."""
    body = {"title": "x", "source": "x", "values": {}}
    async with await target.guest("Eve") as eve, await target.guest("Ana") as ana:
        await ana.connect()
        table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Bo"}], GAME, start=True)
        for seat in (0, 1):
            await ana.follow(table, seat)
        paths = [f"/api/games/{game}/editions/check?play=true" for game in (GAME, "excavation-earth")]
        trials = [asyncio.create_task(status(eve, "POST", paths[number % 2], **body)) for number in range(40)]
        seconds = []
        for _ in range(20):
            update = await ana.decision_or_end(table, (0, 1))
            began = time.monotonic()
            await ana.play(table, update["seat"])
            seconds.append(time.monotonic() - began)
        codes = await asyncio.gather(*trials)
    expect(codes.count(200) <= 20 and set(codes) <= {200, 429}, f"{codes.count(200)} trials, statuses {set(codes)}")
    expect(max(seconds) < 2, f"a move took {max(seconds):.1f} s")
    return f"{codes.count(200)} of {len(codes)} trials, a move took {max(seconds):.2f} s at most"
