"""How many decisions one core makes in a second: python3 examples/speed.py [SECONDS]

Counted by processor time, Python's and Java's together, after as long a warming; so it holds on a busy machine too. Linux only.
"""

import os
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tumult import Games  # noqa: E402

GAMES = ["mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"]
AT_ONCE = 512


def used(process: int) -> float:
    """Seconds of processor time, of this program and of the process that plays."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return time.process_time() + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rate(game: str, numbers: int, views: bool, seconds: float) -> float:
    """Random play; what is asked for is there in every step."""
    with Games(game, AT_ONCE, seed=1, numbers=numbers) as games:
        luck = random.Random(1).random
        process = games._process.pid
        made, begin = 0, used(process)
        warm = False
        while True:
            now = used(process)
            if now - begin >= seconds:
                if warm:
                    return made / (now - begin)
                made, begin, warm = 0, now, True
            if views:
                games.views()
            games.step([legal[int(luck() * len(legal))] if legal else -1 for legal in games.legal])
            made += AT_ONCE
            over = [place for place, seat in enumerate(games.seats) if seat < 0]
            if over:
                games.begin(over)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    print("decisions a second    legal moves   and 256 numbers of the view   and the view as a record")
    for game in GAMES:
        print(f"{game:20} {rate(game, 0, False, seconds):12,.0f} {rate(game, 256, False, seconds):29,.0f} "
              f"{rate(game, 0, True, seconds):26,.0f}", flush=True)


if __name__ == "__main__":
    main()
