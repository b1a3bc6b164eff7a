"""Tests that all settings, paths, messages and error codes are documented."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from pydantic import BaseModel

from caravane.server.http.app import create_app
from caravane.server.http.errors import STATUS
from caravane.server.ops.config import Configuration, Limits, Mail, Notices
from caravane.server.wire import messages
from tests.server.published_schema import check_client_message, check_server_message

ROOT = Path(__file__).parent.parent.parent.parent
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
CONFIGURATION = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
SECTIONS = {"mail", "notices", "limits"}
REFUSED = re.compile(r"Refused(?:Reply)?\(\s*(?:\"\", \"\", |message\.id, message\.table, )?\"([a-z-]+)\"")


@pytest.mark.parametrize("model", [Configuration, Mail, Notices, Limits])
def test_every_setting_is_documented(model: type[BaseModel]) -> None:
    documented = set(re.findall(r"^\| `(\w+)` \|", CONFIGURATION, re.MULTILINE)) | SECTIONS
    assert set(model.model_fields) <= documented
    for name, field in model.model_fields.items():
        assert name in SECTIONS or str(field.description) in CONFIGURATION, name


@pytest.mark.anyio
async def test_every_path_is_documented(tmp_path: Path) -> None:
    app = create_app(Configuration(data_dir=tmp_path, database=f"sqlite:///{tmp_path}/caravane.db"))
    paths = {f"`{method.upper()} {path}`" for path, each in app.openapi()["paths"].items() for method in each}
    assert {path for path in paths if path not in SERVER} == set()


def test_every_message_is_documented() -> None:
    kinds: list[type[msgspec.Struct]] = [*messages.AnyClientMessage.__args__, *messages.AnyServerMessage.__args__]
    tags = {kind.__struct_config__.tag for kind in kinds}
    assert {str(tag) for tag in tags if f"`{tag}`" not in SERVER} == set()


def fields_of(kind: type[msgspec.Struct]) -> set[str]:
    return {str(kind.__struct_config__.tag_field), *kind.__struct_encode_fields__}


@pytest.mark.parametrize(
    ("heading", "kinds", "implied"),
    [
        ("client message", messages.AnyClientMessage.__args__, {"type", "id", "table"}),
        ("server message", messages.AnyServerMessage.__args__, {"type"}),
    ],
)
def test_the_tables_of_messages_list_their_fields(
    heading: str, kinds: tuple[type[msgspec.Struct], ...], implied: set[str]
) -> None:
    table = SERVER.partition(f"| {heading} |")[2].partition("\n\n")[0]
    rows = [[set(re.findall(r"`(\w+)`", cell)) for cell in row.split("|")[1:3]] for row in table.splitlines()[2:]]
    documented = {name: fields for names, fields in rows for name in names}
    assert documented == {str(kind.__struct_config__.tag): fields_of(kind) - implied for kind in kinds}


def test_the_examples_of_messages_match_the_schema() -> None:
    examples = re.findall(r"^([→←]) (\{.*\})$", SERVER, re.MULTILINE)
    assert len(examples) > 10
    for direction, text in examples:
        (check_client_message if direction == "→" else check_server_message)(json.loads(text))
    # A message is shown as a whole or not at all.
    assert re.findall(r'`\{"type":"(?!turn")\w+"', SERVER) == []


def test_every_error_code_is_documented() -> None:
    sources = [*(ROOT / "src/caravane/server").rglob("*.py"), *(ROOT / "src/caravane/tables").rglob("*.py")]
    codes = {code for source in sources for code in REFUSED.findall(source.read_text(encoding="utf-8"))} | set(STATUS)
    assert len(codes) > 40
    assert {code for code in codes if f"`{code}`" not in SERVER} == set()
