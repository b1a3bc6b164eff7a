"""Cards that explain components: name, what it is and does, what is true now, and the rules behind it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from caravane.kernel.explanation import ME, SIGNED, Explanation, Place, look_up, split_path
from caravane.kernel.game import View
from caravane.kernel.words import Phrase
from caravane.text.texts import GameTexts, Names
from caravane.text.translations import Argument

NOTHING: Final = Explanation()
SEPARATOR: Final = " · "
"""Between the figures of a list; a comma would run into the sentence."""


@dataclass(frozen=True, slots=True)
class ComponentCard:
    """What people are told about a component; texts that its game does not have are empty."""

    name: str
    text: str = ""
    now: str = ""
    rules: tuple[str, ...] = ()


def component_card(
    texts: GameTexts, part: Phrase, view: View | None = None, seat: int | None = None, names: Names = ()
) -> ComponentCard:
    """Return the card of a part, as a seat sees it."""
    return _CardWriter(texts, part, view, seat, names).card()


@final
class _CardWriter:
    """Writes the card of one part."""

    def __init__(self, texts: GameTexts, part: Phrase, view: View | None, seat: int | None, names: Names) -> None:
        presentation = texts.game.presentation
        self._texts: Final = texts
        self._names: Final = names
        self._view: Final = view
        self._part: Final = part
        self._word: Final = presentation.parts.word(part)
        self._explanation: Final = presentation.explanations.get(self._word.name, NOTHING)
        self._kinds: Final = self._explanation.kinds(self._word)
        self._nouns: Final = self._explanation.all_nouns(self._word, part[1:])
        self._places: Final[dict[str, Place]] = {} if seat is None else {ME: (seat, str(seat))}
        self._places.update({name: (noun, self._kinds[name].spell(noun)) for name, noun in self._nouns.items()})

    def card(self) -> ComponentCard:
        """Return the card."""
        own = [self._kinds[name].spell(noun) for name, noun in self._nouns.items()]
        args = self._arguments()
        return ComponentCard(
            name=self._texts.part(self._part, self._names),
            text=self._first(self._explanation.text_keys(self._word.name, own), args),
            now=self._now(args),
            rules=tuple(dict.fromkeys([*self._special_rules(own), *self._explanation.rules])),
        )

    def _special_rules(self, members: list[str]) -> list[str]:
        return [rule for member in members for rule in self._explanation.members.get(member, ())]

    def _first(self, keys: list[str], args: dict[str, Argument]) -> str:
        return next((self._texts.sentence(key, args, self._names) for key in keys if self._texts.has(key)), "")

    def _arguments(self) -> dict[str, Argument]:
        named = {name: self._texts.noun(self._kinds[name], noun, self._names) for name, noun in self._nouns.items()}
        return {**named, **self._figures({"box": self._texts.game.box.tables}, self._explanation.figures)}

    def _now(self, args: dict[str, Argument]) -> str:
        paths = self._explanation.now
        found = {} if self._view is None else self._figures({"view": self._view}, paths)
        if not paths or len(found) < len(paths):
            return ""
        return self._first([f"now-{self._word.name}"], {**args, **found})

    def _figures(self, root: Mapping[str, object], paths: Mapping[str, str]) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for name, path in paths.items():
            keys, kind = split_path(path)
            value = look_up(keys, root, self._places)
            if value is not None:
                found[name] = self._text_of(value, kind)
        return found

    def _text_of(self, value: object, kind: str) -> Argument:
        if isinstance(value, list):
            items = [str(self._text_of(item, kind)) for item in value if item is not None]
            return self._texts.listing(items) if kind else SEPARATOR.join(items)
        if kind and kind != SIGNED:
            return self._named(value, kind)
        if isinstance(value, str):
            return value
        assert isinstance(value, int)
        if value < 0:
            return f"\N{MINUS SIGN}{-value}"
        return f"+{value}" if kind == SIGNED else int(value)

    def _named(self, value: object, kind: str) -> str:
        found = self._texts.game.kinds()[kind]
        noun = value if isinstance(value, int) else found.read(str(value))
        return self._texts.component(found, noun, self._names)
