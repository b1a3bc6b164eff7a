"""Checks of settings: a value that makes no sense is refused at the start, not noticed weeks later."""

from collections.abc import Iterator
from ipaddress import ip_network
from math import isfinite
from typing import Annotated, Any, Final
from urllib.parse import SplitResult, urlsplit

from pydantic import AfterValidator, BaseModel, Field, ValidationError

DATABASES: Final = ("postgres", "postgresql")
SQLITE: Final = "sqlite:///"
BUSES: Final = ("nats", "tls")
ANYONE: Final = "*"
PER_SECOND: Final = "_per_second"
"""Ending of the names of rates that may be less than one, because their bursts are limits of their own."""


def _split(url: str) -> SplitResult:
    """Return the parts of a URL with a host; raise ValueError if it has none, or an impossible port."""
    parts = urlsplit(url)
    if not parts.hostname or parts.port == 0:
        raise ValueError("has no host, or an impossible port")
    return parts


def check_public_url(url: str) -> str:
    """Return the URL without a slash at its end; raise ValueError unless it is a scheme, a host and perhaps a port."""
    if not url:
        return url
    form = "must be of the form https://play.example, without a path"
    try:
        parts = _split(url)
    except ValueError as error:
        raise ValueError(form) from error
    extra = parts.path.rstrip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in {"http", "https"} or extra or any(mark in url for mark in "?#@ "):
        raise ValueError(form)
    return url.rstrip("/")


def check_database(url: str) -> str:
    """Raise ValueError unless a URL names an SQLite file or a PostgreSQL database."""
    is_file = url.startswith(SQLITE) and url.removeprefix(SQLITE) not in {"", ":memory:"}
    # The URL is never repeated in a message, because it may contain a password.
    if url and not is_file and urlsplit(url).scheme not in DATABASES:
        raise ValueError("must be sqlite:///FILE or postgresql://USER@HOST/NAME")
    return url


def check_nats(urls: str) -> str:
    """Raise ValueError unless all parts of a list separated by commas are URLs of NATS servers."""
    for url in urls.split(",") if urls else []:
        if _split(url.strip()).scheme not in BUSES:
            raise ValueError("must be nats://HOST:4222, or several separated by commas")
    return urls


def check_proxies(addresses: list[str]) -> list[str]:
    """Raise ValueError unless all are addresses or networks: the name of a host would never match."""
    for address in addresses:
        if address != ANYONE:
            try:
                ip_network(address, strict=False)
            except ValueError as error:
                raise ValueError(f"{address!r} is no address and no network") from error
    return addresses


def check_finite(number: float) -> float:
    """Raise ValueError for infinity and for what is not a number."""
    if not isfinite(number):
        raise ValueError("must be a finite number")
    return number


PublicUrl = Annotated[str, AfterValidator(check_public_url)]
DatabaseUrl = Annotated[str, AfterValidator(check_database)]
NatsUrls = Annotated[str, AfterValidator(check_nats)]
Proxies = Annotated[list[str], AfterValidator(check_proxies)]
Seconds = Annotated[float, Field(ge=0), AfterValidator(check_finite)]
Timeout = Annotated[float, Field(gt=0), AfterValidator(check_finite)]
Port = Annotated[int, Field(ge=1, le=65_535)]
OptionalPort = Annotated[int, Field(ge=0, le=65_535)]
AtLeastOne = Annotated[int, Field(ge=1)]


def check_limits(limits: BaseModel) -> None:
    """Raise ValueError for limits that would let nobody in: those below one, apart from rates per second."""
    for name in type(limits).model_fields:
        check_limit(name, getattr(limits, name))


def check_limit(name: str, value: Any) -> None:
    """Raise ValueError for a limit that would let nobody in."""
    if not isinstance(value, bool) and isinstance(value, int | float):
        low = value <= 0 if name.endswith(PER_SECOND) else value < 1
        if low or not isfinite(value):
            raise ValueError(f"{name} must be {'above 0' if name.endswith(PER_SECOND) else 'at least 1'}")


def problems(error: ValidationError) -> str:
    """Return what is wrong with the settings, in one line and without their values."""
    return "; ".join(_problems(error))


def _problems(error: ValidationError) -> Iterator[str]:
    for each in error.errors(include_url=False, include_input=False, include_context=False):
        place = ".".join(str(part) for part in each["loc"])
        message = each["msg"].removeprefix("Value error, ").replace("\n", " ")
        yield f"{place}: {message}" if place else message
