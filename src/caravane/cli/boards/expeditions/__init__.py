"""Board of Expéditions: the three routes, the common objectives, the players, and the own cards with distances."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.expeditions.circles import KEY, Circles
from caravane.cli.boards.expeditions.players import draw_player
from caravane.cli.boards.expeditions.routes import draw_route
from caravane.cli.boards.scene import Scene
from caravane.games.expeditions.components import COLOURS


def draw(scene: Scene) -> RenderableType:
    """Draw the table, with the own cards nearest to the prompt."""
    circles = Circles(scene)
    parts: list[RenderableType] = [_status(scene)]
    parts += [draw_route(scene, circles, colour) for colour in range(len(COLOURS))]
    parts += [Text(scene.texts.ui("expeditions-signs"), "dim")]
    parts += [draw_player(scene, circles, seat) for seat in range(len(scene.names))]
    parts += _objectives(scene, circles, "expeditions-display", scene.view["display"], [])
    parts += _own(scene, circles)
    return Group(*parts)


def _status(scene: Scene) -> Text:
    """Return the round, the active player and what is left as one line."""
    view, ui = scene.view, scene.texts.ui
    parts = [ui("expeditions-round", round=view["round"])] if view["round"] else [ui("expeditions-before")]
    if view["active"] is not None:
        parts.append(ui("expeditions-turn", name=scene.names[view["active"]]))
    parts.append(ui("expeditions-deck", count=view["deck"]))
    parts.append(ui("expeditions-supply", count=view["supply"]))
    if view["last_round"]:
        parts.append(ui("expeditions-last-round"))
    return Text(" · ".join(parts), "italic")


def _own(scene: Scene, circles: Circles) -> list[RenderableType]:
    """Draw what only this seat sees: its hand, cards it has drawn, and a place that may be claimed."""
    view = scene.view
    rows: list[RenderableType] = []
    if view["window"] is not None:
        rows.append(_named(scene, "expeditions-window", Text(circles.name(view["window"]["place"]))))
    if scene.seat is None:
        return rows
    player = view["players"][scene.seat]
    live = [token for token in player["tokens"] if token not in player["dead"]]
    rows += _objectives(scene, circles, "expeditions-hand", player["hand"], live)
    if view["drawn"]:
        rows += _objectives(scene, circles, "expeditions-drawn", view["drawn"], [])
    return rows


def _objectives(scene: Scene, circles: Circles, title: str, cards: list[int], keys: list[int]) -> list[RenderableType]:
    """List objectives with the distance of each expedition, the nearest first."""
    if not cards:
        return []
    ordered = sorted(cards, key=lambda card: (circles.nearest(card), card))
    rows = [_row(circles, card, card in keys) for card in ordered]
    return [Text(scene.texts.ui(title), "bold"), Columns(rows, width=38, padding=(0, 1))]


def _row(circles: Circles, card: int, key: bool) -> Text:
    mark = f"{KEY} " if key else "  "
    return Text.assemble(circles.distances(card), " ", mark, circles.name(card))


def _named(scene: Scene, key: str, content: Text) -> Text:
    return Text.assemble((scene.texts.ui(key), "bold"), " ", content)
