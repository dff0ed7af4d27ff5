"""All measuring: the engine, the search, the answers about a position, and what a server carries."""
