"""A small face in a folder, for tests that change it."""

import json
from pathlib import Path
from typing import Any

MANIFEST: dict[str, Any] = {
    "contract": 1,
    "game": "lost-cities",
    "rules": [1, 9],
    "entry": "face.js",
    "styles": ["looks/face.css"],
    "texts": {"fr": "fr.ftl", "en": "en.ftl"},
    "cover": {"art": "cover.svg", "focus": "50% 38%", "ink": "#fff"},
    "rooms": {"standing": {}, "part": {"least": 20}},
    "leaves": [{"id": "market", "title": "leaf-market"}],
    "draws": ["hints"],
    "credits": "Drawn for a test.",
}
FILES = {
    "face.js": "export const contract = 1;\n",
    "looks/face.css": ".face { color: var(--ink) }\n",
    "fr.ftl": "hello = Bonjour\n",
    "en.ftl": "hello = Hello\n",
    "cover.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"/>\n',
}


def write_face(folder: Path, **changes: Any) -> Path:
    """Write a face; `changes` replace fields of the manifest, None removes one."""
    manifest = {key: value for key, value in {**MANIFEST, **changes}.items() if value is not None}
    for path, text in {**FILES, "face.json": json.dumps(manifest)}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder
