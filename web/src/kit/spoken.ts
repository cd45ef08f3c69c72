import type { Say } from '../texts/texts.svelte';
import type { Chair } from '../wire/types';

/** What the player on a seat is called: their name, "Bot 3", or "Seat 2" while nobody is there. */
export function seatName(chair: Pick<Chair, 'seat' | 'name' | 'level'>, say: Say): string {
  if (chair.name) return chair.name;
  return chair.level > 0 ? say('seat.bot', chair.seat + 1) : say('seat.free', chair.seat + 1);
}
