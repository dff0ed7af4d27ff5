"""What computer players think with, on packed numbers: valuing, planning and searching. Compiled with the rulebook."""

from alhambra._compiled import choose

choose(__name__, __path__)
