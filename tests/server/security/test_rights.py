"""Tests of the rights at a table, cell by cell, by real requests to a real server; the document has the same table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravane.server.security.permissions import HOLDERS, Right, Role
from caravane.server.websocket.connection import HANDLERS
from caravane.server.wire.messages import Follow, Unfollow
from tests.server.client import Client
from tests.server.http.test_strangers import COMMANDS
from tests.server.http.test_tables import code_of
from tests.server.run_processes import Serve
from tests.server.security.table_rights import OK, PERMISSION_CODES, USES, Scene, answer_to

pytestmark = pytest.mark.anyio

DOCUMENT = Path(__file__).parents[3] / "docs" / "tables.md"
NAMES = {Role.HOST: "Hana", Role.PLAYER: "Pia", "second": "Sami", Role.VIEWER: "Vera", "other": "Omar"}
WITHOUT_RIGHT = {"already-seated"} | PERMISSION_CODES
ROUTES = {
    "GET /api/tables/{table}": {Right.VIEW, Right.VIEW_SEAT},
    "GET /api/tables/{table}/box": {Right.VIEW},
    "GET /api/tables/{table}/edition": {Right.VIEW},
    "GET /api/tables/{table}/rules/{lang}": {Right.VIEW},
    "GET /api/tables/{table}/history": {Right.VIEW, Right.VIEW_SEAT},
    "GET /api/tables/{table}/chat": {Right.READ_CHAT},
    "GET /api/tables/{table}/export": {Right.EXPORT},
    "GET /api/tables/{table}/luck": {Right.LUCK},
    "GET /api/tables/{table}/invitations": {Right.LIST_OWN, Right.LIST_ALL},
    "POST /api/tables/{table}/invitations": {Right.INVITE},
    "DELETE /api/tables/{table}/invitations/{code}": {Right.REVOKE_OWN, Right.REVOKE_ANY},
    "POST /api/tables/{table}/grants": {Right.GRANT},
    # By a token, if its player could still grant the view.
    "POST /api/tables/{table}/grants/redeem": {Right.GRANT},
    "POST /api/tables/{table}/sit": {Right.SIT, Right.SEAT_COMPANION, Right.SEAT_BOT},
    "POST /api/tables/{table}/stand": {Right.STAND, Right.FREE_SEAT},
    "POST /api/tables/{table}/entropy": {Right.ADD_ENTROPY},
    "POST /api/tables/{table}/start": {Right.START, Right.RESTART},
    "POST /api/tables/{table}/acts": {Right.MOVE},
    "POST /api/tables/{table}/hints": {Right.HINTS},
    "POST /api/tables/{table}/holiday": {Right.HOLIDAY},
    "POST /api/tables/{table}/rematch": {Right.REMATCH},
}
MESSAGES = COMMANDS | {"decline": {}, "try": {"n": 3, "plans": [["bury"]]}}


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    folder = tmp_path_factory.mktemp("rights")
    with Serve(folder, f"sqlite:///{folder}/caravane.db") as serve:
        yield serve


@pytest.mark.parametrize("right", list(Right))
async def test_every_role_has_exactly_its_rights(serve: Serve, right: Right) -> None:
    clients = {name: await Client(serve.address).guest(label) for name, label in NAMES.items()}
    answers = {role: await answer_to(USES[right], Scene(clients, role)) for role in Role}
    for client in clients.values():
        await client.disconnect()
        await client.http.aclose()
    allowed = {role: answer for role, answer in answers.items() if role in HOLDERS[right]}
    refused = {role: answer for role, answer in answers.items() if role not in HOLDERS[right]}
    assert set(allowed.values()) <= {USES[right].answer, OK}, allowed
    assert OK in allowed.values() or USES[right].answer != OK
    assert set(refused.values()) <= WITHOUT_RIGHT, refused


async def test_every_route_of_a_table_asks_for_a_right(serve: Serve) -> None:
    async with Client(serve.address) as client:
        paths = (await client.get("/openapi.json"))["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() if "{table}" in path for method in methods}
    assert routes == set(ROUTES)
    assert set().union(*ROUTES.values()) == set(Right) - {Right.FOLLOW, Right.CHAT}


async def test_every_socket_message_except_following_needs_a_seat(serve: Serve) -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in HANDLERS if kind not in {Follow, Unfollow}}
    async with Client(serve.address) as host:
        await host.guest("Hana")
        table = await host.create_table([{"kind": "bot"}, {"kind": "bot"}], start=True)
        for kind in kinds:
            assert await code_of(host.send(kind, table, **MESSAGES[kind])) == "not-your-seat", kind


def test_the_document_has_the_same_table() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    header = next(line for line in lines if line.startswith("| right |"))
    roles = [Role(cell) for cell in cells(header)[1:-1]]
    assert roles == list(Role)
    start = lines.index(header) + 2
    rows = [cells(line) for line in lines[start : start + len(Right)]]
    written = {
        Right(row[0]): {role for role, cell in zip(roles, row[1:-1], strict=True) if cell == "yes"} for row in rows
    }
    assert written == {right: set(holders) for right, holders in HOLDERS.items()}
    assert {cell for row in rows for cell in row[1:-1]} == {"yes", "-"}
    assert not lines[start + len(Right)].startswith("|")


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]
