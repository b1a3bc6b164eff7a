"""Summary of a player: points, hand as far as it is known, role material, and expeditions."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravane.cli.boards.archeos_society.cards import Cards
from caravane.cli.boards.archeos_society.track import LETTERS
from caravane.cli.boards.scene import Scene
from caravane.games.archeos_society.words import ROLE


def draw_player(scene: Scene, cards: Cards, seat: int) -> RenderableType:
    """Draw a player in two or three lines."""
    player: dict[str, Any] = scene.view["players"][seat]
    score = str(player["score"]).replace("-", "\u2212")
    head = Text.assemble((f"{LETTERS[seat]} {scene.names[seat]}", "bold"), " ")
    head.append(scene.texts.ui("archeos-points", points=player["score"], shown=score))
    for fact in _facts(scene, cards, seat, player):
        head.append(" · ").append(fact)
    lines: list[RenderableType] = [head]
    if seat != scene.seat and player["hand"]:
        lines.append(_below(scene, "archeos-holds", cards.listed(player["hand"])))
    if player["expeditions"]:
        lines.append(_below(scene, "archeos-sent", _expeditions(cards, player)))
    return Group(*lines)


def _below(scene: Scene, key: str, content: Text) -> RenderableType:
    return Padding(Text.assemble(scene.texts.ui(key), " ", content), (0, 0, 0, 3))


def _facts(scene: Scene, cards: Cards, seat: int, player: dict[str, Any]) -> list[str]:
    """Return the role material that this player has."""
    ui, view = scene.texts.ui, scene.view
    facts: list[str] = []
    if view["tile"] is not None and view["tile"][0] == seat:
        facts.append(ui("archeos-tile"))
    if ROLE.index["linguist"] in view["roles"]:
        facts.append(ui("archeos-linguist", space=player["linguist"]))
    if player["relics"]:
        facts.append(ui("archeos-museum", relics=", ".join(cards.colours[colour] for colour in player["relics"])))
    if player["tokens"]:
        facts.append(ui("archeos-own-tokens", tokens=" ".join(str(token) for token in player["tokens"])))
    return facts


def _expeditions(cards: Cards, player: dict[str, Any]) -> Text:
    """Return each expedition as its size and its leader."""
    sent = [
        Text.assemble(f"{len(expedition)}\u00a0", cards.name(expedition[0])) for expedition in player["expeditions"]
    ]
    return Text(" · ").join(sent)
