"""PettingZoo's AEC interface. PettingZoo, Gymnasium and NumPy are used where they are, and not needed."""

from __future__ import annotations

from array import array
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from . import spaces
from .games import Games

try:
    from pettingzoo import AECEnv as _Base
    from pettingzoo.utils import wrappers as _wrappers
except ImportError:
    _wrappers = None

    class _Base:  # type: ignore[no-redef]
        """What PettingZoo's base class would do."""

        def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
            agent = self.agent_selection
            return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                    self.terminations[agent], self.truncations[agent], self.infos[agent])

        def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
            while self.agents and max_iter > 0:
                max_iter -= 1
                yield self.agent_selection

        def _accumulate_rewards(self) -> None:
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action: Optional[int]) -> None:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for parts in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del parts[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            for each in self.rewards:
                self.rewards[each] = 0

        @property
        def unwrapped(self) -> Any:
            return self


class TumultEnv(_Base):  # type: ignore[misc, valid-type]
    """One game. The winner gets 1 and the others -1 / (n - 1); a win that is shared is worth as much less.

    An observation is {"observation": the view as small numbers, "action_mask": a 1 for each legal action}.
    """

    metadata = {"name": "tumult_v1", "is_parallelizable": False, "render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game: str = "mau-mau", numbers: int = 256, render_mode: Optional[str] = None,
                 command: Optional[Sequence[str]] = None) -> None:
        self._games = Games(game, 1, 1, numbers, command)
        self.metadata = {**TumultEnv.metadata, "name": f"tumult_{self._games.id}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.seat_count)]
        self.agents: List[str] = []
        count = self._games.action_count
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.DictSpace({
                "observation": spaces.numbers(-128, 127, numbers),
                "action_mask": spaces.numbers(0, 1, count),
            }) for agent in self.possible_agents}
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self._games.begin(seed=seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self._games.seats[0])]

    def observe(self, agent: str) -> Dict[str, Any]:
        """What the one who is asked sees. The others see nothing new until they are asked."""
        asked = agent == self.agent_selection and self._games.seats[0] >= 0
        mask = bytearray(self._games.action_count)
        for action in self._games.legal[0] if asked else ():
            mask[action] = 1
        seen = self._games.numbers[0] if asked else bytes(len(self._games.numbers[0]))
        if spaces.numpy is not None:
            return {"observation": spaces.numpy.frombuffer(seen, spaces.numpy.int8).copy(),
                    "action_mask": spaces.numpy.frombuffer(mask, spaces.numpy.int8).copy()}
        return {"observation": array("b", seen), "action_mask": array("b", bytes(mask))}

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is needed: a number with a 1 in the action_mask")
        self._games.step([int(action)])
        self._cumulative_rewards[agent] = 0
        for each in self.agents:
            self.rewards[each] = 0
        seat = self._games.seats[0]
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._finish()
        self._accumulate_rewards()

    def _finish(self) -> None:
        bits = self._games.winners[0]
        winners = [seat for seat in range(len(self.possible_agents)) if bits >> seat & 1]
        losers = len(self.possible_agents) - len(winners)
        for seat, agent in enumerate(self.possible_agents):
            won = losers / len(winners) / (len(self.possible_agents) - 1)
            lost = -1 / (len(self.possible_agents) - 1)
            self.rewards[agent] = won if seat in winners else lost
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def name(self, action: int) -> str:
        """An action in Tumult's notation."""
        return self._games.name(action)

    def view(self) -> Dict[str, Any]:
        """The view of the one who is asked, as it is."""
        return self._games.view()

    def render(self) -> Optional[str]:
        return f"{self._games.game}: {self.agent_selection} {self._games.view()}"

    def close(self) -> None:
        self._games.close()


def env(game: str = "mau-mau", **more: Any) -> Any:
    """The environment; with PettingZoo, in its usual wrapper that checks the order of calls."""
    raw = TumultEnv(game, **more)
    return raw if _wrappers is None else _wrappers.OrderEnforcingWrapper(raw)
