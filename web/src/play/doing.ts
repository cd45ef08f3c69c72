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
