"""The files of the built client: the frame knows no game, and each game has its face."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.server.faces.catalogue import find_faces
from caravane.text import LANGUAGES, GameTexts
from tests.browser.built_client import built_pages

PAGE = "index.html"


def read_json(name: str) -> dict[str, Any]:
    """Return the content of a JSON file of the built client."""
    content: dict[str, Any] = json.loads((built_pages() / name).read_text(encoding="utf-8"))
    return content


@cache
def frame_files() -> frozenset[Path]:
    """Return the page and all files that it can load by itself, now or later."""
    manifest = read_json(".vite/manifest.json")
    found: set[str] = set()
    page = (built_pages() / PAGE).read_text(encoding="utf-8")
    waiting = [name for name, chunk in manifest.items() if f'src="/{chunk["file"]}"' in page]
    assert waiting
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += manifest[name].get("imports", []) + manifest[name].get("dynamicImports", [])
    chunks = [manifest[name] for name in found]
    files = [file for chunk in chunks for file in [chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])]]
    return frozenset(built_pages() / file for file in [PAGE, *files] if not file.endswith(".woff2"))


def names_of(name: str) -> set[str]:
    """Return the names under which a game could be known: in addresses, in code, and the parts of its titles."""
    titles = {GameTexts(games.get(name), lang).title() for lang in LANGUAGES}
    parts = {part.strip() for title in titles for part in re.split(r"[:,]", title)}
    first = name.partition("-")[0]
    return {name, games.folder_of(name), *parts} | ({first} if len(first) > len("games") else set())


def words_in(text: str, words: set[str]) -> set[str]:
    """Return the words that a text contains, whatever their case."""
    return {word for word in words if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)}


@pytest.mark.parametrize("name", games.names())
def test_the_frame_does_not_know_a_game_by_name(name: str) -> None:
    # Which dice and cards games draw from is data, found by playing all of them (scripts/chance-data).
    frame = {file for file in frame_files() if not file.name.startswith("candidates-")}
    files = {file: file.name + file.read_text(encoding="utf-8") for file in frame}
    assert {file.name: found for file, text in files.items() if (found := words_in(text, names_of(name)))} == {}


def test_names_are_found_in_any_spelling() -> None:
    assert words_in('go("lost-cities")', {"lost-cities"}) == {"lost-cities"}
    assert words_in("les cités perdues", {"Les Cités Perdues"}) == {"Les Cités Perdues"}
    assert words_in("face-lost_cities.js", {"lost_cities", "expeditions"}) == {"lost_cities"}
    assert words_in("back from the expedition", {"Expeditions"}) == set()


def test_the_frame_has_its_pages_and_texts() -> None:
    names = " ".join(file.name for file in frame_files())
    assert all(part in names for part in (PAGE, "main-", "table-", "Home-", "End-", "textsFr-", "textsEn-"))


@pytest.mark.parametrize("name", games.names(outside=False))
def test_each_game_has_a_face_whose_files_are_built(name: str) -> None:
    catalogue = find_faces(built_pages())
    face = catalogue.faces[name]
    assert catalogue.problems == {}
    assert set(face.manifest.texts) == set(LANGUAGES)
    for file, endings in face.manifest.files():
        built = built_pages() / file
        assert built.is_file()
        assert built.suffix[1:] in endings
        assert built.with_name(f"{built.name}.br").is_file()
        assert re.search(r"-[\w-]{8}\.\w+$", built.name), "without a hash it could not be cached for ever"


@pytest.mark.parametrize("name", games.names(outside=False))
def test_a_face_is_one_script_besides_those_of_the_frame(name: str) -> None:
    manifest = read_json(".vite/manifest.json")
    [entry] = [chunk for chunk in manifest.values() if chunk["file"] == read_json("faces.json")[name]["entry"]]
    imported = {built_pages() / manifest[chunk]["file"] for chunk in entry["imports"]}
    assert imported
    assert imported <= frame_files()
