"""Checks of messages against the published schema of the socket, strictly: no message has a field that it does not have."""

from copy import deepcopy
from typing import Any, Final

import jsonschema_rs
from msgspec import Struct

from caravane.server.wire import messages
from caravane.server.wire.asyncapi import asyncapi_document

Message = dict[str, Any]


def _strict_components() -> dict[str, Any]:
    components: dict[str, Any] = deepcopy(asyncapi_document()["components"])
    for schema in components["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return components


def _validators(kinds: tuple[type[Struct], ...]) -> dict[str, jsonschema_rs.Validator]:
    """Return a validator for each type of message."""
    components = _strict_components()
    return {
        str(kind.__struct_config__.tag): jsonschema_rs.validator_for(
            {"$ref": f"#/components/schemas/{kind.__name__}", "components": components}
        )
        for kind in kinds
    }


CLIENT: Final = _validators(messages.AnyClientMessage.__args__)
SERVER: Final = _validators(messages.AnyServerMessage.__args__)


def check_server_message(message: Message) -> None:
    """Raise an error unless the schema describes a message of the server exactly."""
    SERVER[message["type"]].validate(message)


def check_client_message(message: Message) -> None:
    """Raise an error unless the schema describes a message of a client exactly."""
    CLIENT[message["type"]].validate(message)
