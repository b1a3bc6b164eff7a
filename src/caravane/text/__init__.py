"""Texts: what a game says to people, in their language. Shared by every face: terminal, server, documents."""

from caravane.text.keys import missing_texts, required_keys
from caravane.text.language import LANGUAGES, default_language
from caravane.text.rulebook import Paragraph, Rulebook, Section, rulebook
from caravane.text.sentences import BrokenText, MissingText, Sentences, sentences
from caravane.text.texts import Texts, game_source
from caravane.text.told import rulebook_faults

__all__ = [
    "LANGUAGES",
    "BrokenText",
    "MissingText",
    "Paragraph",
    "Rulebook",
    "Section",
    "Sentences",
    "Texts",
    "default_language",
    "game_source",
    "missing_texts",
    "required_keys",
    "rulebook",
    "rulebook_faults",
    "sentences",
]
