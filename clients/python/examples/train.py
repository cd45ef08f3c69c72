"""Trains something small: a player with one weight for each of a view's numbers and each action.

It plays Frappadingue for two against itself, by REINFORCE: after each game, what the winner chose
becomes a little likelier, and what the loser chose less likely. Then it meets a player who chooses at
random. Standard library only; run it step by step, or as a whole:

    python3 clients/python/examples/train.py [rounds]
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tumult import Games  # noqa: E402

GAME = "frappadingue(seats=2)"
WIDTH = 64  # numbers of a view
BATCH = 128  # games at once
RATE = 0.02

luck = random.Random(1)


# The player: for each action, a weight for each number. Only what is not 0 counts.
weights: dict[int, list[float]] = {}


def features(view: bytes) -> list[tuple[int, float]]:
    return [(place, (n - 256 if n > 127 else n) / 16) for place, n in enumerate(view) if n] + [(WIDTH, 1.0)]


def chances(seen: list[tuple[int, float]], legal: list[int]) -> list[float]:
    sums = [sum(weights.setdefault(a, [0.0] * (WIDTH + 1))[i] * x for i, x in seen) for a in legal]
    best = max(sums)
    parts = [math.exp(s - best) for s in sums]
    whole = sum(parts)
    return [p / whole for p in parts]


# Learning from one game: who won, and what everybody had chosen.
def learn(story: list[tuple[int, list[tuple[int, float]], list[int], int]], winners: int) -> None:
    for seat, seen, legal, chosen in story:
        worth = 1.0 if winners >> seat & 1 else -1.0
        for action, chance in zip(legal, chances(seen, legal)):
            change = RATE * worth * ((action == chosen) - chance)
            row = weights[action]
            for place, x in seen:
                row[place] += change * x


def train(rounds: int) -> None:
    with Games(GAME, BATCH, seed=1, numbers=WIDTH) as games:
        stories: list[list] = [[] for _ in range(BATCH)]
        for _ in range(rounds):
            actions = []
            for place in range(BATCH):
                legal = list(games.legal[place])
                seen = features(games.numbers[place])
                chosen = legal[0] if len(legal) == 1 else luck.choices(legal, chances(seen, legal))[0]
                if len(legal) > 1:
                    stories[place].append((games.seats[place], seen, legal, chosen))
                actions.append(chosen)
            games.step(actions)
            over = [place for place in range(BATCH) if games.seats[place] < 0]
            for place in over:
                learn(stories[place], games.winners[place])
                stories[place] = []
            games.begin(over)


# Against one who chooses at random, on both seats alike.
def share_of_wins(count: int) -> float:
    won = 0.0
    with Games(GAME, count, seed=2, numbers=WIDTH) as games:
        while any(seat >= 0 for seat in games.seats):
            actions = []
            for place, seat in enumerate(games.seats):
                legal = list(games.legal[place])
                if seat < 0:
                    actions.append(-1)
                elif seat == place % 2:
                    actions.append(luck.choices(legal, chances(features(games.numbers[place]), legal))[0])
                else:
                    actions.append(luck.choice(legal))
            games.step(actions)
        for place, bits in enumerate(games.winners):
            won += (bits >> place % 2 & 1) / bin(bits).count("1")
    return won / count


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    print(f"before: {100 * share_of_wins(400):.0f} % of the wins against one who plays at random")
    train(rounds)
    print(f"after {rounds} steps of {BATCH} games: {100 * share_of_wins(400):.0f} %")
