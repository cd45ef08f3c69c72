import type { HaosView } from '../../wire/types';
import type { About, Best, Ended } from '../game';
import { seatOf } from './story';

export const about: About = {
  minutes: 10,
  spoken: true,
  still: true,
  story: cardsHeld,
  counted: 'cards',
  best: quickestGrab,
  anytime: (move) => /^(grab|palm)/.test(move),
  facing: true,
};

function cardsHeld(view: HaosView, seats: number): number[] {
  const held = Array.from({ length: seats }, () => 0);
  view.places.forEach(({ stack, pile }, place) => (held[seatOf(place, seats)] += stack + pile.length));
  return held;
}

/** A touch in a record that was right and no guess, and in which the arbiter decided for the one who made it. */
const WON = /^~ (\d+) grab.*, reaction (\d+), fair, right #.*\n(?:~.*\n)*\1 grab/gm;

/** The quickest grab that won a race, in milliseconds, by the arbiter's times. */
async function quickestGrab({ me, record }: Ended): Promise<Best | null> {
  const times = [...(await record()).matchAll(WON)]
    .filter(([, seat]) => Number(seat) === me)
    .map(([, , time]) => +time);
  return times.length ? { value: Math.round(Math.min(...times) / 1_000), of: 'grab' } : null;
}
