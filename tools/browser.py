"""The browser for the tests that look at the page: the system's Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess

from tools.say import say, warn

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Best first: the same engine without windows, menus and tabs starts and draws in about half the time."""
PACKAGES = ("chromium-headless-shell", "chromium")
"""As Debian calls them; older systems have only the second."""


def ensure() -> None:
    """Install Chromium where we may; elsewhere name the package, and let the tests that need it fail and say so."""
    if any(shutil.which(name) for name in NAMES):
        return
    apt = _apt_get()
    if apt is None:
        warn("the browser tests need Chromium (Debian: apt install chromium)")
        return
    say("installing Chromium for the browser tests")
    _run([*apt, "update", "-qq"])
    for package in PACKAGES:
        complaint = _run([*apt, "install", "-qq", "-y", "--no-install-recommends", package])
        if not complaint:
            return
    warn(f"Chromium could not be installed: {complaint}")


def _run(command: list[str]) -> str:
    """What went wrong; nothing if nothing did."""
    done = subprocess.run(command, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stderr.strip() or f"{' '.join(command)} failed"


def _apt_get() -> list[str] | None:
    """How to call apt-get with the rights to install, if we have them."""
    apt = shutil.which("apt-get")
    if apt is None:
        return None
    if os.geteuid() == 0:
        return [apt]
    may_become_root = (
        shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0
    )
    return ["sudo", "-n", apt] if may_become_root else None
