"""Computer players at the tables: who is on turn, and the processes in which they think."""
