"""The marker of a test that covers rules: `@rule("LC-FILL-03")`."""

import pytest

rule = pytest.mark.rule
