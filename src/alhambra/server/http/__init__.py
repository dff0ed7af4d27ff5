"""The server's wires: routes, sockets, who is asking, and the page itself."""
