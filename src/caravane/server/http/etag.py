"""Kept answers: what changes only with the program is sent once, and afterwards only asked about."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

from fastapi import Request, Response

KEPT: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "It is what you have: the tag says so."}}
"""For the documents of a path whose answer may be kept."""

TAG_LENGTH: Final = 32


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """Answer with a tag made of the content; who has the same content already gets the tag alone."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    # A tag names bytes, so the packed answer has its own.
    tag = f'"{hashlib.sha256(body).hexdigest()[:TAG_LENGTH]}{"-gzip" if packs else ""}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if has(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    if not packs:
        return Response(body, media_type=media_type, headers=headers)
    return Response(packed(body), media_type=media_type, headers=headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """Compress an answer, once: there are only a few, in each language."""
    return gzip.compress(body, mtime=0)


def has(known: str, tag: str) -> bool:
    """Tell whether a tag is among those that a client says it has."""
    tags = [part.strip().removeprefix("W/") for part in known.split(",")]
    return tag in tags or tags == ["*"]
