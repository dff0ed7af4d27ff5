"""What a thoughtful player would want to know: payments, plans, previews, "if scored now".

Every function answers from a View, or from the public events, and asks the rulebook for every rule. Those that take a
`table` share the work of imagining one: `table = imagine(view)` once, then `choices(view, table)`,
`standings(view, table)` and so on; none of them changes it.
"""

from alhambra.insight.choices import Choices, Purchase, TileCells, choices, legal_moves
from alhambra.insight.history import Consequence, Deed, TurnTold, known_hands, since, turns
from alhambra.insight.offers import Offer, Payment, offers
from alhambra.insight.preview import MajorityChange, MoneyChange, Preview, WallChange, preview
from alhambra.insight.prospects import Chain, Link, Prospect, Taking, chain, takings
from alhambra.insight.standings import DirkStanding, Standing, Standings, next_round, standings, wall
from alhambra.insight.summary import DirkSummary, PlayerSummary, RoundPoints, Summary, game_summary
from alhambra.insight.unseen import ScoringWindow, Unseen, scoring_window, unseen
from alhambra.insight.why import Purpose, Verdict, Why, why, why_remove
from alhambra.view import imagine

__all__ = [
    "Chain",
    "Choices",
    "Consequence",
    "Deed",
    "DirkStanding",
    "DirkSummary",
    "Link",
    "MajorityChange",
    "MoneyChange",
    "Offer",
    "Payment",
    "PlayerSummary",
    "Preview",
    "Prospect",
    "Purchase",
    "Purpose",
    "RoundPoints",
    "ScoringWindow",
    "Standing",
    "Standings",
    "Summary",
    "Taking",
    "TileCells",
    "TurnTold",
    "Unseen",
    "Verdict",
    "WallChange",
    "Why",
    "chain",
    "choices",
    "game_summary",
    "imagine",
    "known_hands",
    "legal_moves",
    "next_round",
    "offers",
    "preview",
    "scoring_window",
    "since",
    "standings",
    "takings",
    "turns",
    "unseen",
    "wall",
    "why",
    "why_remove",
]
