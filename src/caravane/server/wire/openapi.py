"""Schema: one description of all that goes over the wire, HTTP and socket alike, for clients that are typed."""

import json
from typing import Any, Final, final

import msgspec
from fastapi import FastAPI
from pydantic import WithJsonSchema

from caravane.server.wire import messages

TEMPLATE: Final = "#/components/schemas/{name}"
NAMED: Final = {"AnyUp": messages.AnyUp, "AnyDown": messages.AnyDown, "Seen": messages.Seen}
"""What clients look up by name: all that may be said in each direction, and a table as it is seen."""
MARK: Final = "x-on-the-socket"
"""Stands for a reference to a message, until the messages are described beside the answers that hold them."""


def as_on_the_socket(kind: type[msgspec.Struct]) -> WithJsonSchema:
    """Describe a part of an answer as the message of the socket that it is."""
    return WithJsonSchema({MARK: kind.__name__})


def socket_schemas() -> dict[str, Any]:
    """Describe every message of the socket."""
    unions, components = msgspec.json.schema_components(NAMED.values(), ref_template=TEMPLATE)
    named = zip(NAMED, unions, strict=True)
    return components | {name: union for name, union in named if name not in components}


def _referring(schema: Any) -> Any:
    """Put references where messages of the socket are marked."""
    if isinstance(schema, list):
        return [_referring(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: _referring(part) for key, part in schema.items()}
    return parts if MARK not in parts else {"$ref": TEMPLATE.format(name=parts.pop(MARK)), **parts}


@final
class Application(FastAPI):
    """An application whose OpenAPI document describes its socket too."""

    def openapi(self) -> dict[str, Any]:
        """Give the document."""
        if self.openapi_schema is None:
            document = _referring(super().openapi())
            mine, ours = document["components"]["schemas"], socket_schemas()
            assert not mine.keys() & ours.keys(), "two schemas with one name"
            mine.update(ours)
            self.openapi_schema = document
        return self.openapi_schema


def written(app: FastAPI) -> str:
    """Write the document down for the browser client, which changes with what goes over the wire and not with the version."""
    document = app.openapi() | {"info": {"title": app.title, "version": ""}}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
