"""Tests of text play: whole games, prompts, explanations, undo."""

from pathlib import Path

import pytest

from caravane.cli.terminal.saves import verify_file
from tests.cli.run_cli import plain, run, saved

WELL = ("play", "_template", "--seed", "3", "--names", "Ana")
# Ana is about to reach an arrow square: red has a 3, and the dice show three red dice and fours.
BEFORE_ARROW = [
    "* roll:red:red:red:3:3:3",
    "0 take:red:3",
    "1 refuse",
    "* roll:blue:blue:blue:1:1:1",
    "1 refuse",
    "0 refuse",
]
FOURS = "* roll:red:red:red:4:4:4"
PEOPLE_AND_BOT = ("human", "bot:random")


@pytest.mark.parametrize(("lang", "winner"), [("en", " wins with "), ("fr", " gagne avec ")])
def test_a_whole_game(lang: str, winner: str) -> None:
    output = run(*WELL, "--lang", lang, typed=["1"] * 20)
    assert winner in output
    assert "Total" in output


def test_the_same_seed_gives_the_same_game() -> None:
    assert run(*WELL, typed=["1"] * 20) == run(*WELL, typed=["1"] * 20)


def test_bots_alone_play_to_the_end() -> None:
    output = run("play", "lost-cities", "--seats", "bot:greedy,bot:random", "--seed", "7", "--lang", "en")
    assert "The game is over" in output
    assert "Refusals" in output


def test_the_end_of_the_input_quits() -> None:
    assert "See you soon" in run(*WELL, "--lang", "en", typed=["1"])


def test_quitting_by_command() -> None:
    assert "À bientôt" in run(*WELL, "--lang", "fr", typed=["quitter"])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Please type a number from 1 to 3"),
        ("9", "There is no choice 9: they go from 1 to 3."),
        ("-1", "I do not understand"),
        ("make tea", "I do not understand"),
        ("? tea", "I find nothing like that"),
        ("u", "nothing to undo"),
        ("l", "Ana receives the cards 5, 17 and 20."),
        ("s", "Total"),
        ("b", "Hands:"),
        ("i", "chance of winning"),
        ("hint", "the immediate value of moves"),
        ("h", "which rule forbids it"),
        ("help", "which rule forbids it"),
    ],
)
def test_every_input_gets_an_answer(typed: str, answer: str) -> None:
    output = run(*WELL, "--lang", "en", typed=[typed])
    after = plain(output.partition(f"Ana > {typed}")[2])
    assert answer in after


def test_a_cat_on_the_keyboard() -> None:
    assert "I do not understand" in run(*WELL, "--lang", "en", typed=["9" * 5000])


def test_unambiguous_words_choose_a_move() -> None:
    assert "Ana plays card 17, face down." in run(*WELL, "--lang", "en", typed=["card 17"])
    assert "Ana joue la carte 17, face cachée." in run(*WELL, "--lang", "fr", typed=["CARTE 17"])


def test_ambiguous_words_list_the_choices() -> None:
    output = run(*WELL, "--lang", "en", typed=["play"])
    assert "Play card 20: possible, it is choice 3." in output
    assert "Your card, face down: none" in output


def test_words_for_an_illegal_move_get_the_reason() -> None:
    assert "Card 12 is not in your hand. (TW-PLAY-01)" in run(*WELL, "--lang", "en", typed=["card 12"])


def test_consequences_of_a_choice_are_explained() -> None:
    output = run(*WELL, "--lang", "en", typed=["? 2"]).partition("? 2")[2]
    assert "Ana plays card 17, face down." in output


def test_an_explanation_ends_before_a_reveal(tmp_path: Path) -> None:
    moves = _deal("1 play:card-6")
    file = saved(tmp_path / "well.json", "_template", moves, PEOPLE_AND_BOT)
    output = run("resume", file, "--lang", "en", typed=["? 1"]).partition("? 1")[2]
    assert "revealed only once it is played" in output
    assert "wins" not in output


def _deal(*moves: str) -> list[str]:
    order = ":".join(f"card-{number}" for number in range(1, 21))
    return [f"* shuffle:{order}", "* roll:3", *moves]


def test_why_not_in_two_languages(tmp_path: Path) -> None:
    file = saved(tmp_path / "lc.json", "lost-cities", [*BEFORE_ARROW, FOURS], PEOPLE_AND_BOT, first_roller="1")
    assert "Take red 9: No 9 this turn. (LC-ROLL-01)" in run("resume", file, "--lang", "en", typed=["? red 9"])
    french = plain(run("resume", file, "--lang", "fr", typed=["? ROUGE 9", "? refuser des"]))
    assert "Prendre rouge 9 : Aucun 9 à ce tour. (LC-ROLL-01)" in french
    assert "Ana refuse les dés." in french


