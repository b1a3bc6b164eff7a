"""The mark of a test that proves rules: `@rule("LC-FILL-03")`."""

import pytest

rule = pytest.mark.rule
