"""The server over HTTP and WebSocket: routes, sockets, who is asking, and the page itself."""
