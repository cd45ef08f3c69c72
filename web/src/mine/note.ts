import { about } from '../games/about';
import { gameId } from '../games/registry';
import { rest } from '../wire/rest';
import type { TableView } from '../wire/types';
import type { Played } from './games';
import { isNoted, noteGame as keepGame } from './kept.svelte';

/** Remembers a game that one has played, once it is over. */
export async function noteGame(view: TableView): Promise<void> {
  const { table, gameNumber: game, play, phase, you } = view;
  if (phase !== 'OVER' || !play || you < 0 || isNoted(table, game)) return;
  const best = await about(gameId(view.play?.game ?? view.game)).best?.({
    game: view.play?.game ?? view.game,
    view: play.view as never,
    me: you,
    record: () => rest.record({ table, game }).catch(() => ''),
  });
  await keepGame({
    table,
    game,
    kind: gameId(view.play?.game ?? view.game),
    time: Date.now(),
    you,
    seats: view.seats.map(({ name, avatar, level }) => (name ? { name, level: 0 } : { name, level, avatar })),
    result: resultOf(view),
    ...(best && { best }),
  });
}

/** Who gave up has not won, whatever the bot made of it. */
function resultOf({ seats, you, play }: TableView): Played['result'] {
  if (seats[you].resigned) return 'gaveUp';
  return play?.winners.includes(you) ? 'won' : 'lost';
}
