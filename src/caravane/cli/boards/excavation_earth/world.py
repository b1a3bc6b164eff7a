"""The Earth and the Mothership: sites by region, markets with their queues, black market, centres and forecast."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from caravane.cli.boards.excavation_earth.marks import LETTERS, ZU, Marks, unbroken
from caravane.cli.boards.scene import Scene
from caravane.games.excavation_earth.components import (
    BLACK_MARKETS,
    COLOURS,
    MARKET_PLACE,
    MARKETS,
    RELICS_AT,
    ROWS,
    SITE,
)
from caravane.games.excavation_earth.kinds import CARD, CENTRE, TILE

MARKET_WIDTH: Final = 20


def draw_regions(scene: Scene, marks: Marks) -> list[RenderableType]:
    """Draw a line for each region: its sites with the values of their relics, and the explorers there."""
    return [_region(scene, marks, colour) for colour in range(len(COLOURS))]


def _region(scene: Scene, marks: Marks, colour: int) -> Text:
    view = scene.view
    line = Text(
        _capitalized(scene.texts.ui("excavation-region", colour=marks.colours[colour])) + " ", marks.tone(colour)
    )
    sites = sorted({SITE[relic] for relic in range(colour * ROWS, (colour + 1) * ROWS)})
    parts = [_site(scene, marks, site) for site in sites]
    line.append(Text(" · ").join(parts))
    supply = scene.texts.ui("excavation-supply", count=view["supply"][colour])
    line.append(f" · {unbroken(supply)}", "dim")
    return line


def _site(scene: Scene, marks: Marks, site: int) -> Text:
    relics = [relic for relic in RELICS_AT[site] for _ in range(scene.view["sites"][relic])]
    return Text.assemble(f"{marks.location(site)} ", marks.values(relics), explorers_at(scene, site))


def explorers_at(scene: Scene, location: int) -> str:
    """Return the letters of the explorers at a location."""
    letters = [LETTERS[seat] for seat, player in enumerate(scene.view["players"]) if location in player["explorers"]]
    return f"\u00a0({''.join(letters)})" if letters else ""


def draw_markets(scene: Scene, marks: Marks) -> list[RenderableType]:
    """Draw a line for each market: its queue from the front, traders and explorers."""
    return [_market(scene, marks, market) for market in range(MARKETS)]


def _market(scene: Scene, marks: Marks, market: int) -> Text:
    location = MARKET_PLACE[market]
    name = f"{marks.location(location)}{explorers_at(scene, location)}"
    line = Text(f"{name:<{MARKET_WIDTH}}".replace("\u00a0", " "))
    line.append(marks.buyers(scene.view["queues"][market]))
    traders = _counted(scene, "traders", market)
    if traders:
        line.append(" · ").append(scene.texts.ui("excavation-traders", who=traders))
    return line


def _counted(scene: Scene, key: str, number: int) -> str:
    """Count the traders or emissaries of each side at a market or centre: `A2 Z1`."""
    sides = [(LETTERS[seat], player) for seat, player in enumerate(scene.view["players"])]
    if scene.view["zu"] is not None:
        sides.append((ZU, scene.view["zu"]))
    return " ".join(f"{letter}{crew[key][number]}" for letter, crew in sides if crew[key][number])


def draw_popularity(scene: Scene, marks: Marks) -> Text:
    """Draw what each colour pays now, with its level."""
    line = Text.assemble((scene.texts.ui("excavation-popularity"), "bold"), " ")
    view = scene.view
    parts = [
        Text(f"{marks.colours[colour]} {view['levels'][colour]}→{view['prices'][colour]}", marks.tone(colour))
        for colour in range(len(COLOURS))
    ]
    line.append(Text(" · ").join(parts))
    return line.append(" · ").append(scene.texts.ui("excavation-white-stock", count=view["stock"][-1]))


def draw_black_market(scene: Scene, marks: Marks) -> Text:
    """Draw the piles from the top, by values, and the explorers on a black market."""
    line = Text.assemble((scene.texts.ui("excavation-black-market"), "bold"), " ")
    piles = [
        Text.assemble(marks.colour(colour), " ", marks.values(scene.view["piles"][colour]))
        for colour in range(len(COLOURS))
    ]
    line.append(Text(" · ").join(piles))
    explorers = [
        f"{marks.location(location)}{explorers_at(scene, location)}"
        for location in BLACK_MARKETS
        if explorers_at(scene, location)
    ]
    return line.append(f" · {', '.join(explorers)}") if explorers else line


def draw_mothership(scene: Scene, marks: Marks) -> Text:
    """Draw the centres with tiles and emissaries, and the buyers on board."""
    line = Text.assemble((scene.texts.ui("excavation-mothership"), "bold"), " ")
    parts: list[str] = []
    for centre, tile in enumerate(scene.view["tiles"]):
        name = scene.texts.component(CENTRE, centre)
        emissaries = _counted(scene, "emissaries", centre) or "-"
        parts.append(
            f"{name} {emissaries}" if tile is None else f"{name} {emissaries} ({scene.texts.component(TILE, tile)})"
        )
    line.append(" · ".join(parts))
    if scene.view["mothership"]:
        line.append(" · ").append(scene.texts.ui("excavation-aboard")).append(" ")
        line.append(marks.buyers(scene.view["mothership"]))
    return line


def draw_forecast(scene: Scene, marks: Marks) -> Text | None:
    """Draw the forecast with its cubes, and the markers that are left."""
    if not scene.view["forecast"]:
        return None
    line = Text.assemble((scene.texts.ui("excavation-forecast"), "bold"), " ")
    parts: list[Text] = []
    for slot in scene.view["forecast"]:
        owner = ZU if slot["zu"] else "" if slot["cube"] is None else LETTERS[slot["cube"]]
        name = unbroken(scene.texts.component(CARD, slot["card"]))
        parts.append(Text(f"{name} [{owner}]" if owner else name, marks.tone(slot["card"] // 6)))
    line.append(Text(", ").join(parts))
    markers = " ".join(str(number) for number in scene.view["markers"]) or "-"
    return line.append(" · ").append(scene.texts.ui("excavation-markers", numbers=markers))


def _capitalized(text: str) -> str:
    """Capitalize the first letter of a line."""
    return text[:1].upper() + text[1:]
