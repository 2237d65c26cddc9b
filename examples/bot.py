"""A bot for both games over the network: UPDOWN_TOKEN=updown_… python examples/bot.py http://127.0.0.1:8000 TABLE…"""

import asyncio
import json
import os
import random
import sys

import httpx

PAUSE = 1.0  # seconds before each action: people want to follow what happens


async def lines(client, path):
    """What a stream tells, for ever: a line that breaks off is taken up again, and nothing is lost by that."""
    while True:
        try:
            async with client.stream("GET", path, timeout=30) as stream:  # a sign of life comes every 10 s
                stream.raise_for_status()
                async for line in stream.aiter_lines():
                    if line:
                        yield json.loads(line)
        except httpx.TransportError:
            pass
        await asyncio.sleep(1)


async def post(client, path, **body):
    """Asked again while the server is away or says `too_fast`: with the same id that does no harm."""
    while True:
        try:
            if (answer := await client.post(path, json=body)).status_code not in {429, 503}:
                return answer
        except httpx.TransportError:
            pass
        await asyncio.sleep(1)


async def play(client, table, pause=PAUSE, choose=random.choice):
    """One table to its end; `choose` may look at the whole message if it wants to play well."""
    async for message in lines(client, f"/api/tables/{table}/stream"):
        if message["type"] == "table" and message["setting"]["phase"] in {"finished", "aborted"}:
            return
        if message["type"] == "table" and message["setting"]["phase"] == "starting":
            await post(client, f"/api/tables/{table}/entropy", entropy=os.urandom(16).hex())
        if message["type"] == "view" and (own := message["own"]) and own["turn"] is not None:
            await asyncio.sleep(pause)
            action, turn = choose(own["legal"]), own["turn"]
            await post(client, f"/api/tables/{table}/act", id=str(turn), turn=turn, action=action)


async def main(server, token, tables=(), pause=PAUSE):
    """Sits down at these tables, and plays wherever it sits until it is stopped."""
    bearer, playing = {"Authorization": f"Bearer {token}"}, {}
    async with httpx.AsyncClient(base_url=server, headers=bearer) as client, asyncio.TaskGroup() as tasks:
        for table in tables:
            print((await post(client, f"/api/tables/{table}/sit")).text)
        async for news in lines(client, "/api/stream/events"):
            if news["type"] == "refused":
                sys.exit(f"turned away: {news['code']}")
            if news["type"] == "seated" and news["table"] not in playing:
                playing[news["table"]] = tasks.create_task(play(client, news["table"], pause))
            if news["type"] == "left" and news["table"] in playing:
                playing.pop(news["table"]).cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], os.environ["UPDOWN_TOKEN"], sys.argv[2:]))
