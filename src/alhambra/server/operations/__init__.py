"""For the person who hosts: backup, restore, orders to a running server, what is purged when, and logs."""
