"""The OpenAPI document, which also describes the messages of the socket, for typed clients."""

from collections.abc import Callable
from typing import Any, Final, final

import msgspec
from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import BaseModel, WithJsonSchema

from caravane.server.wire import messages
from caravane.server.wire.table_projection import TableProjection

TEMPLATE: Final = "#/components/schemas/{name}"
NAMED_SCHEMAS: Final = {
    "AnyClientMessage": messages.AnyClientMessage,
    "AnyServerMessage": messages.AnyServerMessage,
    "TableProjection": TableProjection,
}
"""Schemas that clients look up by name: all messages of each direction, and the projection of a table."""
PLACEHOLDER: Final = "x-socket-message"
"""Placeholder of a reference to a socket message, until the message schemas are added to the document."""
ANSWER_SUFFIX: Final = "Out"
"""Ending of the names of answers in the code, which the document omits."""

SESSION: Final = "session"
OPTIONAL_SESSION: Final = "optionalSession"
"""Security schemes of the routes that require a session, and of those that work without one as well."""
COOKIE: Final = "caravane_session"

Schema = dict[str, Any]


def session_scheme(kind: str) -> Schema:
    """Return the security scheme of the session cookie."""
    how = "set by POST /api/guest, /api/account and /api/login"
    return {"type": kind, "in": "cookie", "name": COOKIE, "description": how}


def operation_id(route: APIRoute) -> str:
    """Return the id of an operation: `createTable` for the function `create_table`."""
    first, *more = route.name.split("_")
    return first + "".join(word.capitalize() for word in more)


def socket_schema(name: str) -> WithJsonSchema:
    """Return the schema of a field that has the form of a named part of the socket messages."""
    return WithJsonSchema({PLACEHOLDER: name})


def body_read_later(model: type[BaseModel]) -> Schema:
    """Return the description of a body that the route itself receives, because it is large."""
    content = {"application/json": {"schema": model.model_json_schema()}}
    return {"requestBody": {"required": True, "content": content}}


def _name_body(operation: Schema, schemas: Schema) -> None:
    """Replace the schema of a body that is read later by a reference to it."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    if "properties" in content.get("schema", {}):
        content["schema"] = _name(content["schema"], schemas)


def socket_schemas() -> Schema:
    """Return the schemas of all socket messages by name."""
    unions, components = msgspec.json.schema_components(NAMED_SCHEMAS.values(), ref_template=TEMPLATE)
    titled: Schema = {}
    schemas = {name: _publish(schema, titled) for name, schema in components.items()}
    named = zip(NAMED_SCHEMAS, unions, strict=True)
    return schemas | titled | {name: union for name, union in named if name not in schemas}


def _publish(schema: Schema, titled: Schema) -> Schema:
    """Return the schema of a struct with its titled types by reference; those are added to `titled`."""
    properties = {key: _map(part, lambda part: _name(part, titled)) for key, part in schema["properties"].items()}
    published = schema | {"description": " ".join(schema["description"].split()), "properties": properties}
    # The server omits unset fields only: what has a default is always sent. Clients may omit both.
    return published if schema.get("additionalProperties") is False else _require_defaults(published)


def _require_defaults(schema: Schema) -> Schema:
    defaults = [key for key, part in schema["properties"].items() if "default" in part]
    parts = {
        key: {each: value for each, value in part.items() if each != "default"}
        for key, part in schema["properties"].items()
    }
    return schema | {"properties": parts, "required": schema["required"] + defaults}


def _name(schema: Schema, titled: Schema) -> Schema:
    """Replace a schema that has a title by a reference to it."""
    if "title" not in schema:
        return schema
    titled[schema["title"]] = schema
    return {"$ref": TEMPLATE.format(name=schema["title"])}


def _map(schema: Any, change: Callable[[Schema], Schema]) -> Any:
    """Return a schema with all its parts changed, the inner ones first."""
    if isinstance(schema, list):
        return [_map(part, change) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return change({key: _map(part, change) for key, part in schema.items()})


def _resolve(schema: Schema) -> Schema:
    """Replace the placeholder of a socket message by a reference, and shorten references to answers."""
    if PLACEHOLDER in schema:
        return {"$ref": TEMPLATE.format(name=schema.pop(PLACEHOLDER)), **schema}
    reference = schema.get("$ref")
    return schema | {"$ref": reference.removesuffix(ANSWER_SUFFIX)} if isinstance(reference, str) else schema


def _shorten(schemas: Schema) -> Schema:
    """Return the schemas of the bodies under their published names."""
    return {
        name.removesuffix(ANSWER_SUFFIX): schema | {"title": name.removesuffix(ANSWER_SUFFIX)}
        for name, schema in schemas.items()
    }


def _set_security(operation: Schema) -> None:
    """State whether an operation requires a session, or also works without one."""
    names = {name for each in operation.pop("security", []) for name in each}
    if names:
        operation["security"] = [*([] if SESSION in names else [{}]), {SESSION: []}]


def _operations(document: Schema) -> list[Schema]:
    return [operation for path in document["paths"].values() for operation in path.values()]


@final
class ApiApp(FastAPI):
    """An application whose OpenAPI document also describes its socket."""

    def openapi(self) -> Schema:
        """Return the document, built once."""
        if self.openapi_schema is None:
            document: Schema = _map(super().openapi(), _resolve)
            for operation in _operations(document):
                _name_body(operation, document["components"]["schemas"])
            bodies, message_schemas = _shorten(document["components"]["schemas"]), socket_schemas()
            assert len(bodies) == len(document["components"]["schemas"]), "two bodies have the same name"
            assert not bodies.keys() & message_schemas.keys(), "a body and a message have the same name"
            document["components"] = {
                "schemas": bodies | message_schemas,
                "securitySchemes": {SESSION: session_scheme("apiKey")},
            }
            for operation in _operations(document):
                _set_security(operation)
            self.openapi_schema = document
        return self.openapi_schema
