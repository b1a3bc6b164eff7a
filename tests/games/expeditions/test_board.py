"""The browser's data of the board agrees with the map of the rules."""

import importlib.machinery
import importlib.util
import json
from pathlib import Path

from caravane.games.expeditions.components import CIRCLES, SEGMENTS

ROOT = Path(__file__).parents[3]


def test_the_browser_data_contains_the_map_and_its_labels() -> None:
    loader = importlib.machinery.SourceFileLoader("box_data", str(ROOT / "scripts" / "box-data"))
    spec = importlib.util.spec_from_loader("box_data", loader)
    assert spec is not None
    boxes = importlib.util.module_from_spec(spec)
    loader.exec_module(boxes)
    box = json.loads(boxes.box("expeditions"))
    assert [circle["id"] for circle in box["map"]["circles"]] == list(CIRCLES)
    assert len(box["map"]["segments"]) == len(SEGMENTS)
    assert len(box["labels"]["places"]) == 80
    assert set(box) == {"map", "labels"}, "figures come with the scene"
