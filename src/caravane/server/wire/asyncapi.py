"""The AsyncAPI document, which describes the socket as the OpenAPI document describes HTTP."""

from functools import cache
from typing import Final

from msgspec import Struct

from caravane import __version__
from caravane.server.wire import messages
from caravane.server.wire.openapi import SESSION, TEMPLATE, Schema, session_scheme, socket_schemas

SOCKET: Final = "/api/socket"
ANSWERS: Final[dict[type[Struct], type[Struct]]] = {
    messages.Why: messages.Reason,
    messages.Preview: messages.Previewed,
}
"""Messages with an answer of their own; all others are acknowledged."""
REPLIES: Final = (messages.Ack, messages.RefusedReply, *ANSWERS.values())
DESCRIPTION: Final = (
    "One socket serves all tables of a client. It needs the session cookie of the HTTP API. The first message is `hello`. "
    "Every client message has an `id` of the client's choice, which the reply returns; a message that was acknowledged "
    "and is sent again is acknowledged again and does nothing."
)


@cache
def asyncapi_document() -> Schema:
    """Return the document; operations are named as the server sees them: it receives commands and sends updates."""
    client, server = messages.AnyClientMessage.__args__, messages.AnyServerMessage.__args__
    schemas = {name: schema for name, schema in socket_schemas().items() if not name.startswith("Any")}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Caravane", "version": __version__, "description": DESCRIPTION},
        "defaultContentType": "application/json",
        "servers": {"caravane": _server()},
        "channels": {"socket": _channel([*client, *server])},
        "operations": {_tag(kind): _receive(kind) for kind in client}
        | {f"on{kind.__name__}": _send(kind) for kind in server if kind not in REPLIES},
        "components": {
            "schemas": schemas,
            "messages": {kind.__name__: _message(kind, schemas) for kind in (*client, *server)},
            "securitySchemes": {SESSION: session_scheme("httpApiKey")},
        },
    }


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _server() -> Schema:
    host = {"default": "localhost:8000", "description": "the host of the page"}
    security = [{"$ref": f"#/components/securitySchemes/{SESSION}"}]
    return {"host": "{host}", "protocol": "wss", "variables": {"host": host}, "security": security}


def _channel(kinds: list[type[Struct]]) -> Schema:
    references = {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds}
    return {"address": SOCKET, "messages": references}


def _message(kind: type[Struct], schemas: Schema) -> Schema:
    name = kind.__name__
    return {
        "name": _tag(kind),
        "title": name,
        "summary": schemas[name]["description"],
        "payload": {"$ref": TEMPLATE.format(name=name)},
    }


def _operation(action: str, *kinds: type[Struct]) -> Schema:
    names = [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/socket"}, "messages": names}


def _receive(kind: type[Struct]) -> Schema:
    reply = _operation("", ANSWERS.get(kind, messages.Ack), messages.RefusedReply)
    del reply["action"]
    return _operation("receive", kind) | {"reply": reply}


def _send(kind: type[Struct]) -> Schema:
    return _operation("send", kind)
