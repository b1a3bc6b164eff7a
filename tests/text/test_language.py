"""The language of the texts: one word for each thing, and articles that fit whatever follows them."""

import re
from collections.abc import Iterable
from typing import NamedTuple

import pytest

from caravane.text import LANGUAGES
from tests.text.all_texts import SHELL, Text, all_texts, parse, sentences

LC, AS, EX, EE = "lost_cities", "archeos_society", "expeditions", "excavation_earth"


class Retired(NamedTuple):
    """A wording that is no longer used, and what is written instead; in one game, in the shell or everywhere."""

    lang: str
    pattern: str
    instead: str
    scope: str = ""


RETIRED = [
    Retired("en", r"(?i)\bsomebody", "someone"),
    Retired("en", r"(?i)\banybody\b", "anyone"),
    Retired("en", r"(?i)\banew\b", "again"),
    Retired("en", r"\bWhoever\b", "the player who …, or you"),
    Retired("en", r"(?:^|[.;] )Who [^.;?]*\.", "the player who …, or you"),
    Retired("en", r"(?i)\bany more[.:;,]", "no longer, before the verb"),
    Retired("en", r"(?i)\balready\.", "already, before the verb"),
    Retired("en", r"(?i)\bin the end\b", "at the end"),
    Retired("en", r"(?i)\bpoints of rule\b", "rule options"),
    Retired("en", r"(?i)\b(?:by|a|several) lots?\b", "random, chance, random pick"),
    Retired("en", r"(?i)\bis a must\b", "is compulsory"),
    Retired("en", r"(?i)\bletters?\b(?!, digits)", "e-mail", SHELL),
    Retired("en", r"(?i)\b(?:ladders?|rankings)\b", "leaderboard", SHELL),
    Retired("en", r"(?i)\b(?:travel log|logbook)\b", "profile", SHELL),
    Retired("en", r"(?i)\bturn-based\b|\bover days\b", "over several days", SHELL),
    Retired("en", r"(?i)\bmake (?:an|my) account\b", "create an account", SHELL),
    Retired("en", r"(?i)\b(?:a|this|or) login\b(?! link)|^Login\b", "username", SHELL),
    Retired("en", r"(?i)\bvisiting\b", "guest", SHELL),
    Retired("en", r"(?i)\bbe told\b", "notifications", SHELL),
    Retired("en", r"(?i)\bsits? in\b|\bstand-?in\b", "fills in", SHELL),
    Retired("en", r"(?i)\bbeside (?:me|you)\b|\bcompanion", "next to me", SHELL),
    Retired("en", r"(?i)\b(?:gave|give) up\b", "resign", SHELL),
    Retired("en", r"(?i)\bparts? of the luck\b", "share of the luck", SHELL),
    Retired("en", r"(?i)\bsealed\b|\bpromis", "fingerprint of the secret", SHELL),
    Retired("en", r"(?i)\brecomput|\bmade again\b|\bdrawn again\b", "check, repeat", SHELL),
    Retired("en", r"(?i)(?<!caravane )\bverify\b", "check", SHELL),
    Retired("en", r"(?i)\b(?:last|your) choice back\b|\bsince your last choice\b", "move", SHELL),
    Retired("en", r"(?i)\bthe door\b|\bbox seat\b", "access, invitation", SHELL),
    Retired("en", r"(?i)\bthe count\b", "score sheet", SHELL),
    Retired("en", r"(?i)\bat once\b", "right away", SHELL),
    Retired("en", r"(?i)\bnot allowed\b|\billegal\b", "not possible", SHELL),
    Retired("en", r"(?i)\broute sheet|\bnotebook", "sheet", LC),
    Retired("en", r"(?i)\bhatch", "shade", LC),
    Retired("en", r"(?i)\bamong the first\b", "first across", LC),
    Retired("en", r"(?i)\bmilestone", "threshold", AS),
    Retired("en", r"(?i)\bstep(?:s|ping)? (?:\w+ ){0,2}back\b", "move back", AS),
    Retired("en", r"Botanist\u2019s tile|Linguists\u2019 track", "Botanist tile, Linguist track", AS),
    Retired("en", r"(?i)\bseason end\b", "season\u2019s end", AS),
    Retired("en", r"(?i)\b(?:lay|lays|laying|laid)\b", "place an arrow, play a card", EX),
    Retired("en", r"(?i)\bregain", "recover", EX),
    Retired("en", r"(?i)\btak(?:e|es|ing) back\b", "remove an arrow", EX),
    Retired("en", r"(?i)\bfar places?\b", "distant places", EX),
    Retired("en", r"(?i)\blift(?:s|ed)?\b", "teleport", EE),
    Retired("fr", r"(?i)\bjoueu(?:r|se)s?\b", "personne, tout le monde"),
    Retired("fr", r"(?i)\bau fil des jours\b", "sur plusieurs jours", SHELL),
    Retired("fr", r"(?i)\blettres?\b(?!, chiffres)|\bcourrier\b|\bélectronique\b", "e-mail", SHELL),
    Retired("fr", r"(?i)\brecevoir un signe\b", "notifications", SHELL),
    Retired("fr", r"(?i)\bhorloges?\b", "pendule", SHELL),
    Retired("fr", r"(?i)\bcarnet de route\b", "profil", SHELL),
    Retired("fr", r"(?i)\bderniers? choix\b|\breprend(?:re)? un choix\b", "coup", SHELL),
    Retired("fr", r"(?i)\bactes?\b|\bgestes? l\u2019envoie", "action, coup", SHELL),
    Retired("fr", r"(?i)\bscell|\bpromesse", "empreinte du secret", SHELL),
    Retired("fr", r"(?i)\bcompagnon", "à mes côtés", SHELL),
    Retired("fr", r"(?i)\bla porte\b|\bune loge\b", "accès, invitation", SHELL),
    Retired("fr", r"(?i)\bfeuille de score\b", "décompte", SHELL),
    Retired("fr", r"(?i)\bcompte au classement\b|\bcompter au classement\b", "classée", SHELL),
    Retired("fr", r"(?i)\bfeuilles?\b|\bcarnets?\b", "fiche", LC),
    Retired("fr", r"(?i)\bpaires?\b", "combinaison", LC),
    Retired("fr", r"(?i)\bparmi les premiers\b", "premier passage", LC),
    Retired("fr", r"(?i)\bprogrès\b", "avancée, avancer", AS),
    Retired("fr", r"(?i)\bbornes?\b", "seuil", AS),
    Retired("fr", r"Grand Zimbabwe|Tantallon(?! Castle)", "Great Zimbabwe, Tantallon Castle", AS),
    Retired("fr", r"(?i)\b(?:la|de|sous) pioche\b", "paquet", EX),
    Retired("fr", r"(?i)\breprend(?:re|s)? \w+ jetons?\b|\bjetons? repris\b", "récupérer", EX),
    Retired("fr", r"(?i)\bnégociant", "vendeur", EE),
    Retired("fr", r"(?i)vaisseau mère|vaisseau-mère(?<!Vaisseau-mère)", "Vaisseau-mère", EE),
    Retired("fr", r"(?i)\bprospect(?:ion|er)\b", "sondage", EE),
    Retired("fr", r"(?i)\bprévisions?\b", "sondage des sols", EE),
    Retired("fr", r"(?i)\bcaches?\b", "conteneur", EE),
    Retired("fr", r"(?i)\bcotes?\b", "popularité", EE),
    Retired("fr", r"(?i)\bcartes? voyage|\bvoyages?\b", "carte Déplacement", EE),
]

