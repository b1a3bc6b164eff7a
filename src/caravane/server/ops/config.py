"""Settings of a process, read from a file, the environment and the command line.

The environment takes precedence over the file: `CARAVANE_PORT=9000`, `CARAVANE_LIMITS__TABLES=50`.
docs/configuration.md lists all settings.
"""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, Self

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, IPvAnyNetwork, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from caravane.server.ops.config_checks import (
    AtLeastOne,
    DatabaseUrl,
    NatsUrls,
    OptionalPort,
    Port,
    Proxies,
    PublicUrl,
    Seconds,
    Timeout,
    check_limits,
)

DAY: Final = 86_400
EDITIONS: Final = "editions"
DATABASE: Final = "caravane.sqlite"
PREFIX: Final = "CARAVANE_"
OTHER_VARIABLES: Final = frozenset(
    {
        "CARAVANE_COMPILED",  # the compiled rules, for tests and measurements
        "CARAVANE_SERVER",  # the server that `npm run dev` forwards requests to
        "CARAVANE_WHEEL_RULES",  # the compiled rules, for building a wheel
    }
)
"""Environment variables of tools for developers, which may be set where a server is started."""
LOOPBACK: Final[list[IPvAnyNetwork]] = [IPv4Network("127.0.0.0/8"), IPv6Network("::1/128")]


class Mail(BaseModel):
    """The mail server; without a host, e-mails are written to the log."""

    model_config = ConfigDict(extra="forbid")

    host: str = Field(
        default="", description="host name of the mail server; without one, e-mails are written to the log"
    )
    port: Port = Field(default=587, description="port of the mail server")
    user: str = Field(default="", description="user name at the mail server, if it requires one")
    password: str = Field(
        default="", description="password at the mail server; better set in the environment than in a file"
    )
    sender: str = Field(default="caravane@localhost", description="sender address of e-mails")
    tls: bool = Field(default=True, description="require an encrypted connection to the mail server")

    @model_validator(mode="after")
    def _check_complete(self) -> Self:
        """Refuse settings that are only used together with others which are missing."""
        if bool(self.user) != bool(self.password):
            raise ValueError("user and password must be set together")
        if self.user and not self.host:
            raise ValueError("host is missing")
        if "@" not in self.sender.strip("@"):
            raise ValueError("sender must be an e-mail address")
        return self


class Notices(BaseModel):
    """Notices to people whose turn it is."""

    model_config = ConfigDict(extra="forbid")

    delay_seconds: Seconds = Field(
        default=60.0, description="seconds that a decision must be open before its player is notified"
    )
    poll_seconds: Timeout = Field(default=15.0, description="seconds between two queries for players to notify")
    private_webhooks: bool = Field(
        default=False,
        description="allow webhooks by http and in private networks; only if all users are trusted",
    )


