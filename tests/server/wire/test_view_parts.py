"""A view that changes inside also changes at its top, so that devices do not compare what two versions have shown.

Devices compare digests of views with the same names at the top (`docs/luck.md`). If something inside a part changed under
the same names, every game that an upgrade interrupts would end with a warning about an honest server. So under the same
rules, such a change gives a part at the top another name. Then run `python -m tests.server.wire.test_view_parts`.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.server.wire.view_types import view_types

FILE = Path(__file__).with_name("view_parts.json")


def form(name: str) -> dict[str, Any]:
    """Return the names at the top of a view, and a digest of its whole form, for the rules of a game."""
    game = games.get(name)
    types = sha256(view_types(game, "").encode()).hexdigest()
    return {"rules": game.rules, "top": sorted(game.view_schema.parts), "types": types[:16]}


@pytest.mark.parametrize("name", games.names())
def test_a_view_does_not_change_inside_without_changing_at_its_top(name: str) -> None:
    known, now = json.loads(FILE.read_text(encoding="utf-8"))[name], form(name)
    if now != known:
        assert (now["rules"], now["top"]) != (known["rules"], known["top"]), "rename the part that changed, at the top"
        pytest.fail("run python -m tests.server.wire.test_view_parts")


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: form(name) for name in games.names()}, indent=1) + "\n", encoding="utf-8")
