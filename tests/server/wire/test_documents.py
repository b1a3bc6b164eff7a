"""Tests of the OpenAPI and AsyncAPI documents and of the page made of them."""

import gzip
import json
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft7Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from caravane.server.http.api_docs import docs_page
from caravane.server.http.app import create_app
from caravane.server.ops.config import Configuration
from caravane.server.wire import messages
from caravane.server.wire.asyncapi import asyncapi_document
from caravane.server.wire.openapi import NAMED_SCHEMAS

Schema = dict[str, Any]

ASYNCAPI: Schema = json.loads(gzip.decompress(Path(__file__).with_name("asyncapi-3.0.0.json.gz").read_bytes()))
"""The schema of AsyncAPI 3.0.0 documents: `3.0.0-without-$id.json` of the npm package @asyncapi/specs 6.11.1, Apache-2.0."""


@pytest.fixture
def openapi(tmp_path: Path) -> Schema:
    return create_app(Configuration(data_dir=tmp_path, database=f"sqlite:///{tmp_path}/caravane.db")).openapi()


@pytest.fixture
def asyncapi() -> Schema:
    return deepcopy(asyncapi_document())


def operations(document: Schema) -> dict[str, Schema]:
    """Return the operations by method and path."""
    return {f"{method} {path}": each for path, methods in document["paths"].items() for method, each in methods.items()}


def references(part: Any) -> Iterator[str]:
    """Return the targets of all references."""
    if isinstance(part, list):
        for each in part:
            yield from references(each)
    elif isinstance(part, dict):
        yield from [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        for each in part.values():
            yield from references(each)


def has_target(document: Schema, reference: str) -> bool:
    """Return whether the target of a reference exists."""
    part: Any = document
    for key in reference.removeprefix("#/").split("/"):
        part = part.get(key, {})
    return bool(part)


def asyncapi_errors(document: Schema) -> list[str]:
    return [
        f"{error.instance_path}: {error.message[:200]}" for error in Draft7Validator(ASYNCAPI).iter_errors(document)
    ]


@pytest.mark.anyio
async def test_the_openapi_document_is_valid(openapi: Schema) -> None:
    assert [str(error) for error in OpenAPIV31SpecValidator(openapi).iter_errors()] == []
    assert {each for each in references(openapi) if not has_target(openapi, each)} == set()
    assert set(NAMED_SCHEMAS) <= set(openapi["components"]["schemas"])


@pytest.mark.anyio
async def test_an_invalid_openapi_document_is_found(openapi: Schema) -> None:
    openapi["paths"]["/api/games"]["get"]["responses"] = []
    assert list(OpenAPIV31SpecValidator(openapi).iter_errors())


@pytest.mark.anyio
async def test_operation_ids_are_verbs_and_each_exists_once(openapi: Schema) -> None:
    ids = [each["operationId"] for each in operations(openapi).values()]
    assert {name: count for name, count in Counter(ids).items() if count > 1} == {}
    assert [name for name in ids if not re.fullmatch(r"[a-z]+([A-Z][a-z]+)*", name)] == []
    assert {"createTable", "readTable", "listMyTables", "startGame"} <= set(ids)


@pytest.mark.anyio
async def test_operations_state_whether_they_need_a_session(openapi: Schema) -> None:
    security = {name: each.get("security") for name, each in operations(openapi).items()}
    assert openapi["components"]["securitySchemes"]["session"]["name"] == "caravane_session"
    assert security["post /api/tables"] == [{"session": []}]
    assert security["get /api/tables/{table}"] == [{}, {"session": []}]
    assert security["get /api/games"] is None


def test_the_asyncapi_document_is_valid(asyncapi: Schema) -> None:
    assert asyncapi_errors(asyncapi) == []
    assert {each for each in references(asyncapi) if not has_target(asyncapi, each)} == set()


def test_an_invalid_asyncapi_document_is_found(asyncapi: Schema) -> None:
    asyncapi["operations"]["follow"]["action"] = "listen"
    assert asyncapi_errors(asyncapi)


def test_every_message_belongs_to_an_operation(asyncapi: Schema) -> None:
    kinds = (*messages.AnyClientMessage.__args__, *messages.AnyServerMessage.__args__)
    used = {each.rpartition("/")[2] for each in references(asyncapi["operations"])}
    assert used == {"socket"} | {kind.__name__ for kind in kinds}


@pytest.mark.anyio
async def test_the_page_shows_every_operation_message_and_type(openapi: Schema, asyncapi: Schema) -> None:
    page = docs_page(openapi, asyncapi)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    ids = {each["operationId"] for each in operations(openapi).values()}
    assert ids | set(asyncapi["components"]["messages"]) | set(openapi["components"]["schemas"]) <= anchors
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    # The content security policy allows neither of them.
    assert not re.search(r"<script|<style| style=|src=|https?:", page)
