"""How pages are looked at: each size and each theme at every change, and all pairs at night."""

from typing import Final

import pytest

from tests.browser.visitor import DESK, PHONE

LOOKS: Final = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(PHONE, "day", id="phone-day"),
        pytest.param(DESK, "lamp", id="desk-lamp"),
        pytest.param(PHONE, "lamp", id="phone-lamp", marks=pytest.mark.nightly),
        pytest.param(DESK, "day", id="desk-day", marks=pytest.mark.nightly),
    ],
)
