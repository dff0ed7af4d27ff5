"""Decides at import whether the compiled rulebook runs or the plain one.

`./run` compiles the packages named here into `build/engine-...` and never into `src`, because compiled files that lie
beside their sources would go on shadowing them after an edit. The folder's name carries the digest of the sources it
was made from: it is used only while that still is the digest of the sources on disk. Edit a rule, and the very next
import runs what you wrote, in plain Python, until `./run` compiles it.

In an installed wheel the compiled files do lie beside their sources, and Python takes them by itself.

`ALHAMBRA_PURE=1` in the environment asks for plain Python in either case.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, MutableSequence
from functools import cache
from importlib import import_module
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from importlib.util import module_from_spec, source_hash, spec_from_file_location
from pathlib import Path

COMPILED_PACKAGES = ("alhambra/rules", "alhambra/bots/engine")
"""What mypyc compiles, as one group. The one list: the build reads it too."""

LEFT_PLAIN = ("__init__.py", "plain_vec.py")
"""Not compiled: the packages' fronts, which run this module, and a class that inherits from list."""

GROUP = "alhambra_engine"
"""The library with the code of all compiled modules; mypyc adds `__mypyc` to its name."""

SOURCES = Path(__file__).resolve().parents[1]


def sources_to_compile(sources: Path = SOURCES) -> list[Path]:
    """The files that are compiled, always in the same order; a package not yet written has none."""
    return [
        file
        for package in COMPILED_PACKAGES
        for file in sorted(sources.joinpath(package).glob("*.py"))
        if file.name not in LEFT_PLAIN
    ]


def build_folder(sources: Path = SOURCES) -> Path:
    """Where the compiled form of exactly these sources belongs, for the Python that is running.

    The digest is the one by which Python itself tells a stale `.pyc`: it needs no import and no time.
    """
    parts = [
        part
        for file in sources_to_compile(sources)
        for part in (file.relative_to(sources).as_posix().encode(), file.read_bytes())
    ]
    digest = source_hash(b"\0".join(parts)).hex()
    return sources.parent / "build" / f"engine-{digest}-{sys.implementation.cache_tag}"


def choose(package: str, path: MutableSequence[str]) -> None:
    """Called by a compiled package's `__init__` with its `__path__`, before it imports its modules."""
    if os.environ.get("ALHAMBRA_PURE", "0") not in ("", "0"):
        _see_only_sources(path)
    elif SOURCES.name == "src":
        folder = build_folder()
        if folder.is_dir():
            _load_group(folder)
            path.insert(0, str(folder.joinpath(*package.split("."))))


def _see_only_sources(path: MutableSequence[str]) -> None:
    """Make Python's finder for these folders blind to compiled files, which it would otherwise prefer."""
    for folder in path:
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def _load_group(folder: Path) -> None:
    """Load the group's library, which compiled modules look for under its full name."""
    name = f"{GROUP}__mypyc"
    if name in sys.modules:
        return
    file = folder / (name + EXTENSION_SUFFIXES[0])
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)


def _module_names() -> Iterator[str]:
    for file in sources_to_compile():
        yield ".".join(file.relative_to(SOURCES).with_suffix("").parts)


@cache
def is_compiled() -> bool:
    """Whether the rulebook in this process really is native code: every module of it, as imported.

    Looked up once: it reads folders, and computer players ask while their time is running.
    """
    modules = [import_module(name) for name in _module_names()]
    return bool(modules) and all(
        module.__spec__ is not None and isinstance(module.__spec__.loader, ExtensionFileLoader) for module in modules
    )
