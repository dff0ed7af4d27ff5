# Un giocatore del computer: nome e mestiere.

character = { $name } ({ level })
