"""People who play by program, through HTTP: company for those in the browsers, and tables at a certain moment."""

import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import httpx

from caravane.games.lost_cities.components import COLOURS

PATIENCE: Final = 60.0
PAUSE: Final = 0.02
TOO_MANY: Final = 4
LAST_RESORT: Final = 100

# What a trader on the abandoned Earth likes to do, if it is possible; moving to and fro always is.
CHANCE: Final = random.Random(1)
WISHES: Final = ("choose:sell", "choose:dig", "choose:haggle", "choose:command", "choose:move")

Seen = dict[str, Any]


class Player:
    """A guest with a name and a simple way to play."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=f"http://{address}/api", timeout=PATIENCE, trust_env=False)
        self._seats: dict[str, int] = {}
        self.ask("POST", "/guest", name=name)

    def ask(self, method: str, path: str, **body: object) -> Any:
        """Ask the server for something; it must not refuse."""
        response = self.http.request(method, path, json=body or None)
        assert response.is_success, (path, response.text)
        return response.json() if response.content else None

    def open_table(self, game: str, *seating: dict[str, str], **more: Any) -> str:
        """Open a table; where no seat is free, it begins."""
        start = all(seat["kind"] != "free" for seat in seating)
        wanted = {"game": game, "seats": len(seating), "seating": list(seating), "start": start, **more}
        table: str = self.ask("POST", "/tables", entropy=secrets.token_hex(32), **wanted)["id"]
        return table

    def invite(self, table: str) -> str:
        """Make a code that lets somebody sit down."""
        code: str = self.ask("POST", f"/tables/{table}/invitations", seat=None)["code"]
        return code

    def join(self, code: str) -> None:
        """Sit down by a code."""
        self.ask("POST", f"/join/{code}", entropy=secrets.token_hex(32))

    def seen(self, table: str) -> Seen:
        """Look at a table from the own seat."""
        seen: Seen = self.ask("GET", f"/tables/{table}?seat={self.seat(table)}")["seen"]
        return seen

    def seat(self, table: str) -> int:
        """Tell which seat is the own one."""
        if table not in self._seats:
            self._seats[table] = self.ask("GET", f"/tables/{table}")["mine"][0]
        return self._seats[table]

    def play(self, table: str, seen: Seen) -> None:
        """Answer what is asked; if the question is gone by now, that is fine too."""
        body = {"type": "play", "n": seen["n"], "moves": [choice(seen, self.seat(table))]}
        response = self.http.post(f"/tables/{table}/acts", json=body)
        assert response.is_success or response.json()["code"] == "stale", response.text


def choice(seen: Seen, seat: int) -> str:
    """Take what wastes least; elsewhere than in Lost Cities what is wished for, or the first move."""
    legal: list[str] = seen["legal"]
    if "choose:pass" in legal:
        return next(move for wish in WISHES for move in legal if move == wish)
    if "zu" in seen["view"]:
        return CHANCE.choice([move for move in legal if not move.startswith(("skip", "stop"))] or legal)
    mine = seen["view"]["sheets"][seat] if "sheets" in seen["view"] else {}
    return min(legal, key=lambda move: waste(mine, move))


def waste(mine: dict[str, Any], move: str) -> int:
    """Say how many numbers a move leaves out in its column; better refuse than leave out many."""
    verb, *nouns = move.split(":")
    if verb == "refuse":
        return TOO_MANY
    if verb == "skip":
        return LAST_RESORT
    if verb not in {"take", "use", "accelerate"}:
        return 0
    column = COLOURS.index(nouns[0])
    written: list[int] = mine["columns"][column]
    if verb == "accelerate":
        return -len(written)
    if nouns[1] == "0" and not written and not mine["circles"][column]:
        return 0
    return (int(nouns[1]) or 10) - max([0, *written])


def play_until(table: str, players: Sequence[Player], reached: Callable[[Seen], bool]) -> Seen:
    """Let everybody play on until the first of them sees what is wanted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if reached(players[0].seen(table)):
            return players[0].seen(table)
        for player in players:
            if (seen := player.seen(table)).get("legal"):
                player.play(table, seen)
        time.sleep(PAUSE)
    raise AssertionError(players[0].seen(table))


def play_by_bot(table: str, player: Player, reached: Callable[[Seen], bool]) -> None:
    """Let a bot sit in for somebody among bots, until that person would like to come back."""
    act = f"/tables/{table}/acts"
    player.ask("POST", act, type="leave", seat=player.seat(table))
    end = time.monotonic() + PATIENCE
    while not reached(player.seen(table)):
        assert time.monotonic() < end, player.seen(table)
        time.sleep(PAUSE)
    player.ask("POST", act, type="return", seat=player.seat(table))


def begin(people: Sequence[Player], *bots: str, **more: Any) -> str:
    """Let some people gather for a game of Lost Cities, with bots of these names, and begin."""
    host, *guests = people
    free = [{"kind": "free"} for _ in guests]
    table = host.open_table(
        "lost-cities", {"kind": "me"}, *free, *({"kind": "bot", "name": bot} for bot in bots), **more
    )
    for guest in guests:
        guest.join(host.invite(table))
    host.ask("POST", f"/tables/{table}/start")
    return table


def ended(seen: Seen) -> bool:
    """Tell whether the game is over."""
    return bool(seen["status"] == "ended")
