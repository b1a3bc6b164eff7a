"""Configuration: what a host may settle, by a file, by the environment, or on the command line.

The environment wins over the file: `CARAVANE_PORT=9000`, `CARAVANE_LIMITS__TABLES=50`. docs/configuration.md lists all.
"""

from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, Self

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, IPvAnyNetwork, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

DAY: Final = 86_400
DATABASE: Final = "caravane.sqlite"
LOOPBACK: Final[list[IPvAnyNetwork]] = [IPv4Network("127.0.0.0/8"), IPv6Network("::1/128")]


class Mail(BaseModel):
    """How links are sent by e-mail; without a host they are written to the log."""

    model_config = ConfigDict(extra="forbid")

    host: str = Field(default="", description="the mail server; without one, links are written to the log")
    port: int = Field(default=587, description="its port")
    user: str = Field(default="", description="the login there, if it wants one")
    password: str = Field(default="", description="the password there; better in the environment than in a file")
    sender: str = Field(default="caravane@localhost", description="the address from which letters come")
    tls: bool = Field(default=True, description="whether the mail server must encrypt")


class Notices(BaseModel):
    """When people are told that a table waits for them."""

    model_config = ConfigDict(extra="forbid")

    after: float = Field(default=60.0, ge=0, description="seconds that a table waits before its people are told")
    every: float = Field(default=15.0, gt=0, description="seconds between two looks for tables that wait")
    private_webhooks: bool = Field(
        default=False,
        description="allow webhooks by http and in the server's own network, if all who come can be trusted",
    )


class Limits(BaseModel):
    """What one visitor may ask of the server."""

    model_config = ConfigDict(extra="forbid")

    message_bytes: int = Field(default=16_384, description="the longest message on a socket")
    messages_per_second: float = Field(default=20, description="messages on one socket")
    messages_at_once: int = Field(default=60, description="the same in a burst")
    queued: int = Field(default=256, description="updates that wait for a slow connection before it is dropped")
    follows: int = Field(default=100, description="tables that one connection follows")
    sockets: int = Field(default=20, description="connections of one person")
    tables: int = Field(default=200, description="tables of one person that are not over")
    tables_per_hour: float = Field(default=120, description="tables that one person opens")
    requests_per_second: float = Field(default=20, description="from one address; a whole café may have only one")
    requests_at_once: int = Field(default=200, description="the same in a burst")
    logins_per_minute: float = Field(default=6, description="attempts at one account, and guesses of one address")
    guesses_per_hour: float = Field(default=60, description="codes that do not hold, named from one address")
    guests_per_hour: float = Field(default=120, description="new guests from one address")
    imports_per_hour: float = Field(default=20, description="tables that one person brings from other servers")
    lines_per_minute: float = Field(default=30, description="lines of chat that one person writes")
    hints_per_minute: float = Field(default=20, description="hints asked for by one player")
    replays_per_minute: float = Field(default=60, description="histories, files and reports asked for from one address")
    body_bytes: int = Field(default=65_536, description="the longest request")
    import_bytes: int = Field(default=8_000_000, description="the largest file of a table that is brought")


class Configuration(BaseSettings):
    """All settings of a server."""

    model_config = SettingsConfigDict(
        env_prefix="CARAVANE_", env_nested_delimiter="__", extra="forbid", validate_default=True
    )
    file: ClassVar[Path | None] = None

    # Everywhere, so that phones in the room find the table.
    host: str = Field(default="0.0.0.0", description="the address to listen on; `127.0.0.1` keeps to this machine")  # noqa: S104
    port: int = Field(default=8000, ge=0, le=65_535, description="the port to listen on; 0 takes any that is free")
    data: Path = Field(
        default_factory=lambda: user_data_path("caravane", appauthor=False),
        description="the folder of the SQLite file; by default your own data folder",
    )
    database: str = Field(
        default="", description="`postgresql://...` or `sqlite:///FILE`; by default a file in the data folder"
    )
    database_patience: float = Field(
        default=10.0, description="seconds after which a PostgreSQL that does not answer is given up, and asked anew"
    )
    nats: str = Field(
        default="",
        description="`nats://HOST:4222`, or several with commas: where processes that serve one database meet",
    )
    bots_elsewhere: bool = Field(
        default=False, description="leave bots and clocks to processes of `caravane bots`; hints are still thought here"
    )
    public_url: str = Field(
        default="",
        description="the address that people use, behind a proxy; with https, cookies are sent by https only",
    )
    proxies: list[str] = Field(default=["127.0.0.1"], description="proxies that are believed about who is asking")
    session_days: int = Field(default=365, description="how long a session lasts")
    invitation_days: int = Field(default=14, description="how long an invitation holds")
    link_minutes: int = Field(default=30, description="how long a link sent by e-mail holds")
    bot_processes: int = Field(default=0, description="0: as many as the machine has cores, at most four")
    bot_pause: float = Field(default=0.4, description="the least time a bot takes when people watch")
    hidden_games: bool = Field(default=False, description="offer the developers' template game too")
    import_running: bool = Field(default=False, description="take in unfinished tables, from hosts who can be trusted")
    password_hashes: int = Field(default=2, description="passwords that are checked at the same time")
    compression: bool = Field(default=True, description="compress what goes over sockets, for more memory each")
    log: Literal["text", "json"] = Field(
        default="text", description="how the log is written: for people, or for programs"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="how much of what happens is written to the log"
    )
    metrics_from: list[IPvAnyNetwork] = Field(
        default=LOOPBACK, description="networks from which `/metrics` is answered; for all others it does not exist"
    )
    metrics_port: int = Field(
        default=0,
        ge=0,
        le=65_535,
        description="where `caravane bots` shows what it counts, to all who reach it; 0: nowhere",
    )
    farewell_seconds: float = Field(default=5.0, description="within this time clients come back after a restart")
    mail: Mail = Mail()
    notices: Notices = Notices()
    limits: Limits = Limits()

    @model_validator(mode="after")
    def _links_lead_here(self) -> Self:
        """A link in a letter must not lead where a stranger's request says that this server is."""
        if self.mail.host and not self.public_url:
            raise ValueError("mail needs public_url")
        return self

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 (the library hands it in)
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 (the library hands it in)
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        sources = (init_settings, env_settings)
        return sources if cls.file is None else (*sources, TomlConfigSettingsSource(settings_cls, cls.file))

    @classmethod
    def read(cls, file: Path | None, **given: Any) -> Self:
        """Read the settings; what is given here wins, then the environment, then the file."""
        reader = type(cls.__name__, (cls,), {"file": file, "__module__": cls.__module__})
        values: Self = reader(**{key: value for key, value in given.items() if value is not None})
        return values

    def database_url(self) -> str:
        """Give the URL of the database."""
        return self.database or f"sqlite:///{self.data / DATABASE}"
