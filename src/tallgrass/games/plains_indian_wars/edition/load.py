"""Reading an edition: from a folder, by the name of one of ours, or out of a match file."""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from tallgrass.games.plains_indian_wars.edition.cards import Cards
from tallgrass.games.plains_indian_wars.edition.check import check_edition, check_provenance
from tallgrass.games.plains_indian_wars.edition.check_cards import check_cards
from tallgrass.games.plains_indian_wars.edition.check_map import check_map
from tallgrass.games.plains_indian_wars.edition.check_setup import check_setup
from tallgrass.games.plains_indian_wars.edition.map import Map
from tallgrass.games.plains_indian_wars.edition.problems import EditionError, Problem, joined, shown
from tallgrass.games.plains_indian_wars.edition.provenance import Provenance, provenance
from tallgrass.games.plains_indian_wars.edition.reading import read_tables
from tallgrass.games.plains_indian_wars.edition.setup import Setup
from tallgrass.kernel.edition import HIDDEN

OURS: Final = "reconstruction"
FILES: Final = ("map", "cards", "setup")
MAX_BYTES: Final = 4 * 2**20
DEEPEST: Final = 20  # tables in tables: no edition needs nearly as many
Documents = dict[str, Any]


class Edition(msgspec.Struct, frozen=True):
    """The data of a game, checked. `hash` is that of the content of the three files, whatever their form."""

    name: str
    map: Map
    cards: Cards
    setup: Setup
    hash: str

    def documents(self) -> Documents:
        """The edition as plain data, whole: for a match file."""
        return {
            "name": self.name,
            "map": _plain(self.map),
            "cards": _plain(self.cards),
            "setup": _plain(self.setup),
        }

    @staticmethod
    def from_documents(documents: object) -> Edition:
        """The edition that `documents` made, checked like files.

        Raises:
            EditionError: with all that is wrong.
        """
        if not isinstance(documents, dict) or set(documents) != {"name", *FILES}:
            raise EditionError(_IN_MATCH, [Problem("edition", "", "it is something else", _PARTS)])
        name = documents["name"]
        if not isinstance(name, str) or not re.fullmatch(rf"[^{HIDDEN}]{{1,100}}", name):
            wrong = Problem("edition", "name", f"it is {shown(name)}", "a text of one line")
            raise EditionError(_IN_MATCH, [wrong])
        return _made(name, _IN_MATCH, {file: documents[file] for file in FILES}, [])

    def provenance(self, kind: str, identity: str, field: str) -> Provenance:
        """Where a datum comes from: of a card, region, box, trail or space by its id, else by file and table.

        `("card", "npt-01", "cubes")`, `("region", "N5", "boxes.st_louis")`, `("setup", "dice.faces.npt",
        "weapon")`.

        Raises:
            LookupError: if there is no such table or datum.
        """
        return provenance(self.map, self.cards, self.setup, kind, identity, field)


_IN_MATCH: Final = "in the match file"
_PARTS: Final = "a table with name, map, cards and setup"


def load_edition(source: str | Path = OURS) -> Edition:
    """The edition in a folder, or one that comes with the package, by its name.

    Raises:
        EditionError: with all that is wrong.
    """
    if isinstance(source, str) and source in editions():
        return _ours(source)
    folder = Path(source)
    if not folder.is_dir():
        wrong = Problem(str(source), "", "there is no such folder", f"a folder, or {joined(editions())}")
        raise EditionError(str(source), [wrong])
    return _from_folder(_name(folder), str(source), folder)


def _name(folder: Path) -> str:
    """The folder's name as matches may carry it: short, without anything that a terminal would obey."""
    name = "".join(letter if letter.isprintable() else "?" for letter in folder.resolve().name)
    return name[:100] or "edition"


def editions() -> tuple[str, ...]:
    """The names of those that come with the package."""
    return tuple(sorted(each.name for each in home().iterdir() if each.joinpath("map.toml").is_file()))


