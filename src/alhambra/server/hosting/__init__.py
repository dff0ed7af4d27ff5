"""For the person who hosts: orders to a running server, backups, figures, and what is forgotten when."""
