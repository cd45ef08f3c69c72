"""What the package promises. Run by Tumult's own tests; alone: python3 -m unittest discover clients/python/tests"""

import json
import os
import random
import subprocess
import sys
import unittest
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PACKAGE))

from tumult import Games, TumultEnv, TumultError, env  # noqa: E402
from tumult import aec, spaces  # noqa: E402

COMMAND = json.loads(os.environ.get("TUMULT_COMMAND", "null"))
GAMES = ["mau-mau", "sequence-dice", "kaos(maxRounds=2)", "haos(seats=3)", "frappadingue"]


def play(games, seed, steps):
    """Random play, and all that was seen of it."""
    luck = random.Random(seed)
    seen = []
    for _ in range(steps):
        games.step([luck.choice(legal) if legal else -1 for legal in games.legal])
        seen.append((list(games.seats), list(games.winners), [list(legal) for legal in games.legal], list(games.numbers)))
        games.begin([place for place, seat in enumerate(games.seats) if seat < 0])
    return seen


class GamesTest(unittest.TestCase):
    def test_the_same_seed_and_actions_give_the_same_games(self):
        for game in GAMES:
            with self.subTest(game), Games(game, 8, seed=5, numbers=32, command=COMMAND) as one:
                first = play(one, 1, 60)
                one.begin(seed=5)
                self.assertEqual(first, play(one, 1, 60))
                one.begin(seed=6)
                self.assertNotEqual(first, play(one, 1, 60))

    def test_games_end_and_somebody_wins(self):
        with Games("frappadingue(seats=2)", 4, command=COMMAND) as games:
            luck = random.Random(1)
            while any(seat >= 0 for seat in games.seats):
                games.step([luck.choice(legal) if legal else -1 for legal in games.legal])
            for place in range(4):
                self.assertIn(games.winners[place], (1, 2, 3))
                points = games.points(place)
                self.assertEqual(games.winners[place] & 1, int(points[0] == max(points)))

    def test_a_view_shows_what_the_seat_may_know(self):
        with Games("mau-mau(seats=3)", 2, command=COMMAND) as games:
            view = games.view(1)
            self.assertEqual(view["seat"], games.seats[1])
            self.assertEqual(len(view["hand"]), view["handSizes"][games.seats[1]])
            self.assertNotIn("hands", view)
            self.assertTrue(all(isinstance(games.name(action), str) for action in games.legal[1]))

    def test_all_views_at_once_are_those_of_each_game(self):
        for game in GAMES:
            with self.subTest(game), Games(game, 5, seed=2, command=COMMAND) as games:
                play(games, 1, 30)
                self.assertEqual(games.views(), [games.view(place) for place in range(5)])

    def test_what_is_hidden_does_not_change_the_numbers(self):
        with Games("mau-mau(seats=2)", 64, numbers=512, command=COMMAND) as games:
            by_view = {}
            for place in range(64):
                by_view.setdefault(json.dumps(games.view(place)), set()).add(games.numbers[place])
            self.assertTrue(all(len(numbers) == 1 for numbers in by_view.values()))

    def test_nothing_happens_if_one_action_is_not_legal(self):
        with Games("sequence-dice", 3, seed=1, command=COMMAND) as games:
            before = [list(legal) for legal in games.legal]
            illegal = next(a for a in range(games.action_count) if a not in before[2])
            with self.assertRaisesRegex(TumultError, r"game 2, seat \d: action \d+ is not legal"):
                games.step([before[0][0], before[1][0], illegal])
            games.step([-1, -1, -1])
            self.assertEqual(before, [list(legal) for legal in games.legal])
            with self.assertRaisesRegex(TumultError, "2 actions for 3 games"):
                games.step([0, 0])
            with self.assertRaisesRegex(TumultError, "game 3: must be 0–2"):
                games.view(3)

    def test_a_game_that_does_not_exist_is_named(self):
        with self.assertRaisesRegex(TumultError, "there is no game 'chess'"):
            Games("chess", command=COMMAND)

    def test_a_process_that_ended_is_named(self):
        games = Games("kaos", command=COMMAND)
        games._process.kill()
        games._process.wait()
        with self.assertRaisesRegex(TumultError, "has ended"):
            for _ in range(3):
                games.step([-1])
        games.close()


