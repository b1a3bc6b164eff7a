"""Tests of editions over HTTP: checked, written, read, offered, and kept by tables that also other servers replay."""

import asyncio
import json
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from caravane import games
from caravane.server.live.replays.replay_tasks import TRIAL_GAMES
from caravane.tables.export import with_digest
from caravane.tables.verify import verify
from tests.edition_files import FOLDER, read_file
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

HOST: Final = "louise"
SECOND_HOST: Final = "second-louise"
THIRD_HOST: Final = "third-louise"
HOSTS: Final = [HOST.upper(), SECOND_HOST, THIRD_HOST]
"""As the configuration names them: capitals do not matter, as they do not at a log-in."""
BOTS: Final = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
WELL: Final = "/games/_template/editions"
OWN: Final[dict[str, Any]] = {
    "title": "My box",
    "source": "read by Ana",
    "values": {"cards/hand": 4, "die/faces": 2, "rounds/long": 2},
}
FILE: Final = (
    '[edition]\ngame = "_template"\nname = "{name}"\ntitle = "{title}"\nsource = "x"\n\n[die]\nfaces = {faces}\n'
)


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder, f"sqlite:///{folder}/caravane.db", {"CARAVANE_EDITION_HOSTS": json.dumps(HOSTS)}) as serve:
        yield serve


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Return a server that has no editions."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with Serve(folder, f"sqlite:///{folder}/elsewhere.db") as serve:
        yield serve


def put(serve: Serve, name: str, text: str) -> Path:
    """Write a file into the folder of editions, as a host does."""
    folder = serve.data / "editions"
    folder.mkdir(exist_ok=True)
    file = folder / f"{name}.toml"
    before = file.stat().st_mtime_ns if file.exists() else 0
    file.write_text(text, encoding="utf-8")
    if before:
        os.utime(file, ns=(before + 1, before + 1))
    return file


async def names_offered(client: Client) -> dict[str, str]:
    return {each["name"]: each["title"] for each in (await client.get(WELL))["offered"]}


async def refusal(client: Client, path: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refusal) as refused:
        await client.post(path, **body)
    return refused.value.message["status"], refused.value.code


async def read(client: Client, game: str, text: str) -> Any:
    response = await client.http.post(
        f"/api/games/{game}/editions/read", content=text.encode(), headers={"Content-Type": "text/plain"}
    )
    assert response.status_code == 200, response.text
    return response.json()


