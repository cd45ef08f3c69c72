import type { Feel } from '../../kit/feel';
import type { Sound } from '../../kit/sound';
import type { Say } from '../../texts/texts.svelte';
import { linesOf } from '../../wire/line';
import type { FrappadingueView, LogLine } from '../../wire/types';

/** A turn that just ended. */
export interface Ended {
  seat: number;
  line: FrappadingueView['pad'][number];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The turns that ended between two views, in the order of play. */
export function endings(was: FrappadingueView | undefined, now: FrappadingueView): Ended[] {
  if (!was) return [];
  const seats = now.pad.length;
  return now.pad
    .map((_, i) => (was.turn + i + seats) % seats)
    .filter((seat) => !same(was.pad[seat], now.pad[seat]))
    .map((seat) => ({ seat, line: now.pad[seat] }));
}

/** "Élise: crash, 250 lost". */
export const endingText = ({ seat, line }: Ended, names: string[], say: Say): string =>
  say(`ended.${line.ending}`, names[seat], line.lastTotal);

const ENGINE: Sound = [{ for: 0.35, from: 70, to: 190, wave: 'sawtooth', loud: 0.4 }];

/** Sounds for an event, and a shake for a crash. */
export function sounds(news: LogLine[], ended: Ended[], feel: Feel): void {
  const verbs = linesOf('frappadingue', news).map(({ verb }) => verb);
  if (ended.some(({ line }) => line.ending === 'CRASHED')) {
    feel.sound('crash');
    feel.buzz(120, 40, 60);
  } else if (verbs.includes('score')) feel.sound('coins');
  else if (ended.some(({ line }) => line.ending === 'BUST')) feel.sound('oops');
  else if (verbs.includes('redeal')) feel.sound(ENGINE);
  else if (verbs.includes('place')) feel.sound('lay');
}
