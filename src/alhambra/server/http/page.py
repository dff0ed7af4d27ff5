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
    is_for_ever = asset is not None and path.startswith("/assets/")
    asset = asset or page.find("index.html")
    if asset is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    headers = {"Cache-Control": FOR_EVER if is_for_ever else ASK_FIRST, "Vary": "Accept-Encoding"}
    body = asset.body
    if asset.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = asset.compressed
    return Response(body, media_type=asset.media_type, headers=headers)
