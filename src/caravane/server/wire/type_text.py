"""JSON schemas as TypeScript types, for the types of the browser client and for the page about the API."""

import json
from typing import Any, Final

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """Return a schema as a type; a reference becomes the name of its target."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return _array(schema)
    return _record(schema) if schema.get("type") == "object" else PLAIN.get(schema.get("type", ""), "unknown")


def _array(schema: Schema) -> str:
    """Return the schema of a list or a tuple as a type."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    item = type_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def _record(schema: Schema) -> str:
    """Return the schema of an object without fixed fields as a type."""
    values = schema.get("additionalProperties", True)
    keys = type_of(schema["propertyNames"]) if "propertyNames" in schema else "string"
    return f"Record<{keys}, {type_of(values) if isinstance(values, dict) else 'unknown'}>"


def answer_of(operation: Schema) -> str:
    """Return the type of the successful answers of an HTTP operation; one without content is undefined."""
    successes = [response for status, response in operation["responses"].items() if status.startswith("2")]
    return " | ".join(_content(response) or "undefined" for response in successes)


def body_of(operation: Schema) -> str:
    """Return the type of the body of an HTTP operation; empty if it has none."""
    return _content(operation.get("requestBody", {}))


def _content(part: Schema) -> str:
    """Return the type of the one content of a body or an answer; empty if there is none."""
    schemas = [each["schema"] for each in part.get("content", {}).values()]
    return "".join(type_of(schema) for schema in schemas if schema)
