"""Compiles the rulebook with mypyc into a build folder: `python -m tools.compile_engine`.

`./run` starts it with the environment's Python, the package build with its own. Both go through `main`, in a process
of its own, because mypyc and setuptools bend the process they run in. Compiling itself needs mypy and setuptools;
finding out that there is nothing to compile needs neither.

All modules become one C file. Split by module (`multi_file`) the engine is neither faster nor sooner compiled: 5,900
games/s both, 12 s against 14 s. Nor is it worth building for one machine alone (`-march=native`): 1 %.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from tools.places import BUILD, ROOT, SOURCES
from tools.say import say, warn

OPT_LEVEL = "3"
DEBUG_LEVEL = "0"
INLINE_ACROSS = "-fno-semantic-interposition"
"""Lets the compiler inline a function that the library also exports: a tenth of all time in random games."""

COMPILED, FAILED, NO_COMPILER = 0, 1, 3
"""What the process returns."""


def _read_list() -> ModuleType:
    """The module that names the compiled packages, without importing the whole game."""
    spec = spec_from_file_location("_compiled", SOURCES / "alhambra" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_folder() -> Path:
    """Where the compiled form of the present sources belongs, for the Python that is running."""
    folder: Path = _read_list().build_folder()
    return folder


def compiler_trouble(compiler: str | None, has_headers: bool, platform: str = sys.platform) -> str | None:
    """What is missing for compiling, with the name of the package that brings it, or None."""
    if platform == "win32":
        return None  # setuptools finds Microsoft's compiler by ways of its own
    if compiler is None:
        remedy = "xcode-select --install" if platform == "darwin" else "Debian, Ubuntu: apt install gcc python3-dev"
        return f"there is no C compiler ({remedy})"
    if not has_headers:
        return "Python's header files are missing (Debian, Ubuntu: apt install python3-dev)"
    return None


def this_machines_trouble() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return compiler_trouble(shutil.which(command.split()[0]), headers.is_file())


def _recipe() -> str:
    """What besides the sources decides the outcome; kept in the folder, so that a new compiler compiles anew."""
    return json.dumps({"mypyc": version("mypy"), "optimise": OPT_LEVEL, "debug": DEBUG_LEVEL, "inline": INLINE_ACROSS})


def _is_current(folder: Path) -> bool:
    stamp = folder / "recipe.json"
    return stamp.is_file() and stamp.read_text() == _recipe()


def ensure(folder: Path) -> int:
    """Have the compiled rulebook in the folder, working only if it is not there yet."""
    if _is_current(folder):
        return COMPILED
    sources = _read_list().sources_to_compile()
    if not sources:
        return COMPILED
    trouble = this_machines_trouble()
    if trouble:
        warn(f"the engine stays plain Python, many times slower: {trouble}")
        return NO_COMPILER
    seconds = round(sum(file.stat().st_size for file in sources) / 10_000) + 5
    say(f"compiling the engine, about {seconds} seconds, only after changes")
    began = time.monotonic()
    try:
        _compile_aside(sources, folder)
    except CompileError as error:
        warn(f"the engine does not compile and stays plain Python:\n{error}")
        return FAILED
    say(f"compiled in {time.monotonic() - began:.0f} seconds")
    return COMPILED


class CompileError(Exception):
    """mypyc or the C compiler refused; carries what it said."""


def _compile_aside(sources: list[Path], folder: Path) -> None:
    """Compile into a folder beside and move it into place whole, so that nobody ever imports half an engine."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=folder.parent) as aside:
        fresh = Path(aside) / "engine"
        command = [sys.executable, "-m", "tools.compile_engine", "--mypyc", str(fresh), *map(str, sources)]
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | {"MYPYPATH": str(SOURCES)}, capture_output=True, text=True
        )
        if done.returncode != 0:
            raise CompileError("\n".join((done.stdout + done.stderr).splitlines()[-25:]))
        (fresh / "recipe.json").write_text(_recipe())
        if folder.exists():
            shutil.rmtree(folder)
        fresh.rename(folder)


def _run_mypyc(folder: Path, sources: list[str]) -> None:
    """The compilation proper."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    scratch = folder.parent / "scratch"
    relative = [str(Path(source).relative_to(ROOT)) for source in sources]  # as tracebacks will show them
    extensions = mypycify(
        # No configuration: compiling asks whether the types hold, `./run test` whether they are strict.
        ["--config-file=", "--explicit-package-bases", "--follow-imports=silent", *relative],
        opt_level=OPT_LEVEL,
        debug_level=DEBUG_LEVEL,
        group_name=_read_list().GROUP,
        target_dir=str(scratch / "c"),
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.append(INLINE_ACROSS)
    command = build_ext(Distribution({"name": "alhambra-engine", "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def remove_old(current: Path) -> None:
    """Remove what this Python's older sources were compiled to; other Pythons look after their own."""
    for folder in BUILD.glob(f"engine-*-{sys.implementation.cache_tag}"):
        if folder != current:
            shutil.rmtree(folder)


def start(python: str | Path) -> int:
    """Compile for this Python, in a process of its own."""
    return subprocess.run([python, "-m", "tools.compile_engine"], cwd=ROOT).returncode


def main() -> int:
    match sys.argv[1:]:
        case ["--mypyc", folder, *sources]:
            _run_mypyc(Path(folder), sources)
            return COMPILED
        case _:
            outcome = ensure(build_folder())
            if outcome == COMPILED:
                remove_old(build_folder())
            return outcome


if __name__ == "__main__":
    sys.exit(main())
