"""A bot that plays at random."""

from __future__ import annotations

from tallgrass.bots.base import Bot
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.messages import View


class RandomBot(Bot):
    """Every legal action is as likely as the others."""

    blind = True

    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]
