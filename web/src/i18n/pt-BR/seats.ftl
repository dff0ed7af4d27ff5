# Quem está a uma mesa.

seat-open = Lugar vago
