"""At one screen a curtain hides between two people all that the one may know and the other may not."""

from __future__ import annotations

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.page.browsing import Message, script
from tests.page.conftest import Come
from tests.page.tables import Place, make

WATCH = f"""
    const everything = {script("everything")};
    window.seen = "";
    let last = "";
    const look = () => {{
      const now = everything();
      if (now !== last) window.seen += last = now;
      requestAnimationFrame(look);
    }};
    document.addEventListener("DOMContentLoaded", look);
"""


def drawn(place: Place, game: str) -> Locator:
    """Play until somebody else has to come; returns what he presses then."""
    come = place.page.get_by_role("button", name="I am ")
    for _ in range(100):
        place.act(lambda count: count - 1)
        place.wait(lambda: come.count() + place.actions.count() > 0, "it doesn't go on")
        if come.count():
            return come
    raise AssertionError(f"In {game} nobody else has to come.")


def secrets(place: Place) -> set[str]:
    """What the seat that was shown has read of itself, and what it could do."""
    return secrets_of(next(view for view in place.visitor.heard("view") if view["legal"]))


def secrets_of(view: Message) -> set[str]:
    """What a seat reads of itself in a view, and what it could do."""
    lines = {piece["line"] for piece in view["news"] if (piece["line"] or "").startswith("You ")}
    return lines | {choice["action"] for choice in view["legal"] if ":" in choice["action"]}


def test_behind_the_curtain_there_is_nothing_of_the_seat_before(visitor: Come) -> None:
    ann = visitor("Ann", motion="no-preference")
    place = Place(ann, make(ann, "indian-wars", ["you", "you"], helps=True)).open().come()
    hidden = secrets(place)
    assert len(hidden) > 3
    shown = place.page.evaluate(script("everything"))
    assert all(secret in shown for secret in hidden)
    come = drawn(place, "indian-wars")
    shown = place.page.evaluate(script("everything"))
    assert not [secret for secret in hidden if secret in shown]
    for gone in (place.undo, place.hint, place.replay, place.log, place.page.get_by_role("tab")):
        expect(gone).to_have_count(0)
    sent = [frame for frame in ann.frames if frame.sent]
    for key in ("u", "h", "1", "[", "{", "ArrowLeft", "ArrowUp", "c", "l", "r", "?"):
        place.page.keyboard.press(key)
    assert [frame for frame in ann.frames if frame.sent] == sent
    assert "#" not in place.page.url
    assert place.page.evaluate(script("everything")) == shown
    name = come.inner_text().removeprefix("I am ")
    expect(place.prompt).to_have_text(f"Now {name}")
    come.click()
    expect(place.actions.first).to_be_enabled()
    shown = place.page.evaluate(script("everything"))
    assert not [secret for secret in hidden if secret.startswith("You ") and secret in shown]


def test_who_comes_back_to_another_s_turn_sees_the_curtain_first(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "you"])).open().come()
    hidden = {secret for secret in secrets(place) if secret.startswith("You ")}
    drawn(place, "indian-wars")
    ann.page.add_init_script(WATCH)
    ann.page.goto(f"{place.page.url}#2.0")  # of another's moment nothing is shown, either
    ann.page.reload()
    come = place.page.get_by_role("button", name="I am ")
    expect(come).to_be_visible()
    seen = place.page.evaluate("window.seen")
    assert not [secret for secret in hidden if secret in seen]
    come.click()
    expect(place.actions.first).to_be_enabled()
    assert "#" not in place.page.url


def test_a_match_at_one_screen_begins_behind_a_curtain_whenever_it_is_opened(visitor: Come) -> None:
    ann = visitor("Ann")
    ann.page.add_init_script(WATCH)
    place = Place(ann, make(ann, "indian-wars", ["you", "you"])).open()
    come = place.page.get_by_role("button", name="I am ")

    def hidden() -> None:
        expect(come).to_have_text("I am Whites")
        seen = place.page.evaluate("window.seen")
        wanted = {secret for view in ann.heard("view") for secret in secrets_of(view)}
        assert len(wanted) > 6
        assert not [secret for secret in wanted if secret in seen]

    hidden()
    place.come()
    place.page.reload()
    hidden()
    place.come()
    place.page.get_by_role("link", name="Tables", exact=True).click()
    expect(place.page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    place.page.evaluate("window.seen = ''")
    place.page.go_back()
    hidden()
    drawn(place.come(), "indian-wars")
    place.page.reload()
    expect(come).to_have_text("I am Indians")


def test_nothing_is_shown_before_all_seats_at_one_screen_know_where_they_are(visitor: Come) -> None:
    ann = visitor("Ann")
    held: list[tuple[WebSocketRoute, str]] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(text: str | bytes) -> None:
            if '"seat":1' in str(text) and '"hello"' in str(text):
                held.append((server, str(text)))
            else:
                server.send(text)

        socket.on_message(sent)

    ann.page.route_web_socket("**/socket", slow)
    place = Place(ann, make(ann, "indian-wars", ["you", "you"], fair=False)).open()
    place.wait(lambda: bool(ann.heard("view")) and bool(held), "nothing was sent")
    expect(place.page.get_by_text("Waiting for the server")).to_be_visible()
    shown = place.page.evaluate(script("everything"))
    assert not [secret for secret in secrets(place) if secret in shown]
    expect(place.page.get_by_role("button", name="I am ")).to_have_count(0)
    for server, hello in held:
        server.send(hello)
    place.come()
