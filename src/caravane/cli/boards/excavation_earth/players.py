"""Summary of a player, or Zu: credits, crew, stores and gallery."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravane.cli.boards.excavation_earth.marks import LETTERS, ZU, Marks
from caravane.cli.boards.scene import Scene
from caravane.games.excavation_earth.components import COLOURS, ROWS
from caravane.games.excavation_earth.kinds import FACTION, ZU_CARD


def draw_player(scene: Scene, marks: Marks, seat: int) -> RenderableType:
    """Draw a player in three lines."""
    player: dict[str, Any] = scene.view["players"][seat]
    name = scene.names[seat]
    if player["faction"] is not None:
        name = f"{name}, {scene.texts.component(FACTION, player['faction'])}"
    facts = [*_crew_facts(scene, player)]
    facts.append(scene.texts.ui("excavation-cards", count=len(player["hand"]), travel=_fuel(marks, player["travel"])))
    return Group(_head(scene, LETTERS[seat], name, player, facts), *_board(scene, marks, player))


def _fuel(marks: Marks, cards: list[int]) -> str:
    return "/".join(str(marks.box.fuel[card]) for card in cards) or "-"


def draw_zu(scene: Scene, marks: Marks) -> RenderableType:
    """Draw Zu like a player, with its deck."""
    zu: dict[str, Any] = scene.view["zu"]
    facts = [*_crew_facts(scene, zu), scene.texts.ui("excavation-zu-deck", count=zu["deck"])]
    if zu["card"] is not None:
        facts.append(scene.texts.component(ZU_CARD, zu["card"]))
    return Group(_head(scene, ZU, scene.texts.ui("excavation-zu"), zu, facts), *_board(scene, marks, zu))


def _head(scene: Scene, letter: str, name: str, crew: dict[str, Any], facts: list[str]) -> Text:
    head = Text.assemble((f"{letter} {name}", "bold"), " ")
    head.append(scene.texts.ui("excavation-credits", count=crew["credits"]))
    for fact in facts:
        head.append(" · ").append(fact)
    return head


def _crew_facts(scene: Scene, crew: dict[str, Any]) -> list[str]:
    ui = scene.texts.ui
    facts = [ui("excavation-reserve", count=crew["reserve"])]
    if crew["marker"] is not None:
        facts.append(ui("excavation-marker", number=crew["marker"]))
    if crew["passed"]:
        facts.append(ui("excavation-passed"))
    return facts


def _board(scene: Scene, marks: Marks, crew: dict[str, Any]) -> list[RenderableType]:
    """Draw the stores, and the gallery column by column: a full square is a sample, the rarest on top."""
    stores = Text.assemble(scene.texts.ui("excavation-hold"), " ", marks.relics(crew["hold"]))
    if crew["container"]:
        stores.append(" · ").append(scene.texts.ui("excavation-container")).append(" ")
        stores.append(marks.relics(crew["container"]))
    gallery = Text.assemble(scene.texts.ui("excavation-gallery", worth=crew["worth"]), " ")
    gallery.append(Text(" ").join([_column(marks, crew, colour) for colour in range(len(COLOURS))]))
    return [Padding(stores, (0, 0, 0, 3)), Padding(gallery, (0, 0, 0, 3))]


def _column(marks: Marks, crew: dict[str, Any], colour: int) -> Text:
    squares = "".join("■" if colour * ROWS + row in crew["gallery"] else "□" for row in range(ROWS))
    return Text(f"{marks.colours[colour]}\u00a0{squares}", marks.tone(colour))
