"""From the tables of a file to its struct, or to every problem in them.

msgspec stops at the first fault. So where it finds one, the tables are gone through one by one.
"""

from __future__ import annotations

import re
import types
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from tallgrass.games.plains_indian_wars.edition.problems import Problem, joined, shown
from tallgrass.games.plains_indian_wars.edition.words import ONE_LINE

T = TypeVar("T")


def read_tables(raw: object, form: type[T], file: str, problems: list[Problem]) -> T | None:
    """The struct of a file; or None, with what is wrong added to `problems`."""
    try:
        return msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        found: list[Problem] = []
        _walk(raw, form, file, "", found)
        problems += found or [_problem(error, raw, form, file, "")]
    return None


def _walk(value: object, form: Any, file: str, key: str, out: list[Problem]) -> None:
    plain = _plain(form)
    structs = _structs(plain)
    if structs:
        _walk_struct(value, structs, file, key, out)
    elif get_origin(plain) is dict:
        _walk_dict(value, plain, file, key, out)
    elif _is_list(plain) and isinstance(value, list | tuple) and _long_enough(value, form):
        for place, entry in enumerate(value):
            _walk(entry, get_args(plain)[0], file, f"{key}[{_label(entry, place)}]", out)
    else:
        lists = [choice for choice in _choices(plain) if _is_list(_plain(choice))]
        if lists and lists != [plain] and isinstance(value, list | tuple):  # a selector or a list of codes
            _walk(value, lists[0], file, key, out)
            return
        _try(value, form, file, key, out)


def _walk_struct(value: object, structs: list[Any], file: str, key: str, out: list[Problem]) -> None:
    if not isinstance(value, dict):
        out.append(Problem(file, key, f"it is {shown(value)}", "a table"))
        return
    tag: str | None = structs[0].__struct_config__.tag_field
    struct = structs[0]
    if tag is not None:
        by_tag = {each.__struct_config__.tag: each for each in structs}
        if tag not in value:
            out.append(Problem(file, _under(key, tag), "it is missing", joined(list(by_tag))))
            return
        if not isinstance(value[tag], str) or value[tag] not in by_tag:
            out.append(Problem(file, _under(key, tag), f"it is {shown(value[tag])}", joined(list(by_tag))))
            return
        struct = by_tag[value[tag]]
    known = {field.encode_name: field for field in fields(struct)}
    for name, content in value.items():
        if name in known:
            _walk(content, known[name].type, file, _under(key, name), out)
        elif name != tag:
            there = joined(sorted(known))
            out.append(Problem(file, _under(key, name), "there is no such key here", f"one of: {there}"))
    for name, field in known.items():
        if name not in value and _required(field):
            out.append(Problem(file, _under(key, name), "it is missing", _words(field.type)))


def _walk_dict(value: object, form: Any, file: str, key: str, out: list[Problem]) -> None:
    if not isinstance(value, dict):
        out.append(Problem(file, key, f"it is {shown(value)}", "a table"))
        return
    of_key, of_value = get_args(form)
    for name, content in value.items():
        try:
            msgspec.convert(name, of_key)
        except msgspec.ValidationError:
            out.append(Problem(file, _under(key, name), "it can't be called so", _words(of_key)))
            continue
        _walk(content, of_value, file, _under(key, name), out)


def _try(value: object, form: Any, file: str, key: str, out: list[Problem]) -> None:
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        out.append(_problem(error, value, form, file, key))


_AT = re.compile(r" - at `(?:key in )?\$(.*)`\Z", re.DOTALL)


