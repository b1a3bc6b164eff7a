"""Paths that lead out of the served folder, and requests hidden in others."""

from typing import Final

from tests.attack.raw_http import exchange, status_of
from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import Target

UP: Final = "../../../../../../../.."
TRAVERSALS: Final = (
    f"/{UP}/etc/passwd",
    f"/assets/{UP}/etc/passwd",
    f"/assets/{UP}/pyproject.toml".replace("..", "%2e%2e"),
    f"/assets/{UP}/etc/passwd".replace("../", "..%2f"),
    f"/assets/{UP}/etc/passwd".replace("../", "..%5c"),
    f"/assets/{UP}/etc/passwd".replace("../", "..\\"),
    f"/assets/{UP}/etc/passwd".replace("..", "%252e%252e"),
    f"/assets/{UP}/etc/passwd".replace("../", "%c0%ae%c0%ae/"),
    f"/assets/{UP}/etc/passwd".replace("../", "....//"),
    "/assets//etc/passwd",
    "//etc/passwd",
    "/assets/%00/etc/passwd",
    "/assets/..%00/index.html",
    f"/faces/{UP}/etc/passwd",
    f"/faces/lost-cities/{UP}/etc/passwd".replace("..", "%2e%2e"),
    f"/api/games/{UP}/etc/passwd/texts/fr".replace("/..", "%2f.."),
    "/api/games/lost-cities/texts/..%2f..%2f..%2fetc%2fpasswd",
    "/api/games/lost-cities/rules/..%2f..%2f..%2fen",
    "/static/../app.py",
    "http://evil.example/etc/passwd",
)
REFUSED: Final = {400, 403, 404, 405, 411, 413, 415, 422, 501}
"""Statuses of refusals, by the server or by what stands in front."""
MARKS: Final = (b"root:", b"[project]", b"def create_app", b"Traceback")


def request(target: Target, line: str, *headers: str, body: bytes = b"") -> bytes:
    """Return a request byte by byte."""
    lines = [line, f"Host: {target.address}", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


@probe("paths", quick=BOTH)
async def traversals(target: Target) -> str:
    """Request files outside the served folder in all spellings: nothing but refusals."""
    wrong = []
    for path in TRAVERSALS:
        answer = await exchange(target, request(target, f"GET {path} HTTP/1.1"))
        if any(mark in answer for mark in MARKS) or status_of(answer) not in {301, 307, 308, 400, 403, 404, 421, 422}:
            wrong.append((path, status_of(answer)))
    expect(not wrong, f"{len(wrong)} of {len(TRAVERSALS)}: {wrong[:3]}")
    return f"{len(TRAVERSALS)} paths refused"


SPELLINGS: Final = ("%0A", "%0D", "%0D%0A", "%00", "%09", "%E2%80%A8")


@probe("paths", quick=BOTH)
async def paths_with_a_line_break(target: Target) -> str:
    """Add a line break to paths, which routes would ignore and limits would not: each is refused."""
    paths = ("/api/games", "/api/me", "/api/tables/open", "/api/login", "/api/tables")
    wrong = []
    for path in paths:
        for ending in SPELLINGS:
            answer = await exchange(target, request(target, f"GET {path}{ending} HTTP/1.1"))
            if status_of(answer) not in {400, 404}:
                wrong.append((path, ending, status_of(answer)))
    expect(not wrong, f"{len(wrong)} of {len(paths) * len(SPELLINGS)}: {wrong[:3]}")
    return f"{len(paths) * len(SPELLINGS)} paths refused"


HIDDEN: Final = b"GET /api/hidden-request HTTP/1.1\r\nHost: x\r\n\r\n"
SMUGGLED: Final = (
    ("length and chunks", ("Content-Length: 5", "Transfer-Encoding: chunked"), b"0\r\n\r\n" + HIDDEN),
    ("two lengths", ("Content-Length: 2", f"Content-Length: {2 + len(HIDDEN)}"), b"{}" + HIDDEN),
    ("chunks twice", ("Transfer-Encoding: chunked", "Transfer-Encoding: identity"), b"0\r\n\r\n" + HIDDEN),
    ("odd encoding", ("Transfer-Encoding: xchunked", "Content-Length: 5"), b"0\r\n\r\n" + HIDDEN),
    ("space before colon", ("Content-Length : 2",), b"{}" + HIDDEN),
    ("negative length", ("Content-Length: -1",), HIDDEN),
    ("signed length", ("Content-Length: +2",), b"{}" + HIDDEN),
    ("bad chunk size", ("Transfer-Encoding: chunked",), b"0x2\r\n{}\r\n0\r\n\r\n" + HIDDEN),
)


@probe("paths", quick=BOTH)
async def hidden_requests(target: Target) -> str:
    """Send requests whose length can be read in two ways, with another one behind: that one is never answered."""
    wrong = []
    for about, headers, body in SMUGGLED:
        message = request(target, "POST /api/guest HTTP/1.1", "Content-Type: application/json", *headers, body=body)
        # Without the wish to close, so that a server which sees two requests answers both.
        answer = await exchange(target, message.replace(b"Connection: close\r\n", b""))
        if answer.count(b"HTTP/1.1 ") != 1 or status_of(answer) not in REFUSED or b"path-not-found" in answer:
            wrong.append((about, answer.count(b"HTTP/1.1 "), status_of(answer)))
    expect(not wrong, f"{len(wrong)} of {len(SMUGGLED)}: {wrong}")
    return f"{len(SMUGGLED)} refused"