def home() -> Traversable:
    """The folder of those that come with the package."""
    return resources.files("tallgrass.games.plains_indian_wars").joinpath("editions")


@cache
def _ours(name: str) -> Edition:
    return _from_folder(name, name, home().joinpath(name))


def _from_folder(name: str, where: str, folder: Traversable) -> Edition:
    problems: list[Problem] = []
    raw = {file: _toml(folder, f"{file}.toml", problems) for file in FILES}
    return _made(name, where, raw, problems)


def _toml(folder: Traversable, file: str, problems: list[Problem]) -> object:
    """The tables of a file; None, with a problem, if it can't be read."""
    try:
        with folder.joinpath(file).open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            problems.append(Problem(file, "", "it is too large", f"at most {MAX_BYTES // 2**20} MiB"))
            return None
        return tomllib.loads(data.decode("utf-8"))
    except OSError as error:
        wrong = (
            "it isn't there"
            if isinstance(error, FileNotFoundError)
            else f"it can't be read ({error.strerror})"
        )
        problems.append(Problem(file, "", wrong, "the files map.toml, cards.toml and setup.toml"))
    except UnicodeDecodeError as error:
        problems.append(Problem(file, "", f"its byte {error.start} is no UTF-8", "a text in UTF-8"))
    except ValueError as error:  # a number of too many digits is one, and no TOMLDecodeError
        said = "".join(letter if letter.isprintable() else "?" for letter in str(error))
        problems.append(Problem(file, "", f"it isn't TOML ({said})", "TOML"))
    except RecursionError:
        problems.append(Problem(file, "", "it is nested too deeply", "TOML"))
    return None


def _made(name: str, where: str, raw: dict[str, object], problems: list[Problem]) -> Edition:
    """Form first, file by file; then what must hold in a file of sound form; then between the files."""
    ordered = {file: _ordered(tables, 0) for file, tables in raw.items()}
    found = {problem.file for problem in problems}

    def read(form: type, file: str) -> Any:
        if f"{file}.toml" in found:
            return None
        return read_tables(ordered[file], form, f"{file}.toml", problems)

    map_: Map | None = read(Map, "map")
    if map_ is not None:
        problems += check_map(map_) + check_provenance("map.toml", map_)
    cards: Cards | None = read(Cards, "cards")
    if cards is not None:
        problems += check_cards(cards) + check_provenance("cards.toml", cards)
    setup: Setup | None = read(Setup, "setup")
    if setup is not None:
        problems += check_setup(setup) + check_provenance("setup.toml", setup)
    if map_ is None or cards is None or setup is None:
        raise EditionError(where, problems)
    problems += check_edition(map_, cards, setup)
    if problems:
        raise EditionError(where, problems)
    return Edition(name, map_, cards, setup, _hash(map_, cards, setup))


def _ordered(value: object, depth: int) -> object:
    """The same with the keys of every table in one order, numbers in a key by their size.

    So the order of keys in a file means nothing: not to the hash, and not to who goes through a table.
    """
    if depth > DEEPEST:
        return None  # the form will say what is expected there
    if isinstance(value, dict):
        return {key: _ordered(value[key], depth + 1) for key in sorted(value, key=_natural)}
    if isinstance(value, list):
        return [_ordered(entry, depth + 1) for entry in value]
    return value


def _natural(key: object) -> list[tuple[bool, int, str]]:
    parts = re.findall(r"[0-9]{1,9}|[^0-9]+|[0-9]+", str(key))
    return [
        (False, int(part), "") if part.isdecimal() and len(part) < 10 else (True, 0, part) for part in parts
    ]


def _plain(table: Map | Cards | Setup) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table, order="deterministic"))


def _hash(*tables: Map | Cards | Setup) -> str:
    """SHA-256 of the three as JSON with sorted keys; what is as by default isn't written."""
    content = dict(zip(FILES, map(_plain, tables), strict=True))
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()
