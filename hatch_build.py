"""The package's build hook: what is built holds the page. tools/page.py builds it."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT = "TALLGRASS_NO_PAGE"


def _page() -> ModuleType:
    """tools/page.py, which is in no package."""
    file = Path(__file__).resolve().parent / "tools" / "page.py"
    spec = importlib.util.spec_from_file_location("tallgrass_build_page", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


page = _page()


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel, an sdist or an editable install is made, unless it is fresh."""

    def dependencies(self) -> list[str]:
        """A Node, where one is needed and none is there."""
        needed = not os.environ.get(WITHOUT) and page.has_sources() and not page.is_fresh()
        return [page.NODE_PACKAGE] if needed and page.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, and have it packed although git ignores it."""
        if os.environ.get(WITHOUT):
            print(f"{WITHOUT} is set: this Tallgrass is installed without its page.", file=sys.stderr)
            return
        try:
            if not page.has_sources() and not page.is_fresh():
                raise page.PageError("The page can't be built: there is neither the page nor frontend/.")
            if not page.is_fresh():
                node = page.find_node()
                if node is None:
                    raise page.PageError(
                        f"The page can't be built: there is no Node {page.OLDEST_NODE} or later with npm, "
                        f"nor {page.NODE_PACKAGE}. {WITHOUT}=1 installs without the page."
                    )
                page.build(node)
        except page.PageError as error:
            sys.exit(f"\n{error}\n")  # a sentence without a traceback
        build_data["artifacts"].append(f"/{page.PAGE.relative_to(page.ROOT).as_posix()}/")
