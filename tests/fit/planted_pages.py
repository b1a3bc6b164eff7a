"""A small table page in which everything holds, and copies of it with one fault each."""

from typing import Final, NamedTuple

LEGAL: Final = ["go:ur", "go:giza", "pass"]
PAGE: Final = """<!doctype html><style>
* {{ box-sizing: border-box; margin: 0 }}
.table {{ display: grid; grid-template-rows: 44px 44px minmax(0, 1fr) 100px; height: 100vh; font: 16px sans-serif }}
main {{ position: relative; min-height: 0; overflow: auto }}
.board, .room {{ height: 100% }}
.room {{ position: relative }}
.action {{ position: relative; background: white }}
button {{ width: 120px; height: 44px }}
.sr {{ position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }}
.tray {{ height: 60px; width: 150px; overflow-x: auto; white-space: nowrap }}
.over {{ position: absolute; left: 0; top: 0; width: 300px; height: 50px }}
{css}
</style>
<div class="table">
  <header><h1>Caravane</h1></header>
  <section class="people"><button class="player"><span class="name">Ana</span></button></section>
  <main><div class="board"><div class="room" {room}>{board}</div></div></main>
  <section class="action" data-bar><p>Where to?</p><button class="confirm">Confirm</button>{bar}</section>
</div>"""
BOARD: Final = """
<button data-part="site:ur" data-moves="go:ur">Ur</button>
<button data-part="site:giza" data-moves="go:giza">Giza</button>
<p class="note">Two sites are open.</p><span class="sr">for screen readers</span>"""
BAR: Final = "<button>Pass</button>"


class Planted(NamedTuple):
    """A change of the page, and the kind of finding that it must lead to; none if it still holds."""

    name: str
    kind: str
    css: str = ""
    board: str = BOARD
    bar: str = BAR
    room: str = ""

    @property
    def html(self) -> str:
        """Return the page."""
        return PAGE.format(css=self.css, board=self.board, bar=self.bar, room=self.room)


def add(more: str) -> str:
    """Return the board with something more on it."""
    return BOARD + more


FAULTS: Final = [
    Planted("something lies over a site", "reach", board=add('<div class="over"></div>')),
    Planted("a site is outside of the window", "reach", css="[data-part='site:ur'] { position: fixed; left: -500px }"),
    Planted("the bar has no button for a move", "reach", bar=""),
    Planted(
        "the button of the bar is covered", "reach", css=".action::after { content: ''; position: absolute; inset: 0 }"
    ),
    Planted(
        "only the room bears a move",
        "unmarked",
        room='data-moves="go:giza"',
        board=BOARD.replace('data-moves="go:giza"', ""),
    ),
    Planted(
        "a sign that lets touches through covers a text",
        "covered",
        board=add('<i class="over" style="top:40px;background:#fff;pointer-events:none"></i>'),
    ),
    Planted("texts run into each other", "covered", board=add('<b class="over" style="top:44px">twice</b>')),
    Planted("a console covers a part", "covered", board=add('<div class="over" style="background:tan">&nbsp;</div>')),
    Planted(
        "an empty strip swallows the touches of a control",
        "covered",
        css=".people::after { content: ''; position: absolute; inset: 0 0 auto; height: 88px }",
    ),
    Planted(
        "what a touch has opened lies over the bar",
        "covered",
        board=add(
            '<div data-opened style="position:fixed;z-index:1;inset:auto 0 0;height:100px;background:tan">&nbsp;</div>'
        ),
    ),
    Planted("a text is cut off", "cut", css=".note { height: 6px; overflow: hidden }"),
    Planted(
        "a text ends in dots",
        "cut",
        css=".note { width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }",
    ),
    Planted(
        "a text is outside of the window",
        "cut",
        css=".note { position: absolute; left: 350px; white-space: nowrap } main { overflow: hidden }",
    ),
    Planted(
        "a part is cut off",
        "cut",
        board=add(
            '<div style="height:20px;overflow:hidden"><i data-part="tile:1" style="display:block;margin-top:40px;height:9px">&nbsp;</i></div>'
        ),
    ),
    Planted("a text is small", "text", css=".note { font-size: 10px }"),
    Planted(
        "a drawing is scaled down",
        "text",
        board=add('<svg width="50" height="50" viewBox="0 0 100 100"><text y="50" font-size="20">Ur</text></svg>'),
    ),
    Planted("the page is too wide", "overflow", css="header { width: 900px }"),
    Planted("the board is too wide", "overflow", css=".note { width: 900px } main { overflow: hidden }"),
    Planted("the board scrolls", "overflow", css=".note { height: 900px }"),
    Planted(
        "little of a card is free",
        "small",
        css=".room { display: flex; align-items: start } [data-part] { margin-right: -90px; flex: none }",
    ),
    Planted("a site is small", "small", css="[data-part='site:ur'] { width: 30px }"),
]
HOLDS: Final = [
    Planted("the page itself", ""),
    Planted(
        "a long name ends in dots",
        "",
        css=".name { display: block; width: 20px; overflow: hidden; text-overflow: ellipsis }",
    ),
    Planted("a tray scrolls to a site", "", board=f'<div class="tray">{"<button>.</button>" * 6}{BOARD}</div>'),
    Planted(
        "cards overlap like a fan",
        "",
        css=".room { display: flex; align-items: start } [data-part] { margin-right: -70px; flex: none }",
        board=BOARD.replace("site:", "card:").replace("note", ""),
    ),
    Planted(
        "what a touch has opened lies over the board",
        "",
        board=add('<div class="over" data-opened style="top:40px;background:tan">&nbsp;</div>'),
    ),
    Planted("an overlay has no colour", "", board=add('<div class="over" style="pointer-events:none"></div>')),
    Planted(
        "a map is panned to what has the focus",
        "",
        css=".map { position: relative; width: 100px; height: 100px; overflow: hidden; touch-action: none }",
        board=f'<div class="map"><div style="position:absolute;left:400px" onfocusin="this.style.left=0">{BOARD}</div></div>',
    ),
]
