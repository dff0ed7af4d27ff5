"""How Sphinx builds the documentation: `./run docs`."""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

project = "Alhambra"
author = "the authors of Alhambra"
project_copyright = author
language = "en"

extensions = ["myst_parser"]
exclude_patterns = ["site"]
myst_heading_anchors = 4

html_theme = "furo"
html_title = "Alhambra"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_permalinks_icon = "#"


def setup(app: Sphinx) -> None:
    """Our own notations are shown as they are."""
    for name in ("alh", "setup", "error"):
        app.add_lexer(name, TextLexer)
