"""The OpenAPI document, which also describes the messages of the socket, for typed clients."""

import json
from typing import Any, Final, final

import msgspec
from fastapi import FastAPI
from pydantic import WithJsonSchema

from caravane.server.wire import messages

TEMPLATE: Final = "#/components/schemas/{name}"
NAMED_SCHEMAS: Final = {
    "AnyClientMessage": messages.AnyClientMessage,
    "AnyServerMessage": messages.AnyServerMessage,
    "TableProjection": messages.TableProjection,
}
"""Schemas that clients look up by name: all messages of each direction, and the projection of a table."""
PLACEHOLDER: Final = "x-socket-message"
"""Placeholder of a reference to a socket message, until the message schemas are added to the document."""


def socket_schema(kind: type[msgspec.Struct]) -> WithJsonSchema:
    """Return the schema of a field that has the form of a socket message."""
    return WithJsonSchema({PLACEHOLDER: kind.__name__})


def socket_schemas() -> dict[str, Any]:
    """Return the schemas of all socket messages."""
    unions, components = msgspec.json.schema_components(NAMED_SCHEMAS.values(), ref_template=TEMPLATE)
    named = zip(NAMED_SCHEMAS, unions, strict=True)
    return components | {name: union for name, union in named if name not in components}


def _resolve(schema: Any) -> Any:
    """Replace the placeholders of socket messages by references."""
    if isinstance(schema, list):
        return [_resolve(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: _resolve(part) for key, part in schema.items()}
    return parts if PLACEHOLDER not in parts else {"$ref": TEMPLATE.format(name=parts.pop(PLACEHOLDER)), **parts}


@final
class ApiApp(FastAPI):
    """An application whose OpenAPI document also describes its socket."""

    def openapi(self) -> dict[str, Any]:
        """Return the document, built once."""
        if self.openapi_schema is None:
            document = _resolve(super().openapi())
            schemas, message_schemas = document["components"]["schemas"], socket_schemas()
            assert not schemas.keys() & message_schemas.keys(), "two schemas have the same name"
            schemas.update(message_schemas)
            self.openapi_schema = document
        return self.openapi_schema


def openapi_json(app: FastAPI) -> str:
    """Format the document for the browser client, without the version, so that it changes only with the wire format."""
    document = app.openapi() | {"info": {"title": app.title, "version": ""}}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
