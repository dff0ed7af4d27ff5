# Quién se sienta a una mesa.

seat-open = Asiento libre
