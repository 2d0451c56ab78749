"""The page's files: one answer at all its addresses, assets for ever, and nothing else of the disk."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar import Litestar

from tallgrass.server.app import application
from tallgrass.server.built import Built, takes
from tallgrass.server.settings import Settings

# The application is made here, in the process of the tests, and Litestar 3 will want its parts marked.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

INDEX = b"<!doctype html><script type=module src=/assets/main-AB12CD.js></script>" + b"<!-- long -->" * 300
SCRIPT = b"console.log('here')\n" * 200
ZIPPED = gzip.compress(SCRIPT, mtime=0)
SECRET = b"not for anybody"
AT = ("/", "/tables", "/join", "/t/abc123", "/new/indian-wars", "/rules/mystic-warriors", "/lesson/x")


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def ask(app: Litestar, path: str, **headers: str) -> Answer:
    """What the application answers, without a server between."""
    sent: list[dict[str, Any]] = []
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "extensions": {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    start, *bodies = sent
    there = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], there, b"".join(each["body"] for each in bodies))


def built(beside: Path) -> Path:
    """A built page, and something beside it."""
    page = beside / "page"
    assets = page / "assets"
    assets.mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "secret.js").write_bytes(SECRET)
    (beside / "secret.js").write_bytes(SECRET)
    (assets / "main-AB12CD.js").write_bytes(SCRIPT)
    (assets / "main-AB12CD.js.gz").write_bytes(ZIPPED)
    (assets / "main-AB12CD.js.br").write_bytes(b"as brotli")
    for name in ("a-1.css", "a-1.svg", "a-1.woff2", "a-1.json", "a-1.js.map", "a-1.webmanifest", "a-1.exe"):
        (assets / name).write_bytes(b"what is in it")
    (assets / ".hidden.js").write_bytes(SECRET)
    (assets / "sub.js").mkdir()
    (assets / "sub.js" / "in.js").write_bytes(SECRET)
    return page


def made(tmp_path: Path, page: Path) -> Litestar:
    return application(Settings(database=str(tmp_path / "none.db"), messages_a_second=10_000), page)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="module")
def app(folder: Path) -> Litestar:
    return made(folder.parent, folder)


@pytest.mark.parametrize("path", AT)
def test_every_address_of_the_page_is_the_page(app: Litestar, path: str) -> None:
    answer = ask(app, path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = ask(app, path, if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    packed = ask(app, path, accept_encoding="gzip")
    assert gzip.decompress(packed.body) == INDEX


def test_a_new_page_is_sent_at_once(tmp_path: Path) -> None:
    folder = built(tmp_path)
    app = made(tmp_path, folder)
    tag = ask(app, "/").headers["etag"]
    (folder / "index.html").write_bytes(b"new")
    assert ask(app, "/", if_none_match=tag).body == b"new"


@pytest.mark.parametrize(
    "path", ["/t", "/t/a/b", "/rules", "/index.html", "/secret.js", "/page/index.html", "/api/x"]
)
def test_other_addresses_are_none(app: Litestar, path: str) -> None:
    answer = ask(app, path)
    assert answer.status == 404
    assert b'"code":"request"' in answer.body
    browsing = ask(app, path, accept="text/html,*/*")
    assert browsing.status == 404
    assert browsing.headers["content-security-policy"] == answer.headers["content-security-policy"]
    assert (browsing.body == INDEX) == (not path.startswith("/api/"))


@pytest.mark.parametrize(
    ("name", "type_"),
    [
        ("main-AB12CD.js", "text/javascript; charset=utf-8"),
        ("a-1.css", "text/css; charset=utf-8"),
        ("a-1.svg", "image/svg+xml"),
        ("a-1.woff2", "font/woff2"),
        ("a-1.json", "application/json"),
        ("a-1.js.map", "application/json"),
        ("a-1.webmanifest", "application/manifest+json"),
    ],
)
def test_assets_have_their_types_and_are_kept_for_ever(app: Litestar, name: str, type_: str) -> None:
    answer = ask(app, f"/assets/{name}")
    assert (answer.status, answer.headers["content-type"]) == (200, type_)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-encoding" not in answer.headers


def test_scripts_dont_bring_what_only_documents_heed(app: Litestar) -> None:
    named = {"content-type", "content-length", "cache-control", "vary", "x-content-type-options"}
    assert set(ask(app, "/assets/main-AB12CD.js").headers) == named


@pytest.mark.parametrize(
    ("accepted", "way", "body"),
    [
        ("gzip, deflate, br", "br", b"as brotli"),
        pytest.param("gzip", "gzip", ZIPPED, id="gzip"),
        pytest.param("br;q=0, gzip;q=0.5", "gzip", ZIPPED, id="no br"),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_what_is_packed_is_sent_packed(app: Litestar, accepted: str, way: str | None, body: bytes) -> None:
    answer = ask(app, "/assets/main-AB12CD.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == way
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert answer.body == body


def test_what_isnt_packed_is_sent_plain(app: Litestar) -> None:
    answer = ask(app, "/assets/a-1.css", accept_encoding="gzip, br")
    assert (answer.body, answer.headers.get("content-encoding")) == (b"what is in it", None)


@pytest.mark.parametrize(
    "name",
    [
        "../secret.js",
        "../../secret.js",
        "..%2fsecret.js",
        "..\\secret.js",
        "....//secret.js",
        "sub.js/in.js",
        "sub.js",
        ".hidden.js",
        "a-1.exe",
        "main-AB12CD.js.gz",
        "nowhere.js",
        "C:secret.js",
        "a-1.css\x00.js",
        "a-1.css\n",
        "",
        ".",
        "..",
        "a" * 5000 + ".js",
    ],
)
def test_nothing_else_is_read(app: Litestar, folder: Path, name: str) -> None:
    answer = ask(app, f"/assets/{name}")
    assert answer.status in (400, 404)
    assert SECRET not in answer.body
    assert Built(folder).asset(name, "") is None


def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    app = made(tmp_path, tmp_path / "nothing")
    answer = ask(app, "/")
    assert answer.status == 200
    assert b"isn't built" in answer.body
    assert b"make page" in answer.body
    assert ask(app, "/assets/main-AB12CD.js").status == 404


def test_no_answer_lets_a_page_bring_anything_from_elsewhere(app: Litestar) -> None:
    for path in ("/", "/assets/a-1.svg", "/assets/nowhere.js"):
        policy = ask(app, path).headers["content-security-policy"]
        rules = dict(each.strip().split(" ", 1) for each in policy.split(";"))
        assert rules["default-src"] == "'self'"
        for kind in ("script-src", "style-src", "font-src", "connect-src", "manifest-src"):
            assert rules.get(kind, rules["default-src"]) == "'self'"
        assert rules["img-src"] == "'self' data:"
        assert "unsafe" not in policy


def test_what_is_accepted() -> None:
    assert takes("gzip, br", "br")
    assert takes("GZIP;q=0.1", "gzip")
    assert not takes("gzip;q=0.0", "gzip")
    assert not takes("brotli", "br")
    assert not takes("*", "br")
