"""Tests of the library: every game through `caravane.api`, which documents itself."""

import copy
import inspect
import json
import pickle
import pydoc
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from caravane import api, games
from caravane.bots.perspective import Perspective
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.luck import ScriptedLuck
from caravane.kernel.words import Move
from caravane.tables.editions.values import fingerprint_of
from tests.cli.run_cli import run
from tests.edition_files import game_of

ROOT = Path(__file__).parents[1]
ARCHEOS = games.get("archeos-society")
LONG = "archeos-society-long"
EVERY = [(name, games.get(name).seats[place]) for name in games.names(hidden=True) for place in (0, -1)]
each_game = pytest.mark.parametrize(("name", "seats"), EVERY)
PUBLIC = [getattr(api, name) for name in api.__all__]
METHODS = [
    member
    for cls in (api.Position, api.Playthrough)
    for name, member in vars(cls).items()
    if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property))
]


def play_on(position: api.Position, moves: int) -> None:
    """Play some moves, now early and now late in the list of legal ones."""
    for number in range(moves):
        if position.is_over:
            return
        legal = position.legal()
        position.play(legal[number % len(legal)])


def middle_of(name: str, seats: int) -> api.Playthrough:
    """Return a game in its middle, or at least well begun."""
    game = api.start(name, seats, seed=11)
    play_on(game, 30)
    return game if not game.is_over else api.start(name, seats, seed=11)


@each_game
def test_a_game_is_played_to_its_end(name: str, seats: int) -> None:
    game = api.start(name, seats, seed=3)
    while not game.is_over:
        assert game.deciding
        assert all(0 <= seat < seats and game.legal(seat) for seat in game.deciding)
        game.play(game.ask("random"))
    assert not game.deciding
    assert not game.legal()
    assert len(game.scores()) == len(game.ranks()) == game.seats == seats
    with pytest.raises(ValueError, match="over"):
        game.play("refuse")


@each_game
@pytest.mark.parametrize(
    "copier", [api.Position.clone, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))]
)
def test_a_copy_meets_the_same_luck(name: str, seats: int, copier: Callable[[Any], Any]) -> None:
    game = middle_of(name, seats)
    before = game.fingerprint()
    other = copier(game)
    play_on(other, 20)
    assert game.fingerprint() == before
    play_on(game, 20)
    assert other.fingerprint() == game.fingerprint()
    assert other.bot_luck.below(1 << 30) == game.bot_luck.below(1 << 30)


@each_game
def test_a_redealt_position_looks_the_same_and_has_luck_of_its_own(name: str, seats: int) -> None:
    game = middle_of(name, seats)
    seat = game.deciding[0]
    before = game.fingerprint()
    others = [game.redeal(seat, seed) for seed in range(3)]
    assert all(other.view(seat) == game.view(seat) and other.legal(seat) == game.legal(seat) for other in others)
    assert game.redeal(seat, 2).fingerprint() == others[2].fingerprint()
    assert len({position.luck.below(1 << 30) for position in [game.clone(), *others]}) == 4
    assert game.fingerprint() == before


@each_game
def test_a_roll_out_ends_a_copy(name: str, seats: int) -> None:
    game = middle_of(name, seats)
    before = game.fingerprint()
    ends = [game.roll_out(seed) for seed in (1, 1, 2)]
    assert all(end.is_over for end in ends)
    assert ends[0].fingerprint() == ends[1].fingerprint()
    assert game.fingerprint() == before
    assert len({game.roll_out(seed).fingerprint() for seed in range(8)}) > 1


@each_game
def test_a_packed_state_is_the_same_position(name: str, seats: int) -> None:
    game = middle_of(name, seats)
    packed = json.loads(json.dumps(game.pack()))
    assert api.unpack(name, packed).fingerprint() == game.fingerprint()


@each_game
def test_a_record_is_replayed_and_walked_through(name: str, seats: int) -> None:
    game = middle_of(name, seats)
    record = json.loads(json.dumps(game.record()))
    replayed = api.replay(record)
    assert replayed.lines() == game.lines()
    assert replayed.fingerprint() == game.fingerprint()
    decisions = list(api.walk(record))
    assert [f"{seat} {move}" for _, seat, move in decisions] == [line for line in game.lines() if line[0] != "*"]
    assert all(move in position.legal(seat) for position, seat, move in decisions)


