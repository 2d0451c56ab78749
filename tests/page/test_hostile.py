"""What others send, and what a browser won't do: links, names, lines of chat, no cookies, a storage that refuses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

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


def test_whose_cookie_is_gone_plays_as_somebody_new(visitor: Come) -> None:
    ann = visitor("Ann")
    ann.page.goto("/")
    expect(ann.page.get_by_role("button", name="You are Ann")).to_be_visible()
    ann.context.clear_cookies()
    ann.page.get_by_role("button", name="Play a bot: Indian Wars").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("button", name=re.compile(r"You are Guest \d{4}"))).to_be_visible()


def test_who_takes_no_cookies_is_told_in_plain_words(visitor: Come) -> None:
    page = visitor().page

    def kept_nothing(route: Route) -> None:
        answer = route.fetch()
        headers = {name: text for name, text in answer.headers.items() if name != "set-cookie"}
        page.context.clear_cookies()
        route.fulfill(response=answer, headers=headers)

    page.route("**/api/person", kept_nothing)
    page.goto("/")
    page.get_by_role("button", name="Play a bot: Indian Wars").click()
    expect(page.get_by_role("alert")).to_contain_text("Allow cookies for this site")
    assert "POST" not in page.get_by_role("alert").inner_text()


def test_when_the_server_cannot_say_who_one_is_nobody_loses_his_name(visitor: Come) -> None:
    ann = visitor("Ann")
    page = ann.page
    broken = '{"code": "broken", "reason": "The server is out of order."}'

    def say_nothing(route: Route) -> None:  # of who one is; a name would be taken
        if route.request.method == "GET":
            route.fulfill(status=429, body=broken)
        else:
            route.continue_()

    page.route("**/api/person", say_nothing)
    page.goto("/")
    page.get_by_role("button", name="Play a bot: Indian Wars").click()
    expect(page.get_by_role("alert")).to_have_text("The server is out of order.")
    page.unroute("**/api/person")
    page.get_by_role("button", name="Play a bot: Indian Wars").click()
    page.wait_for_url("**/t/*")
    assert ann.context.request.get("/api/person").json()["name"] == "Ann"
