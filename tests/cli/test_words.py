"""`alhambra words` tells a translator what is left to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.console import Terminal
from tests.web.support.languages import MESSAGES, TRANSLATIONS

ENGLISH = """# Words.
hello = Hello, { $name }
wall = Wall
    .title = The wall
    .hint = Long is good.
count = { $count ->
    [one] one card
   *[other] { $count } cards
}
brand = Alhambra
place = { $kind ->
    [person] a seat
   *[tile] a spot
}
figure = { $count }
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with English, and a folder for another language."""
    (tmp_path / "Page.svelte").write_text(
        "{t('hello')} {t('wall.title')} {t('count')} {t('brand')} {t('place')} {t('figure')}"
    )
    for language in ("en", "xx"):
        folder = tmp_path / "i18n" / language
        folder.mkdir(parents=True)
        (folder / "app.ftl").write_text(ENGLISH)
        (folder / "glossary.json").write_text('{"wall": ["wall"]}')
        for name in ("index.ts", "avoided.json", "same-as-english.json"):
            (folder / name).write_text('["brand"]')
    return tmp_path


def rewrite(page: Path, *changes: tuple[str, str]) -> None:
    file = page / "i18n" / "xx" / "app.ftl"
    text = file.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text)


TRANSLATED = (
    ("Hello,", "Saluton,"),
    ("= Wall", "= Muro"),
    ("The wall", "La muro"),
    ("Long is good", "Longe estas bone"),
    ("one card", "unu karto"),
    ("a seat", "sidloko"),
)


def test_a_language_that_says_everything_is_whole(page: Path, alhambra: Terminal) -> None:
    rewrite(page, *TRANSLATED)
    answer = alhambra("words", "--language", "xx", "--page", page)
    assert answer.out == "xx: 8 of 8 messages, 100%\n"
    assert answer.code == 0


def test_what_is_missing_unused_or_english_is_named(page: Path, alhambra: Terminal) -> None:
    rewrite(page, *TRANSLATED[:3], ("count = ", "kount = "), ("[person] a seat", "[guest] sidloko"))
    (page / "i18n" / "xx" / "avoided.json").unlink()
    (page / "i18n" / "xx" / "glossary.json").write_text("{}")
    answer = alhambra("words", "--language", "xx", "--page", page)
    assert answer.code == 1
    assert answer.out.splitlines()[0] == "xx: 6 of 8 messages, 75%"
    told = answer.out.split("\n\n")[1:]
    assert [part.split() for part in told] == [
        [*["files", "that", "are", "missing:", "1"], "avoided.json"],
        [*["messages", "that", "are", "missing:", "1"], "count"],
        ["cases", "that", "a", "message", "does", "not", "tell", "apart:", "1", "place", "[person]"],
        [*["messages", "that", "nobody", "asks", "for:", "1"], "kount"],
        told[4].split(),
        [*["terms", "of", "the", "glossary", "that", "are", "missing:", "1"], "wall"],
    ]
    assert told[4].startswith("messages that are the same as in English")
    assert told[4].split()[-1] == "wall.hint"


def test_without_a_language_each_has_a_line(page: Path, alhambra: Terminal) -> None:
    answer = alhambra("words", "--page", page)
    assert answer.out == "xx: 2 of 8 messages, 25%\n"
    assert answer.code == 1


def test_a_language_that_there_is_not_is_no_use(page: Path, alhambra: Terminal) -> None:
    answer = alhambra("words", "--language", "tlh", "--page", page)
    assert answer.code == 2
    assert "there are en, xx" in answer.err


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_there_is_says_everything(language: str, alhambra: Terminal) -> None:
    answer = alhambra("words", "--language", language)
    assert answer.code == 0, answer.out


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_folder_is_made_up_like_the_english_one(language: str) -> None:
    """Grammar of its own goes into the same files; `printed-alike.json` is for those who need it."""

    def files(tag: str) -> set[str]:
        folder = MESSAGES / tag
        return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}

    own = files(language) - {"printed-alike.json"}
    assert own == files("en") | {"same-as-english.json"}
    assert (MESSAGES / language / "index.ts").read_text() == (MESSAGES / "en" / "index.ts").read_text()
