"""A table moves to another server in the middle of its game, with its luck, and is finished there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.tables.acts import Act
from caravane.tables.export import export
from caravane.tables.verify import verify
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def half_a_game(folder: Path) -> Any:
    """Play a little; then the host of the server, who can read the record, writes the table down."""
    url = f"sqlite:///{folder}/one.db"
    with Serve(folder / "one", url) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as bob:
            await ana.guest("Ana")
            await bob.guest("Bob")
            table = await ana.open_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
            await bob.post(f"/tables/{table}/sit")
            await ana.post(f"/tables/{table}/start")
            await ana.follow(table, 0)
            await ana.play(table, 0)
            with pytest.raises(Refusal) as refusal:
                await ana.get(f"/tables/{table}/export")
            assert refusal.value.code == "not-over"
    store = await open_store(url)
    acts = [Act.unpack(packed) for packed in await store.acts(table)]
    file = export(await Hub(store).load(table), acts, running=True)
    await store.close()
    return file


async def test_an_unfinished_table_is_finished_elsewhere(tmp_path: Path) -> None:
    file = await half_a_game(tmp_path)
    with Serve(tmp_path / "two", f"sqlite:///{tmp_path}/two.db", {"CARAVANE_IMPORT_RUNNING": "true"}) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as bob:
            await ana.guest("Ana")
            came = await ana.post("/import", file=file, mine=[0])
            [claim] = came["claims"]
            assert claim["seat"] == 1
            assert (await bob.post("/claim", token=claim["token"]))["name"] == "Bob"
            with pytest.raises(Refusal) as refusal:
                await ana.post("/claim", token=claim["token"])
            assert refusal.value.code == "no-such-link"
            await bob.connect()
            await ana.follow(came["id"], 0)
            await bob.follow(came["id"], 1)
            assert bob.tables[came["id"], 1]["legal"]
            await bob.play(came["id"], 1)
            ends = await asyncio.gather(ana.play_on(came["id"], 0), bob.play_on(came["id"], 1))
            assert ends[0]["result"] == ends[1]["result"]
            assert verify(await ana.get(f"/tables/{came['id']}/export")).holds()


async def test_where_it_is_not_allowed_unfinished_tables_stay_out(tmp_path: Path, serve: Serve) -> None:
    file = await half_a_game(tmp_path)
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        for spoiled, code in [
            (file, "not-over"),
            ({**file, "digest": "0" * 64}, "bad-file"),
            ({**file, "acts": file["acts"] * 2_000}, "bad-file"),
            ({"acts": []}, "bad-file"),
            ({}, "bad-file"),
        ]:
            with pytest.raises(Refusal) as refusal:
                await ana.post("/import", file=spoiled)
            assert refusal.value.code == code
