"""What others send, and what a browser won't do: links, names, lines of chat, no cookies, a storage that refuses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Come
from tests.page.tables import make


@pytest.mark.parametrize(
    "link",
    [
        "/lesson/..%2Ftables%2F{}%2Fjoin",
        "/lesson/..%2F..%2F%2Fevil.example",
        "/t/..%2Fperson",
        "/t/%00",
        "/rules/..%2Ftables%2F{}",
    ],
)
def test_a_link_that_leads_elsewhere_asks_nothing_of_the_server(visitor: Come, link: str) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    address = link.format(make(ann, "indian-wars", ["you", "open"]))
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    bob.page.goto(address)
    expect(bob.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    said = [each for each in asked if "/api/" in each]
    assert all(each == f"GET {bob.url}/api/person" for each in said), said
    bob.problems = [problem for problem in bob.problems if "404" not in problem]  # the page's own answer
