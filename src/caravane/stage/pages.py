"""Routes of the stage, which only `caravane face dev` and `face test` add to a server on loopback."""

from fastapi import APIRouter, FastAPI, Response
from fastapi.responses import FileResponse

from caravane.server.faces.catalogue import FaceCatalogue
from caravane.server.http.app import STATIC_DIR
from caravane.server.http.static_files import STAGE_PAGE
from caravane.stage.recording import Recording, encode
from caravane.stage.targets import Target, encode_target

PAGE = STATIC_DIR / STAGE_PAGE


def add_stage(app: FastAPI, target: Target, recording: Recording) -> None:
    """Add the page of the stage, the recording and the face."""
    router = APIRouter(prefix="/stage", include_in_schema=False)
    recorded = encode(recording)
    served: FaceCatalogue = app.state.services.faces

    @router.get("")
    async def read_page() -> FileResponse:
        return FileResponse(PAGE, media_type="text/html")

    @router.get("/recording.json")
    async def read_recording() -> Response:
        return Response(recorded, media_type="application/json")

    @router.get("/face.json")
    async def read_face() -> Response:
        target.refresh()
        # Browsers keep the files of an address for ever, so changed files have a new one.
        served.folders.update(target.catalogue.folders)
        return Response(encode_target(target), media_type="application/json")

    app.include_router(router)
