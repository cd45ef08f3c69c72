import { introduce, me, suggestedName } from '../app/me.svelte';
import { go, tableAddress } from '../app/route.svelte';
import { noteVisit } from '../app/visited.svelte';
import { rest } from '../wire/rest';
import type { GameInfo } from '../wire/types';
import { lastOf } from './last';
import { fitting, gameName } from './options';

let opening: Promise<void> | null = null;

/** Sits down with bots, as last time, and begins. Another tap while the table is being opened is the same tap. */
export const playNow = (game: GameInfo): Promise<void> => (opening ??= open(game).finally(() => (opening = null)));

async function open(game: GameInfo): Promise<void> {
  introduce(suggestedName(), me.avatar);
  const { options, pace, level } = lastOf(game.id);
  const { table, key } = await rest.openAnywhere({
    game: gameName(game, fitting(game, options)),
    visibility: 'LINK',
    spectators: 'OPEN',
    pace,
    name: me.name,
    avatar: me.avatar,
    hints: 'ALONE',
  });
  noteVisit(table, game.id, key);
  go(tableAddress(table, key), { sits: true, bots: level });
}