async def test_everybody_reads_the_form(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        found = await visitor.get(WELL)
        assert (found["values"], found["reconstructed"], found["may_offer"]) == (4, 4, False)
        [hand] = found["parts"][0]["fields"]
        assert {key: hand[key] for key in ("path", "sort", "least", "most", "value", "rulebook")} == {
            "path": "cards/hand",
            "sort": "number",
            "least": 1,
            "most": 4,
            "value": 3,
            "rulebook": [],
        }


async def test_the_form_is_sent_again_only_when_something_has_changed(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        first = await visitor.http.get(f"/api{WELL}")
        again = await visitor.http.get(f"/api{WELL}", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        put(serve, "later", FILE.format(name="later", title="Later", faces=4))
        changed = await visitor.http.get(f"/api{WELL}", headers={"If-None-Match": first.headers["etag"]})
        assert changed.status_code == 200
        assert "later" in {each["name"] for each in changed.json()["offered"]}


async def test_values_are_checked_and_ours_filled_in(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        right = await ana.post(f"{WELL}/check", **OWN)
        assert right["problems"] == []
        assert right["values"] == {"cards/hand": 4, "die/faces": 2, "rounds/long": 2, "rounds/short": 3}
        assert right["reconstructed"] == 1
        wrong = await ana.post(f"{WELL}/check", **OWN | {"values": {"die/faces": 7, "nothing/here": 1}})
        assert [(each["path"], each["kind"]) for each in wrong["problems"]] == [("nothing/here", "error")]
        wrong = await ana.post(f"{WELL}/check", **OWN | {"values": {"die/faces": 7}})
        assert "7 is out of range. Expected: a number from 2 to 6" in wrong["problems"][0]["text"]["en"]
        assert "Attendu" in wrong["problems"][0]["text"]["fr"]


async def test_unlikely_values_are_asked_about_and_games_are_played_with_them(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        body = {"title": "Museum", "source": "x", "values": {"curator/points": [0, 1, 3, 2, 10, 15, 60]}}
        checked = await ana.post("/games/archeos-society/editions/check", **body)
        assert [(each["kind"], each["entry"]) for each in checked["problems"]] == [
            ("doubt", 3),
            ("doubt", 4),
            ("doubt", 6),
        ]
        tried = await ana.post(f"{WELL}/check?play=true", **OWN)
        seats = len(games.get("_template").seats)
        assert (tried["problems"], tried["trial"]) == ([], {"random": TRIAL_GAMES, "bots": seats})
        assert (await ana.post(f"{WELL}/check", **OWN))["trial"] is None


async def test_a_problem_has_a_text_with_its_place_and_one_without(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        body = {"title": "Museum", "source": "x", "values": {"curator/points": [0, 1, 3, 2, 10, 15, 21]}}
        [falls, *_] = (await ana.post("/games/archeos-society/editions/check", **body))["problems"]
        assert falls["text"]["en"] == f"Museum, Curator: points, entry 4: {falls['what']['en']}"
        assert falls["what"]["en"] == "2 comes after 3. Is that what is printed?"


@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_a_file_is_written_and_read_again(serve: Serve, lang: str) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        body = OWN | {"title": 'Quoted "box" \\ of Zoé', "name": "of-zoe"}
        response = await ana.http.post(f"/api{WELL}/file?lang={lang}", json=body)
        assert response.headers["content-type"].startswith("text/plain")
        assert tomllib.loads(response.text)["rounds"] == {"long": 2, "short": "?"}
        found = await read(ana, "_template", response.text)
        assert found["problems"] == []
        assert found["edition"] == body | {
            "values": {"cards/hand": 4, "die/faces": 2, "rounds/long": 2, "rounds/short": "?"}
        }


async def test_problems_of_a_file_say_their_line(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        found = await read(ana, "_template", FILE.format(name="x", title="X", faces=9))
        assert "line 8, [die], faces: 9 is out of range" in found["problems"][0]["text"]["en"]
        assert found["edition"]["values"] == {"die/faces": 9}
        other = await read(ana, "lost-cities", FILE.format(name="x", title="X", faces=6))
        assert (other["edition"], other["game"]) == (None, "_template")
        assert (await read(ana, "lost-cities", "faces = 6"))["game"] == ""


async def test_only_named_accounts_offer_editions_and_none_is_overwritten(serve: Serve) -> None:
    body = OWN | {"title": "Louise's box"}
    async with Client(serve.address) as nobody, Client(serve.address) as eve, Client(serve.address) as louise:
        assert await refusal(nobody, WELL, **body) == (401, "no-session")
        await eve.guest(HOST)
        assert await refusal(eve, WELL, **body) == (403, "not-the-host")
        await louise.post("/account", login=HOST, password="a long enough password")
        assert (await louise.get(WELL))["may_offer"]
        first = await louise.post(WELL, **body)
        second = await louise.post(WELL, **body | {"values": {"die/faces": 3}})
        named = await louise.post(WELL, **body | {"name": first["name"]})
        assert [each["name"] for each in (first, second, named)] == ["louise-s-box", "louise-s-box-2", "louise-s-box-3"]
        assert first["fingerprint"] == named["fingerprint"] != second["fingerprint"]
        assert all(each["checked"] > TRIAL_GAMES and each["changed_at"] > 0 for each in (first, second, named))
        assert set(await names_offered(eve)) >= {"louise-s-box", "louise-s-box-2", "louise-s-box-3"}
        assert await refusal(louise, WELL, **body | {"values": {"die/faces": 9}}) == (422, "bad-settings")


async def test_an_offered_edition_is_replaced_and_tables_keep_their_values(serve: Serve) -> None:
    body, changed = OWN | {"title": "Old box"}, OWN | {"title": "New box", "values": {"die/faces": 5}}
    async with Client(serve.address) as host, Client(serve.address) as ana:
        await host.post("/account", login=SECOND_HOST, password="a long enough password")
        await ana.guest("Ana")
        name = (await host.post(WELL, **body))["name"]
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], edition=name, start=True)
        before = await ana.get(f"/tables/{table}/edition")
        with pytest.raises(Refusal) as refused:
            await ana.call("PUT", f"{WELL}/{name}", changed)
        assert refused.value.code == "not-the-host"
        replaced = await host.call("PUT", f"{WELL}/{name}", changed)
        assert (replaced["name"], replaced["title"]) == (name, "New box")
        offered = await ana.get(f"{WELL}/{name}")
        assert (offered["edition"]["title"], offered["values"]["die/faces"]) == ("New box", 5)
        assert set(offered["ours"]) == {"cards/hand:0", "rounds/long:0", "rounds/short:0"}
        assert await ana.get(f"/tables/{table}/edition") == before

        await ana.send("resign", table)
        again = (await ana.post(f"/tables/{table}/rematch?newest=true"))["id"]
        assert (await ana.get(f"/tables/{again}/edition"))["values"] == offered["values"]
        # The next request finds the table that the first one has made, also when nothing is offered any more.
        next((serve.data / "editions").glob(f"*{name}*")).unlink()
        assert (await ana.post(f"/tables/{table}/rematch?newest=true"))["id"] == again


async def test_what_is_not_offered_is_neither_shown_nor_replaced(serve: Serve) -> None:
    async with Client(serve.address) as host, Client(serve.address) as ana:
        await host.post("/account", login=THIRD_HOST, password="a long enough password")
        await ana.guest("Ana")
        for client, method, body in ((ana, "GET", None), (host, "PUT", OWN)):
            with pytest.raises(Refusal) as refused:
                await client.call(method, f"{WELL}/nothing", body)
            assert refused.value.message["status"] == 404
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], edition=OWN, start=True)
        await ana.send("resign", table)
        assert (await refusal(ana, f"/tables/{table}/rematch?newest=true"))[1] == "bad-settings"


async def test_the_folder_is_read_again_when_a_file_changes(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        put(serve, "of-the-host", FILE.format(name="of-the-host", title="First", faces=4))
        assert (await names_offered(ana))["of-the-host"] == "First"
        file = put(serve, "of-the-host", FILE.format(name="of-the-host", title="Second", faces=5))
        assert (await names_offered(ana))["of-the-host"] == "Second"
        file.unlink()
        assert "of-the-host" not in await names_offered(ana)


async def test_games_are_played_with_the_files_of_a_host_once_somebody_looks_at_them(serve: Serve) -> None:
    put(serve, "tried", FILE.format(name="tried", title="Three faces", faces=3))
    async with Client(serve.address) as ana:
        checked = 0
        async with asyncio.timeout(WAIT_SECONDS):
            while not checked:
                offered = (await ana.get(WELL))["offered"]
                [checked] = [each["checked"] for each in offered if each["name"] == "tried"]
        assert checked > TRIAL_GAMES


async def test_broken_files_are_left_out_with_one_line_in_the_log_each(serve: Serve) -> None:
    put(serve, "broken", FILE.format(name="broken", title="Broken", faces=9))
    put(serve, "no-toml", "faces = [")
    (serve.data / "editions" / "no-text.toml").write_bytes(b"\xff\xfe")
    (serve.data / "editions" / "a-folder.toml").mkdir()
    async with Client(serve.address) as ana:
        for _ in range(3):
            assert "broken" not in await names_offered(ana)
    lines = [line for line in serve.output.splitlines() if "edition not offered" in line]
    for name in ("broken", "no-toml", "no-text", "a-folder"):
        assert len([line for line in lines if f"{name}.toml" in line]) == 1, lines


async def test_a_table_has_an_offered_edition_and_everything_follows(serve: Serve) -> None:
    put(serve, "pairs", FILE.format(name="pairs", title="Two faces", faces=2))
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], edition="pairs", start=True)
        path = f"/tables/{table}"
        edition = (await ana.get(path))["settings"]["edition"]
        assert (edition["name"], edition["title"], edition["reconstructed"]) == ("pairs", "Two faces", 3)
        assert (await ana.get(f"{path}/box"))["die"]["faces"] == 2
        whole = await ana.get(f"{path}/edition")
        assert whole["edition"] == edition
        assert whole["values"]["die/faces"] == 2
        assert set(whole["ours"]) == {"cards/hand:0", "rounds/long:0", "rounds/short:0"}
        with pytest.raises(Refusal) as refused:
            await ana.create_table([{"kind": "me"}, {"kind": "free"}], edition="nothing")
        assert refused.value.code == "bad-settings"


async def test_the_rules_of_a_table_have_the_figures_of_its_edition(serve: Serve) -> None:
    body = {"title": "Prices", "source": "x", "values": {"sale/prices/points": [97, 83, 3, 2, 1]}}
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], game="excavation-earth", edition=body)
        for lang in ("fr", "en"):
            assert "97" in str(await ana.get(f"/tables/{table}/rules/{lang}"))
            assert "97" not in str(await ana.get(f"/games/excavation-earth/rules/{lang}"))


