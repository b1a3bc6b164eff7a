"""Tests that settings which make no sense are refused at the start, in one line that names them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from caravane.cli.commands.server_options import read_configuration
from caravane.server.ops.config import Configuration
from caravane.server.processes.addresses import storage_place
from tests.server.services import Postgres, free_port
from tests.wait_limit import WAIT_SECONDS

SENSELESS = [
    ("prot = 1", "prot"),
    ('port = "many"', "port"),
    ("port = 70000", "port"),
    ("port = -1", "port"),
    ("port 1", "caravane.toml"),
    ('host = ""', "host"),
    ("metrics_port = 70000", "metrics_port"),
    ('metrics_networks = ["here"]', "metrics_networks"),
    ('public_url = "play.example"', "public_url: must be of the form https://play.example"),
    ('public_url = "ftp://play.example"', "public_url"),
    ('public_url = "https://play.example/caravane"', "public_url"),
    ('public_url = "https://ana@play.example"', "public_url"),
    ('public_url = "https://play.example:99999"', "public_url"),
    ('public_url = "https://"', "public_url"),
    ('database = "mysql://ana:password@db/caravane"', "database: must be sqlite:///FILE or postgresql"),
    ('database = "sqlite://"', "database"),
    ('database = "caravane.sqlite"', "database"),
    ("database_timeout = 0", "database_timeout"),
    ('nats = "db:4222"', "nats"),
    ('nats = "http://db:4222"', "nats"),
    ('trusted_proxies = ["nginx"]', "trusted_proxies: 'nginx' is no address"),
    ("session_days = 0", "session_days"),
    ("invitation_days = -1", "invitation_days"),
    ("login_link_minutes = 0", "login_link_minutes"),
    ("bot_processes = -1", "bot_processes"),
    ("bot_min_seconds = -1", "bot_min_seconds"),
    ("password_hash_workers = 0", "password_hash_workers"),
    ("reconnect_seconds = nan", "reconnect_seconds"),
    ('log_level = "loud"', "log_level"),
    ("[limits]\nsugar = 1", "limits.sugar"),
    ("[limits]\ntables = -1", "limits: tables must be at least 1"),
    ("[limits]\nsockets = 0", "limits: sockets must be at least 1"),
    ("[limits]\nguests_per_hour = 0.5", "limits: guests_per_hour must be at least 1"),
    ("[limits]\nrequests_per_second = 0", "limits: requests_per_second must be above 0"),
    ("[limits]\nchat_per_minute = inf", "limits: chat_per_minute"),
    ("[notices]\npoll_seconds = 0", "notices.poll_seconds"),
    ('[mail]\nhost = "mail.example"', "mail needs public_url"),
    ('[mail]\nuser = "ana"', "mail: user and password must be set together"),
    ('[mail]\nuser = "ana"\npassword = "pass"', "mail: host is missing"),
    ('[mail]\nsender = "Caravane"', "mail: sender"),
    ("[mail]\nport = 0", "mail.port"),
]


@pytest.mark.parametrize(("text", "named"), SENSELESS)
def test_senseless_settings_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, named: str
) -> None:
    file = tmp_path / "caravane.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(typer.Exit) as exited:
        read_configuration("en", file)
    assert exited.value.exit_code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("The settings cannot be used: ")
    assert named in line
    assert "pass" not in line.replace("password", "")


def test_sensible_settings_are_accepted() -> None:
    Configuration(nats="nats://a:4222,tls://b:4222", trusted_proxies=["10.0.0.0/8", "::1", "*"], bot_processes=0)
    assert Configuration(public_url="https://play.example:8443/").public_url == "https://play.example:8443"
    for url in ("sqlite:///caravane.db", "sqlite:////var/caravane.db", "postgresql:///caravane?host=/run"):
        assert Configuration(database=url).database == url


def test_a_list_that_is_not_json_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARAVANE_TRUSTED_PROXIES", "10.0.0.7 secret")
    with pytest.raises(typer.Exit):
        read_configuration("en", None)
    [line] = capsys.readouterr().err.splitlines()
    assert "trusted_proxies" in line
    assert "secret" not in line


def test_the_place_of_the_data_has_no_password() -> None:
    assert storage_place(Configuration(database="sqlite:////srv/games/a.db")) == ("/srv/games", "")
    for url in ("postgresql://ana:pass@db.example/games", "postgresql://ana:pass@/games?host=db.example"):
        assert storage_place(Configuration(database=url)) == ("", "games (db.example)")


def run(command: str, database: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    """Run a process that must not start."""
    arguments = ["--lang", "en", "--database", database]
    return subprocess.run(
        [sys.executable, "-m", "caravane", command, *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=WAIT_SECONDS,
        env={**os.environ, **environ},
    )


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_missing_database_is_one_line(command: str, postgres: Postgres) -> None:
    done = run(command, postgres.url("missing"))
    assert (done.returncode, done.stderr.splitlines()) == (
        1,
        ['The database missing (127.0.0.1) cannot be used: database "missing" does not exist'],
    )


def test_an_unreachable_database_is_one_line() -> None:
    done = run("serve", f"postgresql://ana:a-password@127.0.0.1:{free_port()}/games", CARAVANE_LOG_FORMAT="json")
    [line] = done.stderr.splitlines()
    assert done.returncode == 1
    assert "Connect call failed" in line
    assert "a-password" not in line
    assert line.startswith("{")


@pytest.mark.parametrize("name", ["file/caravane.db", "file"])
def test_a_file_that_is_no_database_is_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("This is not a database, however often it is opened. " * 100, encoding="utf-8")
    done = run("serve", f"sqlite:///{tmp_path}/{name}")
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert line.startswith(f"The database {tmp_path}")
