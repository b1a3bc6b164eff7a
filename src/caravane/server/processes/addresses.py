"""The addresses of a server, as its host passes them on: URLs, and a QR code for phones."""

import socket
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from caravane.server.ops.config import Configuration

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
ALL_INTERFACES: Final = ("0.0.0.0", "::", "")  # noqa: S104 (compared with, not listened on)


def addresses(configuration: Configuration, port: int) -> list[str]:
    """Return the URLs of this server, the one for other devices first."""
    if configuration.public_url:
        return [configuration.public_url]
    if configuration.host not in ALL_INTERFACES:
        return [_url(configuration.host, port)]
    local = local_address()
    return [*([_url(local, port)] if local else []), _url("localhost", port)]


def storage_place(configuration: Configuration) -> tuple[str, str]:
    """Return the folder of the SQLite file, or else the name and host of the database; never its user or password."""
    url = make_url(configuration.database_url())
    if url.drivername == "sqlite":
        return str(Path(str(url.database)).parent), ""
    host = url.host or str(url.query.get("host", "localhost"))
    return "", f"{url.database or url.username or 'postgres'} ({host})"


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_address() -> str:
    """Return the address of this machine in its local network, without sending a packet; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address in LOOPBACK else address


def qr_code(url: str) -> str:
    """Return a QR code of block characters for the terminal."""
    import segno  # noqa: PLC0415 (imported only when a code is drawn)

    matrix = segno.make(url, micro=False).matrix_iter(border=2)
    rows = [list(row) for row in matrix]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(blocks[bool(upper), bool(lower)] for upper, lower in zip(*pair, strict=True)) for pair in pairs
    )
