"""A program that plays at a table of any server: python examples/remote_bot.py http://127.0.0.1:8000/table/ID

It takes the first open seat and plays a legal move by chance whenever it is its turn. To make it think, change
`choose`: it gets the view of its seat, as docs/protocol.md describes it, and every legal move as text. It needs the
package `websockets` and nothing else.
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any], moves: list[str]) -> str:
    """The move to play."""
    del view  # a better program would look at it
    return random.choice(moves)


def call(url: str, body: object = None, token: str = "") -> Any:
    """Ask the server something over HTTP; with a body it is an order."""
    request = Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("Authorization", f"Bearer {token}")
    with urlopen(request) as answer:
        return json.load(answer)


def main(link: str) -> None:
    place = urlsplit(link)
    server, table = f"http://{place.netloc}", place.path.rsplit("/", 1)[-1]
    token = call(f"{server}/api/programs", {"name": "Remote bot"})["token"]
    here = f"{server}/api/tables/{table}"
    kinds = [seat["kind"] for seat in call(here, token=token)["table"]["seats"]]
    call(f"{here}/seats/{kinds.index('open')}/take", {"random": secrets.token_hex(16)}, token)
    proof = {"Authorization": f"Bearer {token}"}
    with connect(here.replace("http", "ws", 1) + "/socket", additional_headers=proof) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "wants": ["moves"]}))
        for text in socket:
            message = json.loads(text)
            if message["type"] != "update" or message["view"] is None:
                continue  # somebody came or went, or the game has not begun
            view, moves = message["view"], message["insight"]["moves"]
            if view["actor"] is None:
                print("final scores:", *view["scores"])
                return
            if moves:  # they are told to the one on turn alone
                move = {"id": 1, "seat": view["seat"], "version": message["version"], "move": choose(view, moves)}
                socket.send(json.dumps({"type": "play", **move}))


if __name__ == "__main__":
    main(sys.argv[1])
