# Um jogador do computador: nome e ofício.

character = { $name } ({ level })
