"""Scenes for screenshots: tables at a given stage on a real server, and the steps that show them in a browser."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, expect

from tests.browser.http_players import Player, Projection, begin, ended, play_by_substitute, play_until
from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET, TALL_PHONE, Visitor

GAME: Final = "lost-cities"
PHONE_ONLY: Final = ("-rivals", "-values", "-box")
"""Suffixes of scenes that are only shot on phones, because a desktop shows no more than other shots."""
LAPTOP_TOO: Final = ("-middle", "-home", "-end")
"""Suffixes of scenes that are shot on a laptop too."""
SIMILAR_SCENES: Final = (
    "expeditions-place",
    "expeditions-loop",
    "expeditions-end",
    "shell-edition",
    "shell-values",
    "shell-box",
)
"""Scenes that look like others in the other theme, and need fewer shots."""
MIDDLE: Final = 26
BOTS: Final = ("Boussole", "Sextant", "Astrolabe")
SOME_CARDS: Final = 5
SOME_ARROWS: Final = 9
EARTH: Final = "excavation-earth"
SOCIETY: Final = "archeos-society"
READ_FROM_THE_BOX: Final = ("=", "=", "=", "2", "Enter", "=", "4", "Enter", "3", "Enter", "7", "Enter")
"""Keys that fill in half a track of an edition."""
SOON_MS: Final = 400
SIZES: Final = {"phone": TALL_PHONE, "small": PHONE, "tablet": TABLET, "laptop": LAPTOP, "desktop": DESK}
COLOUR_VISION: Final = ("deuteranopia", "protanopia", "tritanopia")


@dataclass(frozen=True)
class Shot:
    """One screenshot: scene, device, theme, language and simulated colour vision."""

    scene: str
    device: str
    theme: str = "day"
    lang: str = "fr"
    eyes: str = "none"

    @property
    def name(self) -> str:
        """Return the file name without its extension; day, French and full colour vision are omitted."""
        more = [word for word in (self.theme, self.lang, self.eyes) if word not in {"day", "fr", "none"}]
        return "-".join([self.scene, self.device, *more])


def shots() -> Iterator[Shot]:
    """Yield all screenshots: scenes on all devices, in both themes and languages, some with simulated colour vision."""
    for scene in SCENES:
        yield Shot(scene, "phone")
        if scene in SIMILAR_SCENES:
            if not scene.endswith(PHONE_ONLY):
                yield Shot(scene, "desktop")
            continue
        yield Shot(scene, "phone", "lamp")
        yield Shot(scene, "phone", lang="en")
        if not scene.endswith(PHONE_ONLY):
            yield Shot(scene, "tablet")
            if scene.endswith(LAPTOP_TOO):
                yield Shot(scene, "laptop")
            yield Shot(scene, "desktop")
            yield Shot(scene, "desktop", "lamp")
    yield Shot("lost-cities-preview", "small")
    yield Shot("lost-cities-preview", "desktop", lang="en")
    for eyes in COLOUR_VISION:
        yield Shot("lost-cities-preview", "desktop", eyes=eyes)
    yield Shot("expeditions-middle", "desktop", eyes="achromatopsia")


@dataclass
class Scenery:
    """Louise's tables on one server: one at its start, one in its middle, one finished."""

    address: str
    tables: dict[str, str] = field(default_factory=dict)
    players: list[Player] = field(init=False)

    def __post_init__(self) -> None:
        self.players = [Player(self.address, name) for name in ("Louise", "Karim", "Mathilde")]
        stages: dict[str, Callable[[Projection], bool]] = {"start": rolls, "middle": rolls_in_the_middle, "end": ended}
        for stage, reached in stages.items():
            self.tables[stage] = begin(self.players, "Boussole")
            play_until(self.tables[stage], self.players, reached)
        _, karim, mathilde = self.players
        karim.create_table(GAME, {"kind": "me"}, {"kind": "free"}, {"kind": "free"}, public=True)
        mathilde.create_table(GAME, {"kind": "me"}, {"kind": "bot", "name": "Sextant"}, {"kind": "free"}, public=True)

    def bots_table(self, game: str) -> str:
        """Return a table of Louise against bots in the middle of a game."""
        louise = self.players[0]
        bots = [{"kind": "bot", "name": name, "level": "greedy"} for name in BOTS]
        # The substitute may play past the stage between two looks at the table: then another game is played.
        while game not in self.tables:
            table = louise.create_table(game, {"kind": "me"}, *bots)
            if not ended(play_by_substitute(table, louise, STAGES[game])):
                self.tables[game] = table
        return self.tables[game]

    def played_table(self, game: str, stage: str, reached: Callable[[Projection], bool]) -> str:
        """Return a table that Louise and Karim have played to a given stage."""
        if stage not in self.tables:
            louise, karim, _ = self.players
            table = louise.create_table(game, {"kind": "me"}, {"kind": "free"})
            karim.join(louise.invite(table))
            louise.request("POST", f"/tables/{table}/start")
            play_until(table, [louise, karim], reached)
            self.tables[stage] = table
        return self.tables[stage]

    def solo_table(self, reached: Callable[[Projection], bool]) -> str:
        """Return a table of Louise against Zu at a given stage."""
        name = reached.__name__
        if name not in self.tables:
            louise = self.players[0]
            projection: Projection = {}
            # Not every game reaches this stage: then another one is played.
            while not projection or ended(projection):
                self.tables[name] = louise.create_table(EARTH, {"kind": "me"})
                projection = play_until(
                    self.tables[name], [louise], lambda projection: ended(projection) or reached(projection)
                )
        return self.tables[name]

    def close(self) -> None:
        """Close all HTTP clients."""
        for person in self.players:
            person.http.close()

    def visitor(self, browser: Browser, shot: Shot, **settings: Any) -> Visitor:
        """Open a browser window for Louise on the device of a screenshot."""
        home, size = f"http://{self.address}", SIZES[shot.device]
        louise = Visitor.open_window(
            browser,
            home,
            size=size,
            lang=shot.lang,
            theme=shot.theme,
            sharp=2 if size[0] < TABLET[0] else 1,
            **settings,
        )
        cookies = [{"name": key, "value": value, "url": home} for key, value in self.players[0].http.cookies.items()]
        louise.context.add_cookies(cookies)  # type: ignore[arg-type]
        return louise


