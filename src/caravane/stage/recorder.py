"""Recording of a game: seeded games through a real server, and scenes at decisions of every kind."""

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Container
from typing import Any, Final, final

from caravane.conformance.fuzz import decides
from caravane.kernel.game import AnyGame
from caravane.kernel.step import Chance, Step
from caravane.stage.loopback import LoopbackServer
from caravane.stage.preview_tree import preview_tree
from caravane.stage.recording import Pool, RecordedScene, Recording
from caravane.stage.schedule import schedule
from caravane.stage.wire_player import JsonObject, WirePlayer
from caravane.text import LANGUAGES

PER_KIND: Final = 3
"""Scenes of each kind of decision."""
PER_GAME: Final = 1
"""Scenes of one kind from the same game, so that seats and options differ."""
EVERY: Final = ("start", "wait", "watch", "again", "end")
"""Kinds of scenes in which nobody is asked; each game has one of each."""
WAIT_AFTER: Final = 6
"""Number of moves after which those who wait are recorded: something has happened, and much is left."""
MAX_MOVES: Final = 3_000
EXTRA_GAMES: Final = 12
"""Games that are added at most for rare decisions."""

OnGame = Callable[[int, int], None]


def record(game: AnyGame, on_game: OnGame = lambda _played, _planned: None) -> Recording:
    """Play a game as often as needed and return its scenes; the same rules give the same recording."""
    with LoopbackServer() as server, WirePlayer(server.address) as player:
        recorder = Recorder(game, player)
        server.services.hub.new_secret = lambda size: _digest(game.name, recorder.played)[:size]
        recorder.record(on_game)
        return recorder.recording()


def asks(step: Step[Any]) -> bool:
    """Return whether people decide in a step, and not chance or the rules alone."""
    return decides(step) and not isinstance(step, Chance)


def missing_decisions(game: AnyGame, kinds: Container[str]) -> list[str]:
    """Return the kinds of decisions of a game that are not among those that came up."""
    return [step.name for step in game.steps if asks(step) and step.name not in kinds]


def _digest(name: str, number: int) -> bytes:
    return hashlib.sha256(f"{name} {number}".encode()).digest()


@final
class Recorder:
    """The scenes found so far, and how many of each kind."""

    def __init__(self, game: AnyGame, player: WirePlayer) -> None:
        self._game: Final = game
        self._player: Final = player
        self._vocabulary: Final[JsonObject] = player.get(f"/games/{game.name}/vocabulary")
        self._pool: Final = Pool()
        self._scenes: Final[list[RecordedScene]] = []
        self._counts: Final[Counter[str]] = Counter()
        self._planned: int = 0
        self.played: int = 0

    def record(self, on_game: OnGame) -> None:
        """Play all planned games, and more while a kind of decision is missing."""
        planned = schedule(self._game)
        self._planned = len(planned)
        extra = [planned[index % len(planned)] for index in range(EXTRA_GAMES)]
        for seats, options in [*planned, *extra]:
            if self.played >= len(planned) and not missing_decisions(self._game, self._counts):
                break
            on_game(self.played, len(planned))
            PlayedGame(self, self.played, seats, options).play()
            self.played += 1

    def wants(self, kind: str, in_game: Counter[str]) -> bool:
        """Return whether another scene of a kind is needed."""
        if kind in EVERY:
            return self.played < self._planned and not in_game[kind]
        return self._counts[kind] < PER_KIND and in_game[kind] < PER_GAME

    def add(self, kind: str, seats: int, scene: Callable[[str, Pool], RecordedScene]) -> None:
        """Add a scene with its name."""
        self._counts[kind] += 1
        self._scenes.append(scene(f"{kind} {self._counts[kind]} at {seats}", self._pool))

    @property
    def game(self) -> AnyGame:
        """Return the game that is recorded."""
        return self._game

    @property
    def player(self) -> WirePlayer:
        """Return the player of all seats."""
        return self._player

    def recording(self) -> Recording:
        """Return all scenes."""
        name = self._game.name
        return Recording(
            game=name,
            rules=self._game.rules,
            vocabulary=self._vocabulary,
            box=self._player.get(f"/games/{name}/box"),
            texts={lang: self._player.get(f"/games/{name}/texts/{lang}") for lang in LANGUAGES},
            scenes=self._scenes,
            pool=self._pool.values,
        )


