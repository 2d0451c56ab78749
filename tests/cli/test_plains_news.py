"""News of Plains Indian Wars in a terminal: a paragraph for what belongs together, and nothing twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tallgrass.cli.seating import Wishes, new_match
from tallgrass.games.plains_indian_wars.events import (
    Activated,
    CardPlayed,
    Chose,
    DiscDrawn,
    EngagementBegan,
    EngagementEnded,
    Lost,
    Placed,
    Rolled,
    Stepped,
    WagonRolled,
)
from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tests.cli.plains import BOARD, GAME, PLACE
from tests.cli.sitting import Sitting


def news(events: list[Event]) -> list[str]:
    """As the Indians are told it."""
    return BOARD.news(events, 0, GAME.words(seats=2))


def test_a_card_a_group_and_a_fight_are_a_paragraph_each() -> None:
    card: list[Event] = [CardPlayed(seat=0, card=0), Placed(army=0, place=4, count=3)]
    step = Stepped(armies=(1, 0, 0, 0, 0), frm=4, to=11)
    group: list[Event] = [Activated(seat=0, army=0, place=4), step, step]
    fight: list[Event] = [
        EngagementBegan(region=11, attackers=0, armies=(1, 0, 1, 0, 0)),
        Rolled(army=0, faces=(0,), what="fight"),
        Lost(army=2, place=11),
        EngagementEnded(region=11, left=0),
    ]
    news = [DiscDrawn(disc=0), *card, *group, *fight]
    assert BOARD.paragraphs(news, 0) == [[DiscDrawn(disc=0)], card, group, fight]


def chosen(number: int) -> Iterator[tuple[str, bool]]:
    """The choices of a game at random that show nothing by themselves, and whether they are told."""
    chance = FastChance(number, 4)
    state = GAME.start(4, GAME.settle({}), chance)
    events: list[Event] = []
    while state.to_move():
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance, events)
    for event in events:
        if isinstance(event, Chose):
            yield GAME.actions.name(event.action).partition(":")[0], event.told(0)


def test_what_leads_to_other_news_is_not_told_and_what_nothing_else_says_is() -> None:
    told: dict[str, bool] = {}
    for number in range(3):
        for verb, heard in chosen(number):
            assert told.setdefault(verb, heard) == heard
    quiet = {verb for verb, heard in told.items() if not heard}
    assert quiet >= {"take", "go", "done", "fight", "stop", "ambush"}
    assert set(told) - quiet >= {"stay", "no-ambush"}


def test_a_way_of_several_steps_is_one_sentence() -> None:
    first, second = (
        Stepped(armies=(0, 0, 1, 2, 0), frm=PLACE[frm], to=PLACE[to])
        for frm, to in (("N5", "N4"), ("N4", "N3"))
    )
    others = Stepped(armies=(0, 0, 1, 1, 0), frm=PLACE["N4"], to=PLACE["N3"])
    by_rail = Stepped(armies=(0, 0, 1, 2, 0), frm=PLACE["N5"], to=PLACE["N4"], rail=True)
    party = "One blue cube and two brown cubes go"
    assert news([first, second]) == [f"{party} from N5 through N4 to N3."]
    assert news([first, others])[0].startswith(f"{party} from N5 to N4. One blue cube and one")
    assert news([by_rail, second]) == [f"{party} by rail from N5 to N4. {party} from N4 to N3."]


def test_losses_of_one_faction_are_one_sentence() -> None:
    green, purple = Lost(army=0, place=PLACE["N5"]), Lost(army=4, place=PLACE["N5"])
    gone = Lost(army=4, place=PLACE["N5"], permanent=True)
    assert news([green, purple, purple, gone]) == [
        "One green cube in N5 is hit and goes to the Casualty Box. "
        "Two purple cubes in N5 are hit and go to the Casualty Box. "
        "One purple cube in N5 is hit and leaves the game for good."
    ]


def test_wagons_that_roll_together_are_told_together() -> None:
    oregon, mormon = map(GAME.board.trail_names.index, ("oregon", "mormon"))
    rolls = [WagonRolled(trail=oregon, to=to) for to in (NOWHERE, PLACE["N6"], PLACE["N8"], PLACE["N8"])]
    assert news([*rolls, WagonRolled(trail=mormon, to=PLACE["N4"])]) == [
        "A wagon comes to the end of the Oregon Trail: it has arrived. "
        "Wagons on the Oregon Trail roll to N6 and N8 (2). A wagon on the Mormon Trail rolls to N4."
    ]


def test_the_news_of_a_turn_of_the_other_side_fit_on_a_low_screen() -> None:
    match = new_match(GAME, Wishes(held=("us",), seed=5))
    shown = Sitting(match, width=80).exchanges[0].shown
    turn = shown[shown.index("The green disc") : shown.index("The brown disc")]
    assert "Engagement in NE5" in turn and "NPT activates N7" in turn
    assert turn.count("\n") < 20
    assert not re.search(r"Indians: (Done|Move|Fight)", turn)
