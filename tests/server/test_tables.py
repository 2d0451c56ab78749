"""Making tables, sitting down, beginning, playing: what every client does."""

from __future__ import annotations

import urllib.request
from typing import Any

import msgspec
import pytest

import tallgrass
from tallgrass.server import protocol, requests
from tallgrass.server.about import TableInfo
from tallgrass.server.client import NotDone, new_id
from tallgrass.server.fields import SPECTATOR
from tests.server.guests import Guest
from tests.server.running import FAST, Serving, serving


def test_two_people_meet_at_a_public_table_and_play(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = ann.make("indian-wars", "you", "open")
    assert table in [info.id for info in bob.server.ask("GET", "/api/tables", list[TableInfo])]
    assert bob.server.join(table).seat == 1
    with ann.sit(table, 0) as first, bob.sit(table, 1) as second:
        before = first.until(protocol.Welcome).table
        assert (before.status, before.seats[0].yours, before.seats[1].yours) == ("open", True, False)
        second.nonce("bob")
        first.until(protocol.TableChanged, lambda message: message.table.seats[1].ready)
        first.nonce("ann")
        begun = first.until(protocol.TableChanged, lambda message: message.table.status == "playing")
        assert begun.table.commitment == before.commitment
        view = first.view(lambda view: bool(view.legal))
        ack = first.done(first.act(view))
        assert ack.version > view.version
        assert first.view().version == ack.version


def test_a_seat_is_ready_when_the_match_need_not_wait_for_it(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")

    def ready(table: str) -> list[bool]:
        return [seat.ready for seat in ann.server.table(table).seats]

    table = ann.make("mystic-warriors", "you", "open", "random")
    assert ready(table) == [False, False, True]  # a nonce is missing; nobody sits there; a bot needs none
    with ann.sit(table, 0) as place:
        place.nonce()
    assert ready(table) == [True, False, True]
    bob.server.join(table)
    assert ready(table) == [True, False, True]
    without_nonces = ann.make("indian-wars", "you", "open", fair=False)
    assert ready(without_nonces) == [True, False]


def test_a_match_against_a_bot_is_played_to_its_end(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "heuristic")
    with ann.sit(table, 0) as place:
        place.nonce()
        over = place.play()
        assert over.seed is not None
        assert over.verdict.startswith(("Whites won", "Indians won", "A draw"))
    assert ann.server.table(table).status == "over"


def test_an_invitation_is_for_one_seat_and_once(server: Serving) -> None:
    ann, bob, eve = (Guest(server.url, name) for name in ("Ann", "Bob", "Eve"))
    made = ann.server.make(requests.NewTable(game="indian-wars", seats=["you", "open"]))
    assert list(made.codes) == ["indians"]
    with pytest.raises(NotDone, match="invitation"):
        eve.server.join(made.table.id)
    joined = bob.server.accept(made.codes["indians"])
    assert (joined.table.id, joined.seat) == (made.table.id, 1)
    assert (made.table.yours, joined.table.yours) == (True, False)
    with pytest.raises(NotDone, match="isn't valid"):
        eve.server.accept(made.codes["indians"])


def test_the_same_id_is_carried_out_once(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "you")
    with ann.sit(table, 0) as place, ann.sit(table, 1) as other:
        place.nonce()
        other.nonce()
        view = place.view(lambda view: bool(view.legal))
        act = place.act(view)
        first, second = place.done(act), place.done(act)
        assert first == second
        assert place.refused(place.act(view)).code == "stale"
        assert place.done(act) == first


def test_what_is_illegal_is_refused_with_the_rule(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "heuristic", fair=False)
    with ann.sit(table, 0) as place:
        view = place.view(lambda view: bool(view.legal))
        reject = place.refused(place.act(view, "lay:fort"))
        assert reject.rule is not None
        assert reject.version == view.version
        assert place.refused(place.act(view, "fly:away")).code == "unknown-action"


def test_a_restart_is_no_more_than_a_reconnect(database: str) -> None:
    with serving(database, *FAST) as server:
        restart(server)


def restart(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    with ann.sit(table, 0) as place:
        view = place.view(lambda view: bool(view.legal))
        act = place.act(view)
        ack = place.done(act)
        after = place.view(lambda view: view.version == ack.version)
    server.kill()
    server.restart()
    with ann.sit(table, 0) as place:
        again = place.view()
        assert (again.version, again.view, again.legal) == (after.version, after.view, after.legal)
        assert place.done(act) == ack


def test_chat_is_among_players_or_among_spectators(server: Serving) -> None:
    ann, eve = Guest(server.url, "Ann"), Guest(server.url, "Eve")
    table = ann.make("indian-wars", "you", "heuristic")
    with ann.sit(table, 0) as player, eve.sit(table, None) as watching:
        player.done(protocol.Say(id=new_id(), text="<b>hello</b>"))
        watching.done(protocol.Say(id=new_id(), text="psst"))
        assert player.until(protocol.ChatLine).text == "<b>hello</b>"
        assert watching.until(protocol.ChatLine).text == "psst"
        assert [m.text for m in player.heard if isinstance(m, protocol.ChatLine)] == ["<b>hello</b>"]


def test_odds_are_those_of_the_game(server: Serving) -> None:
    """Three blue against the green cube of N7: the same figures as at the map in the terminal."""
    ann = Guest(server.url, "Ann")
    table = ann.make("plains-indian-wars", "you", "you", fair=False)
    game = tallgrass.game("plains-indian-wars")
    with ann.sit(table, 0) as place:
        view = msgspec.convert(place.view().view, game.view_type)
        place.socket.send(protocol.Odds(id="o1", question="N7 b3"))
        told = place.until(protocol.OddsAnswer)
        assert told.figures == game.odds(view, game.words(seats=2), "N7 b3")
        place.socket.send(protocol.Odds(id="o2", question="Canada"))
        refused = place.until(protocol.Reject)
        assert (refused.code, refused.reason) == ("odds", "Nobody fights in Canada.")
        place.socket.send(protocol.Odds(id="o3", question="N7"))
        reason = place.until(protocol.Reject).reason  # without what a terminal would have one type
        assert reason == "There is no fight in N7 (Fort Laramie): One green cube and no opponents."


def test_hints_and_odds_where_several_play_are_for_tables_that_agreed(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    for helps in (False, True):
        table = ann.make("plains-indian-wars", "you", "open", fair=False, helps=helps)
        bob.server.join(table)
        with ann.sit(table, 0) as place:
            place.view(lambda view: bool(view.legal))
            place.socket.send(protocol.Odds(id="o1", question="N7 b3"))
            if helps:
                assert place.until(protocol.OddsAnswer).figures
            else:
                assert place.until(protocol.Reject).code == "no-help"


def test_a_table_says_to_each_whether_he_may_have_hints(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")

    def helps(table: str) -> tuple[bool, bool]:
        return ann.server.table(table).helps, bob.server.table(table).helps

    assert helps(ann.make("indian-wars", "you", "random", fair=False)) == (True, False)
    assert helps(ann.make("indian-wars", "you", "you", fair=False)) == (True, False)
    assert helps(ann.make("indian-wars", "random", "random", fair=False)) == (False, False)
    several = ann.make("indian-wars", "you", "open", fair=False)
    assert helps(several) == (False, False)
    bob.server.join(several)
    assert helps(several) == (False, False)
    with ann.sit(several, 0) as place:
        place.socket.send(protocol.HandOver(id="h", bot="random"))
        place.until(protocol.Ack)
    assert helps(several) == (False, False)
    assert helps(ann.make("indian-wars", "you", "open", fair=False, helps=True)) == (True, True)


def test_a_seat_is_taken_without_a_body(server: Serving) -> None:
    table = Guest(server.url, "Host").make("indian-wars", "open", "open")
    visitor = Guest(server.url, "Visitor").server
    assert visitor.ask("POST", f"/api/tables/{table}/join", requests.Joined).seat == 0


def test_the_page_about_the_interface_says_what_each_request_does(server: Serving) -> None:
    with urllib.request.urlopen(f"{server.url}/api/docs") as answer:
        page = answer.read().decode()
    operations = page.split("<h1>Types</h1>")[0]
    assert "Sit down at a free seat of a public table" in operations
    assert "<p></p>" not in operations


def test_who_lets_a_bot_play_is_still_asked_about_a_takeback(server: Serving) -> None:
    """Else one could take back what was drawn as soon as the other goes to bed."""
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = ann.make("indian-wars", "you", "open", fair=False)
    bob.server.join(table)
    with ann.sit(table, 0) as place, bob.sit(table, 1) as other:
        other.view()
        handed = other.done(protocol.HandOver(id=new_id(), bot="random"))
        place.view(lambda view: view.version == handed.version)
        for number, verb in enumerate(("discard:", "draw")):
            names = (view := place.newest(handed.version + number)).legal
            choice = next(each.action for each in names if each.action.startswith(verb))
            place.done(place.act(view, choice))
        place.done(protocol.Offer(id=new_id(), offer="takeback"))
        asked = other.until(protocol.Asked)
        assert (asked.wanted, asked.needed, asked.state) == ([1], 1, "asked")


def test_a_takeback_is_refused_by_somebody(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = ann.make("indian-wars", "you", "open", fair=False)
    bob.server.join(table)
    with ann.sit(table, 0) as place, bob.sit(table, 1) as other:
        place.done(place.act(place.view(lambda view: bool(view.legal)), "done"))
        place.done(protocol.Offer(id=new_id(), offer="takeback"))
        asked = other.until(protocol.Asked)
        assert asked.refused_by is None
        other.done(protocol.Answer(id=new_id(), offer=asked.offer, yes=False))
        told = place.until(protocol.Asked, lambda offer: offer.state == "refused")
        assert (told.offer, told.by, told.refused_by) == (asked.offer, 0, 1)


def test_who_was_away_when_his_takeback_was_refused_is_told_until_he_acts(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = ann.make("indian-wars", "you", "open", fair=False)
    bob.server.join(table)

    def told(who: Guest, seat: int | None) -> list[tuple[int, str, int | None]]:
        """The offers that somebody hears of when he comes."""
        with who.sit(table, seat) as place:
            place.view()
            place.socket.send(protocol.Earlier(id=new_id(), before=0))
            place.until(protocol.EarlierNews)
            heard = [message for message in place.heard if isinstance(message, protocol.Asked)]
            return [(offer.offer, offer.state, offer.refused_by) for offer in heard]

    with bob.sit(table, 1) as other:
        with ann.sit(table, 0) as place:
            place.done(place.act(place.view(lambda view: bool(view.legal)), "done"))
            place.done(protocol.Offer(id=new_id(), offer="takeback"))
        asked = other.until(protocol.Asked)
        other.done(protocol.Answer(id=new_id(), offer=asked.offer, yes=False))
        refused = (asked.offer, "refused", 1)
        assert (told(ann, 0), told(bob, 1), told(bob, None)) == ([refused], [], [])
        other.done(other.act(other.newest(fits=lambda view: bool(view.legal)), "done"))
        assert told(ann, 0) == [refused]
        with ann.sit(table, 0) as place:
            view = place.view(lambda view: bool(view.legal))
            place.done(place.act(view, view.legal[-1].action))
        assert told(ann, 0) == []


def test_why_of_a_thing_tells_of_what_belongs_to_the_moment(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "heuristic", fair=False)
    with ann.sit(table, 0) as place:
        view = place.view(lambda view: bool(view.legal))
        game = tallgrass.game("indian-wars")
        legal = {choice.action for choice in view.legal}
        held = next(name.partition(":")[2] for name in sorted(legal) if name.startswith("discard:"))

        def why(**asked: Any) -> protocol.Reason:
            place.socket.send(protocol.Why(id=new_id(), **asked))
            return place.until(protocol.Reason)

        can = why(actions=["fly:north", f"lay:{held}", f"discard:{held}"])
        assert (can.action, can.refusal) == (f"discard:{held}", None)
        other = next(name for name in game.actions.names if name.startswith("discard:") and name not in legal)
        not_held = why(actions=["draw", other, f"lay:{held}"])
        alone = {name: why(action=name).refusal for name in ("draw", other, f"lay:{held}")}
        codes = [None if refusal is None else refusal.code for refusal in alone.values()]
        assert codes == ["rules", "not-held", "rules"]
        assert (not_held.action, not_held.refusal) == ("draw", alone["draw"])
        assert why(action="draw", actions=[other]).action == "draw"
        unknown: list[dict[str, Any]] = [{"actions": ["fly:north"]}, {"actions": []}, {"action": "swim"}]
        for asked in unknown:
            assert place.refused(protocol.Why(id=new_id(), **asked)).code == "unknown-action"


def test_the_games_are_told_with_all_that_a_new_table_needs(server: Serving) -> None:
    infos = Guest(server.url, "Ann").server.ask("GET", "/api/games", list[requests.GameInfo])
    assert [info.name for info in infos] == list(tallgrass.games())
    for info in infos:
        assert [len(names) for names in info.seats] == [len(called) for called in info.players]
        assert [bot.name for bot in info.bots] == ["random", "heuristic"]
        assert all(bot.parameters == [] for bot in info.bots)
    assert infos[-1].players == [
        ["Indians", "US"],
        ["Indians", "Cavalry", "Settlers"],
        ["NPT", "SPT", "Cavalry", "Settlers"],
    ]


def test_a_piece_of_news_tells_in_which_view_it_was_first_seen(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "heuristic")
    with ann.sit(table, 0) as place:
        place.nonce()
        place.play()
        views = [message for message in place.heard if isinstance(message, protocol.View)]
        known = {news.n: news.version for view in views for news in view.news}
        assert sorted(known) == list(range(len(known)))
        assert sorted(known.values()) == [known[n] for n in range(len(known))]
        for version in range(1, views[-1].version + 1, 5):
            place.socket.send(protocol.At(id=new_id(), version=version))
            position = place.until(protocol.Position)
            assert [n for n in known if known[n] <= version] == list(range(position.news))


def test_a_moment_that_all_have_seen_is_found_by_all_while_the_match_goes_on(server: Serving) -> None:
    """By the versions of a spectator's view; what another seat has seen tells something about what it did."""
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = ann.make("indian-wars", "you", "open", fair=False)
    bob.server.join(table)
    with ann.sit(table, 0) as mine, bob.sit(table, 1) as other:
        for place in (mine, other):  # one after the other they say that they are done: all see that
            view = place.newest(fits=lambda view: bool(view.legal))
            place.done(place.act(view, "done"))
        mine.socket.send(protocol.At(id="first", version=2))
        here = mine.until(protocol.Position)
        assert (here.version, here.public) == (2, 2)
        other.socket.send(protocol.At(id="there", version=here.public, by=SPECTATOR))
        there = other.until(protocol.Position)
        assert (there.seat, there.public) == (1, here.public)
        assert there.view["finished"] == here.view["finished"]
        for secret in (protocol.At(id="s1", version=2, by=0), protocol.At(id="s2", version=2, seat=0)):
            assert other.refused(secret).code == "secret"


def test_a_browser_is_told_where_it_has_come(server: Serving) -> None:
    with urllib.request.urlopen(server.url) as answer:
        assert "<title>Tallgrass</title>" in answer.read().decode()
