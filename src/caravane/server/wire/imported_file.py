"""The body of an import, apart from all others: replay processes read it, and need nothing of the web server."""

from typing import Annotated, Any

from pydantic import Field

from caravane.server.wire.request_body import In


class ImportIn(In):
    """The file of a table, as exported by a server or saved in a terminal, and your seats in it."""

    file: dict[str, Any]
    my_seats: list[Annotated[int, Field(ge=0, le=15)]] = Field(default=[], max_length=16)
