import { me, ownLuck } from '../app/me.svelte';
import type { TableView } from '../wire/types';
import type { LiveTable } from './live.svelte';
import { isVacant } from './sight';

/** Takes a chair, -1 for any free one, and adds to the luck of the coming game. */
export const sitDown = (live: LiveTable, seat: number) =>
  live.do({ type: 'sit', seat, name: me.name, avatar: me.avatar, luck: ownLuck() });

export const playAgain = (live: LiveTable) => live.do({ type: 'rematch', luck: ownLuck() });

/** A bot on every free chair. */
export async function fillWithBots(live: LiveTable, level: number): Promise<void> {
  const free = live.view?.seats.filter((chair) => chair.person === '' && chair.level === 0).length ?? 0;
  for (let i = 0; i < free; i++) await live.do({ type: 'addBot', seat: -1, level });
}

/** A chair for oneself, a bot on every other, and off it goes. All is asked in one breath: the table hears it in this order. */
export async function beginWithBots(live: LiveTable, { seats, you }: TableView, level: number): Promise<void> {
  const free = seats.filter(isVacant).length - (you < 0 ? 1 : 0);
  await Promise.all([
    you < 0 && sitDown(live, -1),
    ...Array.from({ length: free }, () => live.do({ type: 'addBot', seat: -1, level })),
    live.do({ type: 'start' }),
  ]);
}
