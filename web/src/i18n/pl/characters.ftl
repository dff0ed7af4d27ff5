# Gracz komputerowy: imię i zawód.

character = { $name } ({ level })