def _problem(error: msgspec.ValidationError, value: Any, form: Any, file: str, key: str) -> Problem:
    """The path in what msgspec says (`... - at `$.a[1]``) goes behind the key of the value."""
    said = str(error)
    at = _AT.search(said)
    path = at.group(1) if at else ""
    if not re.fullmatch(r"(\[\d+\])*", path):  # the walk stops before it comes to this
        return Problem(
            file, f"{key}{path}".lstrip("."), said.removesuffix(at.group(0) if at else ""), "another"
        )
    for step in re.findall(r"\d+", path):
        value, form = value[int(step)], _entry(_plain(form), int(step))
        key += f"[{step}]"
    return Problem(file, key, f"it is {shown(value)}", _words(form))


def _entry(form: Any, place: int) -> Any:
    return get_args(form)[0 if _is_list(form) else place]


def _label(entry: object, place: int) -> str:
    """An entry of a list goes by its id, if it has one that can be said, or else by its place."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return name if isinstance(name, str) and re.fullmatch(r"[A-Za-z0-9-]{1,40}", name) else str(place)


def _under(key: str, name: object) -> str:
    """The key of an entry; a name that isn't one to write bare is quoted."""
    text = str(name)
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,60}", text):
        text = shown(text)
    return f"{key}.{text}" if key else text


def _required(field: FieldInfo) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


# --- what a form is, and how to say it


def _plain(form: Any) -> Any:
    """Without the limits that Annotated puts on it."""
    return get_args(form)[0] if get_origin(form) is Annotated else form


def _choices(form: Any) -> list[Any]:
    if get_origin(form) in (types.UnionType, Union):
        return [choice for choice in get_args(form) if choice is not type(None)]
    return [form]


def _structs(form: Any) -> list[Any]:
    """The structs that it may be, if it is to be a table."""
    return [kind for kind in _choices(form) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def _is_list(form: Any) -> bool:
    return get_origin(form) is tuple and get_args(form)[-1] is Ellipsis


def _long_enough(value: list[Any] | tuple[Any, ...], form: Any) -> bool:
    return len(value) >= (_limits(form).min_length or 0)


def _limits(form: Any) -> msgspec.Meta:
    if get_origin(form) is Annotated:
        for limit in get_args(form)[1:]:
            if isinstance(limit, msgspec.Meta):
                return limit
    return msgspec.Meta()


def _words(form: Any) -> str:
    """A form in words."""
    plain, limits = _plain(form), _limits(form)
    if len(_choices(plain)) > 1:
        # Tables of different kinds are called the same.
        return " or ".join(dict.fromkeys(_words(choice) for choice in _choices(plain)))
    (plain,) = _choices(plain)
    if plain is not _plain(form):
        return _words(plain)
    if _structs(plain) or get_origin(plain) is dict:
        return "a table"
    if get_origin(plain) is Literal:
        return joined([shown(each) for each in get_args(plain)])
    if _is_list(plain):
        least = f" of at least {limits.min_length}" if limits.min_length else ""
        return f"a list{least}, each {_words(get_args(plain)[0])}"
    if get_origin(plain) is tuple:
        return f"a list of {len(get_args(plain))}, each {_words(get_args(plain)[0])}"
    if plain is bool:
        return "true or false"
    if plain is int:
        return f"a whole number from {limits.ge} to {limits.le}"
    return _TEXTS.get(limits.pattern or "", "a text")


_TEXTS = {
    ONE_LINE: "a text of one line, not empty and of at most 1000 letters, none of them hidden and none that "
    "turns the direction of writing",
    r"^[A-Z][A-Z0-9]*\Z": "a code: up to 6 capitals and digits, such as 'N5'",
    r"^[a-z0-9]+(-[a-z0-9]+)*\Z": "an id in small letters, digits and hyphens, such as 'npt-01'",
    r"^[a-z][a-z0-9_]*\Z": "a name in small letters, digits and '_'",
    r"^[A-Za-z][A-Za-z0-9_]*\Z": "a box, a region code or a name",
    r"^(reconstructed|public:[a-z0-9_]+)\Z": "'reconstructed' or 'public:SOURCE'",
    r"^(\*|[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)*)\Z": "a datum here, such as 'name' or 'boxes.rockies', or '*'",
}