def second_season(projection: Projection) -> bool:
    """Return whether there is much to show: sites reached, and a hand large enough for an expedition."""
    view = projection["view"]
    return bool(view["season"] > 1 and len(view["players"][0]["hand"]) >= SOME_CARDS and projection["legal"])


def second_round(projection: Projection) -> bool:
    """Return whether there is much to show: a relic in the hold, and one to dig."""
    return bool(
        projection["view"]["round"] > 1
        and projection["view"]["players"][0]["hold"]
        and "choose:dig" in projection["legal"]
    )


def far_from_home(projection: Projection) -> bool:
    """Return whether three expeditions are under way and Louise lays the next arrow."""
    view = projection["view"]
    laid = [len(expedition["arrows"]) for expedition in view["expeditions"]]
    return bool(min(laid) >= SOME_ARROWS and view["active"] == 0 and not view["main_done"] and projection["legal"])


def closes_a_loop(projection: Projection) -> bool:
    """Return whether Louise must choose the base from which an expedition continues."""
    return any(move.startswith("base:") for move in projection.get("legal", []))


STAGES: Final[dict[str, Callable[[Projection], bool]]] = {
    SOCIETY: second_season,
    "expeditions": far_from_home,
    EARTH: second_round,
}
"""The stage at which Louise returns to each other game against bots."""


def sells(projection: Projection) -> bool:
    """Return whether the colour of a sale must be chosen."""
    return any(move.startswith("pick-colour:") for move in projection.get("legal", []))


def acts_alone(projection: Projection) -> bool:
    """Return whether the last action before Zu's turn must be chosen."""
    return bool(projection["view"]["round"] > 1 and "choose:pass" in projection.get("legal", []))


def rolls(projection: Projection) -> bool:
    """Return whether the first player has rolled and must choose."""
    return any(move.startswith("take:") for move in projection.get("legal", []))


def rolls_in_the_middle(projection: Projection) -> bool:
    """Return whether the first player has rolled in the middle of the game."""
    return bool(projection["view"]["turn"] >= MIDDLE) and rolls(projection)


def home(louise: Visitor, _scenery: Scenery) -> None:
    """Show the home page."""
    louise.open()
    expect(louise.page.get_by_role("heading", level=1)).to_be_visible()


def create(louise: Visitor, _scenery: Scenery) -> None:
    """Show the page that creates a table."""
    louise.open("create")
    expect(louise.page.get_by_role("heading", level=1)).to_be_visible()


def values(louise: Visitor, _scenery: Scenery) -> None:
    """Show whose values a new table has."""
    louise.open(f"create?game={SOCIETY}")
    louise.page.get_by_role("link", name=ui_text(louise.lang, "edition-have")).scroll_into_view_if_needed()


def edition(louise: Visitor, _scenery: Scenery) -> None:
    """Show the editor of an edition with half a track read."""
    louise.open(f"edition/{SOCIETY}/new")
    louise.page.get_by_role("navigation").get_by_role("button", name="Machu Picchu").click()
    for key in READ_FROM_THE_BOX:
        louise.page.keyboard.press(key)


