"""Everything that crosses the wire between the server and a client, as JSON: `rest` over HTTP, `messages` over a
socket, `public` in both. The page's TypeScript types are generated from these classes.
"""
