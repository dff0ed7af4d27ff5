"""A Python environment of our own, filled from a hashed lock and left alone while the lock stays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.places import REQUIREMENTS, ROOT, digest, is_stamped
from tools.say import Trouble, say, warn


@dataclass(frozen=True)
class Environment:
    """A virtual environment in a folder."""

    folder: Path

    def program(self, name: str) -> Path:
        if sys.platform == "win32":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    @property
    def python(self) -> Path:
        return self.program("python")

    @property
    def made(self) -> Path:
        """Written last and with the folder's name: half an environment or a moved one is of no use."""
        return self.folder / "made.txt"

    def has(self, lock: str) -> bool:
        return is_stamped(self._stamp(lock), _wanted(lock))

    def mark(self, lock: str) -> None:
        self._stamp(lock).write_text(_wanted(lock))

    def _stamp(self, lock: str) -> Path:
        return self.folder / f"installed-{lock}.txt"


HOME = Environment(ROOT / ".venv")


def _wanted(lock: str) -> str:
    """The lock, and the project file, because the project itself is installed along."""
    return digest([REQUIREMENTS / f"{lock}.lock", ROOT / "pyproject.toml"])


def ensure(environment: Environment, lock: str, python: str = sys.executable, *, has_project: bool = True) -> None:
    """Make the environment if it is not there and install the lock and the project if they are not."""
    if not environment.python.exists() or not is_stamped(environment.made, str(environment.folder)):
        _make(environment, python)
    if environment.has(lock):
        return
    if not environment.program("uv").exists():
        _fetch_uv(environment)
    say(f"installing requirements/{lock}.lock")
    install(environment, "--require-hashes", "-r", str(REQUIREMENTS / f"{lock}.lock"))
    if has_project:
        install(environment, "--no-build-isolation", "--no-deps", "--editable", str(ROOT))
        environment.mark("play")  # every lock with the project has all that playing needs
    environment.mark(lock)


def venv_trouble(has_venv: bool, has_ensurepip: bool) -> str | None:
    """Debian packs these two parts of Python apart from the rest."""
    if has_venv and has_ensurepip:
        return None
    return (
        "This Python cannot make environments: the part called venv is missing. "
        "Install it (Debian, Ubuntu: apt install python3-venv) and start again."
    )


def _make(environment: Environment, python: str) -> None:
    if python == sys.executable:
        trouble = venv_trouble(find_spec("venv") is not None, find_spec("ensurepip") is not None)
        if trouble:
            raise Trouble(trouble)
    say(f"making an environment in {environment.folder.relative_to(ROOT)}")
    made = subprocess.run([python, "-m", "venv", "--clear", str(environment.folder)], capture_output=True, text=True)
    if made.returncode != 0:
        raise Trouble(f"The environment could not be made: {last_line(made.stdout + made.stderr)}")
    environment.made.write_text(str(environment.folder))


def _fetch_uv(environment: Environment) -> None:
    """uv installs five times as fast as pip; where it cannot be had, pip does the same work."""
    lock = str(REQUIREMENTS / "installer.lock")
    command = [str(environment.python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock]
    fetched = subprocess.run(command, capture_output=True, text=True)
    if fetched.returncode != 0:
        warn(f"uv could not be fetched, going on with pip: {last_line(fetched.stderr)}")


def install(environment: Environment, *arguments: str) -> None:
    """Install with uv; if uv is missing or cannot reach what pip may be set up to reach, with pip."""
    uv = environment.program("uv")
    pip = [str(environment.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if uv.exists():
        # The system's certificates, as pip: many networks have one of their own.
        options = ["--quiet", "--system-certs", "--python", str(environment.python)]
        command = [str(uv), "pip", "install", *options, *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode == 0:
            return
        warn(f"uv did not manage, trying pip: {last_line(done.stderr)}")
    done = subprocess.run([*pip, *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise Trouble(f"Installing failed; is there a network? {last_line(done.stderr)}")


def last_line(output: str) -> str:
    """The line of a failed program's output that most likely says why."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() or "cause" in line.lower()]
    return (errors or lines or ["it gave no reason"])[-1]


def child_environment(**more: str) -> dict[str, str]:
    """The surroundings for programs we start: ours, without a word from another virtual environment."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONHOME")}
    return inherited | more
