import type { HaosView } from '../../wire/types';
import type { About } from '../game';
import { seatOf } from './story';

export const about: About = {
  minutes: 10,
  spoken: true,
  story: cardsHeld,
  counted: 'cards',
  anytime: (move) => /^(grab|palm)/.test(move),
};

function cardsHeld(view: HaosView, seats: number): number[] {
  const held = Array.from({ length: seats }, () => 0);
  view.places.forEach(({ stack, pile }, place) => (held[seatOf(place, seats)] += stack + pile.length));
  return held;
}
