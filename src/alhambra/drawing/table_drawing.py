"""Drawing the whole table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from alhambra.drawing.colours import CURRENCY_COLOURS, EDGE, GOLD, KIND_COLOURS
from alhambra.drawing.palace_drawing import draw_gap, draw_palace, draw_tile
from alhambra.reasons import CellSide
from alhambra.values import CURRENCIES, SIDES, Card, Cell, Kind, Tile
from alhambra.view import Phase, View, imagine


def draw_table(view: View, names: Sequence[str] = (), *, marks: dict[int, Cell] | None = None) -> RenderableType:
    """Everything that may be seen: market, display, piles, and each player's palace, reserve and hand.

    `marks` names, by seat, a cell where something just happened.
    """
    called = [names[seat] if seat < len(names) and names[seat] else _unnamed(seat) for seat in range(view.players)]
    walls = [_longest_wall(palace.wall_path()) for palace in imagine(view).palaces]
    palaces = [_draw_seat(view, seat, called, walls[seat], (marks or {}).get(seat)) for seat in range(view.players)]
    return Group(_headline(view, called), _middle(view, called), Columns(palaces, padding=(0, 1)))


def _unnamed(seat: int) -> str:
    return f"seat {seat}"


def _longest_wall(path: list[tuple[int, int, int]]) -> list[CellSide]:
    return [CellSide(Cell(x, y), SIDES[side]) for x, y, side in path]


# -------------------------------------------------------------------- the middle of the table


def _headline(view: View, called: Sequence[str]) -> Text:
    line = Text()
    if view.phase is Phase.OVER:
        best = max(view.scores)
        line.append("The game is over: ", "bold")
        line.append(" and ".join(called[seat] for seat, points in enumerate(view.scores) if points == best), GOLD)
        line.append(f" won with {best} points", "bold")
    elif view.actor is not None:
        line.append(f"Turn {view.turns + 1}: ", "bold")
        line.append(called[view.actor], GOLD)
        line.append(f" {_SITUATIONS[view.phase]}")
        if view.has_bonus:
            line.append(" with the action that the exact payment has earned")
    line.append(f"   round {view.round} of 3 scored" if view.round else "   no round scored yet", EDGE)
    return line


_SITUATIONS = {
    Phase.ACT: "to act",
    Phase.SETTLE: "to place what was bought",
    Phase.READY: "to end the turn",
    Phase.FINAL: "to place the last tiles",
    Phase.OVER: "",
}


def _middle(view: View, called: Sequence[str]) -> RenderableType:
    market = Table.grid(padding=(0, 2))
    market.add_row(*(Text(f"{i} {name}", f"bold {CURRENCY_COLOURS[name]}") for i, name in enumerate(CURRENCIES, 1)))
    market.add_row(*(draw_gap() if tile is None else draw_tile(tile) for tile in view.market))
    if any(seat is not None for seat in view.receivers):
        market.add_row(*(Text("" if seat is None else f"to {called[seat]}", EDGE) for seat in view.receivers))
    piles = _labelled()
    piles.add_row("display", draw_cards(view.display))
    piles.add_row("deck", f"{view.deck} cards, {len(view.discards)} discarded")
    piles.add_row("bag", f"{view.bag} tiles")
    if view.dirk_score is not None:
        piles.add_row("Dirk", Text(f"{view.dirk_score} points  ").append(draw_counts(view.dirk)))
    if view.aside:
        piles.add_row("to place", draw_tiles(view.aside))
    middle = Table.grid(padding=(0, 4))
    middle.add_row(market, piles)
    return Padding(middle, (1, 0, 0, 1))


def _labelled() -> Table:
    """Rows that begin with a label."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=EDGE, justify="right")
    table.add_column()
    return table


def draw_cards(cards: Iterable[Card]) -> Text:
    """Money cards side by side, each on its colour."""
    chips = [Text(str(card), f"bold black on {CURRENCY_COLOURS[card.currency]}") for card in cards]
    return Text(" ").join(chips) if chips else Text("none", EDGE)


def draw_tiles(tiles: Iterable[Tile]) -> Text:
    """Tiles by name, each on its colour, with the sides that have a wall."""
    chips = []
    for tile in tiles:
        chip = Text(str(tile), f"bold white on {KIND_COLOURS[tile.kind]}")
        chips.append(chip.append(f"/{''.join(tile.walls) or '-'}", f"white on {KIND_COLOURS[tile.kind]}"))
    return Text(" ").join(chips) if chips else Text("none", EDGE)


def draw_counts(tiles: Iterable[Tile]) -> Text:
    """How many tiles of each kind, by which majorities are decided."""
    counts = Counter(tile.kind for tile in tiles)
    chips = [
        Text(f"{counts[kind]} {kind[:2].title()}", f"bold white on {KIND_COLOURS[kind]}")
        for kind in Kind
        if counts[kind]
    ]
    return Text(" ").join(chips) if chips else Text("none", EDGE)


# -------------------------------------------------------------------- one player


def _draw_seat(view: View, seat: int, called: Sequence[str], wall: list[CellSide], mark: Cell | None) -> Panel:
    is_active = seat == view.actor
    title = Text(called[seat], GOLD if is_active else "bold")
    if called[seat] != _unnamed(seat):
        title.append(f" ({_unnamed(seat)})", EDGE)
    title.append(f" · {view.scores[seat]} points", "bold")
    title.append(f" · wall {view.walls[seat]}", GOLD)
    hand = view.hands[seat]
    notes = _labelled()
    notes.add_row("built", draw_counts(building.tile for building in view.palaces[seat]))
    notes.add_row("reserve", draw_tiles(view.reserves[seat]))
    notes.add_row("hand", Text(f"{view.hand_sizes[seat]} cards, hidden", EDGE) if hand is None else draw_cards(hand))
    drawn = draw_palace(view.palaces[seat], wall, mark=mark)
    return Panel(Group(drawn, Text(), notes), title=title, title_align="left", border_style=GOLD if is_active else EDGE)
