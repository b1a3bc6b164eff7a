"""Texts of games in the reader's language, shared by the terminal, the server and the documents."""

from caravane.text.component_card import ComponentCard, component_card
from caravane.text.explanation_check import explanation_problems
from caravane.text.language import LANGUAGES, default_language
from caravane.text.rulebook import Paragraph, Rulebook, Section, rulebook
from caravane.text.rulebook_check import rulebook_problems
from caravane.text.text_check import missing_texts, required_keys, translation_problems
from caravane.text.texts import GameTexts, game_source
from caravane.text.translations import BrokenText, MissingText, Translations, load_translations

__all__ = [
    "LANGUAGES",
    "BrokenText",
    "ComponentCard",
    "GameTexts",
    "MissingText",
    "Paragraph",
    "Rulebook",
    "Section",
    "Translations",
    "component_card",
    "default_language",
    "explanation_problems",
    "game_source",
    "load_translations",
    "missing_texts",
    "required_keys",
    "rulebook",
    "rulebook_problems",
    "translation_problems",
]
