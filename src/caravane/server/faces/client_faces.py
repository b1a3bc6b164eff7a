"""The faces that are built together with the browser client, listed in its `faces.json`."""

from pathlib import Path
from typing import Final, Literal, final

import msgspec

from caravane.server.faces.manifest import Manifest

LIST: Final = "faces.json"


@final
class ClientFace(Manifest, frozen=True, kw_only=True):
    """Manifest of a face among the files of the client, whose paths begin at `base`."""

    base: str = "/"
    client: str = ""
    """Address of the client's program that the face was built with: two builds on one page would share nothing."""
    dom: Literal["shadow", "light"] = "shadow"
    """`light` for a face that still needs the styles of the page."""


def read_client_faces(static_dir: Path) -> dict[str, ClientFace]:
    """Return the faces of the built client by game; none if the client has not been built."""
    file = static_dir / LIST
    return msgspec.json.decode(file.read_bytes(), type=dict[str, ClientFace]) if file.is_file() else {}