def box(louise: Visitor, _scenery: Scenery) -> None:
    """Show what the rules of a game say about the values that no text gives."""
    louise.open(f"learn/{SOCIETY}")
    louise.page.locator("h2[id$='-box']").evaluate("heading => heading.scrollIntoView()")


def choose(louise: Visitor, scenery: Scenery, stage: str = "start") -> None:
    """Show the table after Louise has rolled."""
    louise.open(f"table/{scenery.tables[stage]}")
    TablePage(louise).wait_for_decision()


def middle(louise: Visitor, scenery: Scenery) -> None:
    """Show a table in the middle of a game."""
    choose(louise, scenery, "middle")


def preview(louise: Visitor, scenery: Scenery) -> None:
    """Show the preview of a chosen move."""
    middle(louise, scenery)
    TablePage(louise).plan()


def rivals(louise: Visitor, scenery: Scenery) -> None:
    """Show the detail of another player."""
    middle(louise, scenery)
    TablePage(louise).open_player_detail("Karim")


def end(louise: Visitor, scenery: Scenery) -> None:
    """Show the end of a game: scores, chart and verified luck."""
    louise.open(f"table/{scenery.tables['end']}")
    for key in ("end-chart", "luck-no-part"):
        expect(louise.page.get_by_text(ui_text(louise.lang, key)).first).to_be_visible()


def among_bots(louise: Visitor, scenery: Scenery, game: str) -> None:
    """Show Louise's decision in the middle of another game against bots."""
    louise.open(f"table/{scenery.bots_table(game)}")
    table = TablePage(louise)
    table.wait_for_decision()
    table.close_first_steps()


def planned(louise: Visitor, scenery: Scenery, game: str) -> None:
    """Show a plan in another game against bots."""
    among_bots(louise, scenery, game)
    TablePage(louise).plan()


def others(louise: Visitor, scenery: Scenery, game: str) -> None:
    """Show the detail of a bot in another game."""
    among_bots(louise, scenery, game)
    TablePage(louise).open_player_detail(BOTS[0])


def place_card(louise: Visitor, scenery: Scenery) -> None:
    """Show the card of a place on the map."""
    among_bots(louise, scenery, "expeditions")
    louise.page.locator(".mine .objective").first.click()


def loop(louise: Visitor, scenery: Scenery) -> None:
    """Show the choice of a base after an expedition has closed a loop."""
    louise.open(f"table/{scenery.played_table('expeditions', 'loop', closes_a_loop)}")
    table = TablePage(louise)
    table.wait_for_decision()
    table.close_first_steps()


def journeys_end(louise: Visitor, scenery: Scenery) -> None:
    """Show the end of Expéditions: all arrows laid, all points counted."""
    louise.open(f"table/{scenery.played_table('expeditions', 'journeys-end', ended)}")
    expect(louise.page.get_by_text(ui_text(louise.lang, "end-chart")).first).to_be_visible()


def sale(louise: Visitor, scenery: Scenery) -> None:
    """Show the offers of a sale."""
    louise.open(f"table/{scenery.solo_table(sells)}")
    table = TablePage(louise)
    table.wait_for_decision()
    table.page.get_by_role("group", name=table.text("ee-sale-offers")).get_by_role("button").first.click()
    expect(table.page.get_by_text(table.text("ee-sale-slip"))).to_be_visible()


def zu(louise: Visitor, scenery: Scenery) -> None:
    """Show Zu's turn with its reasons."""
    louise.open(f"table/{scenery.solo_table(acts_alone)}")
    table = TablePage(louise)
    sheet = louise.page.get_by_role("region", name=ui_text(louise.lang, "ee-zu-turn"))
    table.wait_for_decision()
    while not sheet.is_visible():
        table.play()
        louise.page.wait_for_timeout(SOON_MS)


SCENES: Final[dict[str, Callable[[Visitor, Scenery], None]]] = {
    "shell-home": home,
    "shell-create": create,
    "shell-values": values,
    "shell-edition": edition,
    "shell-box": box,
    "lost-cities-choose": choose,
    "lost-cities-middle": middle,
    "lost-cities-preview": preview,
    "lost-cities-rivals": rivals,
    "shell-end": end,
    **{f"{game}-middle": partial(among_bots, game=game) for game in STAGES},
    **{f"{game}-preview": partial(planned, game=game) for game in STAGES},
    **{f"{game}-rivals": partial(others, game=game) for game in STAGES},
    "expeditions-place": place_card,
    "expeditions-loop": loop,
    "expeditions-end": journeys_end,
    "excavation-earth-sale": sale,
    "excavation-earth-zu": zu,
}
