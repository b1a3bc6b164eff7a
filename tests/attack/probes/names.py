"""Names that cannot be seen, or pass for those of others."""

from typing import Any, Final

from caravane.tables.export import with_digest
from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import PASSWORD, Target
from tests.server.client import Client

INVISIBLE: Final = {
    "hangul filler": "\u3164",
    "half-width hangul filler": "\uffa0",
    "braille blank": "\u2800",
    "zero-width space": "\u200b",
    "soft hyphen": "\u00ad",
    "word joiner": "\u2060",
    "mongolian separator": "\u180e",
    "variation selector": "\ufe0f",
    "joiner alone": "\u200d",
    "tag letters": "\U000e0041\U000e0042",
    "only spaces": "   ",
    "no-break spaces": "\u00a0\u2003",
    "mark without a letter": "\u0301",
}
MISLEADING: Final = {
    "cyrillic a in admin": "\u0430dmin",
    "greek o in bob": "B\u03bfb",
    "zero-width space in ana": "An\u200ba",
    "soft hyphen in ana": "An\u00ada",
    "right-to-left override": "\u202eanA",
    "isolate": "\u2066Ana",
    "line end": "Ana\nBob",
    "tabulator": "Ana\tBob",
    "escape": "\x1b[31mAna",
    "nul": "Ana\x00",
    "lone surrogate": "Ana\ud800",
    "hangul filler inside": "Ana\u3164",
}
GOOD: Final = {
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "waving flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "skin colour": "\U0001f44b\U0001f3fd",
    "accents": "Zo\u00e9 \u00d8rsted",
    "decomposed accents": "Zoe\u0301",
    "cyrillic": "\u0410\u043d\u0430",
    "greek": "\u039d\u03af\u03ba\u03bf\u03c2",
    "arabic": "\u0644\u064a\u0644\u0649",
    "hindi": "\u0928\u0947\u0939\u093e",
    "japanese with latin": "\u3042\u306a Ana",
    "apostrophe": "O'Brien-M\u00fcller 2",
}
IMPORTED: Final = ("\u202eCaravane Admin\u3164", "Admin Team")
"""Names that a forged file has and nobody may bear."""
LATIN_SCOPE: Final = "Scope"
SCOPES: Final = {
    "cyrillic": "\u0455\u0441\u043e\u0440\u0435",
    "full-width": "\uff33\uff43\uff4f\uff50\uff45",
    "circled": "\u24c8\u24d2\u24de\u24df\u24d4",
}
"""A name in letters that look like Latin ones."""


async def statuses(target: Target, names: dict[str, str]) -> dict[str, int]:
    """Return what each name is answered with, as the name of a new guest."""
    found = {}
    for about, name in names.items():
        async with target.visitor() as visitor:
            body = b'{"name": "' + "".join(_escaped(letter) for letter in name).encode() + b'"}'
            answer = await visitor.http.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
            found[about] = answer.status_code
    return found


def _escaped(letter: str) -> str:
    """Return a letter as JSON, with code points that no encoder writes."""
    pair = letter.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{pair[at : at + 4]}" for at in range(0, len(pair), 4))


@probe("names", quick=BOTH)
async def invisible_names(target: Target) -> str:
    """Take names that nobody can see: refused."""
    found = await statuses(target, INVISIBLE)
    taken = {about: status for about, status in found.items() if status != 422}
    expect(not taken, f"{len(taken)} of {len(found)}: {taken}")
    return f"{len(found)} refused"


@probe("names", quick=BOTH)
async def misleading_names(target: Target) -> str:
    """Take names that mix scripts, run backwards or hide characters: refused."""
    found = await statuses(target, MISLEADING)
    taken = {about: status for about, status in found.items() if status != 422}
    expect(not taken, f"{len(taken)} of {len(found)}: {taken}")
    return f"{len(found)} refused"


@probe("names", quick=BOTH)
async def honest_names(target: Target) -> str:
    """Take names of families, flags and scripts of the world: accepted."""
    found = await statuses(target, GOOD)
    refused = {about: status for about, status in found.items() if status != 200}
    expect(not refused, f"{len(refused)} of {len(found)} refused: {refused}")
    return f"{len(found)} accepted"


@probe("names")
async def imported_names_in_a_rematch(target: Target) -> str:
    """Import a file with names that nobody may bear, and play its table again in public: nobody ever sees them."""
    async with await target.guest("Rita") as rita, target.visitor() as stranger:
        imported = (await rita.post("/import", file=await forged_file(rita), my_seats=[0]))["id"]
        rematch = (await rita.post(f"/tables/{imported}/rematch"))["id"]
        shown = [await rita.http.get(f"/api/tables/{table}") for table in (imported, rematch)]
        shown.append(await rita.http.get(f"/api/tables/{imported}/export"))
        listed = await stranger.get("/tables/open")
    expect(rematch in {table["id"] for table in listed}, "the rematch is not public")
    texts = [str(answer.json()) for answer in shown] + [str(table) for table in listed]
    found = [name for name in IMPORTED if any(name in text or repr(name)[1:-1] in text for text in texts)]
    expect(not found, f"{len(found)} of {len(IMPORTED)} names are shown: {found!a}")
    return f"{len(IMPORTED)} names replaced"


async def forged_file(host: Client) -> Any:
    """Return the file of a finished public game in which everybody has another name."""
    await host.connect()
    table = await host.create_table([{"kind": "me"}, {"kind": "bot"}], start=True, public=True)
    await host.send("resign", table)
    file = await host.get(f"/tables/{table}/export")
    for act in file["acts"]:
        if act["kind"] == "sit":
            act["occupant"]["name"] = IMPORTED[act["seat"]]
    return with_digest(file)


@probe("names")
async def lookalike_accounts(target: Target) -> str:
    """Make an account whose login looks like another one, by password and by link: refused, and so is such a name."""
    async with target.visitor() as scope, target.visitor() as other, await target.guest(SCOPES["cyrillic"]) as guest:
        await scope.post("/account", login="modern-scope", password=PASSWORD, name=LATIN_SCOPE)
        made = await other.http.post("/api/account", json={"login": "rnodern-sc0pe", "password": PASSWORD})
        name = await name_after_a_link(target, guest)
        expect(name not in SCOPES.values(), "an account made by a link bears a name that looks like another account")
        renamed = {about: (await rename(guest, each)) for about, each in SCOPES.items()}
    expect(made.status_code == 422, f"a login that looks like another one: {made.status_code}")
    taken = {about: status for about, status in renamed.items() if status != 422}
    expect(not taken, f"names that look like another account: {taken}")
    return f"1 login and {len(renamed)} names refused, renamed by the link"


async def name_after_a_link(target: Target, guest: Client) -> str:
    """Make a guest an account by a link; return its name."""
    await guest.post("/login-link", email="rnodern@scope.example")
    name: str = (await guest.post("/login-link/use", token=await target.mailbox.token("rnodern@scope.example")))["name"]
    return name


async def rename(person: Client, name: str) -> int:
    """Change a name; return the status."""
    return (await person.http.patch("/api/me", json={"name": name})).status_code
