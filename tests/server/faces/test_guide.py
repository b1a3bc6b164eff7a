"""Tests that docs/faces.md, the guide for authors, says what the server checks."""

import re
from pathlib import Path

import msgspec

from caravane.server.faces.folder import ENDINGS, MAX_BYTES
from caravane.server.faces.manifest import CONTRACTS, Manifest

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "faces.md").read_text(encoding="utf-8")


def test_every_field_of_the_manifest_is_explained() -> None:
    rows = re.findall(r"^\| (`[^|]*) \|", GUIDE, re.MULTILINE)
    explained = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert set(Manifest.__struct_fields__) <= explained


def test_the_manifest_in_the_guide_is_valid() -> None:
    [example] = re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)
    assert msgspec.json.decode(example, type=Manifest).contract in CONTRACTS


def test_the_limits_are_those_of_the_server() -> None:
    assert f"endings {', '.join(ENDINGS[:-1])} and {ENDINGS[-1]};" in GUIDE
    assert f"{MAX_BYTES // 1024 // 1024} MB at most" in GUIDE
    assert f"this version knows {' and '.join(map(str, CONTRACTS))}" in GUIDE