async def test_a_table_without_an_edition_has_the_box_of_the_game(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
        assert await ana.get(f"/tables/{table}/box") == games.get("_template").tables
        with pytest.raises(Refusal) as refused:
            await ana.get(f"/tables/{table}/edition")
        assert refused.value.message["status"] == 404


async def test_rated_tables_have_the_values_built_in(serve: Serve) -> None:
    async with Client(serve.address) as bea:
        await bea.post("/account", login="bea-rated", password="a long enough password")
        plan, clock = [{"kind": "me"}, {"kind": "free"}], {"time_control": "quick", "rated": True}
        body = {"game": "_template", "seats": 2, "seat_plan": plan, **clock, "edition": OWN}
        assert (await refusal(bea, "/tables", **body))[1] == "edition-not-rated"


async def test_a_rated_table_with_an_edition_from_elsewhere_has_no_rematch(serve: Serve) -> None:
    async with Client(serve.address) as cleo:
        await cleo.post("/account", login="cleo-rated", password="a long enough password")
        await cleo.connect()
        table = await cleo.create_table(
            [{"kind": "me"}, {"kind": "bot"}], edition=OWN, start=True, time_control="quick"
        )
        await cleo.send("resign", table)
        file = await cleo.get(f"/tables/{table}/export")
        file["acts"][0]["settings"]["rated"] = True
        imported = (await cleo.post("/import", file=with_digest(file), my_seats=[0]))["id"]
        assert (await refusal(cleo, f"/tables/{imported}/rematch"))[1] == "edition-not-rated"


async def test_the_rematch_has_the_same_values(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], edition=OWN, start=True)
        await ana.send("resign", table)
        again = (await ana.post(f"/tables/{table}/rematch"))["id"]
        assert await ana.get(f"/tables/{again}/edition") == await ana.get(f"/tables/{table}/edition")


