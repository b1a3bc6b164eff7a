"""What is undocumented fails: settings, paths, messages and codes of refusal are all in the documents."""

import re
from pathlib import Path

import msgspec
import pytest
from pydantic import BaseModel

from caravane.server.http.app import create_app
from caravane.server.http.errors import STATUS
from caravane.server.ops.config import Configuration, Limits, Mail, Notices
from caravane.server.wire import messages

ROOT = Path(__file__).parent.parent.parent.parent
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
CONFIGURATION = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
PARTS = {"mail", "notices", "limits"}
REFUSED = re.compile(r"Refused\(\s*(?:\"\", \"\", |message\.id, message\.table, )?\"([a-z-]+)\"")


@pytest.mark.parametrize("model", [Configuration, Mail, Notices, Limits])
def test_every_setting_is_documented(model: type[BaseModel]) -> None:
    documented = set(re.findall(r"^\| `(\w+)` \|", CONFIGURATION, re.MULTILINE)) | PARTS
    assert set(model.model_fields) <= documented
    for name, field in model.model_fields.items():
        assert name in PARTS or str(field.description) in CONFIGURATION, name


@pytest.mark.anyio
async def test_every_path_is_documented(tmp_path: Path) -> None:
    app = create_app(Configuration(data=tmp_path, database=f"sqlite:///{tmp_path}/caravane.db"))
    paths = {f"`{method.upper()} {path}`" for path, each in app.openapi()["paths"].items() for method in each}
    assert {path for path in paths if path not in SERVER} == set()


def test_every_message_is_documented() -> None:
    kinds: list[type[msgspec.Struct]] = [*messages.AnyUp.__args__, *messages.AnyDown.__args__]
    tags = {kind.__struct_config__.tag for kind in kinds}
    assert {str(tag) for tag in tags if f"`{tag}`" not in SERVER} == set()


def test_every_code_of_refusal_is_documented() -> None:
    sources = [*(ROOT / "src/caravane/server").rglob("*.py"), *(ROOT / "src/caravane/tables").rglob("*.py")]
    codes = {code for source in sources for code in REFUSED.findall(source.read_text(encoding="utf-8"))} | set(STATUS)
    assert len(codes) > 40
    assert {code for code in codes if f"`{code}`" not in SERVER} == set()
