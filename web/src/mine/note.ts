import { about } from '../games/about';
import { gameId } from '../games/registry';
import { rest } from '../wire/rest';
import type { Player, TableView } from '../wire/types';
import type { Played } from './games';
import { isNoted, noteGame as keepGame } from './kept.svelte';

/** Remembers a game that one has played, once it is over. */
export async function noteGame(view: TableView): Promise<void> {
  const { table, gameNumber: game, play, phase, you } = view;
  if (phase !== 'OVER' || !play || you < 0 || isNoted(table, game)) return;
  const players = await playersOf(table, game);
  const me = players.findIndex(({ person }) => person === view.seats[you].person);
  if (me < 0) return;
  const best = await about(gameId(play.game ?? view.game)).best?.({
    game: play.game ?? view.game,
    view: play.view as never,
    me,
    record: () => rest.record({ table, game }).catch(() => ''),
  });
  await keepGame({
    table,
    game,
    kind: gameId(play.game ?? view.game),
    time: Date.now(),
    you: me,
    seats: players.map(({ name, avatar, level }) => (name ? { name, level: 0 } : { name, level, avatar })),
    result: resultOf(players[me]),
    ...(best && { best }),
  });
}

/** Who was in the game: since it ended, others may have taken a seat. Nobody, if that cannot be had now. */
const playersOf = (table: string, game: number): Promise<Player[]> =>
  rest.evening(table).then(
    ({ results }) => results.find(({ number }) => number === game)?.players ?? [],
    () => [],
  );

/** Who gave up has not won, whatever the bot made of it. */
function resultOf({ resigned, won }: Player): Played['result'] {
  if (resigned) return 'gaveUp';
  return won ? 'won' : 'lost';
}
