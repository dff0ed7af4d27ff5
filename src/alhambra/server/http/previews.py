"""What programs show of a link to the page: title, description and icon, in the language of who sent it.

The words come with the built page. A link says its sender's language as `?lang=es`; else it is that of who asks.
Only the first part of the path counts, so a preview tells nothing of a table: not who sits there, not how it stands,
and not even whether there is one.
"""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec

FALLBACK: Final = "en"
HOME: Final = "home"
ICON: Final = "/icon-512.png"
ICON_PIXELS: Final = 512


class Words(msgspec.Struct, frozen=True):
    """What is said of one part of the site."""

    title: str
    text: str


AllWords = dict[str, dict[str, Words]]
"""By language, then by the first part of the path."""


def read_words(built: bytes) -> AllWords:
    """The words as the build has written them."""
    return msgspec.json.decode(built, type=AllWords)


def best_language(sent: str, accepted: str, spoken: AllWords) -> str:
    """The sender's language if it is spoken, else the first of `Accept-Language` that is, by name or main part."""
    ranked = sorted(accepted.split(","), key=_weight, reverse=True)
    for wish in [sent, *(each.partition(";")[0].strip() for each in ranked)]:
        main = wish.lower().partition("-")[0]
        exact = [tag for tag in spoken if tag.lower() == wish.lower()]
        close = [tag for tag in spoken if tag.lower().partition("-")[0] == main]
        if exact or close:
            return (exact or close)[0]
    return FALLBACK


def _weight(wish: str) -> float:
    try:
        return float(wish.partition("q=")[2] or 1)
    except ValueError:
        return 0


def preview(path: str, language: str, site: str, words: AllWords) -> str:
    """The tags for the page's head. `site` is where the page is, as in `https://play.example`."""
    parts = words[language]
    said = parts.get(path.strip("/").partition("/")[0], parts[HOME])
    properties = {
        "og:site_name": "Alhambra",
        "og:type": "website",
        "og:title": said.title,
        "og:description": said.text,
        "og:locale": language.replace("-", "_"),
        "og:image": f"{site}{ICON}",
        "og:image:width": str(ICON_PIXELS),
        "og:image:height": str(ICON_PIXELS),
    }
    names = {"description": said.text, "twitter:card": "summary"}
    return "".join(
        f'<meta {kind}="{key}" content="{escape(value)}" />\n'
        for kind, tags in (("name", names), ("property", properties))
        for key, value in tags.items()
    )
