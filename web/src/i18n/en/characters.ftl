# A computer player, by name and trade.

character = { $name } ({ level })
