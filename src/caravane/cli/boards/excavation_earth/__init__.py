"""Board of Excavation Earth: sites, markets, black market and Mothership, each player's material, and the own cards."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.excavation_earth.marks import Marks
from caravane.cli.boards.excavation_earth.players import draw_player, draw_zu
from caravane.cli.boards.excavation_earth.world import (
    draw_black_market,
    draw_forecast,
    draw_markets,
    draw_mothership,
    draw_popularity,
    draw_regions,
)
from caravane.cli.boards.scene import Scene

OWN_CARDS: Final = {
    "pack": "excavation-pack",
    "picked": "excavation-picked",
    "drawn": "excavation-drawn",
    "keeping": "excavation-keeping",
}


def draw(scene: Scene) -> RenderableType:
    """Draw the table, with the own cards nearest to the prompt."""
    marks = Marks(scene.texts)
    forecast = draw_forecast(scene, marks)
    parts: list[RenderableType] = [_status(scene), draw_popularity(scene, marks), *draw_markets(scene, marks)]
    parts += [draw_mothership(scene, marks), *draw_regions(scene, marks), draw_black_market(scene, marks)]
    parts += [] if forecast is None else [forecast]
    parts += [draw_player(scene, marks, seat) for seat in range(len(scene.names))]
    if scene.view["zu"] is not None:
        parts.append(draw_zu(scene, marks))
    return Group(*parts, *_own(scene, marks))


def _status(scene: Scene) -> Text:
    """Return the round, the active player and the decks as one line."""
    view, ui = scene.view, scene.texts.ui
    parts = [ui("excavation-round", round=view["round"], rounds=view["rounds"])]
    if view["active"] is not None:
        parts.append(ui("excavation-turn", name=scene.names[view["active"]], count=view["actions"]))
    parts.append(ui("excavation-deck", count=view["deck"], discard=len(view["discard"]), hidden=view["face_down"]))
    order = [ui("excavation-zu") if seat is None else scene.names[seat] for seat in view["order"]]
    if len(order) > 1:
        parts.append(ui("excavation-order", names=", ".join(order)))
    return Text(" · ".join(parts), "italic")


def _own(scene: Scene, marks: Marks) -> list[RenderableType]:
    """Draw what only this seat sees: its hand, a pack and the picks from it, drawn cards, cards to keep."""
    if scene.seat is None:
        return []
    view = scene.view
    rows: list[RenderableType] = []
    if view["surveyed"]:
        rows.append(_named(scene, "excavation-surveyed", marks.relics(view["surveyed"])))
    rows.append(_named(scene, "excavation-hand", marks.cards(view["players"][scene.seat]["hand"])))
    for key, name in OWN_CARDS.items():
        if view[key]:
            rows.append(_named(scene, name, marks.cards(view[key])))
    return rows


def _named(scene: Scene, key: str, content: Text) -> Text:
    return Text.assemble((scene.texts.ui(key), "bold"), " ", content)
