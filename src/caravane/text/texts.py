"""Sentences of a game in a language, formatted from words and nouns.

A noun is formatted by its kind: a named component as its own text, a seat as its player's name, a number as a number
(so that plurals work), a repeated noun as a list. Names are passed with each call, because the texts of a game serve
many tables.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, final

from caravane.kernel.game import KERNEL_REASONS, AnyGame, Refusal, View
from caravane.kernel.state import CHANCE
from caravane.kernel.step import Step
from caravane.kernel.view_schema import path_of
from caravane.kernel.words import SEAT, Kind, Phrase, Word
from caravane.text.language import typeset
from caravane.text.translations import (
    Argument,
    GameTranslations,
    Translations,
    game_text_source,
    load_game_translations,
    load_translations,
    source,
)

Names = Sequence[str]

COMMON: Final = "caravane.text"
EDITIONS: Final = "caravane.text.editions"
AUTOMATON: Final = "automaton"
"""Id of the text with which a game names its automated opponent."""
MAX_GAMES: Final = 64
"""Maximum number of games, those with editions included, whose components are remembered."""
_KERNEL_WORDS: Final = frozenset(KERNEL_REASONS.words)


@final
class GameTexts:
    """The texts of a game in one language; `ui_packages` have further interface texts."""

    def __init__(self, game: AnyGame, lang: str, *ui_packages: str) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._game_texts: Final[GameTranslations] = load_game_translations(lang, game.package)
        self.ui: Final[Translations] = load_translations(lang, COMMON, EDITIONS, *ui_packages)

    def title(self) -> str:
        """Return the name of the game."""
        return self._game_texts("title")

    def about(self) -> str:
        """Return a sentence that describes the game."""
        return self._game_texts("about")

    def subtitle(self) -> str:
        """Return the second line of the cover, for a game whose title has only one part; most have none."""
        return self._optional("subtitle")

    def designers(self) -> str:
        """Return the designers and publishers of the game, if it names them."""
        return self._optional("designers")

    def _optional(self, key: str) -> str:
        return self._game_texts(key) if key in self._game_texts else ""

    def option(self, key: str) -> str:
        """Return the name of an option."""
        return self._game_texts(f"option-{key}")

    def value(self, key: str, value: str) -> str:
        """Return the name of a value of an option."""
        return self._game_texts(f"option-{key}-{value}")

    def level(self, name: str) -> str:
        """Return the name of a level of bots."""
        return self.ui(f"level-{name}")

    def level_about(self, name: str) -> str:
        """Return the description of a level of bots."""
        return self.ui(f"level-{name}-about")

    def prompt(self, step: Step[Any], nouns: Sequence[int] = (), names: Names = ()) -> str:
        """Format the prompt of a step."""
        return self._format(f"step-{step.name}", self._args(step.prompt, nouns, names), names)

    def seat_prompt(self, state: Any, seat: int, names: Names = ()) -> str:
        """Format the prompt of a seat's open decision; return an empty text if it has none."""
        step = self.game.step_of(state, seat)
        if step is None:
            return ""
        return self.prompt(step, step.prompt_nouns(state, state.frames[state.find(seat)]), names)

    def move(self, phrase: Phrase, names: Names = ()) -> str:
        """Format a move as a sentence."""
        word = self.game.verbs.word(phrase)
        return self._format(f"verb-{word.name}", self._args(word, phrase[1:], names), names)

    def event(self, seat: int, phrase: Phrase, names: Names = ()) -> str:
        """Format an event of a seat as a sentence."""
        word = self.game.events.word(phrase)
        args = {"seat": self.seat(seat, names), **self._args(word, phrase[1:], names)}
        return self._format(f"event-{word.name}", args, names)

    def reason(self, refusal: Refusal, names: Names = ()) -> str:
        """Format the reason why a move is not legal."""
        word = refusal.word
        texts = self.ui if word in _KERNEL_WORDS else self._game_texts
        return _capitalized(texts(f"reason-{word.name}", **self._args(word, refusal.nouns, names)), names)

    def refusal(self, refusal: Refusal, names: Names = ()) -> str:
        """Format the reason why a move is not legal, with its rule."""
        sentence = self.reason(refusal, names)
        rule = refusal.word.rule
        return self.ui("with-rule", sentence=sentence, rule=rule) if rule else sentence

    def line(self, phrase: Phrase, names: Names = ()) -> str:
        """Format the name of a line of the score sheet."""
        word = self.game.score_lines.word(phrase)
        return self._format(f"line-{word.name}", self._args(word, phrase[1:], names), names)

    def part(self, phrase: Phrase, names: Names = ()) -> str:
        """Format the name of a component that people can point at."""
        word = self.game.presentation.parts.word(phrase)
        return self._format(f"part-{word.name}", self._args(word, phrase[1:], names), names)

    def edition_part(self, name: str) -> str:
        """Return the name of a part of the box that an edition can change: its own text, or that of the component."""
        own = f"edition-part-{name}"
        key = own if own in self._game_texts else _component_keys(self.game).get(name, own)
        return _capitalized(self._game_texts(key))

    def edition_field(self, path: str, part: str = "") -> str:
        """Return what stands at a path of the box: by its whole path if that has a text, else by its key.

        A component in the path is named, unless the part of the box is this component.
        """
        *_, member, key = path.replace("_", "-").split("/")
        own = f"edition-field-{path.replace('/', '-').replace('_', '-')}"
        if self.has(own):
            return self._game_texts(own)
        text = self._game_texts(f"edition-field-{key}")
        named = self.edition_name(member)
        is_this = member in (named, part) or part.endswith(f"-{member}")
        return text if is_this else self.ui("edition-named", name=_capitalized(named), field=text)

    def edition_name(self, name: str) -> str:
        """Return the name of a component that stands in an edition; its id if it has none."""
        key = _component_keys(self.game).get(name)
        return self._game_texts(key) if key else name

    def has(self, key: str) -> bool:
        """Return whether the game has a text."""
        return key in self._game_texts

    def sentence(self, key: str, args: dict[str, Argument], names: Names = ()) -> str:
        """Format a text of the game by its key."""
        return self._format(key, args, names)

    def noun(self, kind: Kind, noun: int, names: Names = ()) -> Argument:
        """Return a noun as an argument of a text: a number, or a name."""
        return self._argument(kind, [noun], names)

    def headline(self, view: View, names: Names = ()) -> str:
        """Format how far the game of a view is; return an empty text if the game does not say."""
        phrase = self.game.presentation.headline(view)
        if not phrase:
            return ""
        word = self.game.presentation.headlines.word(phrase)
        return self._format(f"headline-{word.name}", self._args(word, phrase[1:], names), names)

    def label(self, *keys: str) -> str:
        """Return the label of a part of the view, given by its key after those of its parents."""
        return _capitalized(self._game_texts(f"view-{path_of(*keys)}"))

    def component(self, kind: Kind, noun: int, names: Names = ()) -> str:
        """Return the name of a noun."""
        if kind.name == SEAT.name:
            return self.seat(noun, names)
        return self._game_texts(f"{kind.name}-{kind.names[noun]}") if kind.names else str(noun)

    def seat(self, seat: int, names: Names = ()) -> str:
        """Return the name of a player, or of the automaton (after the last seat); unnamed seats get a number."""
        if seat < 0:
            return self.ui("seat-chance" if seat == CHANCE else "seat-table")
        if names and seat == len(names) and AUTOMATON in self._game_texts:
            return self._game_texts(AUTOMATON)
        return names[seat] if seat < len(names) else self.ui("seat-name", number=seat + 1)

    def listing(self, items: Iterable[str]) -> str:
        """Format items as a list: `a, b and c`."""
        *most, last = list(items) or [self.ui("list-nothing")]
        return self.ui("list", most=", ".join(most), last=last) if most else last

    def _format(self, key: str, args: dict[str, Argument], names: Names) -> str:
        return _capitalized(self._game_texts(key, **args), names)

    def _args(self, word: Word, nouns: Sequence[int], names: Names) -> dict[str, Argument]:
        return {param: self._argument(kind, own, names) for param, kind, own in word.pair(nouns)}

    def _argument(self, kind: Kind, nouns: Sequence[int], names: Names) -> Argument:
        if kind.many:
            return self.listing([self.component(kind, noun, names) for noun in nouns])
        is_number = not kind.names and kind.name != SEAT.name
        return nouns[0] if is_number else self.component(kind, nouns[0], names)


@lru_cache(maxsize=MAX_GAMES)
def _component_keys(game: AnyGame) -> dict[str, str]:
    """Return the key of the text of each component, by its name; of two with one name, that of the first kind."""
    kinds = reversed(game.kinds().values())
    return {name: f"{kind.name}-{name}" for kind in kinds for name in kind.names}


@cache
def game_source(package: str, lang: str) -> str:
    """Return the texts of a game and the texts common to all games as one Fluent file, for clients."""
    return typeset("\n".join([game_text_source(package, lang), source(COMMON, lang)]), lang)


def _capitalized(text: str, names: Names = ()) -> str:
    """Capitalize the first letter of a sentence, unless it begins with a player's name, which stays as written."""
    return text if text.startswith(tuple(names)) else text[:1].upper() + text[1:]
