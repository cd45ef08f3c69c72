import type { Sound } from '../../kit/sound';
import { linesOf, seatIn } from '../../wire/line';
import type { LogLine } from '../../wire/types';

/** What a seat has just done: laid a card, said something, drawn cards. */
export interface Deed {
  laid?: string;
  said?: 'mau' | 'silent';
  drew?: number;
}

/**
 * What the last event was, by seat. Who drew, and how much, is told by how the hands have grown: a "draw 4" makes somebody
 * draw whom no line names.
 */
export function deeds(news: LogLine[], before: number[], now: number[]): Map<number, Deed> {
  const done = new Map<number, Deed>();
  const add = (seat: number, deed: Deed) => done.set(seat, { ...done.get(seat), ...deed });
  const lines = linesOf('mau-mau', news);
  for (const { verb, words } of lines) {
    const seat = seatIn(words[0]);
    if (verb === 'starter') return new Map();
    if (verb === 'lay') add(seat, { laid: words[1] });
    if (verb === 'draw') add(seat, { drew: lines.filter((line) => line.verb === 'card').length });
    if (verb === 'mau' || verb === 'silent') add(seat, { said: verb });
  }
  now.forEach((size, seat) => {
    if (size > (before[seat] ?? size)) add(seat, { drew: size - before[seat] });
  });
  return done;
}

/** Where the card on top comes from: the hand or the seat that laid it, the pile at the start of a round. */
export function laid(news: LogLine[], me: number): string {
  const line = linesOf('mau-mau', news).findLast(({ verb }) => verb === 'lay');
  if (!line) return 'pile';
  const [seat, card] = line.words;
  return seatIn(seat) === me ? `hand-${card.split('=')[0]}` : `seat-${seat}`;
}

const MAU: Sound = [
  { for: 0.14, from: 420, to: 780, wave: 'sawtooth', loud: 0.3 },
  { at: 0.14, for: 0.24, from: 780, to: 480, wave: 'sawtooth', loud: 0.3 },
];
const SOUNDS: Record<string, Sound> = { lay: 'lay', card: 'draw', mau: MAU, silent: 'oops', starter: 'shuffle' };

/** What the last event sounds like. */
export const sounds = (news: LogLine[]): Sound[] => [
  ...new Set(
    linesOf('mau-mau', news)
      .map(({ verb }) => SOUNDS[verb])
      .filter(Boolean),
  ),
];
