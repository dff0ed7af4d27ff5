"""What has to be fetched before the table shows stays small. The times are measured by `python -m tests.web.bench`."""

from __future__ import annotations

import pytest

from tests.web.bench import SCRIPT, STYLES_AND_ART, weights
from tests.web.support.browser import Devices
from tests.web.support.fixtures import crowded
from tests.web.support.languages import LONGEST
from tests.web.support.screens import SCREENS
from tests.web.support.server import RunningServer


@pytest.mark.parametrize("language", ["en", LONGEST])
def test_the_table_comes_in_few_bytes(devices: Devices, evening: RunningServer, language: str) -> None:
    with devices.open(crowded(evening), SCREENS["desktop"], kept={"language": language}) as page:
        found = weights(page)
    assert 0 < found["script"] <= SCRIPT
    assert 0 < found["styles and art"] <= STYLES_AND_ART
