"""Pages: the files of the browser client, as small as a browser takes them.

The build writes compressed neighbours beside its files (`x.js.br`, `x.js.gz`), so nothing is compressed while somebody waits.
"""

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from caravane.server.http.etag import has

CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files may be compressed, the smallest first, and how such a neighbour's name ends."""

# Named here, because what a machine knows of types differs from one to the next.
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OTHER: Final = "application/octet-stream"


@final
class Pages(StaticFiles):
    """Built files; the first page is at `/` only, since the client finds its way behind the `#`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file; compressed neighbours are no files of their own."""
        if path.endswith(tuple(CODINGS.values())):
            raise HTTPException(404)
        return await super().get_response("index.html" if path == "." else path, scope)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with a file or its compressed neighbour, by what the client takes and by what it has."""
        asked = Headers(scope=scope)
        plain = Path(full_path)
        neighbours = {coding: plain.with_name(plain.name + ending) for coding, ending in CODINGS.items()}
        there = {coding: file for coding, file in neighbours.items() if file.is_file()}
        coding = next((coding for coding in there if accepts(asked.get("accept-encoding", ""), coding)), "")
        response = _answer(there.get(coding, plain), TYPES.get(plain.suffix, OTHER), status_code)
        if there:
            response.headers["vary"] = "accept-encoding"
        if coding:
            response.headers["content-encoding"] = coding
        known = has(asked.get("if-none-match", ""), response.headers["etag"])
        return NotModifiedResponse(response.headers) if known else response


def _answer(file: Path, media_type: str, status_code: int) -> Response:
    status = file.stat()
    response = FileResponse(file, status_code=status_code, stat_result=status, media_type=media_type)
    # A page names its parts by fingerprints of equal length: neither its size nor its date, which packagers set, tell it apart.
    response.headers["etag"] = _tag(file, status.st_mtime_ns, status.st_size)
    return response


@lru_cache(maxsize=1_000)
def _tag(file: Path, _changed: int, _size: int) -> str:
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:32]}"'


def accepts(header: str, coding: str) -> bool:
    """Tell whether a client takes a coding, from what it says: `gzip, br;q=0`."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "").rstrip("0") not in {"q=", "q=0."}
    return False
