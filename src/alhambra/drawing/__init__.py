"""The table drawn in a terminal: colours where there are any, plain box characters everywhere else."""

from alhambra.drawing.palace_drawing import draw_palace, draw_tile
from alhambra.drawing.table_drawing import draw_table

__all__ = ["draw_palace", "draw_table", "draw_tile"]
