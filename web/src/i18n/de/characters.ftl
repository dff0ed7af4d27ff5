# Ein Computerspieler: Name und Beruf.

character = { $name } ({ level })
