"""Kept answers: what changes only with the program is sent once, and afterwards only asked about."""

import hashlib
from typing import Any, Final

from fastapi import Request, Response

KEPT: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "It is what you have: the tag says so."}}
"""For the documents of a path whose answer may be kept."""

TAG_LENGTH: Final = 32


def kept(request: Request, body: bytes, media_type: str) -> Response:
    """Answer with a tag made of the content; who has the same content already gets the tag alone."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:TAG_LENGTH]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if has(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def has(known: str, tag: str) -> bool:
    """Tell whether a tag is among those that a client says it has."""
    tags = [part.strip().removeprefix("W/") for part in known.split(",")]
    return tag in tags or tags == ["*"]
