#!/usr/bin/env python3
"""A program that plays every game of Tumult, at random: the smallest that follows the protocol.

    ./tumult arena mau-mau --seats 2 --a "python3 clients/bots/first_bot.py" --b random
    ./tumult bot-check "python3 clients/bots/first_bot.py"

Change `choose`. What it may know is in docs/bot-protocol.md.
"""

import json
import random
import sys
import time


def choose(hello: dict, turn: dict) -> str:
    """One of the moves. All luck comes from the turn's seed, so that games can be repeated."""
    return random.Random(turn["seed"]).choice(turn["moves"])


def main() -> None:
    hello: dict = {}
    turn: dict = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello = message
            answer = {"type": "ready", "name": "first bot"}
        elif message["type"] == "turn":
            turn = message
            answer = {"type": "move", "turn": turn["turn"], "move": choose(hello, turn)}
            if turn["mayWait"]:  # a race: this one acts only when all wait for it
                answer = {"type": "wait", "turn": turn["turn"]}
        elif message["type"] == "error":
            print(message["detail"], file=sys.stderr)
            if message["code"] == "too-late" or message["turn"] != turn.get("turn"):
                continue  # nothing waits for another answer
            time.sleep(message["againAfter"] / 1000)
            answer = {"type": "move", "turn": turn["turn"], "move": turn["moves"][0]}
        else:
            continue  # something newer than this program
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
