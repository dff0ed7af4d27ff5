"""Computer players: what they may know, how they think, and that the ladder is one."""
