"""Moments worth a picture, made by program on a real server, and how a person gets there in a browser."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, expect

from tests.browser.http_players import Player, Seen, begin, ended, play_by_bot, play_until
from tests.browser.table_page import AtTable
from tests.browser.ui_texts import said
from tests.browser.visitor import DESK, PHONE, TABLET, TALL_PHONE, Visitor

GAME: Final = "lost-cities"
ON_PHONES: Final = "-rivals"
"""A desk has room for everybody's sheets at once."""
TWICE: Final = ("expeditions-place", "expeditions-loop", "expeditions-end")
"""Moments that look like others of their game in other lights."""
MIDDLE: Final = 26
BOTS: Final = ("Boussole", "Sextant", "Astrolabe")
SOME_CARDS: Final = 5
SOME_ARROWS: Final = 9
EARTH: Final = "excavation-earth"
SOON_MS: Final = 400
SIZES: Final = {"phone": TALL_PHONE, "small": PHONE, "tablet": TABLET, "desktop": DESK}
ALL_EYES: Final = ("deuteranopia", "protanopia", "tritanopia")


@dataclass(frozen=True)
class Shot:
    """One picture: what, on which device, in which light and language, and for which eyes."""

    scene: str
    device: str
    theme: str = "day"
    lang: str = "fr"
    eyes: str = "none"

    @property
    def name(self) -> str:
        """Name the picture: what is not said is day, French, and eyes that see all colours."""
        more = [word for word in (self.theme, self.lang, self.eyes) if word not in {"day", "fr", "none"}]
        return "-".join([self.scene, self.device, *more])


def shots() -> Iterator[Shot]:
    """List all pictures: every screen on all devices, in both lights and languages; the table for all eyes."""
    for scene in SCENES:
        yield Shot(scene, "phone")
        if scene in TWICE:
            yield Shot(scene, "desktop")
            continue
        yield Shot(scene, "phone", "lamp")
        yield Shot(scene, "phone", lang="en")
        if not scene.endswith(ON_PHONES):
            yield Shot(scene, "tablet")
            yield Shot(scene, "desktop")
            yield Shot(scene, "desktop", "lamp")
    yield Shot("lost-cities-preview", "small")
    yield Shot("lost-cities-preview", "desktop", lang="en")
    for eyes in ALL_EYES:
        yield Shot("lost-cities-preview", "desktop", eyes=eyes)
    yield Shot("expeditions-middle", "desktop", eyes="achromatopsia")


@dataclass
class Scenery:
    """Louise's tables on one server: one begins, one is in its middle, one is over."""

    address: str
    tables: dict[str, str] = field(default_factory=dict)
    everybody: list[Player] = field(init=False)

    def __post_init__(self) -> None:
        self.everybody = [Player(self.address, name) for name in ("Louise", "Karim", "Mathilde")]
        moments: dict[str, Callable[[Seen], bool]] = {"start": rolls, "middle": rolls_in_the_middle, "end": ended}
        for moment, reached in moments.items():
            self.tables[moment] = begin(self.everybody, "Boussole")
            play_until(self.tables[moment], self.everybody, reached)
        _, karim, mathilde = self.everybody
        karim.open_table(GAME, {"kind": "me"}, {"kind": "free"}, {"kind": "free"}, public=True)
        mathilde.open_table(GAME, {"kind": "me"}, {"kind": "bot", "name": "Sextant"}, {"kind": "free"}, public=True)

    def stage(self, game: str) -> str:
        """A table of Louise against bots, in the middle of a game."""
        if game not in self.tables:
            louise = self.everybody[0]
            bots = [{"kind": "bot", "name": name, "level": "greedy"} for name in BOTS]
            self.tables[game] = louise.open_table(game, {"kind": "me"}, *bots)
            play_by_bot(self.tables[game], louise, STAGES[game])
        return self.tables[game]

    def play_herself(self, game: str, moment: str, reached: Callable[[Seen], bool]) -> str:
        """A table of Louise and Karim that they have played to a certain moment."""
        if moment not in self.tables:
            louise, karim, _ = self.everybody
            table = louise.open_table(game, {"kind": "me"}, {"kind": "free"})
            karim.join(louise.invite(table))
            louise.ask("POST", f"/tables/{table}/start")
            play_until(table, [louise, karim], reached)
            self.tables[moment] = table
        return self.tables[moment]

    def alone(self, reached: Callable[[Seen], bool]) -> str:
        """A table of Louise against Zu, at a certain moment."""
        name = reached.__name__
        if name not in self.tables:
            louise = self.everybody[0]
            seen: Seen = {}
            # Not every game comes there: then another one is played.
            while not seen or ended(seen):
                self.tables[name] = louise.open_table(EARTH, {"kind": "me"})
                seen = play_until(self.tables[name], [louise], lambda seen: ended(seen) or reached(seen))
        return self.tables[name]

    def close(self) -> None:
        """Let everybody go home."""
        for person in self.everybody:
            person.http.close()

    def visitor(self, browser: Browser, shot: Shot, **settings: Any) -> Visitor:
        """Louise on a device."""
        home, size = f"http://{self.address}", SIZES[shot.device]
        louise = Visitor.arrive(
            browser,
            home,
            size=size,
            lang=shot.lang,
            theme=shot.theme,
            sharp=2 if size[0] < TABLET[0] else 1,
            **settings,
        )
        cookies = [{"name": key, "value": value, "url": home} for key, value in self.everybody[0].http.cookies.items()]
        louise.context.add_cookies(cookies)  # type: ignore[arg-type]
        return louise


