"""A player of Plains Indian Wars by rules of thumb."""

from __future__ import annotations

from tallgrass.bots.base import Bot
from tallgrass.bots.plains_indian_wars import fighting, marching, placing, playing
from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.giving_way import GivingWay, Shedding
from tallgrass.games.plains_indian_wars.imagine import imagine
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import GATHERING, WALKING, Activation, Party
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.wagons import Raid, Raids, WagonTurn
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal
from tallgrass.kernel.chance import Chance, FastChance
from tallgrass.kernel.messages import View


class PlainsHeuristic(Bot):
    """Takes regions and fights at good odds, escorts or hunts wagons, holds or denies the railheads.

    It looks at a position that is like what it sees: but for the others' cards, which it never looks at,
    all lies open.
    """

    def __init__(self, game: PlainsIndianWars) -> None:
        self._game = game

    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        assert isinstance(view, PlainsView), type(view)
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        at = imagine(self._game.board, self._game.verbs, view, FastChance(0))
        return decide(Worth(at, at.side(view.seat)), legal)


def decide(worth: Worth, legal: list[int]) -> int:  # noqa: PLR0912 - a case for each task
    """What to do, by the task that asks."""
    actions = worth.at.actions
    match worth.at.agenda[-1]:
        case FactionTurn() as task:
            return playing.turn(worth, task, legal)
        case Placement() as task:
            return placing.placement(worth, task, legal)
        case Reinforcement() as task:
            return placing.transfer(worth, task, legal)
        case March() as task:
            return marching.march(worth, task, legal)
        case Activation() as task:
            return marching.activation(worth, task, legal)
        case Party(stage=stage) as task if stage == GATHERING:
            return marching.gather(worth, task, legal)
        case Party(stage=stage) as task if stage == WALKING:
            return marching.walk(worth, task, legal)
        case Fights():
            return fighting.next_fight(worth, legal)
        case Engagement() as task:
            return fighting.engagement(worth, task, legal)
        case Treaty() as task:
            return fighting.treaty(worth, task, legal)
        case GivingWay() as task:
            return fighting.give_way(worth, task, legal)
        case Shedding():
            return fighting.shed(worth, legal)
        case Raids() as task:
            return fighting.raids(worth, task, legal)
        case Raid() as task:
            return fighting.raid(worth, task, legal)
        case Strike() as task:
            return fighting.strike(worth, task, legal)
        case Withdrawal() as task:
            return placing.withdrawal(worth, task, legal)
        case Removal() as task:
            return placing.removal(worth, task, legal)
        case WagonTurn():
            return placing.trail(worth, legal)
        case EventCard() as task:
            first = legal[0]
            if first >= actions.choose:
                return playing.option(worth, task, legal)
            if first >= actions.trail:
                return placing.wagons_on(worth, legal)
            return playing.name(worth, legal)
    return legal[0]
