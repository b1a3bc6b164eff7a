"""Every lie of an operator about luck is caught by the victim's device, another player's device, and the terminal."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from caravane.tables.notes_check import DIFFERS, NO_PART, VERIFIED
from caravane.tables.verify import verify
from tests.dishonest.games import DishonestServer, Party, device_check, terminal_check
from tests.dishonest.operator import LIES

NOTHING: Final = "nothing"
ROLES: Final = ("victim", "other")
QUICK_GAMES: Final = 1
NIGHTLY_GAMES: Final = 100
VERIFIED_HERE: Final = "Verified by your device"


class Caught(NamedTuple):
    """How a lie is caught: differences that each device finds every time; none if it cannot know."""

    victim: set[str]
    other: set[str]
    alone: bool = False
    """Whether the rules find the lie in the file alone."""
    remark: str = ""
    """What keeps all devices from verifying, where the same may happen without a lie."""


EXPECTED: Final = {
    "replace": Caught({"own-entropy"}, {"others-entropy"}),
    "withhold": Caught({"own-entropy"}, {"others-entropy"}),
    # The others see that the game was started without the victim's share; only the victim knows better.
    "skip": Caught({"own-entropy"}, set()),
    "restart": Caught(set(), set(), remark="restarted"),
    "reorder": Caught({"own-entropy"}, {"own-entropy"}),
    "add": Caught({"others-entropy"}, {"others-entropy"}),
    "grind": Caught({"commitment"}, {"commitment"}),
    "recommit": Caught({"commitment"}, {"commitment"}),
    "repeat": Caught({"own-entropy"}, {"own-entropy"}),
    "truncate": Caught(set(), set(), remark="entropy-skipped"),
    "extra": Caught({"file"}, {"file"}, alone=True),
    "blind": Caught(set(), set(), remark="irregular"),
    "narrow": Caught({"file"}, {"file"}, alone=True),
    "loaded": Caught({"shown"}, {"shown"}),
    "forge": Caught({"move", "shown"}, {"shown"}),
    "show": Caught({"shown"}, {"shown"}),
    # What was shown does not follow from the game, which a device without rules cannot know.
    "mask": Caught(set(), set(), alone=True),
    "tamper": Caught({"file"}, {"file"}, alone=True),
}


def test_every_lie_is_expected() -> None:
    assert set(EXPECTED) | {NOTHING} == set(LIES)


def play_and_check(lie: str, folder: Path, games: int) -> Counter[str]:
    """Play games at a lying server and return how often each check has caught it."""
    count: Counter[str] = Counter()
    with DishonestServer(folder, lie) as server, Party(server.address) as party:
        if lie == "repeat":
            party.whole_game()
        for _ in range(games):
            party.whole_game()
            count.update(checks(lie, party, folder))
    return count


def checks(lie: str, party: Party, folder: Path) -> Iterator[str]:
    """Yield by whom a lie is caught after a game."""
    if not verify(party.victim.file()).is_valid():
        yield "file alone"
    for role, device, expected in zip(ROLES, party.devices, EXPECTED[lie][:2], strict=False):
        check = device_check(device)
        remarked = EXPECTED[lie].remark in {remark.code for remark in check.remarks}
        if check.verdict() == NO_PART and remarked:
            yield role
        if check.verdict() == DIFFERS and expected <= {mark.code for mark in check.differences}:
            yield role
        code, output = terminal_check(device, folder)
        if (code == 1 and "Warning: this file" in output) or (remarked and VERIFIED_HERE not in output):
            yield f"terminal of {role}"


def expected_counts(lie: str, games: int) -> Counter[str]:
    """Return how often each check catches a lie in some games: every time or never."""
    expected = EXPECTED[lie]
    found = [role for role, codes in zip(ROLES, expected[:2], strict=True) if codes or expected.remark]
    terminals = [f"terminal of {role}" for role in ROLES if role in found or expected.alone]
    return Counter(dict.fromkeys([*found, *terminals, *["file alone"] * expected.alone], games))


@pytest.mark.parametrize("lie", EXPECTED)
def test_a_lie_is_caught(lie: str, tmp_path: Path) -> None:
    assert play_and_check(lie, tmp_path, QUICK_GAMES) == expected_counts(lie, QUICK_GAMES)


@pytest.mark.nightly
@pytest.mark.parametrize("lie", EXPECTED)
def test_a_lie_is_caught_every_time(lie: str, tmp_path: Path) -> None:
    found = play_and_check(lie, tmp_path, NIGHTLY_GAMES)
    line = f"{lie:10} " + ", ".join(f"{role} {count} of {NIGHTLY_GAMES}" for role, count in found.items())
    print(line)  # noqa: T201 (the table of lies is the result of this test)
    assert found == expected_counts(lie, NIGHTLY_GAMES)


def test_others_see_that_the_game_began_without_somebody(tmp_path: Path) -> None:
    with DishonestServer(tmp_path, "skip") as server, Party(server.address) as party:
        party.whole_game()
        check = device_check(party.other)
        assert check.verdict() == VERIFIED
        assert [(remark.code, remark.seat) for remark in check.remarks] == [("missing-entropy", 0)]
