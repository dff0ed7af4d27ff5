"""`alhambra words`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from alhambra.cli.trouble import Trouble

PAGE: Final = Path(__file__).resolve().parents[3] / "web" / "src"
SERVER: Final = Path(__file__).resolve().parents[1] / "server"
"""The sources of the page, in a checkout."""
MODEL: Final = "en"
BESIDE: Final = ("index.ts", "glossary.json", "avoided.json", "same-as-english.json")
"""What a folder has besides messages."""
BEGINNING: Final = re.compile(r"(?:(-?[a-z][\w-]*)| +(\.[\w-]+)) =(.*)")
REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)(?:\.[\w-]+)? *\}")
VARIANT: Final = re.compile(r"\[([a-zA-Z][\w-]*)\]")
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
INCOMPLETE: Final = 1

Messages = Mapping[str, str]
"""What is said by its name, `wall` or `wall.title`, as it is written."""


class Gaps(NamedTuple):
    """What a language still wants."""

    wanted: int
    """How many messages the page asks for."""
    files: list[str]
    missing: list[str]
    variants: list[str]
    unused: list[str]
    english: list[str]
    terms: list[str]

    @property
    def said(self) -> int:
        return self.wanted - len(self.missing) - len(self.english)

    @property
    def is_whole(self) -> bool:
        return not any((self.files, self.missing, self.variants, self.unused, self.english, self.terms))


def words(
    *,
    language: Annotated[str | None, Parameter(name=["--language", "-l"])] = None,
    page: Annotated[Path, Parameter(show=False)] = PAGE,
) -> int:
    """Say what a language of the page still lacks.

    Lists messages that are missing, that nobody asks for, and that are still in English, and how far the language has
    come; without --language one line for each. For translators, in a checkout: docs/translating.md. The exit code is 1
    if anything is left to do.

    For example:

        $ alhambra words --language de
    """
    messages = page / "i18n"
    if not messages.is_dir():
        raise Trouble("words: this needs the sources of the page; run it in a checkout")
    there = sorted(folder.name for folder in messages.iterdir() if any(folder.glob("*.ftl")))
    if language is not None and language not in there:
        raise Trouble(f"words: there is no folder {messages.name}/{language}; there are {', '.join(there)}")
    code = _code(page)
    found = {tag: _gaps(messages, tag, code) for tag in ([language] if language else there) if tag != MODEL}
    for tag, gaps in found.items():
        print(f"{tag}: {gaps.said:,} of {gaps.wanted:,} messages, {100 * gaps.said // max(1, gaps.wanted)}%")
        if language is not None:
            _tell(gaps)
    return 0 if all(gaps.is_whole for gaps in found.values()) else INCOMPLETE


def _tell(gaps: Gaps) -> None:
    for heading, names in (
        ("files that are missing", gaps.files),
        ("messages that are missing", gaps.missing),
        ("cases that a message does not tell apart", gaps.variants),
        ("messages that nobody asks for", gaps.unused),
        ("messages that are the same as in English; if rightly so, list them in same-as-english.json", gaps.english),
        ("terms of the glossary that are missing", gaps.terms),
    ):
        if names:
            print(f"\n{heading}: {len(names)}", *names, sep="\n  ")


def _gaps(messages: Path, tag: str, code: str) -> Gaps:
    model, own = messages / MODEL, messages / tag
    english, translated = _read(model), _read(own)
    wanted = [name for name in english if _is_asked(name.partition(".")[0], code)]
    rightly = set(_json(own / "same-as-english.json"))
    referred = {name for text in translated.values() for name in REFERENCE.findall(text)}
    files = [file.relative_to(model).as_posix() for file in sorted(model.rglob("*.ftl"))]
    return Gaps(
        wanted=len(wanted),
        files=[name for name in (*BESIDE, *files) if not (own / name).is_file()],
        missing=[name for name in wanted if name not in translated],
        variants=[
            f"{name} [{key}]"
            for name in wanted
            if name in translated
            for key in VARIANT.findall(english[name])
            if key not in PLURALS and f"[{key}]" not in translated[name]
        ],
        unused=[
            name
            for name in translated
            if not _is_asked(name.partition(".")[0], code) and name.partition(".")[0] not in referred
        ],
        english=[
            name
            for name in wanted
            if translated.get(name) == english[name] and name not in rightly and _has_words(english[name])
        ],
        terms=sorted(set(_json(model / "glossary.json")) - set(_json(own / "glossary.json"))),
    )


def _code(page: Path) -> str:
    """All that asks for words: what the page is made of, but for its tests, and what the server writes to people."""
    files = [file for ending in ("ts", "svelte") for file in sorted(page.rglob(f"*.{ending}"))]
    files += sorted(SERVER.rglob("*.py"))
    code = "\n".join(file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts"))
    return code.replace('"', "'")


def _is_asked(name: str, code: str) -> bool:
    return f"'{name}'" in code or f"'{name}." in code


def _has_words(text: str) -> bool:
    """Something of its own, not only what it takes from variables and other messages."""
    if REFERENCE.search(text):
        return False
    before = ""
    while text != before:
        before, text = text, re.sub(r"\{ *\$\w+ *(?:->)?|[*]?\[[\w-]+\]", "", text)
    return any(letter.isalpha() for letter in text)


def _read(folder: Path) -> Messages:
    return dict(saying for file in sorted(folder.rglob("*.ftl")) for saying in _sayings(file.read_text("utf-8")))


def _sayings(text: str) -> Iterator[tuple[str, str]]:
    """Each message and attribute with its text."""
    message, name, lines = "", "", list[str]()
    for line in [*text.splitlines(), "# end"]:
        begins = BEGINNING.fullmatch(line)
        if begins or line.startswith("#"):
            if name and "".join(lines).strip():
                yield name, "\n".join(lines).strip()
            name, lines = "", []
        if begins:
            message = begins[1] or message
            name = message + (begins[2] or "")
            lines = [begins[3]]
        elif name:
            lines.append(line.rstrip())


def _json(file: Path) -> list[str]:
    return list(json.loads(file.read_text("utf-8"))) if file.is_file() else []
