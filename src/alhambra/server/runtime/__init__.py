"""Live tables: those in memory, who is connected to them, and what each of them is told."""
