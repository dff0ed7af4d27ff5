"""The devices on which one is known: listed in the settings, and signed out there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.support.looks import COLOURS, inaccessible, misplaced
from tests.web.support.server import RunningServer
from tests.web.support.visiting import Visit, resize
