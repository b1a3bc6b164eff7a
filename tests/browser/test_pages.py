"""Every page in a browser: readable, reachable, without a complaint."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reach import assert_accessible, assert_fits
from tests.browser.visitor import PHONE


@pytest.mark.parametrize("theme", ["day", "lamp"])
@pytest.mark.parametrize("path", ["", "create"])
def test_a_page_is_open_to_everybody(visit: Visit, path: str, theme: str) -> None:
    person = visit(size=PHONE, theme=theme)
    person.open(path)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    assert_fits(person.page)
    assert_accessible(person.page)
