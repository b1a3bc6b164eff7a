"""Words: every move, event and reason has a text form that can be read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravane import games
from caravane.kernel.words import NUMBER, SEAT, Kind, Said, Vocabulary, Word

COLOUR = Kind("colour", ["red", "green", "blue"])
VERBS = Vocabulary(
    Word("take", colour=COLOUR, number=NUMBER),
    Word("give", seat=SEAT),
    Word("order", first=NUMBER, colours=COLOUR.list()),
    Word("done"),
)

SORTS = ["verbs", "events", "reasons", "lines"]


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


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("name", games.names(hidden=True))
@given(data=st.data())
def test_every_word_of_every_game_can_be_read_back(name: str, sort: str, data: st.DataObject) -> None:
    vocabulary: Vocabulary = getattr(games.get(name), sort)
    if not vocabulary.words:
        return
    number = data.draw(st.integers(0, len(vocabulary.words) - 1))
    said: Said = (number, *data.draw(nouns(vocabulary.words[number])))
    assert vocabulary.read(vocabulary.spell(said)) == said


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("steal:red:4", "no such word"),
        ("take:red", "other nouns"),
        ("take:red:4:4", "other nouns"),
        ("done:1", "other nouns"),
        ("order", "other nouns"),
        ("take:purple:4", "no colour is called 'purple'"),
        ("take:red:four", "invalid literal"),
        ("", "no such word"),
    ],
)
def test_what_says_nothing_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        VERBS.read(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        said = VERBS.read(text)
    except ValueError:
        return
    assert VERBS.read(VERBS.spell(said)) == said


def test_a_repeated_noun_may_be_absent() -> None:
    assert VERBS.read("order:7") == (2, 7)


def test_nouns_stand_beside_their_parameters() -> None:
    assert VERBS.words[2].pair((7, 0, 2)) == [("first", NUMBER, (7,)), ("colours", VERBS.words[2].kinds[1], (0, 2))]
    assert VERBS.words[0].pair((1, 4)) == [("colour", COLOUR, (1,)), ("number", NUMBER, (4,))]


def test_two_words_have_two_names() -> None:
    with pytest.raises(ValueError, match="two words"):
        Vocabulary(Word("go"), Word("go"))


def test_a_word_knows_its_rule() -> None:
    assert Word("too-low", rule="LC-FILL-03", number=NUMBER).rule == "LC-FILL-03"
    assert Vocabulary(Word("go")).word((0,)).name == "go"
