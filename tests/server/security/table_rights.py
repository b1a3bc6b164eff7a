"""One request for every right at a table, sent to a real server by somebody of every role."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from caravane.server.security.permissions import Right, Role
from caravane.tables.luck.committed_luck import commitment
from tests.server.client import Client, Refusal

OK: Final = "ok"
HASH: Final = commitment(bytes(16))
PERMISSION_CODES: Final = frozenset(
    {"table-not-found", "table-private", "not-your-seat", "not-the-host", "not-invited", "companion-needs-person"}
)
"""Codes of refusals for want of a right."""


class Scene:
    """A table with an unseated host, two players, one granted viewer, and somebody else; `me` has the role in question."""

    def __init__(self, clients: dict[str, Client], role: Role) -> None:
        self._clients: Final = clients
        self.role: Final = role
        self.me: Final = clients.get(role, clients["other"])
        self.table: str = ""
        self.hosts_code: str = ""
        self.players_code: str = ""

    async def wait(self, seats: int = 3) -> None:
        """Create the table and seat both players."""
        host, player, second = (self._clients[name] for name in (Role.HOST, Role.PLAYER, "second"))
        self.table = await host.create_table([{"kind": "free"}] * seats, public=self.role == Role.VISITOR)
        self.hosts_code = (await host.post(f"/tables/{self.table}/invitations"))["code"]
        for client in (player, second):
            await client.post(f"/join/{self.hosts_code}")
        self.players_code = (await second.post(f"/tables/{self.table}/invitations"))["code"]
        token = (await player.post(f"/tables/{self.table}/grants"))["token"]
        await self._clients[Role.VIEWER].post(f"/tables/{self.table}/grants/redeem", seat=0, token=token)

    async def begin(self) -> None:
        """Start the game with both players; it is over at once if everybody is to read it."""
        await self.wait(seats=2)
        await self._clients[Role.HOST].post(f"/tables/{self.table}/start")
        if self.role == Role.READER:
            await self._clients["second"].post(f"/tables/{self.table}/acts", type="resign")

    async def commit(self) -> None:
        """Start the game while a player has promised entropy, so that the table waits for it."""
        await self.wait(seats=2)
        await self._clients[Role.PLAYER].post(f"/tables/{self.table}/entropy", commitment=HASH)
        await self._clients[Role.HOST].post(f"/tables/{self.table}/start")

    def code(self) -> dict[str, Any]:
        """Return the code that somebody invited shows."""
        return {"code": self.hosts_code} if self.role == Role.INVITED else {}

    async def post(self, path: str, **body: Any) -> Any:
        """Send a POST request to the table."""
        return await self.me.post(f"/tables/{self.table}{path}", **body)

    async def get(self, path: str, **params: Any) -> Any:
        """Send a GET request to the table, with the code if there is one."""
        return await self.me.get(f"/tables/{self.table}{path}", **params)

    async def revoke(self, code: str) -> None:
        """Revoke an invitation."""
        await self.me.call("DELETE", f"/tables/{self.table}/invitations/{code}")


async def _follow(scene: Scene) -> None:
    await scene.me.follow(scene.table, **scene.code())
    await scene.me.send("unfollow", scene.table)


async def _sit(scene: Scene) -> None:
    if scene.role == Role.INVITED:
        await scene.me.post(f"/join/{scene.hosts_code}")
    else:
        await scene.post("/sit")


async def _list_all(scene: Scene) -> None:
    listed = await scene.get("/invitations")
    if not {scene.hosts_code, scene.players_code} <= {each["code"] for each in listed}:
        raise Refusal({"code": "not-the-host"})


async def _revoke_own(scene: Scene) -> None:
    await scene.revoke((await scene.post("/invitations"))["code"])


class Use:
    """How a right is used: at which table, by which request, and with which answer if it is allowed."""

    def __init__(
        self,
        send: Callable[[Scene], Awaitable[Any]],
        prepare: Callable[[Scene], Awaitable[None]] = Scene.wait,
        answer: str = OK,
    ) -> None:
        self.send: Final = send
        self.prepare: Final = prepare
        self.answer: Final = answer
        """Code of the answer: a right may be there although the table does not allow it now."""


def _full(scene: Scene) -> Awaitable[None]:
    return scene.wait(seats=2)


USES: Final[dict[Right, Use]] = {
    Right.VIEW: Use(lambda scene: scene.get("", **scene.code())),
    Right.VIEW_SEAT: Use(lambda scene: scene.get("", seat=0, **scene.code())),
    Right.FOLLOW: Use(_follow),
    Right.READ_CHAT: Use(lambda scene: scene.get("/chat", **scene.code())),
    Right.CHAT: Use(lambda scene: scene.me.send("chat", scene.table, text="hello")),
    Right.SIT: Use(_sit),
    Right.SEAT_COMPANION: Use(lambda scene: scene.post("/sit", kind="companion", name="Zoé")),
    Right.SEAT_BOT: Use(lambda scene: scene.post("/sit", kind="bot", level="random")),
    Right.STAND: Use(lambda scene: scene.post("/stand")),
    Right.FREE_SEAT: Use(lambda scene: scene.post("/stand", seat=1)),
    Right.ADD_ENTROPY: Use(lambda scene: scene.post("/entropy", commitment=HASH)),
    Right.START: Use(lambda scene: scene.post("/start"), _full),
    Right.RESTART: Use(lambda scene: scene.post("/start"), Scene.commit),
    Right.MOVE: Use(lambda scene: scene.post("/acts", type="away"), Scene.begin),
    Right.HINTS: Use(lambda scene: scene.post("/hints"), answer="not-now"),
    Right.HOLIDAY: Use(lambda scene: scene.post("/holiday", until=0), Scene.begin, "holiday-not-allowed"),
    Right.INVITE: Use(lambda scene: scene.post("/invitations")),
    Right.LIST_OWN: Use(lambda scene: scene.get("/invitations")),
    Right.LIST_ALL: Use(_list_all),
    Right.REVOKE_OWN: Use(_revoke_own),
    Right.REVOKE_ANY: Use(lambda scene: scene.revoke(scene.players_code)),
    Right.GRANT: Use(lambda scene: scene.post("/grants")),
    Right.REMATCH: Use(lambda scene: scene.post("/rematch"), Scene.begin, "not-finished"),
    Right.EXPORT: Use(lambda scene: scene.get("/export"), Scene.begin, "not-finished"),
    Right.LUCK: Use(lambda scene: scene.get("/luck"), Scene.begin, "not-finished"),
}


async def answer_to(use: Use, scene: Scene) -> str:
    """Return the code of the answer to a request."""
    await (Scene.begin if scene.role == Role.READER else use.prepare)(scene)
    try:
        await use.send(scene)
    except Refusal as refusal:
        return refusal.code
    return OK
