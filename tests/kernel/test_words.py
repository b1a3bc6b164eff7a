"""Tests of words: every move, event and reason has a text form that can be read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravane import games
from caravane.kernel.words import NUMBER, SEAT, Kind, Phrase, Vocabulary, Word

COLOUR = Kind("colour", ["red", "green", "blue"])
VERBS = Vocabulary(
    Word("take", colour=COLOUR, number=NUMBER),
    Word("give", seat=SEAT),
    Word("order", first=NUMBER, colours=COLOUR.list()),
    Word("done"),
)

VOCABULARIES = ["verbs", "events", "reasons", "score_lines"]


def nouns(word: Word) -> st.SearchStrategy[tuple[int, ...]]:
    """Draw nouns that a word takes."""
    fixed = [noun(kind) for kind in word.kinds if not kind.many]
    tail = [st.lists(noun(kind), max_size=5) for kind in word.kinds if kind.many]
    return st.tuples(st.tuples(*fixed), *tail).map(
        lambda parts: (*parts[0], *[one for part in parts[1:] for one in part])
    )


def noun(kind: Kind) -> st.SearchStrategy[int]:
    return st.integers(0, len(kind.names) - 1) if kind.names else st.integers(-9, 10**6)


def test_a_text_form_is_made_of_names() -> None:
    assert VERBS.spell((0, 2, 4)) == "take:blue:4"
    assert VERBS.spell((1, 3)) == "give:3"
    assert VERBS.spell((2, 7, 0, 2, 0)) == "order:7:red:blue:red"
    assert VERBS.spell((3,)) == "done"


@pytest.mark.parametrize("attribute", VOCABULARIES)
@pytest.mark.parametrize("name", games.names(hidden=True))
@given(data=st.data())
def test_every_word_of_every_game_can_be_read_back(name: str, attribute: str, data: st.DataObject) -> None:
    vocabulary: Vocabulary = getattr(games.get(name), attribute)
    if not vocabulary.words:
        return
    number = data.draw(st.integers(0, len(vocabulary.words) - 1))
    phrase: Phrase = (number, *data.draw(nouns(vocabulary.words[number])))
    assert vocabulary.read(vocabulary.spell(phrase)) == phrase


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("steal:red:4", "no such word"),
        ("take:red", "does not take the nouns"),
        ("take:red:4:4", "does not take the nouns"),
        ("done:1", "does not take the nouns"),
        ("order", "does not take the nouns"),
        ("take:purple:4", "no colour is called 'purple'"),
        ("take:red:four", "invalid literal"),
        ("", "no such word"),
        ("take:red:", "invalid literal"),
        ("take:red:" + "9" * 5000, "limit"),
    ],
)
def test_an_invalid_text_form_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        VERBS.read(text)


@pytest.mark.parametrize("number", ["+3", "-0", "03", "1_000", " 3", "3 ", "3\n", "\u0663", "\uff13"])
def test_a_number_is_written_in_one_way(number: str) -> None:
    with pytest.raises(ValueError, match="written"):
        VERBS.read(f"give:{number}")


@given(st.text() | st.text("+-_ 03\u0663\uff13", max_size=4).map(lambda number: f"take:red:{number}"))
def test_a_text_that_can_be_read_is_the_text_form(text: str) -> None:
    try:
        phrase = VERBS.read(text)
    except ValueError:
        return
    assert VERBS.spell(phrase) == text


@pytest.mark.parametrize("phrase", [(0, -1, 4), (0, 3, 4), (0, 1), (3, 1), (2,)])
def test_a_phrase_without_a_text_form_is_not_written(phrase: Phrase) -> None:
    with pytest.raises((ValueError, IndexError)):
        VERBS.spell(phrase)


def test_a_repeated_noun_may_be_absent() -> None:
    assert VERBS.read("order:7") == (2, 7)


def test_nouns_match_their_parameters() -> None:
    assert VERBS.words[2].pair((7, 0, 2)) == [("first", NUMBER, (7,)), ("colours", VERBS.words[2].kinds[1], (0, 2))]
    assert VERBS.words[0].pair((1, 4)) == [("colour", COLOUR, (1,)), ("number", NUMBER, (4,))]


def test_two_words_have_two_names() -> None:
    with pytest.raises(ValueError, match="two words have the same name: 'go'"):
        Vocabulary(Word("go"), Word("go"))


def test_words_number_themselves() -> None:
    verbs = Vocabulary()
    take, go = verbs.add("take", rule="LC-PICK-01", colour=COLOUR), verbs.add("go")
    assert (take, go) == (0, 1)
    assert verbs.spell((take, 2)) == "take:blue"
    assert verbs.word((take, 2)).rule == "LC-PICK-01"
    assert verbs.read("go") == (go,)
    with pytest.raises(ValueError, match="two words have the same name: 'go'"):
        verbs.add("go")


@pytest.mark.parametrize("names", [("red", "red"), ("red", "dark:red"), ("red", "")])
def test_names_keep_text_forms_apart(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="colour"):
        Kind("colour", names)


def test_only_the_last_noun_is_repeated() -> None:
    with pytest.raises(ValueError, match="last noun"):
        Word("order", colours=COLOUR.list(), first=NUMBER)


def test_a_word_knows_its_rule() -> None:
    assert Word("too-low", rule="LC-FILL-03", number=NUMBER).rule == "LC-FILL-03"
    assert Vocabulary(Word("go")).word((0,)).name == "go"
