"""Types, raids and stages stand in the order of their numbers."""

from __future__ import annotations

import tallgrass
from tallgrass.games.mystic_warriors import state
from tallgrass.games.mystic_warriors.material import STAGES, MysticWarriorsMaterial
from tallgrass.games.mystic_warriors.tables import TYPE, TYPE_NAMES


def material() -> MysticWarriorsMaterial:
    made = tallgrass.game("mystic-warriors").material(plain=False)
    assert isinstance(made, MysticWarriorsMaterial)
    return made


def test_types() -> None:
    types = material().types
    assert [each.name for each in types] == list(TYPE_NAMES)
    assert [each.count for each in types] == [21, 19, 20, 22, 21, 20, 2, 5, 7]
    assert [card.type for card in material().cards] == TYPE
    assert material().deck == sum(each.count for each in types)


def test_raids() -> None:
    horse, *_, pipeholder = material().raids
    names = [material().types[kind].title for kind in horse.cost]
    assert (horse.title, horse.flips, horse.feathers) == ("Horse Raid", 7, 0)
    assert names == ["Spirit", "Tribe", "Weapon", "Dress", "Approach", "Approach"]
    assert (pipeholder.name, len(pipeholder.cost), pipeholder.flips, pipeholder.feathers) == (
        "pipeholder",
        9,
        10,
        10,
    )


def test_stages() -> None:
    numbers = {name: getattr(state, name.upper().replace("-", "_")) for name in STAGES}
    assert numbers == {name: number for number, name in enumerate(STAGES)}


def test_the_options_are_told_where_they_matter() -> None:
    texts = {rule.id: rule.text for rule in material().rules}
    assert "unless the option 'First seat' names somebody" in texts["turn"]
    assert "The option 'Feathers' sets another goal" in texts["MW-4"]
    assert "With the option 'Luck without raid only'" in texts["MW-10"]
