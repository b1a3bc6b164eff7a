"""Pages of other sites in the browser of somebody who has a session, and what a browser is told to refuse."""

import ssl
from typing import Any, Final

from websockets.exceptions import InvalidStatus

from tests.attack.registry import BOTH, CLUSTER, SQLITE, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client
from tests.server.sockets import connect

SUBJECT: Final = "other sites"
FOREIGN: Final[tuple[dict[str, str], ...]] = (
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://[::1"},
    {"Origin": "{url}.evil.example"},
    {"Origin": "https://evil.example/{host}"},
    {"Origin": "https://evil@{host}"},
    {"Origin": "file://"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
)
WRITES: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("POST", "/api/guest", {"name": "Eve"}),
    ("POST", "/api/tables", {"game": "_template", "seats": 2}),
    ("POST", "/api/logout", {}),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("PUT", "/api/me/notices", {"lang": "en"}),
    ("DELETE", "/api/me", {}),
)
SECURITY_HEADERS: Final = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def filled(headers: dict[str, str], target: Target) -> dict[str, str]:
    """Return headers that name the target."""
    return {name: value.format(url=target.url, host=target.address) for name, value in headers.items()}


@probe(SUBJECT, quick=BOTH)
async def forged_requests(target: Target) -> str:
    """Send every kind of write from foreign origins with a real session: refused, and nothing is changed."""
    async with await target.guest("Ada") as ada:
        wrong = []
        for headers in FOREIGN:
            for method, path, body in WRITES:
                answer = await ada.http.request(method, path, json=body, headers=filled(headers, target))
                if answer.status_code != 403:
                    wrong.append((headers, method, path, answer.status_code))
        expect(not wrong, f"{len(wrong)} accepted: {wrong[:2]}")
        expect((await ada.get("/me"))["name"] == "Ada", "the name was changed")
    return f"{len(FOREIGN) * len(WRITES)} requests refused"


@probe(SUBJECT, quick=BOTH)
async def forms_of_other_sites(target: Target) -> str:
    """Post what a form can post without asking: text, form fields and multipart bodies are no JSON."""
    async with await target.guest("Ada") as ada:
        kinds = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "")
        body = b'{"name": "Eve"}'
        found = [
            (await ada.http.post("/api/guest", content=body, headers={"Content-Type": kind})).status_code
            for kind in kinds
        ]
        name = (await ada.get("/me"))["name"]
    expect(name == "Ada", f"renamed to {name}: {found}")
    return f"{len(kinds)} kinds refused: {found}"


@probe(SUBJECT, quick=BOTH)
async def reading_from_other_sites(target: Target) -> str:
    """Ask as another site for permission to read and write: no answer grants it."""
    async with await target.guest("Ada") as ada:
        asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "PUT"}
        granted = []
        for method, path in (("OPTIONS", "/api/me"), ("GET", "/api/me"), ("GET", "/api/games"), ("OPTIONS", "/")):
            answer = await ada.http.request(method, path, headers=asked)
            granted += [name for name in answer.headers if name.startswith("access-control-")]
    expect(not granted, f"granted: {granted}")
    return "nothing granted"


@probe(SUBJECT, quick=BOTH)
async def socket_of_another_site(target: Target) -> str:
    """Open the socket from foreign origins with a stolen cookie, and from one's own without: refused."""
    async with await target.guest("Ada") as ada:
        cookie = {"Cookie": f"caravane_session={ada.http.cookies['caravane_session']}"}
        opened = [headers for headers in FOREIGN if await _opens(target, ada, cookie | filled(headers, target))]
        expect(not opened, f"opened with {opened}")
        expect(not await _opens(target, ada, {"Origin": target.url}), "opened without a session")
        expect(not await _opens(target, ada, {"Cookie": "caravane_session=x"}), "opened with a wrong cookie")
        expect(await _opens(target, ada, cookie | {"Origin": target.url}), "does not open at all")
    return f"{len(FOREIGN) + 2} handshakes refused"


async def _opens(target: Target, visitor: Client, headers: dict[str, str]) -> bool:
    context = ssl._create_unverified_context() if target.secure else None
    url = f"{target.url.replace('http', 'ws', 1)}/api/socket"
    local = (visitor.source, 0)
    try:
        async with connect(url, ssl=context, additional_headers=headers, local_addr=local, origin=None) as socket:
            await socket.recv()
    except InvalidStatus:
        return False
    return True


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def plain_origin_under_https(target: Target) -> str:
    """Post from the http page of a server that people reach by https: refused, because anybody can write that page."""
    serve = await target.https_serve()
    async with Client(serve.address) as visitor:
        found = {}
        for origin in ("http://play.example", f"http://{serve.address}", "https://play.example"):
            headers = {"Origin": origin, "Host": "play.example" if "play" in origin else serve.address}
            answer = await visitor.http.post("/api/guest", json={"name": "Ada"}, headers=headers)
            found[origin] = answer.status_code
    expect(list(found.values()) == [403, 403, 200], f"statuses {found}")
    return "http refused, https accepted"


@probe("transport", quick=(SQLITE,), targets=(SQLITE,))
async def strict_transport(target: Target) -> str:
    """Visit a server that people reach by https: it tells browsers never to use http; one by http does not."""
    serve = await target.https_serve()
    async with Client(serve.address) as secure, target.visitor() as plain:
        header = (await secure.http.get("/api/games")).headers.get("strict-transport-security", "")
        page = (await secure.http.get("/")).headers.get("strict-transport-security", "")
        without = (await plain.http.get("/api/games")).headers.get("strict-transport-security", "")
    expect("max-age=" in header and header == page, f"headers {header!r} and {page!r}")
    expect(not without, f"a server by http says {without!r}")
    return f"{header}, and none by http"


@probe("transport", quick=(CLUSTER,), targets=(CLUSTER,))
async def strict_transport_behind_nginx(target: Target) -> str:
    """Visit through nginx: the header comes through once, and the plain port only redirects."""
    async with target.visitor() as visitor:
        headers = (await visitor.http.get("/api/games")).headers.get_list("strict-transport-security")
        cookie = (await visitor.http.post("/api/guest", json={"name": "Ada"})).headers["set-cookie"]
    expect(len(headers) == 1 and "max-age=" in headers[0], f"headers {headers}")
    expect(all(flag in cookie for flag in ("HttpOnly", "Secure", "SameSite=lax")), f"cookie {cookie}")
    return f"one header: {headers[0]}"


@probe("transport", quick=BOTH)
async def security_headers(target: Target) -> str:
    """Request pages, data, errors and things that do not exist: every answer has the strict headers."""
    missing = []
    paths = ("/", "/docs", "/health", "/api/games", "/api/me", "/api/nothing", "/assets/nothing.js")
    async with target.visitor() as visitor:
        for path in paths:
            answer = await visitor.http.get(path)
            missing += [
                (path, each) for each, want in SECURITY_HEADERS.items() if want not in answer.headers.get(each, "")
            ]
            missing += [(path, "server")] if "uvicorn" in answer.headers.get("server", "") else []
    expect(not missing, f"missing: {missing[:3]}")
    return f"{len(paths)} answers"
