"""Routes that resolve the session before the body of a request is received."""

from collections.abc import Callable, Coroutine
from typing import Any, final

from fastapi import Request, Response
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from caravane.server.http.session import get_services, maybe_me, me

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


@final
class SessionRoute(APIRoute):
    """A route that answers 401 at once, if it requires a session and there is none.

    FastAPI by itself receives and parses the whole body before it resolves any dependency.
    """

    def get_route_handler(self) -> Handler:
        """Return the handler, after the check of the session if the route requires one."""
        handle = super().get_route_handler()
        return _with_session(handle) if requires_session(self.dependant) else handle


def requires_session(dependant: Dependant) -> bool:
    """Return whether a route, or anything it depends on, requires a session."""
    return dependant.call is me or any(requires_session(part) for part in dependant.dependencies)


def _with_session(handle: Handler) -> Handler:
    async def handle_with_session(request: Request) -> Response:
        await me(await maybe_me(request, get_services(request)))
        return await handle(request)

    return handle_with_session
