"""A bot for Gloaming that needs nothing but Python: it plays over HTTP like anybody else, and sees what its seat sees.

    python3 bot.py http://localhost:8080 --game res-arcana    # opens a table for itself and one of the server's bots
    python3 bot.py http://localhost:8080 --table ID --code C  # sits down at a table that waits for players
"""

import argparse
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SILENCE = 30  # seconds; the server says something at least every ten
PAUSE = 1  # seconds before a broken connection is tried again
AWAY = (OSError, http.client.HTTPException)  # the server is not there, or an answer was lost on its way


class Refused(Exception):
    """The server understood, and said no: `code` says why, and nothing was changed."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.status, self.code, self.present = status, error["code"], error.get("present")


def read(response):
    """What a server says. Something else that listens there, or stands in between, may answer with a page."""
    try:
        return json.load(response)
    except ValueError:
        error = {"code": "no-json", "message": f"{response.geturl()} is no answer of a Gloaming server"}
        raise Refused(response.getcode(), error) from None


class Server:
    def __init__(self, url):
        self.url, self.token = url.rstrip("/"), None

    def open(self, path, body=None, headers=()):
        request = urllib.request.Request(self.url + path, headers=dict(headers))
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            return urllib.request.urlopen(request, timeout=SILENCE)
        except urllib.error.HTTPError as error:
            if error.code in (429, 502, 503, 504):  # too often, or not possible just now; a proxy may say so, too
                raise ConnectionError(error.code) from None
            raise Refused(error.code, read(error)) from None

    def ask(self, path, body=None):
        """Asks until there is an answer. That is safe, because nothing with the same id is done twice."""
        while True:
            try:
                with self.open(path, body) as response:
                    return read(response)
            except AWAY:
                time.sleep(PAUSE)

    def follow(self, path):
        """What a stream tells, however often it breaks: it goes on after the last event that arrived."""
        last = None
        while True:
            try:
                with self.open(path, headers={"Last-Event-ID": last} if last else {}) as stream:
                    event = {}
                    for line in stream:
                        name, _, value = line.decode().rstrip("\n").partition(": ")
                        if name:
                            event[name] = value
                        else:  # an empty line ends an event
                            last = event.get("id", last)
                            if event.get("event") == "story":
                                yield json.loads(event["data"])
                            event = {}
            except AWAY:
                pass
            time.sleep(PAUSE)


def new_id():
    return uuid.uuid4().hex


def choose(view, question, dice):
    """Here a better bot would think. `view` is the game as this seat sees it, with a negative number for what it does not know; what an
    option is `about` is the same in every language, such as `{"does": "place", "card": "athanor"}`."""
    return dice.choice(question["options"])["option"]


def play(server, table, dice, language):
    """Answers whatever it is asked until the game is over; gives the last moment of it. The language is that of what it prints."""
    done = 0
    for story in server.follow(f"/api/tables/{table}/stream?lang={language}"):
        for entry in story["entries"]:
            print("\n".join(entry["lines"]) or f"({entry['kind']})")
        present = story["present"]
        if present["table"]["status"] == "ended":
            return present
        # News that was on its way while we answered is older than our answer.
        while present and present["version"] >= done and present["question"]:
            option = choose(present["view"], present["question"], dice)
            command = {"id": new_id(), "seen": present["version"], "answers": [option]}
            try:
                done = server.ask(f"/api/tables/{table}/commands", command)["version"]
                present = None  # the stream tells what comes next
            except Refused as refused:
                if refused.status != 409:  # a conflict: something has happened since
                    raise
                present = refused.present
    return None


def main():
    parser = argparse.ArgumentParser(description="Plays one game of Gloaming.")
    parser.add_argument("server", help="such as http://localhost:8080")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--game", default="res-arcana", help="which game to open a table for")
    parser.add_argument("--against", default="greedy", help="the server's bot to play against")
    parser.add_argument("--table", help="the id of a table to join instead")
    parser.add_argument("--code", help="the code of the seat, if the table is by invitation")
    parser.add_argument("--lang", default="en", help="the language of the log: en, de, pl or pt; it reads none of it")
    parser.add_argument("--seed", type=int, help="the same seed makes the same choices")
    flags = parser.parse_args()

    server = Server(flags.server)
    server.token = server.ask("/api/players", {"name": flags.name, "for": "program"})["token"]
    if flags.table:
        table = flags.table
        server.ask(f"/api/tables/{table}/join", {"id": new_id(), **({"code": flags.code} if flags.code else {})})
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": flags.against}]
        table = server.ask("/api/tables", {"id": new_id(), "game": flags.game, "seats": seats})["table"]["id"]
    print(f"Table {table}", flush=True)
    end = play(server, table, random.Random(flags.seed), flags.lang)
    result, seats = end["table"]["result"], end["table"]["seats"]
    print(", ".join(f"{seat['name']}: {points}" for seat, points in zip(seats, result["points"])))
    print("Won" if end["seat"] in result["winners"] else "Lost")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
    except KeyboardInterrupt:
        sys.exit(130)
