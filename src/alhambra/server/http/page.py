"""Serves the built page: hashed files for ever, everything else fresh, and every unknown path the page itself.

The page lies in web/dist of a checkout, or beside this module in an installed package.
"""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.http.previews import best_language, preview, read_words

IN_PACKAGE: Final = Path(__file__).parents[1] / "static"
IN_CHECKOUT: Final = Path(__file__).resolve().parents[4] / "web" / "dist"

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg")

NOT_BUILT: Final = """\
<!doctype html><meta charset="utf-8"><title>Alhambra</title>
<p>The page has not been built. In a checkout <code>./run</code> builds it. The
<a href="/api/docs">programming interface</a> is there all the same.</p>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def page_folder() -> Path:
    return IN_PACKAGE if IN_PACKAGE.is_dir() else IN_CHECKOUT


class Asset:
    """A file of the page, in memory, also compressed where that helps."""

    def __init__(self, file: Path, changed: float) -> None:
        self.changed = changed
        self.media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.body = file.read_bytes()
        is_text = self.media_type.startswith(COMPRESSIBLE)
        self.compressed = gzip.compress(self.body, 9, mtime=0) if is_text else None


class Page:
    """The files of the page; one that is built anew while the server runs is read anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._assets: dict[Path, Asset] = {}

    def find(self, path: str) -> Asset | None:
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime
        except (OSError, ValueError):
            return None  # longer than any name, or with a letter that none has
        asset = self._assets.get(file)  # by its own name: there are many ways to write a path
        if asset is None or asset.changed != changed:
            asset = self._assets[file] = Asset(file, changed)
        return asset


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def serve_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    page: Page = request.app.state.page
    if path.startswith("/api/"):
        raise Refused(RefusalCode.NOT_FOUND, f"there is nothing at {path}")
    asset = page.find(path) if path.strip("/") else None
    if asset is None and path.startswith("/assets/"):
        raise Refused(RefusalCode.NOT_FOUND, f"there is nothing at {path}")
    is_small = "gzip" in request.headers.get("accept-encoding", "")
    if asset is None:
        return _the_page(request, page, path, is_small=is_small)
    headers = {"Cache-Control": FOR_EVER if path.startswith("/assets/") else ASK_FIRST, "Vary": "Accept-Encoding"}
    body = asset.body
    if asset.compressed is not None and is_small:
        headers["Content-Encoding"] = "gzip"
        body = asset.compressed
    return Response(body, media_type=asset.media_type, headers=headers)


def _the_page(request: Request[Any, Any, Any], page: Page, path: str, *, is_small: bool) -> Response[bytes]:
    """The page itself, with what programs show of a link to it."""
    asset, built = page.find("index.html"), page.find("previews.json")
    if asset is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    body = asset.body
    if built is not None:
        words = read_words(built.body)
        language = best_language(
            request.query_params.get("lang", ""), request.headers.get("accept-language", ""), words
        )
        tags = preview(path, language, _site(request), words)
        body = body.replace(b"</head>", tags.encode() + b"</head>", 1)
    headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Encoding, Accept-Language"}
    if is_small:
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, mtime=0)
    return Response(body, media_type=asset.media_type, headers=headers)


def _site(request: Request[Any, Any, Any]) -> str:
    """Where the page is for who asks: pictures in previews need the whole address."""
    public_url: str | None = request.app.state.services.settings.public_url
    scheme = "https" if request.app.state.proxies.is_secure(request) else "http"
    return public_url or f"{scheme}://{request.headers.get('host', '')}"
