"""The built files of the browser client, served precompressed.

The build writes compressed variants beside its files (`x.js.br`, `x.js.gz`), so nothing is compressed during a request.
"""

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from caravane.server.http.etag import etag_matches

CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""File suffix of each content coding, the best compression first."""

STAGE_PAGE: Final = "stage.html"
"""The page for authors of faces (`caravane face`), which no public server has."""

# Listed here, because the machine's own table of media types differs between systems.
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
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
class ClientFiles(StaticFiles):
    """Built files; the page itself is served at `/` only, because the client routes by the fragment after the `#`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; compressed variants and the stage have no path."""
        if path.endswith(tuple(CODINGS.values())) or path == STAGE_PAGE:
            raise HTTPException(404)
        return await super().get_response("index.html" if path == "." else path, scope)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file or its compressed variant by the Accept-Encoding header, or 304 if the client has it."""
        request_headers = Headers(scope=scope)
        plain = Path(full_path)
        variants = {coding: plain.with_name(plain.name + ending) for coding, ending in CODINGS.items()}
        existing = {coding: file for coding, file in variants.items() if file.is_file()}
        coding = next(
            (coding for coding in existing if accepts(request_headers.get("accept-encoding", ""), coding)), ""
        )
        response = _file_response(existing.get(coding, plain), TYPES.get(plain.suffix, OTHER), status_code)
        if existing:
            response.headers["vary"] = "accept-encoding"
        if coding:
            response.headers["content-encoding"] = coding
        matches = etag_matches(request_headers.get("if-none-match", ""), response.headers["etag"])
        return NotModifiedResponse(response.headers) if matches else response


def _file_response(file: Path, media_type: str, status_code: int) -> Response:
    """Return a file from memory: to open and read it for every visitor takes three times as long."""
    status = file.stat()
    content, etag = _content(file, (status.st_ino, status.st_mtime_ns, status.st_ctime_ns, status.st_size))
    return Response(content, status_code, {"etag": etag}, media_type)


# Neither size nor date identify a page: it names its assets by hashes of equal length, and packagers set dates.
@lru_cache(maxsize=1_000)
def _content(file: Path, _status: tuple[int, ...]) -> tuple[bytes, str]:
    content = file.read_bytes()
    return content, f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def accepts(header: str, coding: str) -> bool:
    """Return whether an Accept-Encoding header such as `gzip, br;q=0` allows a coding."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "").rstrip("0") not in {"q=", "q=0."}
    return False
