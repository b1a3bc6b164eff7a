"""Summary of a player: points, tickets, cards and tokens."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravane.cli.boards.expeditions.circles import Circles
from caravane.cli.boards.scene import Scene


def draw_player(scene: Scene, circles: Circles, seat: int) -> RenderableType:
    """Draw a player in one to three lines."""
    player: dict[str, Any] = scene.view["players"][seat]
    ui = scene.texts.ui
    facts = [
        ui("expeditions-points", points=player["score"], shown=str(player["score"]).replace("-", "\u2212")),
        ui("expeditions-tickets", count=player["tickets"]),
        ui("expeditions-cards", count=len(player["hand"])),
    ]
    if player["exchanges"]:
        facts.append(ui("expeditions-exchanges", count=player["exchanges"]))
    lines: list[RenderableType] = [Text.assemble((scene.names[seat], "bold"), " ", " · ".join(facts))]
    if player["tokens"]:
        lines.append(_below(scene, "expeditions-tokens", _tokens(circles, player)))
    laid = [*player["laid"], *player["common"]]
    if laid:
        names = [circles.name(card) + ("\u00a0◆" if card in player["regained"] else "") for card in laid]
        lines.append(_below(scene, "expeditions-laid", Text(", ".join(names))))
    return Group(*lines)


def _tokens(circles: Circles, player: dict[str, Any]) -> Text:
    """List the tokens on the board; own ones that can no longer be recovered are marked."""
    names = [circles.name(token) + ("\u00a0†" if token in player["dead"] else "") for token in player["tokens"]]
    return Text(", ".join(names))


def _below(scene: Scene, key: str, content: Text) -> RenderableType:
    return Padding(Text.assemble((scene.texts.ui(key), "dim"), " ", content), (0, 0, 0, 3))
