"""Texts: what a game says to people, in their language. Shared by every face: terminal, server, documents."""

from caravane.text.keys import missing_texts, required_keys
from caravane.text.language import LANGUAGES, default_language
from caravane.text.sentences import BrokenText, MissingText, Sentences, sentences
from caravane.text.texts import Texts

__all__ = [
    "LANGUAGES",
    "BrokenText",
    "MissingText",
    "Sentences",
    "Texts",
    "default_language",
    "missing_texts",
    "required_keys",
    "sentences",
]