def second_season(seen: Seen) -> bool:
    """Tell whether there is much to see: sites reached, and a hand that may become an expedition."""
    view = seen["view"]
    return bool(view["season"] > 1 and len(view["players"][0]["hand"]) >= SOME_CARDS and seen["legal"])


def second_round(seen: Seen) -> bool:
    """Tell whether there is much to see: something in the hold, and a relic to dig."""
    return bool(seen["view"]["round"] > 1 and seen["view"]["players"][0]["hold"] and "choose:dig" in seen["legal"])


def far_from_home(seen: Seen) -> bool:
    """Tell whether three expeditions are on their way, and the next arrow is Louise's."""
    view = seen["view"]
    laid = [len(expedition["arrows"]) for expedition in view["expeditions"]]
    return bool(min(laid) >= SOME_ARROWS and view["active"] == 0 and not view["main_done"] and seen["legal"])


def closes_a_loop(seen: Seen) -> bool:
    """Tell whether Louise must say from where an expedition goes on."""
    return any(move.startswith("base:") for move in seen.get("legal", []))


STAGES: Final[dict[str, Callable[[Seen], bool]]] = {
    "archeos-society": second_season,
    "expeditions": far_from_home,
    EARTH: second_round,
}
"""The other games of Louise against bots, and when she comes back to each."""


def sells(seen: Seen) -> bool:
    """Tell whether a colour to be sold is asked for."""
    return any(move.startswith("pick-colour:") for move in seen.get("legal", []))


def acts_alone(seen: Seen) -> bool:
    """Tell whether the last action before Zu's turn is to be chosen."""
    return bool(seen["view"]["round"] > 1 and "choose:pass" in seen.get("legal", []))


def rolls(seen: Seen) -> bool:
    """Tell whether the first to look has rolled and must choose."""
    return any(move.startswith("take:") for move in seen.get("legal", []))


def rolls_in_the_middle(seen: Seen) -> bool:
    """Tell the same in the middle of the game."""
    return bool(seen["view"]["turn"] >= MIDDLE) and rolls(seen)


def home(louise: Visitor, _scenery: Scenery) -> None:
    """The first page."""
    louise.open()
    expect(louise.page.get_by_role("heading", level=1)).to_be_visible()


def create(louise: Visitor, _scenery: Scenery) -> None:
    """A new table."""
    louise.open("create")
    expect(louise.page.get_by_role("heading", level=1)).to_be_visible()


