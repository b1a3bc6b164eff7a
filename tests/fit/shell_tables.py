"""Tables of the first person that pages show; each is made when a page needs it."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tests.fit.played_table import Play, PlayedTable
from tests.fit.seeded_server import SeededServer

MANY_SEATS: Final = 4
SOME_DECISIONS: Final = 6
PASSWORD: Final = "camels walk slowly"
LOGIN: Final = "theophile"
FREE: Final = {"kind": "free"}
ME: Final = {"kind": "me"}
FIRST_GAME: Final = "lost-cities"


@dataclass
class ShellTables:
    """Tables at one server."""

    server: SeededServer
    _running: dict[str, PlayedTable] = field(default_factory=dict)
    _finished: dict[str, str] = field(default_factory=dict)

    def running(self, game: str) -> str:
        """Return a table of a game at a decision of the first person."""
        if game not in self._running:
            table = PlayedTable(self.server, Play(game, MANY_SEATS, "", "", skipped=SOME_DECISIONS))
            table.my_turn()
            self._running[game] = table
        return self._running[game].id

    def new(self, game: str) -> str:
        """Return a table of a game at the first decision of the first person."""
        table = PlayedTable(self.server, Play(game, MANY_SEATS, "", ""))
        table.my_turn()
        return table.id

    def play_meanwhile(self, game: str) -> None:
        """Play over HTTP at the table that is running, as happens while the first person is away."""
        self.running(game)
        for _ in range(SOME_DECISIONS):
            self._running[game].play_mine(self._running[game].my_turn())
        self._running[game].my_turn()

    def finished(self, game: str) -> str:
        """Return a table of a game that is over."""
        if game not in self._finished:
            table = PlayedTable(self.server, Play(game, MANY_SEATS, "", ""))
            table.play_to_end()
            self._finished[game] = table.id
        return self._finished[game]

    @cached_property
    def asked(self) -> str:
        """Return a table at which somebody wants to take back a move while the first person must decide."""
        table = PlayedTable(self.server, Play(FIRST_GAME, 2, "", "", skipped=SOME_DECISIONS))
        table.my_turn()
        table.others[0].request("POST", f"/tables/{table.id}/acts", type="takeback")
        return table.id

    @cached_property
    def waiting(self) -> str:
        """Return a public table of the first person that waits for people."""
        bot = {"kind": "bot"}
        return self.server.people[0].create_table(FIRST_GAME, ME, bot, FREE, FREE, public=True)

    @cached_property
    def code(self) -> str:
        """Return the code of an invitation to it."""
        return self.server.people[0].invite(self.waiting)

    @cached_property
    def open(self) -> str:
        """Return a public table of somebody else that waits for people."""
        return self.server.people[1].create_table(FIRST_GAME, ME, FREE, FREE, public=True)

    @cached_property
    def shared(self) -> str:
        """Return a table of two people on one device."""
        return self.server.people[0].create_table(FIRST_GAME, ME, {"kind": "companion", "name": "Bao"})

    @cached_property
    def login(self) -> dict[str, str]:
        """Return login and password of an account."""
        self.server.people[-1].request("POST", "/account", login=LOGIN, password=PASSWORD)
        return {"login": LOGIN, "password": PASSWORD}
