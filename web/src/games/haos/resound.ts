import type { Feel } from '../../kit/feel';
import type { Sound } from '../../kit/sound';
import type { HaosView } from '../../wire/types';
import { seatOf, type Story } from './story';

const PALM: Sound = [
  { for: 0.08, from: 220, to: 120, wave: 'sine', loud: 1.2 },
  { for: 0.04, from: 1800, to: 900, noise: true, loud: 0.8 },
];

/** What a new view sounds and feels like. */
export function resound(
  { touch, fell, taker, opened }: Story,
  view: HaosView,
  me: number,
  seats: number,
  feel: Feel,
): void {
  if (fell) feel.sound('crash');
  else if (touch?.how === 'grab') feel.sound('grab');
  else if (touch?.how === 'palm') feel.sound(PALM);
  else if (opened.length) feel.sound(view.phase === 'GRAB' || view.phase === 'PALM' ? 'turn' : 'lay');
  if (taker >= 0 && seatOf(taker, seats) === me) feel.buzz(60, 40, 60);
}
