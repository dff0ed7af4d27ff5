"""What the browser tests share: the server, the browser and its windows, games to look at, and hands that play."""
