import type { Feel } from '../../kit/feel';
import type { HaosView } from '../../wire/types';
import { seatOf, type Story } from './story';

/** What a new view sounds and feels like. */
export function resound(
  { touch, fell, taker, opened }: Story,
  view: HaosView,
  me: number,
  seats: number,
  feel: Feel,
): void {
  if (fell) feel.sound('crash');
  else if (touch?.how === 'grab' || touch?.how === 'palm') feel.sound(touch.how);
  else if (opened.length) feel.sound(view.phase === 'GRAB' || view.phase === 'PALM' ? 'turn' : 'lay');
  if (taker >= 0 && seatOf(taker, seats) === me) feel.buzz(60, 40, 60);
}
