"""Tests that the capacity model multiplies the measurements, and that its page is current."""

import importlib.util
import json
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def scale() -> ModuleType:
    loader = SourceFileLoader("scale", str(ROOT / "scripts" / "scale-report"))
    spec = importlib.util.spec_from_loader("scale", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_twice_the_moves_take_twice_the_processes_and_the_disk(scale: ModuleType) -> None:
    unit = scale.Units(moves=1_000, cpu=0.001, receive=0.0, commit=0.005, insert=20_000, kib=32, bytes=500)
    small = scale.Service("small", 20_000, 8_000, 1_000, 4, "")
    found = scale.need(small, unit)
    assert found.serves == 40
    assert found.shards == 2
    assert found.storage == pytest.approx(8_000 * 365 * 86_400 * 500 / 1e12)
    double = scale.need(small._replace(moves=40_000, average=16_000), unit)
    assert (double.serves, double.shards, double.storage) == (80, 4, pytest.approx(2 * found.storage))


def test_remote_moves_cost_processes(scale: ModuleType) -> None:
    unit = scale.Units(moves=1_000, cpu=0.001, receive=0.000_5, commit=0.005, insert=20_000, kib=32, bytes=500)
    assert scale.need(scale.Service("spread", 20_000, 8_000, 1_000, 3, ""), unit).serves == 80


def test_sockets_alone_require_processes_too(scale: ModuleType) -> None:
    unit = scale.Units(moves=1_000, cpu=0.001, receive=0.0, commit=0.005, insert=20_000, kib=32, bytes=500)
    assert scale.need(scale.Service("watchers", 10, 10, 100_000, 2, ""), unit).serves == 10


def test_the_page_is_current(scale: ModuleType) -> None:
    text = scale.PAGE.read_text(encoding="utf-8")
    assert scale.page(text, json.loads(scale.MEASURED.read_text(encoding="utf-8"))) == text