@pytest.mark.parametrize("game", [game_of(LONG), ARCHEOS.as_of(1), ARCHEOS], ids=["edition", "before", "now"])
def test_a_position_keeps_the_values_of_its_box(game: AnyGame) -> None:
    played = api.Playthrough(Journal(game, 2), seed=5)
    play_on(played, 12)
    record, packed = json.loads(json.dumps(played.record())), json.loads(json.dumps(played.pack()))
    walked = [position for position, _, _ in api.walk(record)]
    for position in (api.replay(record), api.unpack(game.name, packed), *walked):
        state: Any = position.state
        assert position.game.box.tables == state.box.tables == game.box.tables


OWN: Any = game_of(LONG).recorded_values()["edition"]


def with_values(**values: Any) -> dict[str, Any]:
    """Return an edition with other values and the fingerprint of these."""
    other = OWN["values"] | {path.replace("__", "/"): value for path, value in values.items()}
    return {"edition": OWN | {"values": other, "fingerprint": fingerprint_of(ARCHEOS, other)}}


@pytest.mark.parametrize(
    "broken",
    [
        with_values(curator__points=10**9),
        with_values(curator__points="abc"),
        with_values(curator__points=[10**9] * 7),
        {"edition": OWN | {"values": "abc"}},
        {"edition": OWN | {"built_in": 7}},
        {"edition": None},
        {"values": 7},
        {"values": "1"},
    ],
    ids=lambda broken: str(broken)[:30],
)
def test_values_that_no_game_can_be_played_with_are_refused(broken: dict[str, Any]) -> None:
    game = api.start("archeos-society", 2)
    with pytest.raises(ValueError, match=r"edition|values"):
        api.replay(game.record() | broken)
    with pytest.raises(ValueError, match=r"edition|values"):
        api.unpack("archeos-society", game.pack() | broken)


@pytest.mark.parametrize("bot", api.list_bots())
def test_every_bot_answers_and_leaves_the_dice_alone(bot: str) -> None:
    game, other = (api.start("lost-cities", 3, seed=5) for _ in range(2))
    move = game.ask(bot, seconds=0.01)
    assert move in game.legal()
    for position in (game, other):
        position.play(move)
        play_on(position, 12)
    assert game.fingerprint() == other.fingerprint()


def test_an_own_bot_is_asked() -> None:
    class Last:
        """A bot that plays the last legal move."""

        def choose(self, perspective: Perspective) -> Move:
            return perspective.considered[-1]

    assert api.start("lost-cities", 2).ask(Last()) == "refuse"


def test_every_legal_move_is_estimated() -> None:
    game = api.start("_template", 2, seed=1)
    estimates = game.estimate(games=2)
    assert list(estimates) == game.legal()
    assert all(estimate["games"] == 2 for estimate in estimates.values())


def test_an_illegal_move_changes_nothing() -> None:
    game = api.start("lost-cities", 2, seed=7)
    before = game.lines()
    with pytest.raises(api.IllegalMove, match="colour-not-rolled"):
        game.play("take:red:4")
    with pytest.raises(api.IllegalMove, match="not-your-decision"):
        game.clone().play("refuse", seat=0)
    with pytest.raises(ValueError, match="no such word"):
        game.play("castle")
    assert game.lines() == before
    assert game.why_not("take:red:4") == "colour-not-rolled"
    assert game.why_not("take:yellow:4") is None


def test_seats_that_choose_together_answer_in_any_order() -> None:
    ends = []
    for order in ([0, 1], [1, 0]):
        game = api.start("_template", 2, seed=4)
        assert game.deciding == [0, 1]
        for seat in order:
            game.play(game.legal(seat)[0], seat)
        ends.append(game.fingerprint())
    assert ends[0] == ends[1]


def test_a_choice_is_undone_up_to_a_barrier() -> None:
    game = api.start("archeos-society", 2, seed=2)
    seat = game.deciding[0]
    before = game.fingerprint()
    game.play("play")
    assert game.undo(seat) == "play"
    assert game.fingerprint() == before
    assert game.undo(seat) is None
    game.play("play")
    assert game.fingerprint() != before