VOWELS = "aàâäeéèêëiîïoôöuùûüœæ"
ASPIRATE = (
    "hach|haie|hal[lt]|hamac|hamster|hanche|hangar|harappa|hareng|haricot|harpe|harpon|hasard|hâte|hauss|haut|héraut"
    "|hérisson|héros|heurt|hibou|hiérarch|hollande|hongrie|honte|hors|houe|huit|hurl"
)
UNELIDED = rf"(?:{ASPIRATE}|onz|oui\b|un à\b|(?-i:[IVX]+er?\b))"
ELISION = re.compile(rf"(?i)(?<![\w\u2019'-])(?:de|que|le|la|je|ne|se|du|au) (?:« |[“(])?(?!{UNELIDED})[{VOWELS}h]\w*")
LIKE_YOU = r"(?:uni(?!n)|us[aeu]|ut[ei]|ufo|eu|ewe|one|once|ouija)"
SILENT_H = r"(?:hour|honest|honou?r|heir)"
SPELLED = r"(?-i:HTML|HTTP|MP3|SQL|SVG|XML)"
VOWEL_SOUND = rf"(?:(?!{LIKE_YOU})[{VOWELS}]|{SILENT_H}|{SPELLED}|8|11\b|18\b)"
ARTICLE = re.compile(rf"(?i)(?<![\w\u2019'-])(?:a [“(]?{VOWEL_SOUND}|an [“(]?(?!{VOWEL_SOUND})[\w])[\w-]*")
FAULTS = {"fr": ELISION, "en": ARTICLE}


