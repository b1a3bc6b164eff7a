"""Players that play through HTTP, as opponents of the browsers and to bring tables to a given stage."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import httpx

from caravane.games.lost_cities.components import COLOURS
from tests.wait_limit import WAIT_SECONDS

PAUSE_SECONDS: Final = 0.02
REFUSAL_COST: Final = 4
SKIP_COST: Final = 100

# Preferred actions in Excavation Earth, if they are legal; moving always is.
CHANCE: Final = random.Random(1)
PREFERRED_MOVES: Final = ("choose:sell", "choose:dig", "choose:haggle", "choose:command", "choose:move")

Projection = dict[str, Any]


class Player:
    """A guest with a name and a simple strategy, who adds no entropy."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=f"http://{address}/api", timeout=WAIT_SECONDS, trust_env=False)
        self._seats: dict[str, int] = {}
        self.request("POST", "/guest", name=name)

    def request(self, method: str, path: str, **body: object) -> Any:
        """Send a request that must succeed and return its JSON body."""
        response = self.http.request(method, path, json=body or None)
        assert response.is_success, (path, response.text)
        return response.json() if response.content else None

    def create_table(self, game: str, *seating: dict[str, str], **more: Any) -> str:
        """Create a table; it starts at once if no seat is free."""
        request = {"game": game, "seats": len(seating), "seat_plan": list(seating), **more}
        created = self.request("POST", "/tables", **request)
        if all(seat["kind"] != "free" for seat in seating):
            self.request("POST", f"/tables/{created['id']}/start")
        table: str = created["id"]
        return table

    def invite(self, table: str) -> str:
        """Create an invitation code for a free seat."""
        code: str = self.request("POST", f"/tables/{table}/invitations", seat=None)["code"]
        return code

    def join(self, code: str) -> None:
        """Take a seat with an invitation code."""
        self.request("POST", f"/join/{code}", name=None)

    def projection(self, table: str) -> Projection:
        """Return the projection of a table from this player's seat."""
        projection: Projection = self.request("GET", f"/tables/{table}?seat={self.seat(table)}")["projection"]
        return projection

    def seat(self, table: str) -> int:
        """Return this player's seat."""
        if table not in self._seats:
            self._seats[table] = self.request("GET", f"/tables/{table}")["my_seats"][0]
        return self._seats[table]

    def play(self, table: str, projection: Projection) -> None:
        """Play a move. A refusal as stale is accepted, because the decision may be over by now."""
        body = {"type": "play", "n": projection["n"], "moves": [choice(projection, self.seat(table))]}
        response = self.http.post(f"/tables/{table}/acts", json=body)
        assert response.is_success or response.json()["code"] == "stale", response.text


def choice(projection: Projection, seat: int) -> str:
    """Return the move that wastes least in Lost Cities; in other games a preferred move, or the first one."""
    legal: list[str] = projection["legal"]
    if "choose:pass" in legal:
        return next(move for preferred in PREFERRED_MOVES for move in legal if move == preferred)
    if "zu" in projection["view"]:
        return CHANCE.choice([move for move in legal if not move.startswith(("skip", "stop"))] or legal)
    mine = projection["view"]["sheets"][seat] if "sheets" in projection["view"] else {}
    return min(legal, key=lambda move: waste(mine, move))


def waste(mine: dict[str, Any], move: str) -> int:
    """Return how many numbers a move skips in its column; refusing ranks before skipping many."""
    verb, *nouns = move.split(":")
    if verb == "refuse":
        return REFUSAL_COST
    if verb == "skip":
        return SKIP_COST
    if verb not in {"take", "use", "accelerate"}:
        return 0
    column = COLOURS.index(nouns[0])
    written: list[int] = mine["columns"][column]
    if verb == "accelerate":
        return -len(written)
    if nouns[1] == "0" and not written and not mine["circles"][column]:
        return 0
    return (int(nouns[1]) or 10) - max([0, *written])


def play_until(table: str, players: Sequence[Player], reached: Callable[[Projection], bool]) -> Projection:
    """Make all players play until the first one's projection satisfies `reached`."""
    end, seen = time.monotonic() + WAIT_SECONDS, -1
    while time.monotonic() < end:
        latest = players[0].projection(table)
        if reached(latest):
            return latest
        if latest["n"] != seen:
            # The limit is for one step, not for the whole game.
            end, seen = time.monotonic() + WAIT_SECONDS, latest["n"]
        for player in players:
            if (projection := player.projection(table)).get("legal"):
                player.play(table, projection)
        time.sleep(PAUSE_SECONDS)
    raise AssertionError(players[0].projection(table))


def play_by_substitute(table: str, player: Player, reached: Callable[[Projection], bool]) -> Projection:
    """Hand the seat of a player among bots to a substitute until `reached` or the end; return the projection."""
    act = f"/tables/{table}/acts"
    player.request("POST", act, type="away", seat=player.seat(table))
    end = time.monotonic() + WAIT_SECONDS
    while not ended(projection := player.projection(table)) and not reached(projection):
        assert time.monotonic() < end, projection
        time.sleep(PAUSE_SECONDS)
    if not ended(projection):
        player.request("POST", act, type="back", seat=player.seat(table))
    return projection


def begin(players: Sequence[Player], *bots: str, **more: Any) -> str:
    """Create a game of Lost Cities for these players and bots, seat everyone, and start."""
    host, *guests = players
    free = [{"kind": "free"} for _ in guests]
    table = host.create_table(
        "lost-cities", {"kind": "me"}, *free, *({"kind": "bot", "name": bot} for bot in bots), **more
    )
    for guest in guests:
        guest.join(host.invite(table))
    host.request("POST", f"/tables/{table}/start")
    return table


def ended(projection: Projection) -> bool:
    """Return whether the game is over."""
    return bool(projection["status"] == "ended")