def test_events_are_spelled_for_a_viewpoint() -> None:
    game = api.start("_template", 2, seed=4)
    events = game.play(game.legal(0)[0], 0)
    own, others = game.spell_events(events, 0), game.spell_events(events, 1)
    assert own[0][0] == 0
    assert own != others


@pytest.mark.parametrize("face", [0, 4])
def test_luck_can_be_scripted(face: int) -> None:
    game = api.start("lost-cities", 2, seed=7)
    game.luck = ScriptedLuck([face] * 6)
    while game.view(None)["turn"] == 1:
        game.play("refuse" if "refuse" in game.legal() else game.legal()[0])
    assert game.view(None)["dice"] == {"colours": [face] * 3, "numbers": [face] * 3}


def test_options_and_names_that_do_not_exist_are_refused() -> None:
    with pytest.raises(KeyError):
        api.start("chess", 2)
    with pytest.raises(ValueError, match="seats"):
        api.start("lost-cities", 9)
    with pytest.raises(ValueError, match="no such option"):
        api.start("lost-cities", 2, options={"doubling-cube": "on"})
    assert api.start("lost-cities", 2, options={"first-roller": "2"}).record()["options"] == {
        key: "2" if key == "first-roller" else values[0] for key, values in api.list_options("lost-cities", 2).items()
    }


@pytest.mark.parametrize(
    "name", sorted({name for name, _ in EVERY if any(each.past for each in games.get(name).options)})
)
def test_only_games_from_before_have_their_rules(name: str) -> None:
    option = next(option for option in games.get(name).options if option.past)
    seats = games.get(name).seats[-1]
    assert option.key not in api.list_options(name, seats)
    with pytest.raises(ValueError, match="only for games that began with it"):
        api.start(name, seats, options={option.key: option.earlier})
    old = Journal(games.get(name), seats, {option.key: option.earlier}).record()
    assert api.replay(old).journal.options[option.key] == option.earlier


def test_a_game_of_the_terminal_is_replayed(tmp_path: Path) -> None:
    run("play", "lost-cities", "--seats", "bot:greedy,bot:greedy", "--seed", "7", "--save", str(tmp_path / "game.json"))
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    game = api.replay(saved)
    assert game.is_over
    assert [game.scores(), game.ranks()] == [saved["result"]["scores"], saved["result"]["ranks"]]
    decisions = [(seat, move) for _, seat, move in api.walk(saved)]
    assert decisions == [(int(line.split()[0]), line.split()[1]) for line in game.lines() if line[0] != "*"]
    with pytest.raises(ValueError, match="digest"):
        api.replay(saved | {"digest": ""})


@pytest.mark.parametrize("member", [*PUBLIC, *METHODS], ids=lambda member: getattr(member, "fget", member).__qualname__)
def test_everything_public_is_documented_and_typed(member: Any) -> None:
    assert inspect.getdoc(member)
    if inspect.isfunction(member):
        signature = inspect.signature(member)
        named = [parameter for name, parameter in signature.parameters.items() if name != "self"]
        assert all(parameter.annotation is not inspect.Parameter.empty for parameter in named)
        assert signature.return_annotation is not inspect.Signature.empty


def test_help_shows_the_library_and_nothing_else() -> None:
    shown = pydoc.plain(pydoc.render_doc(api))
    assert "redeal(self, seat: int | None = None, seed: int = 0) -> 'Position'" in shown
    assert "Return a copy that looks the same to a seat" in shown
    assert "visible_events(" not in shown


@pytest.mark.parametrize("member", [*PUBLIC, *METHODS], ids=lambda member: getattr(member, "fget", member).__qualname__)
def test_the_page_shows_everything(member: Any) -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    name = getattr(member, "fget", member).__name__
    assert re.search(rf"(\.|`){name}\b", page)


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for example in re.findall(r"```python\n(.*?)```", readme, re.DOTALL):
        exec(example, {})
    assert len(json.loads(capsys.readouterr().out)) == 2


def test_type_checkers_read_the_types() -> None:
    assert (files("caravane") / "py.typed").is_file()