def retired_in(texts: Iterable[Text], retired: Retired) -> set[str]:
    """Return the texts that still use a retired wording."""
    found = re.compile(retired.pattern)
    mine = (text for text in texts if retired.scope in {"", text.scope})
    return {f"{text.source}: {text.text}" for text in mine if found.search(text.text)}


def article_faults(texts: Iterable[Text]) -> dict[str, str]:
    """Return the words that do not fit together, by the message in which they meet."""
    found = ((text.source, FAULTS[text.lang].search(text.text)) for text in texts)
    return {source: match[0] for source, match in found if match}


def planted(lang: str, message: str, *values: str) -> list[Text]:
    """Return the texts of one message whose variable `x` takes these values."""
    texts = sentences("planted", parse(f"planted = {message}"), {"x": values or ("Ana",)})
    return [Text(lang, LC, "planted", text) for text in texts]


@pytest.mark.parametrize("retired", RETIRED, ids=lambda each: f"{each.lang} {each.scope} {each.instead}")
def test_a_retired_wording_is_gone(retired: Retired) -> None:
    assert retired_in(all_texts(retired.lang), retired) == set(), f"write instead: {retired.instead}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_articles_fit_every_name_colour_and_component(lang: str) -> None:
    assert article_faults(all_texts(lang)) == {}


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("La table de { $x }", "Ana"),
        ("Vous acceptez que { $x } joue.", "Élise"),
        ("Le temps de { $x } est écoulé.", "Hugo"),
        ("Vendre du { $x }", "orange"),
        ("Le { $x } paie.", "orange"),
        ("Au { $x } de payer", "orange"),
        ("{ $count ->\n    [one] Un tour\n   *[other] Les tours de { $x }\n}", "Ana"),
        ("Il ne avance pas.", "rouge"),
        ("Le nom de « { $x } »", "Ana"),
    ],
)
def test_a_planted_fault_is_found_in_french(message: str, value: str) -> None:
    assert article_faults(planted("fr", message, "rouge", value))


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("Add a { $x } buyer", "orange"),
        ("A { $x } does nothing.", "emissary"),
        ("an { $x } card", "red"),
        ("a { $x }", "8"),
        ("an { $x }", "unit"),
        ("a { $x } ago", "hour"),
    ],
)
def test_a_planted_fault_is_found_in_english(message: str, value: str) -> None:
    assert article_faults(planted("en", message, value))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "la part de hasard, de haut en bas, le onze"),
        ("fr", "Posez-le ici, de 1 à 8, d\u2019Ana à Élise, l\u2019orange"),
        ("en", "a unit, a one-time link, a European, an hour, an 8, an e-mail, an SVG, a red one"),
    ],
)
def test_a_text_without_fault_passes(lang: str, text: str) -> None:
    assert article_faults(planted(lang, text)) == {}


def test_a_planted_retired_wording_is_found_where_it_is_retired() -> None:
    texts = planted("fr", "Deux progrès pour { $x }")
    assert retired_in(texts, Retired("fr", r"\bprogrès\b", "avancée", LC)) == {"planted: Deux progrès pour Ana"}
    assert retired_in(texts, Retired("fr", r"\bprogrès\b", "avancée", AS)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_shell_and_of_every_game_are_looked_at(lang: str) -> None:
    assert {LC, AS, EX, EE, SHELL, "_template"} == {text.scope for text in all_texts(lang)}
    assert any("rules" in text.source for text in all_texts(lang))
