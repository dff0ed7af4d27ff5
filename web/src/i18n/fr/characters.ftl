# Un joueur de l’ordinateur : nom et métier.

character = { $name } ({ level })
