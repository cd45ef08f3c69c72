"""Programs that do not follow the protocol: the first argument says in which way."""

import json
import sys
import time

kind = sys.argv[1]


def say(**message):
    print(json.dumps(message), flush=True)


if kind == "dies":
    raise SystemExit("I cannot go on")
if kind == "deaf":
    time.sleep(600)
if kind == "talks":
    while True:
        print('{"type":"wait","turn":-1}')
if kind == "endless":
    while True:
        sys.stdout.write("x" * 4096)
turns = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if kind == "mute":
            continue
        if kind == "impolite":
            print("Hello!", flush=True)
        say(type="ready")
        continue
    if message["type"] != "turn":
        if kind == "stubborn":
            say(type="move", turn=message["turn"], move="fly away")
        continue
    turns += 1
    right = {"type": "move", "turn": message["turn"], "move": message["moves"][0]}
    if kind == "good":
        say(**right)
    elif kind == "hangs":
        time.sleep(600)
    elif kind == "hangs later":
        time.sleep(600 if turns > 3 else 0)
        say(**right)
    elif kind == "dies later":
        if turns > 3:
            raise SystemExit("out of memory, say")
        say(**right)
    elif kind == "nonsense":
        print("lay r7", flush=True)
    elif kind == "null":
        print("null", flush=True)
    elif kind == "moveless":
        say(type="move", turn=message["turn"])
    elif kind in ("illegal", "stubborn"):
        say(type="move", turn=message["turn"], move="fly away")
    elif kind == "early":
        say(type="move", turn=message["turn"] + 1, move=message["moves"][0])
    elif kind == "waits":
        say(type="wait", turn=message["turn"])
    elif kind == "deep":
        print("[" * 10000, flush=True)
    elif kind == "closes":
        sys.stdout.close()
        time.sleep(600)
    elif kind == "stays":
        say(**right)
if kind == "stays":
    time.sleep(600)
