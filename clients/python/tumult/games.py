"""Many games of one kind, stepped all at once."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence

LEAVE = -1
"""In place of an action: this game stays as it is."""


class TumultError(Exception):
    """Something that was asked for makes no sense; the message says what would be right."""


def _java() -> str:
    home = os.environ.get("JAVA_HOME")
    if home and (Path(home) / "bin" / "java").exists():
        return str(Path(home) / "bin" / "java")
    found = shutil.which("java")
    if found is None:
        raise TumultError("there is no java: install a JDK 25 and set JAVA_HOME to it")
    return found


def _jar() -> str:
    chosen = os.environ.get("TUMULT_JAR")
    jar = Path(chosen) if chosen else Path(__file__).resolve().parents[3] / "cli" / "target" / "tumult.jar"
    if not jar.exists():
        raise TumultError(f"{jar} is missing: run ./tumult games in Tumult's folder, or set TUMULT_JAR to the jar")
    return str(jar)


class Games:
    """So many games of one kind. In each of them one seat is asked at a time, and luck acts by itself.

    After `begin` and each `step`, for each game by its place:
      seats    who is asked; -1 when the game is over
      legal    the codes of what that seat may do (an array of small numbers); empty when it is over
      winners  the seats that won, a bit each; 0 before the end
      numbers  with `numbers=N`, the view of that seat as N small numbers (bytes); else empty
    """

    def __init__(self, game: str, games: int = 1, seed: int = 1, numbers: int = 0,
                 command: Optional[Sequence[str]] = None) -> None:
        start = list(command) if command else [_java(), "-XX:+UseSerialGC", "-Xshare:auto", "-jar", _jar()]
        self._process = subprocess.Popen(
            [*start, "step", game, "--games", str(games), "--numbers", str(numbers)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            about = json.loads(self._answer())
        except EOFError:
            problem = self._process.stderr.read().decode() if self._process.stderr else ""
            self.close()
            raise TumultError(problem.strip().replace("tumult: ", "") or "it did not start") from None
        self.game: str = about["game"]
        self.id: str = about["id"]
        self.seat_count: int = about["seats"]
        self.action_count: int = about["actions"]
        """The number of codes; the last one means to wait, where several may act at once."""
        self.count: int = games
        self.seed = seed
        self._length = numbers
        self._names: Dict[int, str] = {}
        self._next = 0
        self._layout = struct.Struct(f"<{games}b")
        self.seats: Sequence[int] = ()
        self.winners: Sequence[int] = ()
        self.legal: List[Sequence[int]] = []
        self.numbers: List[bytes] = []
        self.begin()

    def begin(self, places: Optional[Sequence[int]] = None, seed: Optional[int] = None) -> None:
        """Begins all games anew, or those in some places: each is another of the seed's games."""
        if seed is not None:
            self.seed = seed
            self._next = 0
        wanted = array("i", [LEAVE]) * (2 * self.count)
        for place in range(self.count) if places is None else places:
            wanted[2 * place] = self.seed
            wanted[2 * place + 1] = self._next
            self._next += 1
        self._positions(b"b", wanted)

    def step(self, actions: Sequence[int]) -> None:
        """Lets the seat that is asked act in each game. If one action is not legal, nothing happens in any."""
        if len(actions) != self.count:
            raise TumultError(f"{len(actions)} actions for {self.count} games")
        self._positions(b"s", array("i", actions))

    def view(self, place: int = 0) -> Dict[str, Any]:
        """All that the seat that is asked may know; what anybody may, when the game is over."""
        return json.loads(self._ask(b"v", array("i", [place])))

    def views(self) -> List[Dict[str, Any]]:
        """What `view` gives of each game, for all games at once."""
        return json.loads(self._ask(b"w", array("i")))

    def points(self, place: int = 0) -> List[int]:
        """What each seat has scored so far."""
        return list(struct.unpack(f"<{self.seat_count}i", self._ask(b"p", array("i", [place]))))

    def name(self, action: int) -> str:
        """An action in Tumult's notation."""
        if action not in self._names:
            self._names[action] = self._ask(b"n", array("i", [action])).decode()
        return self._names[action]

    def _positions(self, what: bytes, numbers: "array[int]") -> None:
        body = self._ask(what, numbers)
        count = self.count
        self.seats = self._layout.unpack_from(body)
        winners = array("i", body[count:5 * count])
        counts = array("h", body[5 * count:7 * count])
        if sys.byteorder == "big":
            winners.byteswap()
            counts.byteswap()
        self.winners = winners
        end = 7 * count + 2 * sum(counts)
        actions = array("h", body[7 * count:end])
        if sys.byteorder == "big":
            actions.byteswap()
        legal = []
        at = 0
        for each in counts:
            legal.append(actions[at:at + each])
            at += each
        self.legal = legal
        if self._length:
            width = self._length
            self.numbers = [body[i:i + width] for i in range(end, end + count * width, width)]

    def _ask(self, what: bytes, numbers: "array[int]") -> bytes:
        if sys.byteorder == "big":
            numbers = array("i", numbers)
            numbers.byteswap()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(what + numbers.tobytes())
            self._process.stdin.flush()
            return self._answer()
        except (BrokenPipeError, EOFError):
            raise TumultError("the process that plays has ended") from None

    def _answer(self) -> bytes:
        assert self._process.stdout is not None
        head = self._process.stdout.read(4)
        if len(head) < 4:
            raise EOFError
        body = self._process.stdout.read(int.from_bytes(head, "little"))
        if body[0]:
            raise TumultError(body[1:].decode())
        return body[1:]

    def close(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            try:
                if pipe is not None:
                    pipe.close()
            except BrokenPipeError:
                pass  # something was still to be said

    def __enter__(self) -> "Games":
        return self

    def __exit__(self, *ignored: object) -> None:
        self.close()
