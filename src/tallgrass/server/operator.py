"""The operator's port: /metrics for Prometheus, of all workers together, and /health."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where each worker writes what it counts; the name is Prometheus's own."""


class _Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing is written of it."""


@contextmanager
def operators_port(
    host: str, port: int, server: str, environment: MutableMapping[str, str]
) -> Iterator[None]:
    """Serve the operator's port while the server at the address `server` runs.

    Raises:
        OSError: if the port can't be had.
    """
    with tempfile.TemporaryDirectory(prefix="tallgrass-metrics-") as folder:
        # How figures are kept is settled when Prometheus's client is imported, and that has to be later.
        assert "prometheus_client" not in sys.modules
        environment[FOLDER] = folder
        httpd = make_server(host, port, _application(server, folder), WSGIServer, _Quiet)
        thread = threading.Thread(target=httpd.serve_forever, name="operator", daemon=True)
        thread.start()
        try:
            yield
        finally:
            httpd.shutdown()
            httpd.server_close()


def _application(server: str, folder: str) -> Callable[[dict[str, Any], Any], Iterable[bytes]]:
    from prometheus_client import CollectorRegistry, make_wsgi_app
    from prometheus_client.multiprocess import MultiProcessCollector

    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    numbers = make_wsgi_app(registry)

    def application(environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        path = environ.get("PATH_INFO")
        if path == "/metrics":
            _forget_the_dead(folder)
            answer: Iterable[bytes] = numbers(environ, start)
            return answer
        status, text = ("404 Not Found", "There are /metrics and /health.\n")
        if path == "/health":
            status, text = (
                ("200 OK", "ok\n") if _healthy(server) else ("503 Service Unavailable", "not well\n")
            )
        start(status, [("content-type", "text/plain; charset=utf-8")])
        return [text.encode()]

    return application


def _forget_the_dead(folder: str) -> None:
    """A worker that was killed has no sockets any more, though its file says so."""
    from prometheus_client.multiprocess import mark_process_dead

    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rsplit("_", 1)[1])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]


def _healthy(server: str) -> bool:
    """Whether a worker answers, and its database with it."""
    try:
        with urllib.request.urlopen(f"{server}/api/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False
