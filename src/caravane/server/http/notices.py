"""Notices: how somebody wishes to be told that a table waits."""

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, StringConstraints

from caravane.server.http.errors import problems
from caravane.server.http.session import Me, TheServer
from caravane.server.jobs.notices.webhook import allowed
from caravane.server.store.protocol import NoticeWish
from caravane.server.wire.models import In
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api/me/notices", tags=["people"])

Webhook = Annotated[str, StringConstraints(pattern=r"^(https?://[^\s]+)?$", max_length=500)]


class NoticesIn(In):
    """How you wish to be told that a table waits for you, while you do not look: by e-mail, by a request to an address."""

    lang: Literal["fr", "en"] = "fr"
    email: bool = False
    webhook: Webhook = ""


class NoticesOut(BaseModel):
    """How you are told; without e-mail and webhook, not at all."""

    lang: str
    email: bool
    webhook: str


@router.get("", responses=problems(401))
async def read_notices(server: TheServer, me: Me) -> NoticesOut:
    """Tell how you are told."""
    wish = await server.store.notice_wish(me.id) or NoticeWish("fr")
    return NoticesOut(lang=wish.lang, email=wish.email, webhook=wish.webhook)


@router.put("", responses=problems(401, 409))
async def settle_notices(server: TheServer, me: Me, body: NoticesIn) -> NoticesOut:
    """Settle how you are told. Letters go to the address of your account; a webhook must be at a public address."""
    if body.email and not me.email:
        raise Refused("no-address")
    if body.webhook and not allowed(body.webhook, private=server.configuration.notices.private_webhooks):
        raise Refused("bad-webhook")
    await server.store.wish_notices(me.id, NoticeWish(body.lang, email=body.email, webhook=body.webhook))
    return await read_notices(server, me)
