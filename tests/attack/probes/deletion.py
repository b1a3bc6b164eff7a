"""What remains of somebody who has deleted their account."""

from contextlib import suppress
from typing import Final

from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import PASSWORD, Target
from tests.server.client import Refusal

NAME: Final = "Xanthippe"
EMAIL: Final = "xanthippe@traces.example"


@probe("deletion", quick=BOTH)
async def traces_of_a_deleted_account(target: Target) -> str:
    """Leave traces everywhere, then delete the account: no row has the name, the login or the address any more."""
    async with target.visitor() as person, await target.guest("Bo") as bo:
        await person.post("/account", login=f"{NAME}.1", password=PASSWORD, name=NAME)
        await person.post("/login-link", email=EMAIL)
        await person.post("/login-link/use", token=await target.mailbox.token(EMAIL))
        await person.connect()
        tables = []
        for _ in range(2):
            table = await person.create_table(
                [{"kind": "me"}, {"kind": "companion", "name": f"{NAME}'s son"}, {"kind": "free"}], public=True
            )
            await bo.post(f"/tables/{table}/sit")
            await person.follow(table, 0)
            await person.send("chat", table, text=f"I am {NAME}")
            tables.append(table)
        await person.post(f"/tables/{tables[0]}/start")
        await person.http.put("/api/me/notices", json={"lang": "en", "email": True, "webhook": ""})
        before = target.dump().casefold().count(NAME.casefold())
        token = person.http.cookies["caravane_session"]
        await person.http.request("DELETE", "/api/me")
        with suppress(Refusal):
            await bo.post(f"/tables/{tables[0]}/acts", type="resign", seat=2)
        after = [line[:120] for line in target.dump().splitlines() if NAME.casefold() in line.casefold()]
        session = await bo.http.get("/api/me", headers={"Cookie": f"caravane_session={token}"})
    expect(before > 5, f"only {before} traces before")
    expect(not after, f"{len(after)} rows: {after[:2]}")
    expect(NAME not in session.text, "the session still works")
    return f"{before} traces before, none after"
