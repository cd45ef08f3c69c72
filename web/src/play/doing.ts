import { me, ownLuck } from '../app/me.svelte';
import type { LiveTable } from './live.svelte';

/** Takes a chair, -1 for any free one, and adds to the luck of the coming game. */
export const sitDown = (live: LiveTable, seat: number) =>
  live.do({ type: 'sit', seat, name: me.name, avatar: me.avatar, luck: ownLuck() });

export const playAgain = (live: LiveTable) => live.do({ type: 'rematch', luck: ownLuck() });

/** Begins with bots on the empty chairs, or without those chairs. */
export async function start(
  live: LiveTable,
  empty: { type: 'fillSeats'; level: number } | { type: 'closeSeats' },
): Promise<void> {
  const answer = await live.do(empty);
  if (answer.type === 'done') await live.do({ type: 'start' });
}

/** A chair for oneself, a bot on every other, and off it goes. All is asked in one breath: the table hears it in this order. */
export const beginWithBots = (live: LiveTable, you: number, level: number): Promise<unknown> =>
  Promise.all([you < 0 && sitDown(live, -1), live.do({ type: 'fillSeats', level }), live.do({ type: 'start' })]);
