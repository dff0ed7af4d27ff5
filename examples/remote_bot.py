"""A program that plays at a table of any server: python examples/remote_bot.py http://127.0.0.1:8000/table/ID

It takes the first open seat, plays by chance whenever it is its turn, and comes back when the line breaks. To make it
think, change `choose`. It needs the package `websockets` and nothing else.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets import ConnectionClosed, connect


def choose(_view: dict[str, Any], moves: list[str]) -> str:
    """The move to play, from the view of the seat as docs/protocol.md describes it, and every legal move as text."""
    return random.choice(moves)  # a better program would look at the view


def call(url: str, body: object = None, token: str = "") -> Any:
    """Ask the server something over HTTP; with a body it is an order."""
    request = Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("Authorization", f"Bearer {token}")
    with urlopen(request) as answer:
        return json.load(answer)


class Shares:
    """What this program adds to the deal: promised when it sits down, revealed when the owner starts."""

    def __init__(self, seat_url: str, token: str) -> None:
        self.seat_url, self.token = seat_url, token
        self.give("take")

    def give(self, how: str) -> None:
        self.share = secrets.token_hex(16)
        promise = hashlib.sha256(bytes.fromhex(self.share)).hexdigest()
        call(f"{self.seat_url}/{how}", {"commitment": promise}, self.token)

    def look(self, table: dict[str, Any], number: int) -> None:
        seat = table["seats"][number]
        if table["phase"] == "waiting" and seat["commitment"] is None:
            self.give("commit")  # a start came to nothing, and the next one takes new shares of all
        elif table["reveal_until"] is not None and not seat["has_revealed"]:
            call(f"{self.seat_url}/reveal", {"share": self.share}, self.token)


async def main(link: str) -> str:
    server, table = link.split("/table/")
    here, token = f"{server}/api/tables/{table}", call(f"{server}/api/programs", {"name": "Remote bot"})["token"]
    number = [seat["kind"] for seat in call(here, token=token)["table"]["seats"]].index("open")
    shares = Shares(f"{here}/seats/{number}", token)
    line, proof = here.replace("http", "ws", 1) + "/socket", {"Authorization": f"Bearer {token}"}
    async for socket in connect(line, additional_headers=proof):  # again and again, until one returns
        try:
            await socket.send(json.dumps({"type": "hello", "protocol": 3, "wants": ["moves"]}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "goodbye" and message["code"] != "server_stops":
                    return f"goodbye: {message['code']}"
                if message["type"] == "update" and message["view"] is None:
                    await asyncio.to_thread(shares.look, message["table"], number)
                if message["type"] != "update" or message["view"] is None:
                    continue  # somebody came or went, or the game has not begun
                view, moves = message["view"], message["insight"]["moves"]
                if view["actor"] is None:
                    return " ".join(["final scores:", *map(str, view["scores"])])
                if moves:  # they are told to the one on turn alone
                    move = await asyncio.to_thread(choose, view, moves)  # the line stays open meanwhile
                    order = {"type": "move", "seat": view["seat"], "version": message["version"], "move": move}
                    await socket.send(json.dumps({"type": "order", "id": 1, "order": order}))
        except ConnectionClosed:
            continue  # the seat is kept; at a live table a computer player plays it after two minutes
    return "no way to the server"


if __name__ == "__main__":
    print(asyncio.run(main(sys.argv[1])))
