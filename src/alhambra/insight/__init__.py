"""What a thoughtful player would want to know: payments, plans, previews, "if scored now".

Every function answers from a View, or from the public events, and asks the rulebook for every rule. Those that take a
`table` share the work of imagining one: `table = imagine(view)` once, then `choices(view, table)`,
`standings(view, table)` and so on; none of them changes it.
"""

from alhambra.insight.choices import Choices, Purchase, TileCells, choices
from alhambra.insight.offers import Offer, Payment, offers
from alhambra.insight.preview import MajorityChange, MoneyChange, Preview, WallChange, preview
from alhambra.insight.standings import DirkStanding, Standing, Standings, next_round, standings, wall
from alhambra.insight.why import Purpose, Verdict, Why, why, why_remove
from alhambra.view import imagine

__all__ = [
    "Choices",
    "DirkStanding",
    "MajorityChange",
    "MoneyChange",
    "Offer",
    "Payment",
    "Preview",
    "Purchase",
    "Purpose",
    "Standing",
    "Standings",
    "TileCells",
    "Verdict",
    "WallChange",
    "Why",
    "choices",
    "imagine",
    "next_round",
    "offers",
    "preview",
    "standings",
    "wall",
    "why",
    "why_remove",
]
