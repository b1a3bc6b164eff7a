"""A player at a server, alone at the table with companions: HTTP for the API, and the socket of a page."""

from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self, final

import httpx
import msgspec
from websockets.sync.client import connect

JsonObject = dict[str, Any]

NAMES: Final = ("Louise", "Karim", "Ana", "Théo", "Ida", "Bao")
TIMEOUT_SECONDS: Final = 120.0
MAX_MESSAGE_BYTES: Final = 16 * 1024 * 1024


@final
class WirePlayer:
    """A guest who holds every seat of a table; each question waits for its answer."""

    def __init__(self, address: str) -> None:
        self._connections: Final = ExitStack()
        self._http: Final = self._connections.enter_context(
            httpx.Client(base_url=f"http://{address}/api", timeout=TIMEOUT_SECONDS, trust_env=False)
        )
        self.post("/guest", {"name": NAMES[0]})
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        self._socket: Final = self._connections.enter_context(
            connect(
                f"ws://{address}/api/socket",
                additional_headers={"cookie": cookies},
                open_timeout=TIMEOUT_SECONDS,
                max_size=MAX_MESSAGE_BYTES,
                proxy=None,
            )
        )
        self._count: int = 0

    def __enter__(self) -> Self:
        """Return the player."""
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Leave the server."""
        self._connections.close()

    def get(self, path: str, **query: object) -> Any:
        """Return the answer to a request."""
        given = {name: str(value) for name, value in query.items() if value is not None}
        response = self._http.get(path, params=given).raise_for_status()
        is_json = response.headers["content-type"].startswith("application/json")
        return response.json() if is_json else response.text

    def post(self, path: str, body: JsonObject) -> Any:
        """Send a request with a body and return the answer."""
        return self._http.post(path, json=body).raise_for_status().json()

    def create_table(self, game: str, seats: int, options: dict[str, str]) -> str:
        """Start a game against companions, without entropy, and return the id of the table."""
        companions = [{"kind": "companion", "name": name} for name in NAMES[1:seats]]
        plan = [{"kind": "me"}, *companions]
        table: str = self.post("/tables", {"game": game, "seats": seats, "options": options, "seat_plan": plan})["id"]
        self.post(f"/tables/{table}/start", {})
        return table

    def update(self, table: str, seat: int | None, n: int) -> JsonObject:
        """Return the table as a page sees it that has followed it up to number `n`."""
        found = self._ask("follow", table, wanted="update", seat=seat, n=n)
        self._ask("unfollow", table, seat=seat)
        return found

    def play(self, table: str, seat: int, n: int, move: str) -> None:
        """Play a move."""
        self._ask("play", table, seat=seat, n=n, moves=[move])

    def preview(self, table: str, seat: int, n: int, moves: list[str]) -> JsonObject:
        """Return what moves would do."""
        return self._ask("preview", table, wanted="previewed", seat=seat, n=n, moves=moves)

    def _ask(self, kind: str, table: str, wanted: str = "ack", **fields: object) -> JsonObject:
        """Send a message; return the answer of the wanted type, once everything before the reply has been read."""
        self._count += 1
        question = {"type": kind, "id": str(self._count), "table": table, **fields}
        self._socket.send(msgspec.json.encode(question), text=True)
        found: JsonObject = {}
        while True:
            message: JsonObject = msgspec.json.decode(self._socket.recv(TIMEOUT_SECONDS))
            if message["type"] == wanted:
                found = message
            if message.get("id") == str(self._count):
                if message["type"] == "refused":
                    raise RuntimeError(f"the server refused {question}: {message}")
                return found
