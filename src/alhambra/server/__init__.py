"""A server on which people and bots play: tables, seats, connections, storage."""
