# Qui est assis à une table.

seat-open = Place libre
