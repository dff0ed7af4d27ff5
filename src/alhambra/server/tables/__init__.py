"""Tables: what happened at each, what may happen next, and who is told of it."""
