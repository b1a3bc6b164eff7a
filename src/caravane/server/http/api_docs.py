"""The page /docs about the API, made from the OpenAPI and AsyncAPI documents, without scripts; and the AsyncAPI document."""

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request, Response

from caravane.server.http.etag import etag_response
from caravane.server.wire.asyncapi import SOCKET, asyncapi_document
from caravane.server.wire.type_text import Schema, answer_of, body_of, type_of

router = APIRouter(include_in_schema=False)

STYLE: Final = Path(__file__).with_suffix(".css")
PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header>
<h1>{title}</h1>
<p>For programs: as <a href="/api/openapi.json">OpenAPI</a> and <a href="/api/asyncapi.json">AsyncAPI</a>.
Operations marked <i>session</i> need the session cookie, which <code>POST /api/guest</code> sets.</p>
<nav>{contents}</nav>
</header>
<main>{sections}</main>
</body>
</html>
"""
WORD: Final = re.compile(r"\w+")
CODE: Final = re.compile(r"`([^`]+)`")


def _prose(text: str) -> str:
    """Return a description as HTML, with its `code`."""
    return CODE.sub(r"<code>\1</code>", escape(" ".join(text.split())))


def _type(text: str, names: Schema) -> str:
    """Return a type as HTML; the names of schemas are links."""
    linked = WORD.sub(
        lambda word: f'<a href="#{word[0]}">{word[0]}</a>' if word[0] in names else word[0], escape(text, quote=False)
    )
    return f"<code>{linked}</code>"


def _table(rows: list[tuple[str, str, bool, str]], names: Schema) -> str:
    """Return fields as a table: name, type, whether it is required, and description."""
    cells = [
        f"<tr><td><code>{escape(name)}{'' if required else '?'}</code></td><td>{_type(kind, names)}</td>"
        f"<td>{_prose(about)}</td></tr>"
        for name, kind, required, about in rows
    ]
    return f"<table>{''.join(cells)}</table>" if cells else ""


def _fields(schema: Schema, names: Schema) -> str:
    required = schema.get("required", [])
    rows = [
        (name, type_of(each), name in required, each.get("description", ""))
        for name, each in schema.get("properties", {}).items()
    ]
    return _table(rows, names) if rows else _type(type_of(schema), names)


def _details(anchor: str, heading: str, about: str, content: str) -> str:
    return f'<details id="{anchor}"><summary>{heading}<span>{_prose(about)}</span></summary>{content}</details>'


def _operation(method: str, path: str, operation: Schema, names: Schema) -> str:
    """Return one operation: its arguments, body and answer."""
    locked = (
        " <i>session</i>"
        if {"session": []} in operation.get("security", []) and {} not in operation["security"]
        else ""
    )
    rows = [
        (each["name"], type_of(each["schema"]), each["required"], each.get("description", each["in"]))
        for each in operation.get("parameters", [])
    ]
    body = body_of(operation)
    parts = [_table(rows, names), f"<p>Body: {_type(body, names)}</p>" if body else ""]
    answer = f"<p>Answer: {_type(answer_of(operation), names)}</p>"
    heading = f"<b>{method.upper()}</b> <code>{escape(path)}</code>{locked}"
    return _details(operation["operationId"], heading, operation["description"], "".join([*parts, answer]))


def _http(document: Schema) -> dict[str, str]:
    """Return the operations of each tag."""
    names = document["components"]["schemas"]
    sections: dict[str, str] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = operation["tags"][0]
            sections[tag] = sections.get(tag, "") + _operation(method, path, operation, names)
    return sections


def _socket(document: Schema, names: Schema) -> dict[str, str]:
    """Return the messages of each direction."""
    sections = {"sent by clients": "", "sent by the server": ""}
    received = {each["messages"][0]["$ref"].rpartition("/")[2] for each in document["operations"].values()
                if each["action"] == "receive"}  # fmt: skip
    for name, message in document["components"]["messages"].items():
        direction = "sent by clients" if name in received else "sent by the server"
        fields = _fields(names[name], names)
        sections[direction] += _details(name, f"<code>{message['name']}</code>", message["summary"], fields)
    return sections


def _types(document: Schema, messages: Schema) -> str:
    schemas = document["components"]["schemas"]
    shown = [(name, schema) for name, schema in sorted(schemas.items()) if name not in messages]
    return "".join(
        _details(name, f"<code>{name}</code>", schema.get("description", ""), _fields(schema, schemas))
        for name, schema in shown
    )


def docs_page(openapi: Schema, asyncapi: Schema) -> str:
    """Return the page."""
    messages = asyncapi["components"]["messages"]
    sections = {f"HTTP: {tag}": part for tag, part in _http(openapi).items()}
    names = openapi["components"]["schemas"]
    sections |= {f"Socket {SOCKET}: {part}": each for part, each in _socket(asyncapi, names).items()}
    sections["Types"] = _types(openapi, messages)
    anchors = {title: re.sub(r"\W+", "-", title.lower()).strip("-") for title in sections}
    contents = " ".join(f'<a href="#{anchor}">{escape(title)}</a>' for title, anchor in anchors.items())
    content = [
        f'<section id="{anchors[title]}"><h2>{escape(title)}</h2>{part}</section>' for title, part in sections.items()
    ]
    return PAGE.format(title=f"{openapi['info']['title']}: API", contents=contents, sections="\n".join(content))


@cache
def _page(app: FastAPI) -> bytes:
    return docs_page(app.openapi(), asyncapi_document()).encode()


@cache
def _asyncapi() -> bytes:
    return json.dumps(asyncapi_document()).encode()


@router.get("/docs")
async def read_docs(request: Request) -> Response:
    """Return the page."""
    app: Any = request.app
    return etag_response(request, _page(app), "text/html; charset=utf-8")


@router.get("/docs/style.css")
async def read_style(request: Request) -> Response:
    """Return the style of the page."""
    return etag_response(request, STYLE.read_bytes(), "text/css; charset=utf-8")


@router.get("/api/asyncapi.json")
async def read_asyncapi(request: Request) -> Response:
    """Return the AsyncAPI document."""
    return etag_response(request, _asyncapi(), "application/json")
