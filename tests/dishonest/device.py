"""A player's device at a server, over HTTP and the socket: it plays, and takes notes as the browser does."""

import copy
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from caravane.tables.device_notes import COMMITTED, RESULT_PARTS, REVEAL_ACCEPTED, REVEAL_SENT, REVEALED
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.table_recorder import shown_digest
from tests.wait_limit import WAIT_SECONDS

Message = dict[str, Any]
MAX_MESSAGE_BYTES: Final = 1 << 24


def has_fractions(data: Any) -> bool:
    """Return whether there are numbers that are not whole."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return isinstance(data, float) or any(has_fractions(each) for each in inner)


class Device:
    """A guest with one seat at one table after the other."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self._open = ExitStack()
        self.http = self._open.enter_context(
            httpx.Client(base_url=f"http://{address}/api", timeout=WAIT_SECONDS, trust_env=False)
        )
        self.post("/guest", {"name": name})
        self._connection = ExitStack()
        self._socket = self._connect()
        self._count = 0
        self._committed_at = 0
        """Number of the commitment; earlier updates, still on their way, say nothing about it."""
        self.table = ""
        self.seat = 0
        self.notes: Message = {}
        self.update: Message = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._connection.close()
        self._open.close()

    def _connect(self) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        opened = connect(
            f"ws://{self._address}/api/socket",
            additional_headers={"cookie": cookies},
            open_timeout=WAIT_SECONDS,
            max_size=MAX_MESSAGE_BYTES,
            proxy=None,
        )
        return self._connection.enter_context(opened)

    # The API.

    def post(self, path: str, body: Message | None = None) -> Any:
        """Send a request that must succeed."""
        response = self.http.post(path, json=body or {})
        assert response.is_success, (path, response.text)
        return response.json() if response.content else None

    def file(self) -> Message:
        """Return the file of the finished table."""
        response = self.http.get(f"/tables/{self.table}/export")
        assert response.is_success, response.text
        data: Message = response.json()
        return data

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a message and return its reply; updates before it are noted."""
        self._send(self._question(kind, **fields))
        return self._reply()

    def _question(self, kind: str, **fields: object) -> Message:
        self._count += 1
        return {"type": kind, "id": str(self._count), "table": self.table, "seat": self.seat, **fields}

    def _send(self, question: Message) -> None:
        self._socket.send(msgspec.json.encode(question), text=True)

    def _reply(self) -> Message:
        while True:
            message = self._receive()
            if message.get("id") == str(self._count) and message["type"] in {"ack", "refused"}:
                return message

    def until(self, condition: Callable[[Message], bool]) -> Message:
        """Read messages until an update meets a condition; return it."""
        while not condition(self.update):
            self._receive()
        return self.update

    def _receive(self) -> Message:
        message: Message = msgspec.json.decode(self._socket.recv(WAIT_SECONDS))
        if message["type"] == "update" and message["table"] == self.table:
            self._note_update(message)
        return message

    def reconnect(self) -> None:
        """Lose the connection and follow again."""
        self._connection.close()
        self._socket = self._connect()
        self.follow()

    def follow(self) -> None:
        """Follow the table from the own seat."""
        answer = self.ask("follow", n=self.update.get("n", 0))
        assert answer["type"] == "ack", answer

    # Before the game.

    def create(self, game: str, seats: int, **options: str) -> str:
        """Create a table, sit down and follow it; return an invitation code."""
        plan = [{"kind": "me"}, *[{"kind": "free"}] * (seats - 1)]
        body = {"game": game, "seats": seats, "seat_plan": plan, "public": True}
        self._begin_notes(self.post("/tables", body | {"options": options}), game, seats)
        code: str = self.post(f"/tables/{self.table}/invitations", {})["code"]
        return code

    def join(self, code: str, game: str, seats: int) -> None:
        """Take a seat by an invitation and follow the table."""
        self._begin_notes(self.post(f"/join/{code}"), game, seats)

    def _begin_notes(self, table: Message, game: str, seats: int) -> None:
        if self.table:
            self.ask("unfollow")
        self.table, (self.seat,), self.update = table["id"], table["my_seats"], {}
        self.notes = {"caravane": "notes", "format": 1, "table": self.table, "game": game, "seats": seats}
        self.notes |= {
            "commitment": table["commitment"],
            "restarts": 0,
            "irregular": 0,
            "entropies": [],
            "moves": [],
            "seen": {},
            "result": None,
        }
        self.follow()

    @property
    def record(self) -> Message | None:
        """Return the record of the own entropy."""
        return self.notes["entropies"][0] if self.notes["entropies"] else None

    def commit(self) -> None:
        """Draw entropy, note it, and commit to it."""
        entropy = secrets.token_hex(32)
        hashed = commitment(bytes.fromhex(entropy))
        record = {"seat": self.seat, "entropy": entropy, "commitment": hashed, "committed": False}
        self.notes["entropies"] = [record | {"revealed": "", "others": []}]
        done = self.post(f"/tables/{self.table}/entropy", {"seat": self.seat, "commitment": hashed})
        self.notes["entropies"][0]["committed"] = True
        self._committed_at = done["n"]

    def start(self) -> None:
        """Start the game, as the host."""
        self.post(f"/tables/{self.table}/start")

    def reveal(self) -> bool:
        """Wait for the start and reveal the entropy, if the table is still the one that it was committed to.

        Return False if it is not shown what every seat has given: then nothing is revealed.
        """
        record = self.record
        assert record is not None
        update = self.until(lambda update: update["status"] == "starting")
        if len(update["entropy"]) != self.notes["seats"]:
            return False
        state = f"{COMMITTED}{record['commitment']}"
        update = self.until(lambda update: update["entropy"][self.seat] == state)
        assert update["commitment"] == self.notes["commitment"]
        record |= {"revealed": REVEAL_SENT, "others": list(update["entropy"])}
        self.post(f"/tables/{self.table}/entropy", {"seat": self.seat, "entropy": record["entropy"]})
        record["revealed"] = REVEAL_ACCEPTED
        return True

    def stand(self) -> None:
        """Stand up before the game: the entropy is void."""
        self.post(f"/tables/{self.table}/stand", {"seat": self.seat})
        self.notes["entropies"] = []

    def sit(self) -> None:
        """Sit down at the same table again."""
        (self.seat,) = self.post(f"/tables/{self.table}/sit")["my_seats"]
        self.follow()

    # The game.

    def play(self, move: str, *, lost: bool = False) -> bool:
        """Play a move in answer to the last update; return whether it was accepted.

        If the answer is lost together with the connection, the same message is sent again.
        """
        question = self._question("play", n=self.update["n"], moves=[move])
        self._send(question)
        if lost:
            self._connection.close()
            self._socket = self._connect()
            self._send(question)
        reply = self._reply()
        if lost:
            self.follow()
        if reply["type"] == "ack":
            self.notes["moves"].append({"seat": self.seat, "n": question["n"], "moves": [move]})
        return bool(reply["type"] == "ack")

    def _note_update(self, update: Message) -> None:
        ended = self.update.get("status") == "ended"
        self.update = update
        if update["seat"] != self.seat or ended:
            return
        self._note_entropies(update)
        if "view" in update:
            self._note_view(update)
        if update["status"] == "ended":
            seats = self.notes["seats"]
            result = {part: update["result"][part] for part in RESULT_PARTS}
            self.notes["result"] = result | {part: result[part][:seats] for part in ("ranks", "scores")}

    def _note_view(self, update: Message) -> None:
        if has_fractions(update["view"]):
            # The browser has no canonical form for it.
            self.notes["irregular"] += 1
            return
        pair = [update["n"], shown_digest(update["view"], update["draws"])]
        seen = self.notes["seen"].setdefault(str(self.seat), [])
        seen.extend([] if pair in seen else [pair])

    def _note_entropies(self, update: Message) -> None:
        """Note that others have revealed what they were committed to, and that commitments became void."""
        record, states = self.record, update.get("entropy", [])
        if record is None:
            return
        later = record["committed"] and update["n"] >= self._committed_at
        if update["status"] == "waiting" and later and not states[self.seat]:
            self.notes["restarts"] += bool(record["revealed"])
            self.notes["entropies"] = []
        if not record["revealed"]:
            return
        revealing = {event["seat"] for event in update["events"] if event.get("act") == "entropy"}
        for seat, state in enumerate(record["others"]):
            shown = seat < len(states) and states[seat] == state.replace(COMMITTED, REVEALED)
            if update["status"] != "waiting" and (shown or seat in revealing):
                record["others"][seat] = state.replace(COMMITTED, REVEALED)

    def saved_notes(self) -> Message:
        """Return the notes as they are saved to a file."""
        return copy.deepcopy(self.notes)
