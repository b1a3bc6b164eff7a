"""Test that every message of whole games, in both directions, matches the schema that the server publishes.

Ana and Bob play each title with a bot and a spectator: with chat, clocks, takebacks, hints, previews, reasons and refusals.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress

import pytest

from caravane import games
from caravane.server.http.middleware import HEADERS
from caravane.server.wire.asyncapi import asyncapi_document
from tests.server.client import Client, Message, Refusal
from tests.server.published_schema import check_client_message, check_server_message
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

ANA, BOB = 0, 1
SEATS = 3
MESSAGE_TYPES_RECEIVED = {"hello", "update", "ack", "refused", "reason", "previewed", "chat", "presence", "rematch"}
MESSAGE_TYPES_SENT = {
    "follow",
    "unfollow",
    "play",
    "preview",
    "why",
    "undo",
    "takeback",
    "accept",
    "decline",
    "away",
    "back",
    "chat",
}
PARTS = {"clocks", "legal", "prompt", "can_undo", "takeback", "result", "entropy", "after"}
"""Optional fields that the updates of each game must have contained."""


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder, f"sqlite:///{folder}/caravane.db") as serve:
        yield serve


class StrictClient(Client):
    """A client that checks each message that it sends, as Client checks those it receives."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.sent: list[str] = []

    async def send_raw(self, message: Message | str | bytes) -> None:
        """Check a message and send it."""
        assert isinstance(message, dict)
        check_client_message(message)
        self.sent.append(message["type"])
        await super().send_raw(message)


@pytest.mark.parametrize("name", games.names(hidden=True))
async def test_every_message_of_a_game_matches_the_published_schema(serve: Serve, name: str) -> None:
    async with StrictClient(serve.address) as ana, StrictClient(serve.address) as bob, Client(serve.address) as eve:
        await asyncio.gather(ana.guest("Ana"), bob.guest("Bob"), eve.guest("Eve"))
        table = await start_game(ana, bob, eve, name)
        await ana.send("chat", table, text="Bonne chance !")
        await hand_over(bob, table)
        await play(ana, bob, table)
        await bob.post(f"/tables/{table}/rematch")
        await ana.wait_for(lambda: "rematch" in kinds(ana))
        await eve.wait_for(lambda: "presence" in kinds(eve))
        await ana.send("unfollow", table, seat=ANA)
    received = [json.loads(raw) for client in (ana, bob, eve) for raw in client.raw]
    for message in received:
        check_server_message(message)
    assert {message["type"] for message in received} >= MESSAGE_TYPES_RECEIVED
    assert {*ana.sent, *bob.sent} >= MESSAGE_TYPES_SENT
    assert {key for message in received if message["type"] == "update" for key in message} >= PARTS


def kinds(client: Client) -> set[str]:
    return {message["type"] for message in client.messages}


async def start_game(ana: Client, bob: Client, eve: Client, name: str) -> str:
    """Start a game of Ana, Bob and a bot with clocks; Eve watches."""
    seats = min(SEATS, max(games.get(name).seats))
    bots = [{"kind": "bot", "level": "random"}] * (seats - 2)
    plan = [{"kind": "me"}, {"kind": "free"}, *bots]
    table = await ana.create_table(plan, game=name, time_control="daily", public=True)
    await ana.follow(table, ANA)
    await eve.follow(table)
    await bob.post(f"/tables/{table}/sit")
    await bob.follow(table, BOB)
    await ana.post(f"/tables/{table}/start")
    await ana.until(table, ANA, lambda update: update["status"] == "playing")
    return table


async def hand_over(bob: Client, table: str) -> None:
    """Hand Bob's seat to a substitute and back."""
    await bob.send("away", table, seat=BOB)
    await bob.until(table, BOB, lambda update: "substitute" in update["occupants"][BOB])
    await bob.send("back", table, seat=BOB)
    await bob.until(table, BOB, lambda update: "substitute" not in update["occupants"][BOB])


async def play(ana: Client, bob: Client, table: str) -> None:
    """Play both seats to the end, one after the other, with questions first and takebacks until each answer was given."""
    asked, answers = False, ["decline", "accept"]
    while ana.tables[table, ANA]["status"] != "ended":
        while move := await next_move(ana, table, ANA):
            if not asked:
                asked = True
                await ask(ana, table, move)
            # What she chose before is beyond undo by now: she is asked again because something has come to light.
            if answers and await answer_takeback(ana, bob, table, answers[-1]):
                answers.pop()
                continue
            await play_move(ana, table, move)
        while move := await next_move(bob, table, BOB):
            await play_move(bob, table, move)
        # Each client knows of the other's moves a moment later.
        await asyncio.sleep(0.01)
    assert asked
    assert not answers, "no takeback was answered"


async def next_move(client: Client, table: str, seat: int) -> Message:
    """Wait until a person must decide or the game is over; return the first move of a seat, if it is the one."""
    update = await client.until(
        table, seat, lambda update: update["status"] == "ended" or {ANA, BOB} & {*update["deciding"]}
    )
    return {"seat": seat, "n": update["n"], "moves": update["legal"][:1]} if update["legal"] else {}


async def play_move(client: Client, table: str, move: Message) -> None:
    """Play a move, if the table has not moved on, and wait for what it changed."""
    with suppress(Refusal):
        ack = await client.send("play", table, **move)
        await client.until_number(table, move["seat"], ack["n"])


async def ask(ana: Client, table: str, move: Message) -> None:
    """Ask for a preview, reasons and hints, and be refused."""
    await ana.send("preview", table, **move)
    await ana.send("why", table, seat=move["seat"], move=move["moves"][0])
    for kind, fields in (("why", {"seat": move["seat"], "move": "nonsense"}), ("undo", {"seat": BOB})):
        with pytest.raises(Refusal):
            await ana.send(kind, table, **fields)
    assert (await ana.hints(table, seat=move["seat"]))["hints"]


async def answer_takeback(ana: Client, bob: Client, table: str, answer: str) -> bool:
    """Ask for a takeback, if it is possible now, and have Bob answer; return whether he did."""
    # While only people decide, no move of the bot ends the request.
    await ana.until(table, ANA, lambda update: {*update["deciding"]} <= {ANA, BOB})
    try:
        # A request stays open if the table has moved on before Bob's answer.
        if "takeback" not in (await bob.get(f"/tables/{table}", seat=BOB))["projection"]:
            await ana.send("takeback", table, seat=ANA)
        n = (await bob.get(f"/tables/{table}", seat=BOB))["projection"]["n"]
        await bob.send(answer, table, seat=BOB, **({"n": n} if answer == "accept" else {}))
    except Refusal:
        return False
    return True


async def test_the_documents_are_served(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        assert await visitor.get("/asyncapi.json") == json.loads(json.dumps(asyncapi_document()))
        assert (await visitor.get("/openapi.json"))["openapi"].startswith("3.1")
        for path, media_type in (("/docs", "text/html"), ("/docs/style.css", "text/css")):
            response = await visitor.http.get(path)
            assert (response.status_code, response.headers["content-type"].split(";")[0]) == (200, media_type)
            assert response.headers["content-security-policy"] == HEADERS["content-security-policy"]
