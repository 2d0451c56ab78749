"""People who come with a browser, each with a window of his own; nothing but the server is reached."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
    expect,
)

# The shell draws no tabs and bars around the page, which cost as much as the page itself.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 20_000
"""Milliseconds until a test that waits for something fails."""
WIDE = (1440, 900)
NARROW = (375, 812)

Message = dict[str, Any]

expect.set_options(timeout=PATIENCE)

# What the browser says of an answer that is a refusal, and of a cut that a test has made.
_REFUSAL = "Failed to load resource: the server responded with a status of 4"
_CUT = re.compile(r"WebSocket connection|ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET)")


def program() -> str | None:
    """Where Chromium is; None: nowhere."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """Chromium, without a window."""
    found = program()
    assert found is not None, "Chromium isn't here; on Debian: apt install chromium-headless-shell"
    return playwright.chromium.launch(
        executable_path=found,
        args=[
            "--no-sandbox",  # root has none
            "--disable-dev-shm-usage",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ],
    )


class Frame(NamedTuple):
    """What went over a table's socket."""

    sent: bool
    text: str

    @property
    def message(self) -> Message:
        """It, read."""
        message: Message = msgspec.json.decode(self.text)
        return message


class Visitor:
    """Somebody with a browser window of his own, in which everything that goes wrong is noted."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = WIDE,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        touch: bool = False,
        grain: float = 0.5,
    ) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion=motion,
            has_touch=touch,
            device_scale_factor=grain,  # nobody looks at it, and so fewer points are painted
            service_workers="block",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.frames: list[Frame] = []
        self._cut = False
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("response", self._response)
        self.page.on("websocket", self._socket)

    def _ours(self, address: str) -> bool:
        return address.startswith((f"{self.url}/", "data:", "blob:"))

    def _request(self, asked: Request) -> None:
        """Nobody but the server is asked; another host's name leads nowhere, see `launch`."""
        if not self._ours(asked.url):
            self.problems.append(f"asked outside: {asked.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        where = str(message.location.get("url", ""))
        if message.text.startswith(_REFUSAL) and "/api/" in where:
            return
        if self._cut and _CUT.search(message.text):
            return
        self.problems.append(f"{message.type}: {message.text} ({where})")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and "/api/" not in response.url:
            self.problems.append(f"{response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not self._ours(socket.url.replace("ws", "http", 1)):
            self.problems.append(f"asked outside: {socket.url}")
        socket.on("framesent", lambda text: self.frames.append(Frame(True, _text(text))))
        socket.on("framereceived", lambda text: self.frames.append(Frame(False, _text(text))))

    def come(self, name: str) -> None:
        """Be somebody by a name, as the page would make one be."""
        answer = self.context.request.post("/api/person", data={"name": name})
        assert answer.ok, answer.text()

    def heard(self, kind: str) -> list[Message]:
        """All messages of a kind that have come over sockets."""
        start = f'{{"type":"{kind}"'
        return [frame.message for frame in self.frames if not frame.sent and frame.text.startswith(start)]

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Within this the connection may be cut, and the browser may complain of it."""
        self._cut = True
        yield
        self._cut = False

    def leave(self) -> None:
        """Close the window; whatever went wrong in it fails the test."""
        self.context.close()
        assert not self.problems, "\n".join(self.problems)


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


SCRIPTS = Path(__file__).resolve().parent / "scripts"
AXE = Path(__file__).resolve().parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


def script(name: str) -> str:
    """A function that runs in the browser."""
    return (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")


def violations(page: Page, part: Locator | None = None) -> list[str]:
    """What axe finds serious on what is shown, or on a part of it."""
    assert AXE.is_file(), "axe-core isn't here: make page-check has npm fetch it"
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(script("axe"), part.element_handle() if part else None)
    return found


def too_wide(page: Page) -> bool:
    """Whether one has to scroll sideways."""
    wide: bool = page.evaluate("document.scrollingElement.scrollWidth > window.innerWidth")
    return wide


def small_targets(page: Page) -> list[str]:
    """Controls that a thumb would miss."""
    found: list[str] = page.evaluate(script("small"))
    return found
