"""What the server says to people in their own language, from the same files as the page.

They lie in web/src/i18n of a checkout, or beside this module in an installed package.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

IN_PACKAGE: Final = Path(__file__).with_name("languages")
IN_CHECKOUT: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "i18n"

FALLBACK: Final = "en"
CHAPTER: Final = "chapters/{}.ftl"


def languages_folder() -> Path:
    return IN_PACKAGE if IN_PACKAGE.is_dir() else IN_CHECKOUT


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: the names of the folders."""
    return tuple(sorted(folder.parent.name for folder in languages_folder().glob("*/index.ts")))


def best_language(wishes: Iterable[str]) -> str:
    """The first of the wished languages that we speak, by its exact name or else by its main part."""
    for wish in wishes:
        for is_same in (str.lower, _main_part):
            found = next((each for each in languages() if is_same(each) == is_same(wish)), None)
            if found is not None:
                return found
    return FALLBACK


def say(language: str, chapter: str, message: str, **values: str | int) -> str:
    """A message of a chapter, or the message's attribute when the name has a dot, in the best language there is."""
    bundle = _bundle(best_language([language]), chapter)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} has no text"
    said, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(said)


@cache
def _bundle(language: str, chapter: str) -> FluentBundle:
    # Imported only when something is said: it takes longer than all of a start.
    from fluent.runtime import FluentBundle, FluentResource

    text = (languages_folder() / language / CHAPTER.format(chapter)).read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def _main_part(tag: str) -> str:
    return tag.lower().partition("-")[0]