class Limits(BaseModel):
    """Limits per visitor."""

    model_config = ConfigDict(extra="forbid")

    message_bytes: int = Field(default=16_384, description="maximum size of a client message on a socket, in bytes")
    messages_per_second: float = Field(default=20, description="messages per second on one socket")
    message_burst: int = Field(default=60, description="messages on one socket in a burst")
    send_queue: int = Field(default=256, description="messages queued for a slow connection before it is dropped")
    followed_tables: int = Field(default=100, description="tables that one connection may follow")
    sockets: int = Field(default=20, description="open sockets of one person")
    tables: int = Field(default=200, description="unfinished tables of one person")
    tables_per_hour: float = Field(default=120, description="tables that one person may create per hour")
    requests_per_second: float = Field(
        default=20, description="requests per second from one address, which a whole café may share"
    )
    request_burst: int = Field(default=200, description="requests from one address in a burst")
    reads_per_second: float = Field(
        default=20, description="cost of the reads of one person per second: most cost 1, lists 3, replays 5 to 10"
    )
    read_burst: int = Field(default=400, description="cost of the reads of one person in a burst")
    address_reads_per_second: float = Field(
        default=40, description="cost of the reads per second of all without a session at one address"
    )
    address_read_burst: int = Field(
        default=1_000, description="cost of the reads in a burst of all without a session at one address"
    )
    anonymous_work: float = Field(
        default=250,
        description="milliseconds of work per second for all log-ins and all without a session together",
    )
    address_work: float = Field(
        default=250,
        description="estimated milliseconds of work per second for all requests and messages from one address; beyond it they "
        "wait, and beyond 15 seconds of waiting they are refused",
    )
    logins_per_minute: float = Field(default=6, description="login attempts per minute, per account and per address")
    login_emails_per_hour: float = Field(
        default=3,
        description="e-mails with a link to log in per hour to one mailbox, whatever follows a plus sign in it",
    )
    address_login_emails_per_hour: float = Field(
        default=10, description="such e-mails per hour that one address asks for, apart from known devices"
    )
    all_login_emails_per_hour: float = Field(
        default=200, description="such e-mails per hour of one process to all mailboxes, apart from known devices"
    )
    wrong_codes_per_hour: float = Field(default=60, description="invalid invitation codes per hour from one address")
    guests_per_hour: float = Field(default=120, description="new guests per hour from one address")
    imports_per_hour: float = Field(
        default=20, description="tables that one person may import, and editions that they may have tried out, per hour"
    )
    chat_per_minute: float = Field(default=30, description="chat messages of one person per minute")
    hints_per_minute: float = Field(default=20, description="requests for hints of one player per minute")
    replays_per_minute: float = Field(
        default=120,
        description="histories, exports and luck reports per minute of one person, or from one address without a session",
    )
    connections: int = Field(
        default=200, description="open HTTP connections from one address; trusted proxies have no limit"
    )
    sockets_per_address: int = Field(default=400, description="open sockets from one address")
    header_bytes: int = Field(default=32_768, description="maximum size of the head of a request, in bytes")
    header_seconds: float = Field(default=10, description="seconds within which the head of a request must arrive")
    body_seconds: float = Field(
        default=10, description="seconds within which a small body, or the next part of a large one, must arrive"
    )
    send_seconds: float = Field(
        default=60, description="seconds without progress after which a response that is not read is dropped"
    )
    body_bytes: int = Field(default=65_536, description="maximum size of a request body, in bytes")
    import_bytes: int = Field(default=8_000_000, description="maximum size of an imported file, in bytes")

    @model_validator(mode="after")
    def _check_positive(self) -> Self:
        """Refuse limits that would let nobody in."""
        check_limits(self)
        return self


def _variables(model: type[BaseModel], prefix: str) -> Iterator[str]:
    """Yield the environment variables that set the fields of a model and of its sections."""
    for name, field in model.model_fields.items():
        yield f"{prefix}{name.upper()}"
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            yield from _variables(field.annotation, f"{prefix}{name.upper()}__")


def _unknown_variable(name: str, known: list[str]) -> str:
    """Return the message about an unknown variable, with the known names that are similar."""
    endings = get_close_matches(name.upper().removeprefix(PREFIX), [each.removeprefix(PREFIX) for each in known], 2)
    similar = " or ".join(f"{PREFIX}{ending}" for ending in endings)
    return f"unknown environment variable {name}: " + (f"did you mean {similar}?" if similar else "remove it")


