"""Routes for notice settings: how a person is notified that it is their turn."""

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import StringConstraints

from caravane.server.http.errors import error_responses
from caravane.server.http.session import Me, ServicesDep
from caravane.server.http.session_route import SessionRoute
from caravane.server.jobs.notices.webhook import is_allowed_url
from caravane.server.store.records import NoticeSettings
from caravane.server.wire.answer import Out
from caravane.server.wire.request_body import In
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api/me/notices", tags=["accounts"], route_class=SessionRoute)

Webhook = Annotated[str, StringConstraints(pattern=r"^(https?://[^\s]+)?$", max_length=500)]


class NoticesIn(In):
    """How to notify you that a table waits for you while you are not viewing it: by e-mail, by a webhook, or both."""

    lang: Literal["fr", "en"] = "fr"
    email: bool = False
    webhook: Webhook = ""


class NoticesOut(Out):
    """Your notice settings; without e-mail and webhook, no notices are sent."""

    lang: str
    email: bool
    webhook: str


@router.get("", responses=error_responses(401))
async def read_notices(services: ServicesDep, me: Me) -> NoticesOut:
    """Return your notice settings."""
    settings = await services.store.notice_settings(me.id) or NoticeSettings("fr")
    return NoticesOut(lang=settings.lang, email=settings.email, webhook=settings.webhook)


@router.put("", responses=error_responses(401, 409))
async def update_notices(services: ServicesDep, me: Me, body: NoticesIn) -> NoticesOut:
    """Change your notice settings. E-mails go to the address of your account; a webhook must have a public address."""
    if body.email and not me.email:
        raise Refused("no-email")
    if body.webhook and not is_allowed_url(body.webhook, private=services.configuration.notices.private_webhooks):
        raise Refused("bad-webhook")
    await services.store.save_notice_settings(me.id, NoticeSettings(body.lang, email=body.email, webhook=body.webhook))
    return await read_notices(services, me)
