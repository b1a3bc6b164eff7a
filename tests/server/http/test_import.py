"""Tests that tables move: unfinished from one server to another, and between the terminal and a server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.tables.acts import Act
from caravane.tables.export import export, with_digest
from caravane.tables.verify import verify
from tests.cli.run_cli import run
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def half_a_game(folder: Path) -> Any:
    """Play some moves, then export the table from the database as its operator can."""
    url = f"sqlite:///{folder}/one.db"
    with Serve(folder / "one", url) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as bob:
            await ana.guest("Ana")
            await bob.guest("Bob")
            table = await ana.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
            await bob.post(f"/tables/{table}/sit")
            await ana.post(f"/tables/{table}/start")
            await ana.follow(table, 0)
            await ana.play(table, 0)
            with pytest.raises(Refusal) as refusal:
                await ana.get(f"/tables/{table}/export")
            assert refusal.value.code == "not-finished"
    store = await open_store(url)
    acts = [Act.unpack(packed) for packed in await store.acts(table)]
    file = export(await Hub(store).load_fresh(table), acts, unfinished=True)
    await store.close()
    return file


async def test_an_unfinished_table_is_finished_elsewhere(tmp_path: Path) -> None:
    file = await half_a_game(tmp_path)
    with Serve(tmp_path / "two", f"sqlite:///{tmp_path}/two.db", {"CARAVANE_IMPORT_UNFINISHED": "true"}) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as bob:
            await ana.guest("Ana")
            imported = await ana.post("/import", file=file, my_seats=[0])
            [claim] = imported["claims"]
            assert claim["seat"] == 1
            assert (await bob.post("/claim", token=claim["token"]))["name"] == "Bob"
            with pytest.raises(Refusal) as refusal:
                await ana.post("/claim", token=claim["token"])
            assert refusal.value.code == "link-not-found"
            await bob.connect()
            await ana.follow(imported["id"], 0)
            await bob.follow(imported["id"], 1)
            assert bob.tables[imported["id"], 1]["legal"]
            await bob.play(imported["id"], 1)
            ends = await asyncio.gather(ana.play_on(imported["id"], 0), bob.play_on(imported["id"], 1))
            assert ends[0]["result"] == ends[1]["result"]
            assert verify(await ana.get(f"/tables/{imported['id']}/export")).is_valid()


async def test_unfinished_tables_are_refused_unless_allowed(tmp_path: Path, serve: Serve) -> None:
    file = await half_a_game(tmp_path)
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        for broken, code, reason in [
            (file, "not-finished", ""),
            ({**file, "digest": "0" * 64}, "bad-file", "digest"),
            ({**file, "acts": file["acts"] * 2_000}, "bad-file", "acts"),
            ({**file, "format": 4}, "bad-file", "newer-format format=4 known=3"),
            ({"acts": []}, "bad-file", "not-an-export"),
            ({"game": "_template", "moves": []}, "bad-file", "parts names=format, rules, seats, options"),
            ({}, "bad-file", "not-an-export"),
        ]:
            with pytest.raises(Refusal) as refusal:
                await ana.post("/import", file=broken)
            assert (refusal.value.code, refusal.value.message.get("reason", "")) == (code, reason)


async def forged_file(ana: Client, *names: str) -> Any:
    """Return the file of a finished game in which the person and the bot of each seat have other names."""
    table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True, public=True)
    await ana.send("resign", table)
    file = await ana.get(f"/tables/{table}/export")
    for act in file["acts"]:
        if act["kind"] == "sit":
            act["occupant"]["name"] = names[act["seat"]]
    return with_digest(file)


async def test_names_in_a_file_that_nobody_may_bear_do_not_appear(serve: Serve) -> None:
    forged = "\u202eCaravane Admin\u3164\x1b[31m" + "\u0301" * 30
    async with Client(serve.address) as ana, Client(serve.address) as stranger:
        await ana.guest("Ana")
        imported = await ana.post("/import", file=await forged_file(ana, forged, "Admin Team"), my_seats=[0])
        path = f"/tables/{imported['id']}"
        names = ["Incognito", "Incognito 2"]
        assert [each["name"] for each in (await ana.get(path))["projection"]["occupants"]] == names
        assert [row["names"] for row in await ana.get("/me/history") if row["id"] == imported["id"]] == [names]
        exported = await ana.get(f"{path}/export")
        assert verify(exported).is_valid()
        assert [act["occupant"]["name"] for act in exported["acts"] if act["kind"] == "sit"] == names
        rematch = (await ana.post(f"{path}/rematch"))["id"]
        assert [row["names"] for row in await stranger.get("/tables/open") if row["id"] == rematch] == [names[::-1]]


async def test_good_names_in_a_file_stay_as_they_are(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        file = await forged_file(ana, "Ana \u2764\ufe0f", "Катя")
        imported = await ana.post("/import", file=file, my_seats=[0])
        assert (await ana.get(f"/tables/{imported['id']}/export"))["acts"] == file["acts"]


async def test_a_game_from_the_terminal_is_imported_and_its_luck_verified(tmp_path: Path, serve: Serve) -> None:
    file = tmp_path / "game.json"
    run("play", "_template", "--seats", "bot:greedy,bot:random", "--save", str(file))
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        imported = await ana.post("/import", file=json.loads(file.read_text(encoding="utf-8")))
        exported = await ana.get(f"/tables/{imported['id']}/export")
    assert verify(exported).is_valid()
    assert exported == json.loads(file.read_text(encoding="utf-8"))


async def test_a_game_begun_in_the_terminal_ends_on_a_server_and_is_replayed_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begun = ("play", "_template", "--seats", "human,human", "--names", "Ana,Bob", "--save", str(file))
    run(*begun, typed=["", "1", "", "1", "q"])
    with Serve(tmp_path / "two", f"sqlite:///{tmp_path}/two.db", {"CARAVANE_IMPORT_UNFINISHED": "true"}) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            imported = await ana.post("/import", file=json.loads(file.read_text(encoding="utf-8")), my_seats=[0])
            assert imported["my_seats"] == [0, 1]
            await ana.connect()
            for seat in (0, 1):
                await ana.follow(imported["id"], seat)
            await asyncio.gather(*[ana.play_on(imported["id"], seat) for seat in (0, 1)])
            exported = await ana.get(f"/tables/{imported['id']}/export")
    file.write_text(json.dumps(exported), encoding="utf-8")
    assert "Everything matches" in run("verify", str(file), "--lang", "en")
    assert "wins with" in run("replay", str(file), "--lang", "en")
