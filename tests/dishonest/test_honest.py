"""An honest server raises no alarm, whatever happens to people and connections; who took part can verify."""

from pathlib import Path
from typing import Final

import pytest

from caravane.tables.notes_check import NO_PART, VERIFIED
from tests.dishonest.device import Device
from tests.dishonest.games import MOVES, DishonestServer, Party, device_check, terminal_check

QUICK_GAMES: Final = 6
NIGHTLY_GAMES: Final = 100


def play_on(party: Party, moves: int = MOVES) -> None:
    """Play with undone moves, takebacks, lost connections and lost answers."""
    for _ in range(moves):
        device = party.decider()
        if device is None:
            return
        assert device.play(party.chance.choice(device.update["legal"]), lost=party.chance.random() < 0.2)
        device.follow()
        if device.update.get("can_undo") and party.chance.random() < 0.4:
            assert device.ask("undo")["type"] == "ack"
        elif party.chance.random() < 0.2:
            ask_for_takeback(party, device)
        if party.chance.random() < 0.2:
            party.chance.choice(party.devices).reconnect()


def ask_for_takeback(party: Party, asking: Device) -> None:
    """Ask for a takeback, which the others accept; it may be refused, when there is nothing to take back."""
    if asking.ask("takeback")["type"] == "refused":
        return
    for device in party.devices:
        if device is not asking:
            device.follow()
            assert device.ask("accept", n=device.update["n"])["type"] == "ack"


def begin_plainly(party: Party) -> list[str]:
    party.begin()
    return [VERIFIED, VERIFIED]


def begin_after_somebody_stood_up(party: Party) -> list[str]:
    """Begin when a player has stood up after the start, which voids all commitments; then all commit to new entropy."""
    party.begin_to_reveal()
    party.victim.reveal()
    party.other.stand()
    party.other.sit()
    party.victim.follow()
    assert party.victim.record is None
    party.begin()
    # The same could have happened because the luck did not suit: the device that had revealed its share is not sure.
    return [NO_PART, VERIFIED]


def begin_without_the_absent(party: Party) -> list[str]:
    """Begin when the host starts again, because the other player has not revealed entropy."""
    party.begin_to_reveal()
    party.victim.reveal()
    party.victim.start()
    return [VERIFIED, NO_PART]


def begin_while_away(party: Party) -> list[str]:
    """Begin, after commitments became void, while the other player's device is switched off."""
    party.begin_to_reveal()
    party.other.reveal()
    party.accomplice.post(f"/tables/{party.accomplice.table}/stand", {"seat": party.accomplice.seat})
    party.accomplice.sit()
    party.victim.follow()
    party.victim.commit()
    party.victim.start()
    party.victim.reveal()
    return [VERIFIED, NO_PART]


def begin_without_entropy(party: Party) -> list[str]:
    party.victim.start()
    return [NO_PART, NO_PART]


def begin_after_a_restart(party: Party) -> list[str]:
    """Begin when every device has lost its connection between the start and the reveal."""
    party.begin_to_reveal()
    for device in party.devices:
        device.reconnect()
    party.victim.reveal()
    party.other.reconnect()
    party.other.reveal()
    return [VERIFIED, VERIFIED]


BEGINNINGS: Final = (
    begin_plainly,
    begin_after_somebody_stood_up,
    begin_without_the_absent,
    begin_while_away,
    begin_without_entropy,
    begin_after_a_restart,
)


def alarms(folder: Path, games: int) -> list[str]:
    """Play games at an honest server, and return every verdict that is not the right one."""
    wrong: list[str] = []
    with DishonestServer(folder, "nothing") as server, Party(server.address) as party:
        for number in range(games):
            begin = BEGINNINGS[number % len(BEGINNINGS)]
            party.sit_down()
            expected = begin(party)
            play_on(party)
            party.end()
            for device, verdict in zip(party.devices, expected, strict=False):
                check = device_check(device)
                code, output = terminal_check(device, folder)
                if check.verdict() != verdict or code or "Warning" in output:
                    wrong.append(f"{number} {begin.__name__}: {check.pack()} {output}")
    return wrong


def test_an_honest_server_raises_no_alarm(tmp_path: Path) -> None:
    assert alarms(tmp_path, QUICK_GAMES) == []


@pytest.mark.nightly
def test_an_honest_server_raises_no_alarm_in_many_games(tmp_path: Path) -> None:
    assert alarms(tmp_path, NIGHTLY_GAMES) == []
