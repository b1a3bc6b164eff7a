"""Tests of log entries: a program reads their level, a person copies links from them."""

import json
import logging

import pytest

from caravane.server.jobs.notices.mail import Mailer
from caravane.server.ops.config import Mail
from caravane.server.ops.logs import JSON, TEXT, log_formatter


def entry(log_format: str, message: str, **extra: object) -> str:
    record = logging.makeLogRecord({"name": "test", "levelname": "WARNING", "levelno": 30, "msg": message, **extra})
    return log_formatter(log_format).format(record)


def test_an_extra_does_not_replace_the_level() -> None:
    written = json.loads(entry(JSON, "bot timed out", level="guide", bot_level="guide"))
    assert (written["level"], written["event"], written["bot_level"]) == ("warning", "bot timed out", "guide")


@pytest.mark.anyio
async def test_the_link_of_a_logged_e_mail_stands_on_a_line_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    link = "https://play.example/#/link/abc"
    assert await Mailer(Mail()).send("ana@example.org", "Your link", f"Hello,\n{link}\nIt works once.")
    written = log_formatter(TEXT).format(caplog.records[-1])
    assert link in written.splitlines()
