"""What computer players think with, on packed numbers: valuing, planning and searching. Compiled with the rulebook.

The players in `alhambra/bots/*_bot.py` stand on it; it knows the rulebook and nothing of views, moves or budgets.
"""

from alhambra._compiled import choose

choose(__name__, __path__)
