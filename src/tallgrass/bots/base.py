"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tallgrass.kernel.chance import Chance
from tallgrass.kernel.messages import View


class Bot(ABC):
    """A player that answers a view with an action.

    Its choice is a function of what it is given: of hidden things it knows nothing, and what it
    leaves to luck it takes from `chance`.
    """

    blind: bool = False
    """A blind bot never looks at its view, so that nobody need make one for it."""

    @abstractmethod
    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        """One of the legal actions; there is at least one."""
