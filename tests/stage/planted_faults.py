"""The face of the template, and copies of it with one fault each, which one check must find."""

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from caravane import games

WELL: Final = Path(games.__path__[0]) / "_template" / "face"
FIGURE: Final = 77
"""A figure of the box that no view has."""


class Fault(NamedTuple):
    """An edit of a file, and words of the finding that it must lead to."""

    check: str
    file: str
    old: str
    new: str
    finding: str


FAULTS: Final = [
    Fault(
        "mount", "face.js", "element.append(root);", "element.append(nothing);", "nothing is not defined at face.js:"
    ),
    Fault("mount", "face.js", "element.append(root);", "first.seat = 3;", "read only property 'seat'"),
    Fault(
        "mount",
        "face.js",
        "element.append(root);",
        "element append(root);",
        "Unexpected identifier 'append' at face.js:",
    ),
    Fault("mount", "face.js", "element.append(root);", "element.append(root); return;", "mount returned no"),
    Fault(
        "update",
        "face.js",
        "now = scene;",
        "now = scene; if (scene.moment.number > first.moment.number) now.nothing();",
        "is not a function at face.js:",
    ),
    Fault("update", "face.js", "now = scene;", "now = scene; root.append(node('i'));", "after a fresh mount"),
    Fault("update", "face.js", "now = scene;", "now = scene; root.title += '!';", "a second update"),
    Fault("destroy", "face.js", "element.append(root);", "element.append(root); onclick();", "a listener for click"),
    Fault("destroy", "face.js", "element.append(root);", "element.append(root); tick();", "a timer (setInterval)"),
    Fault("destroy", "face.js", "moving.cancel()), element.replaceChildren())", "moving.cancel()))", "in its room"),
    Fault(
        "motion",
        "face.js",
        "return animate(",
        "pit.animate([{ opacity: 0 }, {}], 300000); return animate(",
        "at pace 0",
    ),
    Fault("motion", "face.js", "return animate(", "return new Promise(() => {}); animate(", "does not rest"),
    Fault(
        "reach", "face.css", ".well {", ".hand::after { content: ''; position: absolute; inset: 0 }\n.well {", "covered"
    ),
    Fault("reach", "face.js", "tools.plan([move])", "tools.why(move)", "not planned after 3 touches"),
    Fault("fit", "face.css", ".well .name {", ".well .name { font-size: 9px;", "is painted at 9.0 px"),
    Fault("fit", "face.css", ".well .name {", ".well .name { max-width: 9px;", "is cut off"),
    Fault("fit", "face.css", ".well { display: grid;", ".well { display: grid; min-width: 900px;", "too wide"),
    Fault(
        "fit",
        "face.css",
        ".well .pit {",
        ".well .pit { position: fixed; left: -900px; width: 90px;",
        "outside of its room",
    ),
    Fault("access", "face.css", "width: 56px; height: 82px", "width: 26px; height: 82px", "is 26x82 px"),
    Fault(
        "access",
        "face.js",
        "button.ariaLabel = tools.words.move(move)",
        "button.ariaLabel = ' '; button.title = ''; button.textContent = ''",
        "button-name",
    ),
    Fault(
        "access",
        "face.js",
        "element.append(root);",
        "element.append(root); tools.say({ keys: [{ key: 'u', label: 'up', press() {} }] });",
        "the key u belongs",
    ),
    Fault("parts", "face.js", "place.dataset.part =", "place.dataset.other =", "names card:"),
    Fault("texts", "en.ftl", "hidden-card =", "hidden-cards =", "the text hidden-card is missing"),
    Fault(
        "texts",
        "face.js",
        "element.append(root);",
        "element.append(root); root.title = tools.t('no-well');",
        "change of language",
    ),
    Fault(
        "errors",
        "face.js",
        "element.append(root);",
        "element.append(root); root.setAttribute('style', 'color: red');",
        "Content Security Policy",
    ),
    Fault(
        "errors",
        "face.js",
        "element.append(root);",
        "element.append(root); new Image().src = '/assets-of-others.png';",
        "outside of its folder",
    ),
    Fault("errors", "face.js", "element.append(root);", "element.append(root); fetch('/api/me');", "/api/me"),
    Fault("errors", "face.js", "return animate(", "return Promise.reject(new Error('late')); animate(", "late"),
    Fault("tolerance", "face.js", "target?.animate(", "target.animate(", "TypeError"),
    Fault(
        "tolerance",
        "face.js",
        "const { room } = scene;",
        "const { room } = scene; if (room.kind.startsWith('from')) throw new Error('no room');",
        "no room",
    ),
    Fault(
        "figures",
        "face.js",
        "element.append(root);",
        f"element.append(root); root.append(node('b', '', '{FIGURE}'));",
        f"{FIGURE}: figures",
    ),
]


def write_face(folder: Path, fault: Fault | None = None) -> None:
    """Write the face of the template into a folder, with a fault."""
    shutil.copytree(WELL, folder, dirs_exist_ok=True)
    if fault is None:
        return
    file = folder / fault.file
    text = file.read_text(encoding="utf-8")
    assert fault.old in text, f"{fault.old!r} is no longer in {fault.file}"
    file.write_text(text.replace(fault.old, fault.new) + HELPERS * (fault.file == "face.js"), encoding="utf-8")


HELPERS: Final = """
const onclick = () => addEventListener("click", () => {});
const tick = () => setInterval(() => {}, 60000);
"""
