"""A real HTTP server for tests that stores the webhooks it receives."""

import asyncio
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from tests.wait_limit import WAIT_SECONDS


class WebhookServer:
    """The server, and its request bodies in the order in which they arrived."""

    def __init__(self, status: int = 204) -> None:
        requests: Queue[dict[str, Any]] = Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                requests.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(status)
                self.send_header("location", "http://127.0.0.1:9/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.requests = requests
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://localhost:{self._server.server_port}/hook?key=1"

    async def next(self) -> dict[str, Any]:
        """Return the body of the next request."""
        return await asyncio.to_thread(self.requests.get, timeout=WAIT_SECONDS)

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
