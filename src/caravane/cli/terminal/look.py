"""Looks at components: the card of a part, found by its text form or by words of its name."""

from collections.abc import Iterator, Sequence

from caravane.kernel.game import AnyGame, View
from caravane.kernel.words import Phrase
from caravane.text import ComponentCard, GameTexts, component_card
from caravane.text.text_search import mentions, tokens

MAX_MATCHES = 8


def find_parts(texts: GameTexts, query: str) -> list[Phrase]:
    """Return the parts that some words may mean: the text form of one, or words of their names."""
    try:
        return [texts.game.presentation.parts.read(query.strip())]
    except ValueError:
        sought = tokens(query)
        found = [part for part in _named_parts(texts.game) if sought and mentions(tokens(texts.part(part)), sought)]
        exact = [part for part in found if tokens(texts.part(part)) == sought]
        return exact or found


def _named_parts(game: AnyGame) -> Iterator[Phrase]:
    """Yield the parts that have no noun or one with a name; others are found by their text form."""
    for number, word in enumerate(game.presentation.parts.words):
        if not word.kinds:
            yield (number,)
        elif len(word.kinds) == 1:
            yield from ((number, noun) for noun in range(len(word.kinds[0].names)))


def look_at(texts: GameTexts, query: str, view: View, seat: int, names: Sequence[str]) -> list[ComponentCard]:
    """Return the cards of the parts that some words may mean."""
    return [component_card(texts, part, view, seat, names) for part in find_parts(texts, query)]


def card_lines(texts: GameTexts, card: ComponentCard) -> list[str]:
    """Return a card as lines of text, without its name."""
    lines = [*card.text.replace("**", "").splitlines(), *card.now.splitlines()]
    return [*lines, texts.ui("look-rules", rules=", ".join(card.rules))] if card.rules else lines
