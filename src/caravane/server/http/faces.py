"""Route for the files of faces that come with games; their address contains a hash of all of them, so they never expire."""

import msgspec
from fastapi import APIRouter, HTTPException, Request, Response

from caravane.server.faces.catalogue import FaceCatalogue
from caravane.server.http.etag import gzip_body
from caravane.server.http.session import ServicesDep
from caravane.server.http.static_files import OTHER, TYPES, accepts
from caravane.server.wire.models import FaceOut

router = APIRouter(prefix="/faces", include_in_schema=False)


@router.api_route("/{game}/{hash_}/{path:path}", methods=["GET", "HEAD"])
async def read_face_file(services: ServicesDep, game: str, hash_: str, path: str, request: Request) -> Response:
    """Return a file of a face, compressed where that saves bytes."""
    body = services.faces.file(game, hash_, path)
    if body is None:
        raise HTTPException(404)
    return _file_response(body, f".{path.rpartition('.')[2]}", request.headers.get("accept-encoding", ""))


def _file_response(body: bytes, ending: str, accepted: str) -> Response:
    media_type = TYPES.get(ending, OTHER)
    headers = {"vary": "accept-encoding"}
    if is_text(media_type) and accepts(accepted, "gzip"):
        return Response(gzip_body(body), media_type=media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


def face_out(faces: FaceCatalogue, game: str, rules: int) -> FaceOut | None:
    """Return the face that draws a game in a rules version, for a response."""
    face = faces.face_of(game, rules)
    return FaceOut(**msgspec.to_builtins(face.manifest) | {"base": face.base}) if face else None


def is_text(media_type: str) -> bool:
    """Return whether a file of this type becomes smaller when it is compressed."""
    return media_type.startswith("text/") or media_type in {"application/json", "image/svg+xml"}