def body_of(name: str) -> dict[str, Any]:
    """Return the body with which the edition of a file is sent."""
    file = read_file(FOLDER / f"{name}.toml")
    return {key: file.head[key] for key in ("name", "title", "source")} | {"values": file.given}


@pytest.mark.parametrize(
    ("game", "edition"),
    [("_template", OWN), ("archeos-society", body_of("archeos-society-long"))],
    ids=["template", "archeos-society"],
)
async def test_the_file_of_a_table_needs_no_edition_elsewhere(
    serve: Serve, elsewhere: Serve, game: str, edition: dict[str, Any]
) -> None:
    assert not (elsewhere.data / "editions").exists()
    async with Client(serve.address) as ana, Client(elsewhere.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        plan = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = await ana.create_table(plan, game=game, edition=edition, start=True)
        await ana.follow(table, 0)
        end = await ana.play_on(table, 0)
        file = await ana.get(f"/tables/{table}/export")
        assert verify(file).is_valid()
        imported = (await bob.post("/import", file=file))["id"]
        for path in ("box", "edition"):
            assert await bob.get(f"/tables/{imported}/{path}") == await ana.get(f"/tables/{table}/{path}")
        detail = await bob.get(f"/tables/{imported}")
        assert detail["settings"]["edition"]["title"] == edition["title"]
        assert detail["projection"]["result"] == end["result"]
        history = {"views": True, "limit": 200}
        theirs = await bob.get(f"/tables/{imported}/history", **history)
        assert [each.get("view") for each in theirs] == [
            each.get("view") for each in await ana.get(f"/tables/{table}/history", **history)
        ]
        assert verify(await bob.get(f"/tables/{imported}/export")).is_valid()