class AecTest(unittest.TestCase):
    """What PettingZoo's api_test and seed_test ask for."""

    def test_a_game_of_each(self):
        for game in GAMES:
            with self.subTest(game):
                one = TumultEnv(game, numbers=64, command=COMMAND)
                one.reset(seed=3)
                self.check(one)
                one.close()

    def check(self, one):
        names = [f"player_{seat}" for seat in range(len(one.possible_agents))]
        self.assertEqual(names, one.possible_agents)
        self.assertEqual(names, one.agents)
        luck = random.Random(1)
        total = dict.fromkeys(names, 0.0)
        heard = dict.fromkeys(names, 0.0)
        for steps, agent in enumerate(one.agent_iter(4000)):
            self.assertIs(one.observation_space(agent), one.observation_space(agent))
            self.assertIs(one.action_space(agent), one.action_space(agent))
            for parts in (one.rewards, one.terminations, one.truncations, one.infos, one._cumulative_rewards):
                self.assertEqual(set(one.agents), set(parts))
            self.assertIsNone(one.last(observe=False)[0])
            observation, reward, termination, truncation, info = one.last()
            heard[agent] += reward
            self.assertIs(type(termination), bool)
            self.assertIs(type(truncation), bool)
            self.assertEqual({}, info)
            self.assertTrue(one.observation_space(agent).contains(observation))
            legal = [a for a, ok in enumerate(observation["action_mask"]) if ok]
            if termination:
                self.assertEqual([], legal)
                self.assertIsNone(one.step(None))
                self.assertNotIn(agent, one.agents)
            else:
                self.assertIsNone(one.step(luck.choice(legal)))
                for each, more in one.rewards.items():
                    total[each] += more
        if not one.agents:
            self.assertAlmostEqual(0, sum(total.values()))
            self.assertEqual(total, heard)

    def test_two_runs_of_one_seed_are_alike(self):
        stories = []
        for _ in range(2):
            one = TumultEnv("kaos(seats=2,maxRounds=2)", numbers=64, command=COMMAND)
            story = []
            for seed in (1, 2, None):
                one.reset(seed=seed)
                luck = random.Random(7)
                for agent in one.agent_iter(200):
                    observation, *rest = one.last()
                    story.append((agent, {name: list(part) for name, part in observation.items()}, rest))
                    legal = [a for a, ok in enumerate(observation["action_mask"]) if ok]
                    one.step(luck.choice(legal) if legal else None)
            stories.append(story)
            one.close()
        self.assertEqual(*stories)

    def test_the_dead_may_do_nothing(self):
        one = TumultEnv("sequence-dice", numbers=8, command=COMMAND)
        one.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "an action is needed"):
            one.step(None)
        luck = random.Random(1)
        while not one.terminations[one.agent_selection]:
            mask = one.last()[0]["action_mask"]
            one.step(luck.choice([a for a, ok in enumerate(mask) if ok]))
        with self.assertRaises(ValueError):
            one.step(0)
        one.close()

    @unittest.skipIf(aec._wrappers is None, "PettingZoo is not installed: its own api_test and seed_test are not run")
    def test_pettingzoo_agrees(self):
        from pettingzoo.test import api_test, seed_test
        api_test(env("sequence-dice", command=COMMAND), num_cycles=200)
        seed_test(lambda: env("sequence-dice", command=COMMAND), num_cycles=50)

    def test_numpy_is_used_where_it_is(self):
        one = TumultEnv("sequence-dice", numbers=8, command=COMMAND)
        one.reset(seed=1)
        kind = type(one.observe(one.agent_selection)["action_mask"]).__name__
        self.assertEqual("array" if spaces.numpy is None else "ndarray", kind)
        one.close()

    def test_nothing_but_the_standard_library_is_needed(self):
        program = ("import sys\n"
                   "for name in ('numpy', 'gymnasium', 'pettingzoo'): sys.modules[name] = None\n"
                   f"sys.path.insert(0, {str(PACKAGE)!r})\n"
                   "from tumult import env\n"
                   f"one = env('sequence-dice', numbers=8, command={COMMAND!r})\n"
                   "one.reset(seed=1)\n"
                   "space = one.action_space(one.agent_selection)\n"
                   "one.step(space.sample(one.last()[0]['action_mask']))\n"
                   "print('played', type(one.last()[0]['action_mask']).__name__)\n"
                   "one.close()\n")
        said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        self.assertEqual("played array\n", said.stdout, said.stderr)


if __name__ == "__main__":
    unittest.main()