class Configuration(BaseSettings):
    """All settings of a process."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter="__",
        extra="forbid",
        validate_default=True,
        hide_input_in_errors=True,  # it may contain a password
    )
    file: ClassVar[Path | None] = None

    # All interfaces, so that phones in the same room can connect.
    host: str = Field(
        default="0.0.0.0",  # noqa: S104
        min_length=1,
        description="address to listen on; `127.0.0.1` accepts only this machine",
    )
    port: OptionalPort = Field(default=8000, description="port to listen on; 0 chooses a free one")
    data_dir: Path = Field(
        default_factory=lambda: user_data_path("caravane", appauthor=False),
        description="folder of the SQLite file; by default your user data folder",
    )
    database: DatabaseUrl = Field(
        default="", description="`postgresql://...` or `sqlite:///FILE`; by default a file in the data folder"
    )
    database_timeout: Timeout = Field(
        default=10.0,
        description="seconds after which a PostgreSQL query without an answer fails and its connection is replaced",
    )
    nats: NatsUrls = Field(
        default="",
        description="`nats://HOST:4222`, or several separated by commas: the bus between processes of one database",
    )
    external_workers: bool = Field(
        default=False,
        description="leave bots and clocks to `caravane worker` processes; hints are still computed here",
    )
    public_url: PublicUrl = Field(
        default="",
        description="URL that people use, behind a proxy; with https, cookies are sent by https only",
    )
    trusted_proxies: Proxies = Field(
        default=["127.0.0.1"], description="addresses of proxies whose forwarded client address is trusted"
    )
    session_days: AtLeastOne = Field(default=365, description="days until a session expires")
    invitation_days: AtLeastOne = Field(default=14, description="days until an invitation expires")
    login_link_minutes: AtLeastOne = Field(default=30, description="minutes until a login link expires")
    bot_processes: int = Field(default=0, ge=0, description="number of bot processes; 0: one per core, at most four")
    bot_min_seconds: Seconds = Field(
        default=0.4, description="minimum seconds that a bot takes for a move while people follow the table"
    )
    hidden_games: bool = Field(default=False, description="also offer the developers' template game")
    editions: Path | None = Field(
        default=None,
        description="folder of the editions that are offered, one TOML file each, shared by all processes; "
        "by default `editions` in the data folder",
    )
    edition_hosts: list[str] = Field(
        default=[], description="log-in names of the accounts that may add editions to the folder from the pages"
    )
    import_unfinished: bool = Field(
        default=False, description="accept imports of unfinished tables; only if those who import are trusted"
    )
    password_hash_workers: AtLeastOne = Field(default=2, description="maximum number of concurrent password checks")
    compression: bool = Field(
        default=True, description="compress socket messages, at the cost of memory per connection"
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="format of the log: `text` for people or `json` for programs"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="minimum level of log entries"
    )
    metrics_networks: list[IPvAnyNetwork] = Field(
        default=LOOPBACK, description="networks allowed to read `/metrics`; all others get 404"
    )
    metrics_port: OptionalPort = Field(
        default=0,
        description="port on which `caravane worker` serves metrics without access control; 0: none",
    )
    metrics_host: str = Field(
        default="127.0.0.1",
        min_length=1,
        description="address on which `caravane worker` serves metrics; by default only to this machine",
    )
    reconnect_seconds: Seconds = Field(
        default=5.0, description="maximum seconds after which clients reconnect when the server restarts"
    )
    mail: Mail = Mail()
    notices: Notices = Notices()
    limits: Limits = Limits()

    @model_validator(mode="before")
    @classmethod
    def _check_environment(cls, values: Any) -> Any:
        """Refuse unknown variables: with a misspelt name, the setting would silently keep its default."""
        known = [*_variables(cls, PREFIX), *OTHER_VARIABLES]
        unknown = [name for name in sorted(os.environ) if name.upper().startswith(PREFIX) and name.upper() not in known]
        if unknown:
            raise ValueError("; ".join(_unknown_variable(name, known) for name in unknown))
        return values

    @model_validator(mode="after")
    def _check_public_url(self) -> Self:
        """Require a public URL with e-mail: links in e-mails must not depend on the Host header of a request."""
        if self.mail.host and not self.public_url:
            raise ValueError("mail needs public_url")
        return self

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 (required by the signature)
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 (required by the signature)
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        sources = (init_settings, env_settings)
        return sources if cls.file is None else (*sources, TomlConfigSettingsSource(settings_cls, cls.file))

    @classmethod
    def read(cls, file: Path | None, **overrides: Any) -> Self:
        """Read the settings. Overrides take precedence, then the environment, then the file."""
        reader = type(cls.__name__, (cls,), {"file": file, "__module__": cls.__module__})
        values: Self = reader(**{key: value for key, value in overrides.items() if value is not None})
        return values

    def edition_folder(self) -> Path:
        """Return the folder of the editions that are offered."""
        return self.editions or self.data_dir / EDITIONS

    def database_url(self) -> str:
        """Return the URL of the database."""
        return self.database or f"sqlite:///{self.data_dir / DATABASE}"
