"""Board of Archeos Society: six tracks with vehicles, the recruiting area, each player's material, and the own hand."""

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.archeos_society.cards import Cards
from caravane.cli.boards.archeos_society.players import draw_player
from caravane.cli.boards.archeos_society.track import draw_track
from caravane.cli.boards.scene import Scene
from caravane.games.archeos_society.components import COLOURS, MONKEYS
from caravane.games.archeos_society.words import ROLE


def draw(scene: Scene) -> RenderableType:
    """Draw the table, with the own hand nearest to the prompt."""
    cards = Cards(scene.texts)
    parts: list[RenderableType] = [_status(scene), _roles(scene)]
    parts += [
        draw_track(scene, cards, colour) for colour in range(len(COLOURS)) if scene.view["sites"][colour] is not None
    ]
    if scene.view["season"]:
        parts.append(_named(scene, "archeos-area", cards.listed(scene.view["area"])))
        parts += [draw_player(scene, cards, seat) for seat in range(len(scene.names))]
    parts += _own(scene, cards)
    return Group(*parts)


def _status(scene: Scene) -> Text:
    """Return the season, the active player, the pile and the monkeys as one line."""
    view, ui = scene.view, scene.texts.ui
    if not view["season"]:
        return Text(ui("archeos-before"), "italic")
    parts = [ui("archeos-season", season=view["season"], seasons=view["seasons"])]
    if view["active"] is not None:
        parts.append(ui("archeos-turn", name=scene.names[view["active"]]))
    parts.append(ui("archeos-pile", count=view["pile"], sure=view["upper"]))
    parts.append(ui("archeos-monkeys", marks="●" * view["monkeys"] + "○" * (MONKEYS - view["monkeys"])))
    return Text(" · ".join(parts), "italic")


def _roles(scene: Scene) -> Text:
    roles = [scene.texts.component(ROLE, role) for role in scene.view["roles"]]
    line = _named(scene, "archeos-roles", Text(", ".join(roles) or "-"))
    if ROLE.index["professor"] in scene.view["roles"]:
        tokens = " ".join(str(token) for token in scene.view["tokens"])
        line.append(" · ").append(scene.texts.ui("archeos-tokens", tokens=tokens))
    return line


def _named(scene: Scene, key: str, content: Text) -> Text:
    return Text.assemble((scene.texts.ui(key), "bold"), " ", content)


def _own(scene: Scene, cards: Cards) -> list[RenderableType]:
    """Draw what only this seat sees: its hand, an expedition in the making, cards to keep, cards of a draft."""
    if scene.seat is None:
        return []
    view = scene.view
    rows: list[RenderableType] = []
    if any(role is not None for role in view["draft"]):
        held = [scene.texts.component(ROLE, role) for role in view["draft"] if role is not None]
        key = "archeos-choices" if view["mode"] == "chosen" else "archeos-draft"
        rows.append(_named(scene, key, Text(", ".join(held))))
    if view["season"]:
        rows.append(_named(scene, "archeos-hand", cards.listed(view["players"][scene.seat]["hand"])))
    for key, name in (("building", "archeos-building"), ("keeping", "archeos-keeping")):
        if view[key]:
            rows.append(_named(scene, name, cards.in_order(view[key])))
    return rows
