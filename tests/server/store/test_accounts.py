"""Tests of guests and accounts, their sessions, links, invitations and chat."""

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.schema import LINKS, METADATA, SESSIONS
from caravane.server.store.sql_base import BATCH_SIZE
from caravane.server.store.sql_store import SqlStore
from caravane.server.store.tokens import digest
from caravane.tables.acts import Refused
from tests.server.store.rows import names_of, new_table, write
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

NOW = 1_000.0
LATER = 2_000.0


async def test_a_guest_has_a_name_and_nothing_else(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    known = await store.identity(ada)
    assert known is not None
    assert (known.id, known.name, known.login, known.email, known.password_hash, known.created_at) == (
        ada, "Ada", "", "", "", NOW,
    )  # fmt: skip
    assert known.is_guest()
    assert await store.create_guest("Ada", NOW) != ada
    assert await store.identity("nobody") is None


async def test_a_guest_becomes_an_account_and_keeps_its_tables(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    await new_table(store, "well", seat_identities=[ada, ""])
    assert await store.attach_account(ada, login="Ada", password_hash="$argon2id$...")
    known = await store.find_account("ada")
    assert known is not None
    assert (known.id, known.login, known.password_hash, known.is_guest()) == (ada, "Ada", "$argon2id$...", False)
    assert names_of(await store.tables_of(ada, 10)) == ["well"]


async def test_an_account_gets_an_email_later(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    assert await store.attach_account(ada, login="Ada", password_hash="hash")
    assert await store.attach_account(ada, email="Ada@Example.org")
    known = await store.find_account("ada@example.ORG")
    assert known is not None
    assert (known.login, known.email, known.password_hash) == ("Ada", "Ada@Example.org", "hash")


@pytest.mark.parametrize(("mine", "theirs"), [("Ada", "aDA"), ("ÉLODIE", "élodie"), ("Straße", "STRASSE")])
async def test_a_login_is_unique_regardless_of_case(store: Database, mine: str, theirs: str) -> None:
    ada, other = await store.create_guest("Ada", NOW), await store.create_guest("Other", NOW)
    assert await store.attach_account(ada, login=mine)
    assert not await store.attach_account(other, login=theirs, email="other@example.org")
    known = await store.identity(other)
    assert known is not None
    assert known.is_guest()
    assert not await store.attach_account(ada, login=theirs), "an account keeps its login"


async def test_an_email_is_unique(store: Database) -> None:
    ada, other = await store.create_guest("Ada", NOW), await store.create_guest("Other", NOW)
    assert await store.attach_account(ada, email="ada@example.org")
    assert not await store.attach_account(other, email="ADA@example.org")


async def test_a_login_cannot_look_like_an_email(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    with pytest.raises(ValueError, match="@"):
        await store.attach_account(ada, login="bo@example.org")
    with pytest.raises(ValueError, match="@"):
        await store.attach_account(ada, email="bo")


async def test_an_unknown_identity_gets_no_account(store: Database) -> None:
    assert not await store.attach_account("nobody", login="nobody")
    assert await store.find_account("nobody") is None
    assert await store.find_account("") is None


async def test_renaming(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    await store.rename(ada, "Countess")
    known = await store.identity(ada)
    assert known is not None
    assert known.name == "Countess"


async def test_a_session_is_valid_until_it_expires_or_is_closed(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    token = await store.open_session(ada, NOW, LATER)
    known = await store.session(token, LATER - 1)
    assert known is not None
    assert known.id == ada
    assert await store.session(token, LATER) is None
    assert await store.session("another", NOW) is None
    await store.close_session(token)
    assert await store.session(token, NOW) is None


async def test_valid_sessions(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    valid, expired, closed = [await store.open_session(ada, NOW, end) for end in (LATER, NOW + 1, LATER)]
    await store.close_session(closed)
    tokens = [digest(token) for token in (valid, expired, closed, "unknown")]
    assert await store.valid_sessions(tokens, NOW + 2) == {digest(valid)}
    assert await store.valid_sessions([], NOW) == set()
    many = [digest(f"unknown {number}") for number in range(2 * BATCH_SIZE)]
    assert await store.valid_sessions([*many, *tokens], NOW + 2) == {digest(valid)}


async def test_all_sessions_of_an_identity_end(store: Database) -> None:
    ada, bo = await store.create_guest("Ada", NOW), await store.create_guest("Bo", NOW)
    mine = [await store.open_session(ada, NOW, LATER) for _ in range(3)]
    theirs = await store.open_session(bo, NOW, LATER)
    await store.close_sessions(ada)
    assert [await store.session(token, NOW) for token in mine] == [None] * 3
    assert await store.session(theirs, NOW) is not None


async def test_a_link_is_used_once_in_time_and_for_its_purpose(store: Database) -> None:
    ada = await store.create_guest("Ada", NOW)
    token = await store.create_link("sign-in", ada, "ada@example.org", LATER)
    assert await store.use_link("reset", token, NOW) is None
    assert await store.use_link("sign-in", token, LATER) is None
    link = await store.use_link("sign-in", token, NOW)
    assert link is not None
    assert (link.purpose, link.identity, link.email) == ("sign-in", ada, "ada@example.org")
    assert await store.use_link("sign-in", token, NOW) is None


async def test_a_link_used_concurrently_works_once(store: Database) -> None:
    token = await store.create_link("sign-in", "id-ada", "ada@example.org", LATER)
    used = await asyncio.gather(*[store.use_link("sign-in", token, NOW) for _ in range(10)])
    assert sum(link is not None for link in used) == 1


async def test_no_token_is_stored(store: Database) -> None:
    assert isinstance(store, SqlStore)
    ada = await store.create_guest("Ada", NOW)
    tokens = [await store.open_session(ada, NOW, LATER), await store.create_link("sign-in", ada, "a@b", LATER)]
    rows = [str(dict(row)) for table in (SESSIONS, LINKS) for row in await store.read(table.select())]
    assert len(rows) == 2
    assert not [token for token in tokens for row in rows if token in row]


async def test_invitations_are_valid_until_they_expire_or_are_revoked(store: Database) -> None:
    anyone = (await store.create_invitation("well", None, LATER)).code
    for_seat = (await store.create_invitation("well", 1, LATER + 1)).code
    elsewhere = (await store.create_invitation("spring", None, LATER)).code
    invitation = await store.invitation(for_seat, NOW)
    assert invitation is not None
    assert (invitation.code, invitation.table, invitation.seat) == (for_seat, "well", 1)
    assert [each.code for each in await store.invitations("well", NOW)] == [anyone, for_seat]
    assert [each.code for each in await store.invitations("well", LATER)] == [for_seat]
    assert await store.valid_codes([anyone, for_seat, elsewhere, "no-code"], NOW) == {anyone, for_seat, elsewhere}
    assert await store.valid_codes([anyone, for_seat, elsewhere], LATER) == {for_seat}
    await store.revoke_invitation("well", elsewhere)
    assert await store.invitation(elsewhere, NOW) is not None
    await store.revoke_invitation("well", for_seat)
    assert await store.invitation(for_seat, NOW) is None
    assert await store.invitation(anyone, LATER) is None


async def test_invitations_made_at_once_count_each_other(store: Database, store_url: str) -> None:
    def at_most_three(makers: Mapping[str, int]) -> None:
        if makers.get("id-bo", 0) >= 3:
            raise Refused("too-many")

    other = await open_store(store_url)
    made = await asyncio.gather(
        *[
            [store, other][index % 2].create_invitation(
                "well", None, LATER, maker="id-bo", now=NOW, check=at_most_three
            )
            for index in range(12)
        ],
        return_exceptions=True,
    )
    assert len([each for each in made if not isinstance(each, BaseException)]) == 3
    assert {each.maker for each in await store.invitations("well", NOW)} == {"id-bo"}
    await other.close()


async def test_a_removal_revokes_the_invitations_of_the_removed(store: Database) -> None:
    own = await store.create_invitation("well", None, LATER, maker="id-bo", now=NOW)
    hosts = await store.create_invitation("well", None, LATER, maker="id-ada", now=NOW)
    elsewhere = await store.create_invitation("spring", None, LATER, maker="id-bo", now=NOW)
    assert await store.removed_at("well", "id-bo") is None
    assert await store.remove_person("well", "id-bo", NOW) == [own.code]
    assert [each.code for each in await store.invitations("well", NOW)] == [hosts.code]
    assert [each.code for each in await store.invitations("spring", NOW)] == [elsewhere.code]
    assert await store.removed_at("well", "id-bo") == NOW
    assert await store.removed_at("spring", "id-bo") is None
    await store.copy_removals("well", "oasis")
    assert await store.removed_at("oasis", "id-bo") == NOW
    assert await store.remove_person("well", "id-bo", NOW + 1) == []
    await store.forget_removal("well", "id-bo", NOW)
    assert await store.removed_at("well", "id-bo") == NOW + 1
    await store.forget_removal("well", "id-bo", NOW + 1)
    assert await store.removed_at("well", "id-bo") is None


async def test_expired_rows_are_deleted(store: Database) -> None:
    assert isinstance(store, SqlStore)
    ada = await store.create_guest("Ada", NOW)
    for end in (LATER, LATER + 1):
        await store.open_session(ada, NOW, end)
        await store.create_link("sign-in", ada, "a@b", end)
        await store.create_invitation("well", None, end)
    await store.delete_expired(LATER)
    tables = [METADATA.tables[name] for name in ("sessions", "links", "invitations")]
    assert [len(await store.read(table.select())) for table in tables] == [1, 1, 1]


async def test_chat_is_numbered_without_gaps(store: Database) -> None:
    lines = await asyncio.gather(
        *[store.add_chat("well", "id-ada", "Ada", f"line {n}", NOW, seat=1, host=False) for n in range(12)]
    )
    assert sorted(line.number for line in lines) == list(range(1, 13))
    await store.add_chat("spring", "id-bo", "Bo", "elsewhere", NOW, seat=0, host=True)
    messages = await store.chat("well")
    assert {line.number: line.text for line in messages} == {line.number: line.text for line in lines}
    assert [line.number for line in messages] == list(range(1, 13))
    assert [line.number for line in await store.chat("well", since=10)] == [11, 12]
    assert [line.number for line in await store.chat("well", limit=3)] == [10, 11, 12]
    assert await store.chat("well", since=10**30) == []
    [line] = await store.chat("spring")
    assert (line.at, line.identity, line.name, line.text) == (NOW, "id-bo", "Bo", "elsewhere")
    assert [(line.seat, line.host), (messages[0].seat, messages[0].host)] == [(0, True), (1, False)]


@pytest.mark.parametrize("strange", ["", "\0", "a\0b", "'; DROP TABLE acts; --", "é" * 10_000])
async def test_odd_input_finds_nothing(store: Database, strange: str) -> None:
    assert await store.load(strange) is None
    assert await store.acts(strange) == []
    assert await store.identity(strange) is None
    assert await store.find_account(strange) is None
    assert await store.session(strange, NOW) is None
    assert await store.invitation(strange, NOW) is None
    assert await store.invitations(strange, NOW) == []
    assert await store.chat(strange) == []
    assert await store.leaderboard(strange, 10) == []
    assert await store.ratings(strange, [strange]) == [None]


async def test_cancelled_writers_leave_no_lock(store: Database) -> None:
    rng = random.Random(1)
    for _ in range(30):
        callers: list[asyncio.Task[Any]] = []
        for _ in range(5):
            callers.append(asyncio.create_task(store.create_guest("Ada", NOW)))
            line = store.add_chat("well", "id-ada", "Ada", "hm", NOW, seat=0, host=False)
            callers.append(asyncio.create_task(line))
        await asyncio.sleep(rng.random() * 0.01)
        for caller in callers:
            caller.cancel()
        await asyncio.gather(*callers, return_exceptions=True)
    async with asyncio.timeout(WAIT_SECONDS):
        await new_table(store, "well")
        assert await store.append(write("well", 1))
        assert await store.identity(await store.create_guest("Bo", NOW)) is not None
    messages = await store.chat("well")
    assert [line.number for line in messages] == list(range(1, len(messages) + 1))
