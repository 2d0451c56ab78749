"""What each field of a message or a request means: the sentences that stand under the fields in the source.

Python doesn't keep them, so they are read from there, when somebody asks for a description.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache
from types import ModuleType
from typing import Any

import msgspec


@cache
def sentences(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentence of each field of a struct that has one, inherited ones too."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            found |= _own(each)
    return found


def _own(struct: type[msgspec.Struct]) -> dict[str, str]:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(sentence))):
                found[name] = inspect.cleandoc(sentence)
    return found


def structs(*modules: ModuleType) -> dict[str, type[msgspec.Struct]]:
    """The structs of modules, by their names."""
    return {
        name: kind
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }


def describe(definitions: dict[str, Any], *modules: ModuleType) -> None:
    """Put the sentences into the schemas of these modules' structs."""
    for name, struct in structs(*modules).items():
        properties = definitions.get(name, {}).get("properties", {})
        for field, sentence in sentences(struct).items():
            if field in properties:
                properties[field]["description"] = sentence
