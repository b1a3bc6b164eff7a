"""ETag responses for content that changes only with the installed version."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

from fastapi import Request, Response

NOT_MODIFIED: Final[dict[int | str, dict[str, Any]]] = {
    304: {"description": "not modified: the content matches If-None-Match"}
}
"""OpenAPI description of the 304 response, for routes with an ETag."""

TAG_LENGTH: Final = 32


def etag_response(request: Request, body: bytes, media_type: str) -> Response:
    """Return the body with an ETag made of its content, or 304 if the client has the same content."""
    use_gzip = "gzip" in request.headers.get("accept-encoding", "")
    # A tag identifies bytes, so the compressed response has its own.
    tag = f'"{hashlib.sha256(body).hexdigest()[:TAG_LENGTH]}{"-gzip" if use_gzip else ""}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if etag_matches(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    if not use_gzip:
        return Response(body, media_type=media_type, headers=headers)
    return Response(gzip_body(body), media_type=media_type, headers=headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=64)
def gzip_body(body: bytes) -> bytes:
    """Compress a body, cached, because there are only a few per language."""
    return gzip.compress(body, mtime=0)


def etag_matches(header: str, tag: str) -> bool:
    """Return whether an If-None-Match header contains a tag."""
    tags = [part.strip().removeprefix("W/") for part in header.split(",")]
    return tag in tags or tags == ["*"]