@final
class PlayedGame:
    """One game, played by chance from a seed."""

    def __init__(self, recorder: Recorder, number: int, seats: int, options: dict[str, str]) -> None:
        self._recorder: Final = recorder
        self._number: Final = number
        self._seats: Final = seats
        self._options: Final = options
        self._counts: Final[Counter[str]] = Counter()
        self._chance: Final = random.Random(number)  # noqa: S311 (not used for security)
        self._table: Final = recorder.player.create_table(recorder.game.name, seats, options)
        self._seen: Final[dict[int | None, JsonObject]] = {}
        """Last update of each viewpoint."""

    def play(self) -> None:
        """Play to the end and record what is wanted."""
        update = self._look(0)
        if not update.get("legal"):
            update = self._look(update["deciding"][0])
        if self._recorder.wants("start", self._counts):
            self._add("start", update["seat"])
        for count in range(MAX_MOVES):
            if update["status"] == "ended":
                break
            if count >= WAIT_AFTER:
                self._record_others(update)
            update = self._decide(update)
        self._finish()

    def _decide(self, update: JsonObject) -> JsonObject:
        """Record the decision if it is wanted, play a move, and return the next decision."""
        kind = update["prompt"].partition(":")[0]
        if self._recorder.wants(kind, self._counts):
            self._add(kind, update["seat"])
        move = self._chance.choice(update["legal"])
        self._recorder.player.play(self._table, update["seat"], update["n"], move)
        following = self._peek(update["seat"])
        deciding = following["deciding"]
        seat = update["seat"] if update["seat"] in deciding or not deciding else deciding[0]
        return self._look(seat)

    def _record_others(self, update: JsonObject) -> None:
        idle = [seat for seat in range(self._seats) if seat not in update["deciding"]]
        if idle and self._recorder.wants("wait", self._counts):
            self._look(idle[0])
            self._add("wait", idle[0])
        if self._recorder.wants("watch", self._counts):
            self._look(None)
            self._add("watch", None)

    def _finish(self) -> None:
        if not self._recorder.wants("end", self._counts):
            return
        self._look(0)
        self._add("end", 0)
        entries = self._recorder.player.get(f"/tables/{self._table}/history", seat=0, views=True)
        views = [entry for entry in entries if entry["projection"] and entry["projection"].get("view")]
        middle = len(views) // 2
        if middle:
            self._add_replay(views[middle - 1], views[middle])

    def _add_replay(self, before: JsonObject, entry: JsonObject) -> None:
        update = {"type": "update", **entry["projection"], "events": entry["events"]}
        self._store("again", 0, update, before["projection"], entry["events"])

    def _peek(self, seat: int | None) -> JsonObject:
        """Return the table from a viewpoint without noting that it was seen."""
        return self._recorder.player.update(self._table, seat, self._seen[seat]["n"] if seat in self._seen else 0)

    def _look(self, seat: int | None) -> JsonObject:
        """Return the table from a viewpoint; what it saw before stays beside it."""
        update = self._peek(seat)
        before = self._seen.get(seat)
        self._seen[seat] = update | {"before": before.get("view") if before else None}
        return self._seen[seat]

    def _add(self, kind: str, seat: int | None) -> None:
        update = self._seen[seat]
        before = {"view": update["before"]} if update["before"] else None
        self._store(kind, seat, update, before, update["events"] if before else [])

    def _store(
        self, kind: str, seat: int | None, update: JsonObject, before: JsonObject | None, events: list[JsonObject]
    ) -> None:
        self._counts[kind] += 1
        previews = self._previews(update) if kind not in {"again", "end", "wait", "watch"} else {}

        def scene(name: str, pool: Pool) -> RecordedScene:
            return RecordedScene(
                name=name,
                kind=kind,
                game=self._number,
                my_seats=[] if seat is None else list(range(self._seats)),
                seat=seat,
                options=self._options,
                update=_packed(update, pool),
                events=events,
                before=pool.pack_view(before and before.get("view")),
                previews={plan: _packed_preview(answer, pool) for plan, answer in previews.items()},
            )

        self._recorder.add(kind, self._seats, scene)

    def _previews(self, update: JsonObject) -> dict[str, JsonObject]:
        ask = self._recorder.player.preview
        return preview_tree(
            lambda moves: ask(self._table, update["seat"], update["n"], moves), update.get("legal") or []
        )


OWN_IDS: Final = ("id", "table", "before")
"""Fields that differ from run to run, or that only this module needs."""


def _packed(message: JsonObject, pool: Pool) -> JsonObject:
    rest: dict[str, Any] = {name: value for name, value in message.items() if name not in OWN_IDS}
    return rest | {"view": pool.pack_view(message.get("view"))}


def _packed_preview(preview: JsonObject, pool: Pool) -> JsonObject:
    steps = [step | {"view": pool.pack_view(step["view"])} for step in preview["steps"]]
    return _packed(preview, pool) | {"steps": steps}
