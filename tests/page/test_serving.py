"""The page as the server gives it: whole, alone, and under a policy that it keeps."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tallgrass
from tallgrass.server.built import HOME
from tests.page.conftest import Come
from tests.server.running import Serving, serving
from tests.server.wires import has_headers, request

ADDRESSES = ("/", "/tables", "/join", "/t/none", "/new/indian-wars", "/rules/indian-wars")


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_is_the_page_with_its_headers(server: Serving, address: str) -> None:
    answer = request(server.url, "GET", address)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/html")
    has_headers(answer)
    assert answer.body == (HOME / "index.html").read_bytes()
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_all_that_the_page_names_is_there_and_kept_for_ever(server: Serving) -> None:
    named = re.findall(r'(?:src|href)="(/[^"]+)"', (HOME / "index.html").read_text())
    assert len(named) >= 3
    for name in named:
        answer = request(server.url, "GET", name, headers={"accept-encoding": "br"})
        assert answer.status == 200, name
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
        if name.endswith(".svg"):
            has_headers(answer)  # one can be led there


def test_the_page_is_shown_without_an_inline_style_or_a_word_from_elsewhere(visitor: Come) -> None:
    guest = visitor()
    guest.page.add_init_script(
        "window.refused = [];"
        "addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));"
    )
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.page.get_by_role("heading", level=2)).to_have_count(len(tallgrass.games()))
    assert guest.page.evaluate("window.refused") == []


def test_a_request_to_elsewhere_fails_a_test(visitor: Come) -> None:
    guest = visitor()
    guest.page.goto("/")
    guest.page.evaluate("fetch('http://example.org/').catch(() => {})")
    guest.page.evaluate("const it = new Image(); it.src = 'http://example.org/a.png'")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert any("example.org" in problem for problem in guest.problems)
    guest.problems.clear()


def test_where_the_page_isnt_built_a_sentence_says_so(visitor: Come, tmp_path: Path) -> None:
    copy = tmp_path / "tallgrass"
    shutil.copytree(Path(tallgrass.__path__[0]), copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    path = {"PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    with serving(str(tmp_path / "tallgrass.db"), environment=path) as unbuilt:
        guest = visitor(url=unbuilt.url)
        guest.page.goto("/")
        expect(guest.page.get_by_text("make page")).to_be_visible()