def choose(louise: Visitor, scenery: Scenery, moment: str = "start") -> None:
    """Louise has rolled."""
    louise.open(f"table/{scenery.tables[moment]}")
    AtTable(louise).wait_until_asked()


def middle(louise: Visitor, scenery: Scenery) -> None:
    """The same in the middle of a game."""
    choose(louise, scenery, "middle")


def preview(louise: Visitor, scenery: Scenery) -> None:
    """She has chosen and sees what would happen."""
    middle(louise, scenery)
    AtTable(louise).plan()


def rivals(louise: Visitor, scenery: Scenery) -> None:
    """She looks closely at what another one has."""
    middle(louise, scenery)
    AtTable(louise).look_closely("Karim")


def end(louise: Visitor, scenery: Scenery) -> None:
    """It is over, counted, drawn and verified."""
    louise.open(f"table/{scenery.tables['end']}")
    for key in ("end-chart", "end-luck-good"):
        expect(louise.page.get_by_text(said(louise.lang, key)).first).to_be_visible()


def among_bots(louise: Visitor, scenery: Scenery, game: str) -> None:
    """Louise is asked in the middle of another game, against bots."""
    louise.open(f"table/{scenery.stage(game)}")
    table = AtTable(louise)
    table.wait_until_asked()
    table.put_away_first_steps()


def planned(louise: Visitor, scenery: Scenery, game: str) -> None:
    """She has planned something there."""
    among_bots(louise, scenery, game)
    AtTable(louise).plan()


def others(louise: Visitor, scenery: Scenery, game: str) -> None:
    """She looks closely at what a bot has there."""
    among_bots(louise, scenery, game)
    AtTable(louise).look_closely(BOTS[0])


def place(louise: Visitor, scenery: Scenery) -> None:
    """She reads about a place of the map."""
    among_bots(louise, scenery, "expeditions")
    louise.page.locator(".mine .objective").first.click()


def loop(louise: Visitor, scenery: Scenery) -> None:
    """An expedition has closed a loop, and she chooses where it goes on."""
    louise.open(f"table/{scenery.play_herself('expeditions', 'loop', closes_a_loop)}")
    table = AtTable(louise)
    table.wait_until_asked()
    table.put_away_first_steps()


def journeys_end(louise: Visitor, scenery: Scenery) -> None:
    """All arrows lie, and everything is counted."""
    louise.open(f"table/{scenery.play_herself('expeditions', 'journeys-end', ended)}")
    expect(louise.page.get_by_text(said(louise.lang, "end-chart")).first).to_be_visible()


def sale(louise: Visitor, scenery: Scenery) -> None:
    """She looks at what a sale would bring."""
    louise.open(f"table/{scenery.alone(sells)}")
    table = AtTable(louise)
    table.wait_until_asked()
    table.page.get_by_role("group", name=table.say("ee-sale-offers")).get_by_role("button").first.click()
    expect(table.page.get_by_text(table.say("ee-sale-slip"))).to_be_visible()


def zu(louise: Visitor, scenery: Scenery) -> None:
    """Zu has played, and says why."""
    louise.open(f"table/{scenery.alone(acts_alone)}")
    table = AtTable(louise)
    sheet = louise.page.get_by_role("region", name=said(louise.lang, "ee-zu-turn"))
    table.wait_until_asked()
    while not sheet.is_visible():
        table.play()
        louise.page.wait_for_timeout(SOON_MS)


SCENES: Final[dict[str, Callable[[Visitor, Scenery], None]]] = {
    "shell-home": home,
    "shell-create": create,
    "lost-cities-choose": choose,
    "lost-cities-middle": middle,
    "lost-cities-preview": preview,
    "lost-cities-rivals": rivals,
    "shell-end": end,
    **{f"{game}-middle": partial(among_bots, game=game) for game in STAGES},
    **{f"{game}-preview": partial(planned, game=game) for game in STAGES},
    **{f"{game}-rivals": partial(others, game=game) for game in STAGES},
    "expeditions-place": place,
    "expeditions-loop": loop,
    "expeditions-end": journeys_end,
    "excavation-earth-sale": sale,
    "excavation-earth-zu": zu,
}