def test_all_illegal_moves_are_summarized(tmp_path: Path) -> None:
    file = saved(tmp_path / "lc.json", "lost-cities", [*BEFORE_ARROW, FOURS], PEOPLE_AND_BOT, first_roller="1")
    output = plain(run("resume", file, "--lang", "en", typed=["?"]))
    assert "No orange die this turn." in output
    assert "(LC-ROLL-01, 50 moves)" in output


def test_a_decision_is_undone(tmp_path: Path) -> None:
    file = saved(tmp_path / "lc.json", "lost-cities", [*BEFORE_ARROW, FOURS], PEOPLE_AND_BOT, first_roller="1")
    output = run("resume", file, "--lang", "en", typed=["red 4", "u", "q"])
    assert output.index("An arrow!") < output.index("Undone.") < output.rindex("You rolled")
    table = verify_file(Path(file)).loaded_table()
    assert table.journal.lines() == [*BEFORE_ARROW, FOURS]


def test_what_was_learned_cannot_be_unlearned(tmp_path: Path) -> None:
    file = saved(tmp_path / "lc.json", "lost-cities", [*BEFORE_ARROW, FOURS], PEOPLE_AND_BOT, first_roller="1")
    assert "have revealed something new" in plain(run("resume", file, "--lang", "en", typed=["u"]))


def test_a_forced_move_is_played_by_the_program(tmp_path: Path) -> None:
    moves = [
        "* roll:red:red:red:9:9:9",
        "0 take:red:9",
        "1 refuse",
        "* roll:blue:blue:blue:1:1:1",
        "1 refuse",
        "0 refuse",
    ]
    file = saved(
        tmp_path / "lc.json", "lost-cities", [*moves, "* roll:red:red:red:2:2:2"], PEOPLE_AND_BOT, first_roller="1"
    )
    output = plain(run("resume", file, "--seed", "1", "--lang", "en"))
    assert "(Only one move is possible, so it is played for you: Refuse the dice.) Ana refuses the dice." in output


def test_a_narrow_screen_is_enough() -> None:
    lines = run("play", "lost-cities", "--seed", "5", "--lang", "fr", typed=["1"] * 100, width=60).splitlines()
    assert max(len(line) for line in lines) <= 60


def test_names_are_never_read_as_markup() -> None:
    output = run("play", "_template", "--names", "[red]x[/],[/b]", "--lang", "en", typed=["1"] * 20)
    assert "[red]x[/] plays" in output
    assert "[/b] shows" in output


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "There is no game called “chess”"),
        (["_template", "--seats", "human"], "for 2, 3, 4 players, not 1"),
        (["_template", "--seats", "human,cat"], "“cat” cannot take a seat"),
        (["_template", "--seats", "human,bot:deep"], "“bot:deep” cannot take a seat"),
        (["_template", "--names", "a,b,c"], "more names (3) than seats (2)"),
        (["_template", "--option", "rounds"], "“rounds” is not written as key=value"),
        (["_template", "--option", "tea=yes"], "no option “tea”"),
        (["_template", "--option", "rounds=many"], "only: long, short"),
    ],
)
def test_a_mistake_on_the_command_line_is_explained(args: list[str], complaint: str) -> None:
    output = run("play", *args, "--lang", "en", code=2).replace("│", "")
    assert complaint in plain(output)


def test_options_reach_the_game() -> None:
    assert "Rounds: 3" in run(*WELL, "--option", "rounds=short", "--lang", "en")


def test_a_game_may_be_spelled_like_its_folder() -> None:
    assert "Lost Cities" in run("play", "lost_cities", "--lang", "en")


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("look deck", ["Deck", "The winner of a well looks at its top card", "Cards left: 14", "Rules: TW-PEEK-01"]),
        ("k card:card-7", ["Card 7", "The highest card wins the well"]),
        ("look card", ["more than one thing", "Card 1"]),
        ("look camel", ["Nothing here has that name"]),
    ],
)
def test_a_component_is_looked_at(typed: str, answers: list[str]) -> None:
    output = run(*WELL, "--lang", "en", typed=[typed]).partition(typed)[2]
    for answer in answers:
        assert answer in output
