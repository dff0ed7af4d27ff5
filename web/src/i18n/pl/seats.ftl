# Kto siedzi przy stole.

seat-open = Wolne miejsce
