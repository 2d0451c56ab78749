"""Plays a seat at random: python examples/random_client.py http://127.0.0.1:8000 GAME [BOT ...]

All that a client needs of the protocol: a token, a table, hello, a nonce, and an act for each view that asks.
"""

import asyncio
import json
import random
import sys
import uuid
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def post(server: str, path: str, body: dict, token: str = "") -> dict:
    head = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with urlopen(Request(server + path, json.dumps(body).encode(), head)) as answer:
        return json.load(answer)


async def play(server: str, game: str, bots: list[str]) -> str:
    token = post(server, "/api/person", {"name": "Random", "token": True})["token"]
    table = post(server, "/api/tables", {"game": game, "seats": ["you", *bots]}, token)["table"]["id"]
    async with connect(f"ws{server[4:]}/api/tables/{table}/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "seat": 0, "token": token}))
        await socket.send(json.dumps({"type": "nonce", "id": uuid.uuid4().hex, "nonce": uuid.uuid4().hex}))
        answered = 0
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "view" and 0 in message["to_move"] and message["version"] > answered:
                answered = message["version"]
                action = random.choice(message["legal"])["action"]
                act = {"type": "act", "id": uuid.uuid4().hex, "version": answered, "action": action}
                await socket.send(json.dumps(act))
            if message["type"] == "over":
                return message["verdict"]
    return "The connection is gone."


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], sys.argv[3:] or ["heuristic"])))
