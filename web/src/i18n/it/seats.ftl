# Chi siede a un tavolo.

seat-open = Posto libero
