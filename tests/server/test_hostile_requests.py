"""Hostile clients over HTTP: always a reason in JSON, never a change, and the headers are always there."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tallgrass.server import protocol, requests
from tests.conftest import THOROUGH
from tests.server.fields import Field, refused
from tests.server.guests import Guest
from tests.server.running import FAST, Serving, serving
from tests.server.test_hostile_sockets import values, words
from tests.server.wires import Answer, Message, has_headers, problem, request


def test_every_answer_has_the_headers(field: Field) -> None:
    url, token = field.url, field.ann.server.token
    asked = [
        ("GET", "/api/games"),
        ("GET", "/api/health"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/mine"),
        ("GET", f"/api/tables/{field.table}"),
        ("GET", "/api/schema/openapi.json"),
        ("OPTIONS", "/api/games"),
        ("HEAD", "/api/games"),
        ("GET", "/api/nowhere"),
        ("GET", "/api/tables/nowhere"),
        ("DELETE", "/api/games"),
        ("PUT", "/api/person"),
        ("POST", "/api/person"),
        ("GET", f"/api/tables/{field.table}/file"),
        ("GET", f"/api/tables/{field.table}/socket"),
    ]
    for method, path in asked:
        has_headers(request(url, method, path, token=token))


def test_refusals_have_a_code_and_a_reason(field: Field) -> None:
    url, ann, eve = field.url, field.ann.server.token, field.eve.server.token
    table = f"/api/tables/{field.table}"
    wish = {"game": "indian-wars", "seats": ["you", "open"]}
    fifth = {**wish, "game": "mystic-warriors", "options": {"first_seat": 5}}
    asked: list[tuple[str, str, bytes | str | Message | None, str | None, tuple[int, str]]] = [
        ("GET", "/api/nowhere", None, None, (404, "request")),
        ("DELETE", "/api/games", None, None, (405, "request")),
        ("GET", "/api/person", None, None, (401, "name")),
        ("GET", "/api/person", None, "x" * 43, (401, "name")),
        ("GET", "/api/person", None, "x" * 4_000, (401, "name")),
        ("GET", "/api/tables/mine", None, None, (401, "name")),
        ("POST", "/api/tables", wish, None, (401, "name")),
        ("POST", "/api/tables", {**wish, "game": "chess"}, ann, (400, "unknown-game")),
        ("POST", "/api/tables", {**wish, "edition": "../../etc"}, ann, (400, "unknown-game")),
        ("POST", "/api/tables", {**wish, "seats": ["you"]}, ann, (400, "seats")),
        ("POST", "/api/tables", {**wish, "seats": ["you"] * 9}, ann, (400, "request")),
        ("POST", "/api/tables", {**wish, "seats": ["you", "human"]}, ann, (400, "unknown-bot")),
        ("POST", "/api/tables", {**wish, "seats": ["you", "random\x00"]}, ann, (400, "unknown-bot")),
        ("POST", "/api/tables", {**wish, "seats": ["you", "random:x=1"]}, ann, (400, "unknown-bot")),
        ("POST", "/api/tables", {**wish, "seats": ["you", "b" * 201]}, ann, (400, "request")),
        ("POST", "/api/tables", {**wish, "seats": "you"}, ann, (400, "request")),
        ("POST", "/api/tables", {**wish, "options": {"cheat": True}}, ann, (400, "option")),
        ("POST", "/api/tables", fifth, ann, (400, "option")),
        ("POST", "/api/tables", {**wish, "options": {"a": [1]}}, ann, (400, "request")),
        ("POST", "/api/tables", {**wish, "clock": {"clock": "bank", "seconds": 1}}, ann, (400, "request")),
        ("POST", "/api/tables", {**wish, "clock": {"clock": "days", "days": 10**30}}, ann, (400, "request")),
        ("POST", "/api/tables", {**wish, "creator": "me"}, ann, (400, "request")),
        ("POST", "/api/tables", "[" * 60_000, ann, (400, "request")),
        ("POST", "/api/tables", '{"game":' * 8_000, ann, (400, "request")),
        ("POST", "/api/tables", '{"game":1e999,"seats":[]}', ann, (400, "request")),
        ("POST", "/api/tables", b"\xff\xfe", ann, (400, "request")),
        ("POST", "/api/tables", b"\x00", ann, (400, "request")),
        ("POST", "/api/tables", "", ann, (400, "request")),
        ("POST", "/api/tables", "null", ann, (400, "request")),
        ("POST", "/api/tables", "x" * (2**16 + 1), ann, (413, "request")),
        ("POST", "/api/import", "x" * (2**22 + 1), ann, (413, "request")),
        ("POST", "/api/import", '{"file":' * 50_000, ann, (400, "request")),
        ("POST", "/api/join", {"code": "x"}, eve, (400, "code")),
        ("POST", "/api/join", {"code": "\x00"}, eve, (400, "code")),
        ("POST", "/api/join", {"code": "x" * 101}, eve, (400, "request")),
        ("POST", "/api/join", {"code": None}, eve, (400, "request")),
        ("POST", f"{table}/join", {}, eve, (400, "seat")),
        ("POST", f"{table}/join", {"seat": 0}, eve, (400, "seat")),
        ("POST", f"{table}/join", {"seat": -1}, eve, (400, "request")),
        ("POST", f"{table}/join", {"seat": 2**70}, eve, (400, "request")),
        ("DELETE", table, None, eve, (403, "not-yours")),
        ("DELETE", table, None, ann, (400, "begun")),
        ("POST", f"{table}/seats/1/invite", None, eve, (403, "not-yours")),
        ("POST", f"{table}/seats/1/invite", None, ann, (400, "begun")),
        ("GET", "/api/tables/%00", None, ann, (404, "no-table")),
        ("GET", "/api/tables/%ff%fe", None, ann, (404, "no-table")),
        ("GET", "/api/tables/" + "a" * 5_000, None, ann, (400, "request")),
        ("GET", "/api/tables/%2e%2e%2fperson", None, ann, (404, "request")),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd/file", None, ann, (404, "request")),
    ]
    with field.unshaken():
        for method, path, body, token, expected in asked:
            answer = request(url, method, path, body, token=token)
            assert problem(answer) == expected, (method, path, str(body)[:80], answer)


ODD_HEADERS: list[dict[str, str]] = [
    {"content-type": "text/plain"},
    {"content-type": "application/x-www-form-urlencoded"},
    {"content-type": "multipart/form-data; boundary=x"},
    {"content-type": "application/json; charset=utf-16"},
    {"content-type": "application/x-msgpack"},
    {"content-type": ""},
    {"authorization": "Basic eDp5"},
    {"authorization": "Bearer"},
    {"cookie": "tallgrass=; tallgrass=x; =; ;;; \x01"},
    {"accept": "application/x-msgpack"},
    {"accept-encoding": "gzip;q=x, ,"},
    {"x-forwarded-for": "'; --, \x7f"},
    {"host": ""},
    {"host": "evil.example"},
]


def test_no_header_breaks_anything(field: Field) -> None:
    with field.unshaken():
        for headers in ODD_HEADERS:
            for method, path in (("POST", "/api/tables"), ("GET", "/api/person"), ("POST", "/api/import")):
                answer = request(field.url, method, path, "{}", headers=headers)
                status, _ = problem(answer)
                assert 400 <= status < 500, (headers, answer)


@pytest.mark.parametrize("path", ["/api/tables", "/api/person", "/api/join", "/api/import"])
def test_no_body_breaks_anything(field: Field, path: str) -> None:
    fits: dict[str, Message] = {
        "/api/tables": {"game": "indian-wars", "seats": ["you", "open"], "options": {}, "fair": False},
        "/api/person": {"name": "Ann", "token": True},
        "/api/join": {"code": "x"},
        "/api/import": {"file": {}, "seats": ["you", "open"], "until": 3},
    }

    @settings(max_examples=40 * THOROUGH)
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        body = dict(fits[path])
        for _ in range(data.draw(st.integers(1, 3))):
            key = data.draw(st.one_of(st.sampled_from(sorted(fits[path])), words))
            body[key] = data.draw(values)
        answer = request(field.url, "POST", path, json.dumps(body), token=field.ann.server.token)
        if answer.status not in (200, 201):
            status, _ = problem(answer)
            assert 400 <= status < 500, (body, answer)

    with field.unshaken():
        send()
    field.ann.server.come("Ann")


# --- names


def test_a_name_is_one_line_that_can_be_read(field: Field) -> None:
    token = field.cid.server.token
    for name in (
        "",
        " ",
        "\t",
        "a\nb",
        "\x1b[31mred",
        "x" * 41,
        "\x00",
        "a\x9bb",
        "\u2029",
        "\u202eevil",
        7,
        None,
        ["a"],
    ):
        answer = request(field.url, "POST", "/api/person", {"name": name}, token=token)
        assert problem(answer) == (400, "request"), name
    assert request(field.url, "GET", "/api/person", token=token).read()["name"] == "Cid"


# --- other sites, cookies, tokens


def test_pages_of_other_sites_change_nothing(field: Field) -> None:
    own = field.url.replace("http://", "")
    cookie = f"tallgrass={field.ann.server.token}"
    other = field.ann.make("indian-wars", "you", "open")
    asked: list[tuple[str, str, Message | None]] = [
        ("POST", "/api/person", {"name": "Owned"}),
        ("POST", "/api/tables", {"game": "indian-wars", "seats": ["you", "open"]}),
        ("POST", f"/api/tables/{other}/join", {}),
        ("POST", f"/api/tables/{other}/seats/1/invite", None),
        ("DELETE", f"/api/tables/{other}", None),
        ("POST", "/api/join", {"code": "x"}),
        ("POST", "/api/import", {"file": {}, "seats": ["you", "open"]}),
    ]
    with field.unshaken():
        before = request(field.url, "GET", "/api/tables/mine", headers={"cookie": cookie}).read()
        for origin in (
            "http://evil.example",
            "null",
            "http://[",
            f"http://{own}.evil.example",
            "http://127.0.0.1:1",
            "",
        ):
            for method, path, body in asked:
                answer = request(field.url, method, path, body, headers={"cookie": cookie, "origin": origin})
                assert problem(answer) == (403, "origin"), (origin, path)
        after = request(field.url, "GET", "/api/tables/mine", headers={"cookie": cookie}).read()
        assert [(table["id"], table["status"]) for table in after] == [
            (table["id"], table["status"]) for table in before
        ]
        assert request(field.url, "GET", "/api/person", headers={"cookie": cookie}).read()["name"] == "Ann"
        same = {"cookie": cookie, "origin": f"http://{own}"}
        assert request(field.url, "DELETE", f"/api/tables/{other}", headers=same).read()["status"] == "closed"
        answer = request(field.url, "GET", "/api/games", headers={"origin": "http://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_the_cookie_is_for_the_browser_alone(attacked: Serving, tmp_path: object) -> None:
    _cookie(attacked.url, secure=False)


def test_behind_tls_the_cookie_is_for_https_alone(database: str) -> None:
    with serving(database, "--tls", *FAST) as server:
        _cookie(server.url, secure=True)


def _cookie(url: str, *, secure: bool) -> None:
    answer = request(url, "POST", "/api/person", {"name": "Zoe"}, headers={"x-forwarded-for": "10.9.9.9"})
    assert answer.read()["token"] is None  # no script gets it either
    crumbs = {crumb.strip().lower() for crumb in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= crumbs
    assert ("secure" in crumbs) == secure
    assert not any(crumb.startswith("domain") for crumb in crumbs)
    token = answer.headers["set-cookie"].split(";")[0]
    assert request(url, "GET", "/api/person", headers={"cookie": token}).read()["name"] == "Zoe"


def test_nobodys_token_is_told_to_anybody(field: Field) -> None:
    made = field.ann.server.make(requests.NewTable(game="indian-wars", seats=["you", "open"], public=True))
    secrets = [guest.server.token or "" for guest in (field.ann, field.bob, field.cid)]
    secrets += [*made.codes.values()]
    told = [frame for wire in (*field.wires, field.sit(field.eve, None)) for frame in wire.frames]
    for path in ("tables", "tables/mine", f"tables/{field.table}", f"tables/{made.table.id}", "person"):
        told.append(request(field.url, "GET", f"/api/{path}", token=field.eve.server.token).body)
    told.append(request(field.url, "GET", f"/api/tables/{made.table.id}", token=field.ann.server.token).body)
    for secret in secrets:
        assert len(secret) > 40
        assert not [data for data in told if secret.encode() in data]


# --- seats


def test_an_invitation_is_worth_nothing_when_it_was_used_or_the_table_is_closed(field: Field) -> None:
    ann, bob, eve = field.ann.server, field.bob.server.token, field.eve.server.token
    made = ann.make(requests.NewTable(game="indian-wars", seats=["you", "open"]))
    path, code = f"/api/tables/{made.table.id}", made.codes["indians"]
    for seat in ("0", "2", "99999999999999999999999", "-1", "2147483648"):
        answer = request(field.url, "POST", f"{path}/seats/{seat}/invite", token=ann.token)
        assert 400 <= problem(answer)[0] < 500, seat
    new = request(field.url, "POST", f"{path}/seats/1/invite", token=ann.token).read()["code"]
    accept = {"code": code}
    assert problem(request(field.url, "POST", "/api/join", accept, token=eve)) == (400, "code")
    assert problem(request(field.url, "POST", f"{path}/join", {"seat": 1}, token=eve)) == (403, "private")
    assert request(field.url, "POST", "/api/join", {"code": new}, token=bob).read()["seat"] == 1
    assert problem(request(field.url, "POST", "/api/join", {"code": new}, token=eve)) == (400, "code")
    assert problem(request(field.url, "POST", f"{path}/seats/1/invite", token=ann.token))[0] == 409
    closed = ann.make(requests.NewTable(game="indian-wars", seats=["you", "open"], public=True))
    path = f"/api/tables/{closed.table.id}"
    assert request(field.url, "DELETE", path, token=ann.token).read()["status"] == "closed"
    assert problem(request(field.url, "POST", f"{path}/join", {}, token=eve)) == (400, "seat")
    accept = {"code": closed.codes["indians"]}
    assert problem(request(field.url, "POST", "/api/join", accept, token=eve)) == (400, "seat")
    assert problem(request(field.url, "DELETE", path, token=ann.token)) == (400, "begun")
    wire = field.open(closed.table.id)
    wire.hello(0, ann.token)
    refused(wire.ask({"type": "nonce", "id": "n", "nonce": ""}), "given")
    refused(wire.ask({"type": "act", "id": "n", "version": 1, "action": "x"}), "not-begun")
    refused(wire.ask({"type": "resign", "id": "n"}), "not-begun")


def test_a_seat_where_somebody_sits_is_not_free(field: Field) -> None:
    table = field.ann.make("mystic-warriors", "you", "heuristic", "open")
    path, token = f"/api/tables/{table}", field.eve.server.token
    for seat in (0, 1):
        answer = request(field.url, "POST", f"{path}/join", {"seat": seat}, token=token)
        assert problem(answer) == (400, "taken")
    answer = request(field.url, "POST", f"{path}/seats/1/invite", token=field.ann.server.token)
    assert problem(answer)[0] == 409  # a bot sits there
    assert request(field.url, "POST", f"{path}/join", {}, token=token).read()["seat"] == 2


# --- limits


def test_tables_of_a_person_are_counted(database: str) -> None:
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        with ann.sit(ann.make("indian-wars", "you", "you", fair=False), 0) as over:
            over.done(protocol.Resign(id="resigned"))
            wish: Message = {"game": "indian-wars", "seats": ["you", "open"]}
            with ThreadPoolExecutor(30) as crowd:  # at once
                made = crowd.map(
                    lambda _: request(server.url, "POST", "/api/tables", wish, token=ann.server.token).status,
                    range(80),
                )
            assert Counter(made) == {201: 50, 429: 30}
            assert over.refused(protocol.Rematch(id="again")).code == "tables"
        answer = request(server.url, "POST", "/api/tables", wish, token=ann.server.token)
        assert problem(answer) == (429, "tables")
        mine = request(server.url, "GET", "/api/tables/mine", token=ann.server.token).read()
        assert len(mine) == 51
        request(server.url, "DELETE", f"/api/tables/{mine[0]['id']}", token=ann.server.token).read()
        request(server.url, "POST", "/api/tables", wish, token=ann.server.token).read()
        # And people from an address.
        codes = {problem(answer) for answer in (_come(server) for _ in range(70)) if answer.status != 201}
        assert codes == {(429, "too-fast")}
        assert _come(server, "10.0.0.7").status == 201


def _come(server: Serving, place: str = "127.0.0.1") -> Answer:
    headers = {"x-forwarded-for": place}
    return request(server.url, "POST", "/api/person", {"name": "Zoe"}, headers=headers)
