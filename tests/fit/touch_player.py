"""A player who looks at every decision in all windows and makes it by touch, in each window in turn."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tests.fit.findings import Finding
from tests.fit.looks import Looker
from tests.fit.played_table import PlayedTable, Projection
from tests.fit.plays import LANGS, Choice
from tests.fit.windows import Window

MAX_TOUCHES: Final = 5
MAX_STEPS: Final = 30

State = dict[str, Any]


@dataclass
class TouchPlayer:
    """Plays one seat of a table in its page; decisions that are not wanted are made over HTTP."""

    table: PlayedTable
    looker: Looker
    choice: Choice
    decisions: int = 0
    looked: int = 0
    _windows: Iterator[Window] = field(init=False)

    def __post_init__(self) -> None:
        # The same game is played in each language, in other windows.
        shift = LANGS.index(self.table.play.lang) * len(self.looker.windows) // len(LANGS)
        self._windows = itertools.islice(itertools.cycle(self.looker.windows), shift, None)

    def play(self) -> None:
        """Play to the end, or until no further decision is looked at."""
        while not self.choice.exhausted and (projection := self.table.my_turn())["status"] != "ended":
            self.decisions += 1
            everywhere = self.choice(projection["prompt"].partition(":")[0])
            if everywhere or self.choice.depth.rest:
                self.looked += 1
                self._decide(projection, everywhere=everywhere)
            else:
                self.looker.new_turn()
                self.table.play_mine(projection)

    def _decide(self, projection: Projection, *, everywhere: bool) -> None:
        page = self.looker.page
        page.wait_for_question(projection["legal"])
        if self._state()["othersActed"]:
            self.looker.new_turn()
        page.resize(next(self._windows))
        for step in range(MAX_STEPS):
            where = f"decision {self.decisions} {self._state()['prompt']}"
            complete = self._state()["planState"] == "complete"
            self._look(where, everywhere=everywhere and (step == 0 or complete))
            if complete:
                return self._confirm(projection, where)
            if not self._plan_one(where) or step == MAX_STEPS - 1:
                return self._give_up(projection)
            if self._is_sent(projection):
                return None
        return None

    def _look(self, where: str, *, everywhere: bool) -> None:
        """Look at the decision in all windows, or only in the one in which it is made."""
        if everywhere:
            self.looker.look(where)
        else:
            self.looker.look_here(where)

    def _state(self) -> State:
        state: State = self.looker.page.call("state") or {"plan": [], "planState": "none", "legal": [], "prompt": ""}
        return state

    def _is_sent(self, projection: Projection) -> bool:
        """Return whether the touch has sent the plan, as a second touch on the same target does."""
        state = self._state()
        return not state["plan"] and bool(self.table.projection()["n"] > projection["n"])

    def _plan_one(self, where: str) -> bool:
        """Touch until the plan has changed, and return whether it has."""
        before = self._state()
        move = self.table.choose(before["legal"])
        page = self.looker.page
        for _ in range(MAX_TOUCHES):
            way = page.press("way", move, page.bar())
            if way["point"] is None:
                self._report(move, way["problem"], where)
                return False
            if self._state()["plan"] != before["plan"]:
                return True
            if way["by"] == "board":
                self.looker.look_here(
                    f"{where}, after a touch", only=[each for each in way["towards"] if each in before["legal"]]
                )
        self._report(move, f"not planned after {MAX_TOUCHES} touches", where)
        return False

    def _report(self, move: str, problem: str, where: str) -> None:
        self.looker.report(Finding("reach", f"touch {move.partition(':')[0]}", f"{move}: {problem}"), where)

    def _confirm(self, projection: Projection, where: str) -> None:
        """Touch the button that sends the plan."""
        page = self.looker.page
        for _ in range(MAX_TOUCHES):
            page.press("confirm", page.bar())
            if self._state()["planState"] != "complete":
                return
        self._report("confirm", f"not sent after {MAX_TOUCHES} touches", where)
        self._give_up(projection)

    def _give_up(self, projection: Projection) -> None:
        """Play over HTTP what cannot be touched."""
        self.looker.page.page.keyboard.press("Escape")
        self.table.play_mine(projection)
        self.looker.new_turn()
