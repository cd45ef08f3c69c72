import type { Say } from '../texts/texts.svelte';
import type { Chair } from '../wire/types';
import { robotNumber } from './robots';

/** What the player on a seat is called: their name, a robot's, or "Seat 2" while nobody is there. */
export function seatName(chair: Pick<Chair, 'seat' | 'name' | 'avatar' | 'level'>, say: Say): string {
  if (chair.name) return chair.name;
  return chair.level > 0 ? botName(chair.avatar, chair.seat, say) : say('seat.free', chair.seat + 1);
}

/** What a bot is called: as the robot that it is, or "Bot 3" where that was not noted. */
export function botName(avatar: string, seat: number, say: Say): string {
  const number = robotNumber(avatar);
  return number < 0 ? say('seat.bot', seat + 1) : say('robots').split(' ')[number];
}
