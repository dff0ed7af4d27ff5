"""Builds the wheel: see tools/compile_engine.py for the compiled rulebook."""

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled rulebook and the built page into the wheel."""
