"""Texts: what a game says to people, in their language. Shared by every face: terminal, server, documents."""

from caravane.text.language import LANGUAGES, default_language
from caravane.text.rulebook import Paragraph, Rulebook, Section, rulebook
from caravane.text.rulebook_check import rulebook_faults
from caravane.text.text_check import missing_texts, required_keys
from caravane.text.texts import Texts, game_source
from caravane.text.translations import BrokenText, MissingText, Sentences, load_translations

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
    "load_translations",
    "missing_texts",
    "required_keys",
    "rulebook",
    "rulebook_faults",
]
