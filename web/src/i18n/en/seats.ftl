# Who sits at a table.

seat-open = Open seat
