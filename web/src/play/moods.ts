import type { Mood } from '../games/game';
import { lineOf, listIn, seatIn } from '../wire/line';
import type { Chair, LogLine } from '../wire/types';

type Moods = Record<string, Mood>;

const found = import.meta.glob<Moods>('../games/*/moods.ts', { eager: true, import: 'moods' });

/** What bots feel at any table, whatever is played. */
const MOODS: Moods = {
  started: { who: -1, others: 'wave', in: 2 },
  ended: { emote: 'party', others: 'clap', in: 1 },
};

export const moodsOf = (room: string): Moods => (room === 'table' ? MOODS : (found[`../games/${room}/moods.ts`] ?? {}));

/**
 * Which bot shows what it feels about an event, if any does. It follows from the table, the event's number and its lines: all who
 * look on see the same, and nobody has to be told.
 */
export function reaction(
  table: string,
  number: string,
  lines: LogLine[],
  seats: Chair[],
): { seat: number; emote: string } | null {
  const isBot = (seat: number) => !!seats[seat]?.level && !seats[seat].person;
  for (const { room, verb, words } of lines.map(lineOf)) {
    const mood = moodsOf(room)[verb];
    if (!mood || lines.length < (mood.lines ?? 1) || drawn(`${table} ${number}`, mood.in) > 0) continue;
    const named = listIn(words[mood.who ?? 0] ?? '').map(seatIn);
    const hit = named.filter(isBot);
    const others = seats.map(({ seat }) => seat).filter((seat) => isBot(seat) && !named.includes(seat));
    const [who, emote] = mood.emote && hit.length ? [hit, mood.emote] : [others, mood.others];
    if (!emote || !who.length) continue;
    const seat = who[drawn(`${number} ${table}`, who.length)];
    if (mood.in === 1 || isMoved(seats[seat], `${number} ${table}`)) return { seat, emote };
  }
  return null;
}

/** Whether a bot shows it this time: every third robot is a quiet one, and does so half as often. */
const isMoved = ({ avatar }: Chair, event: string) =>
  Number(avatar.replace('robot-', '')) % 3 > 0 || drawn(`${event} ${avatar}`, 2) === 0;

/** A number below `among` that only the seed decides (FNV-1a, mixed once more: its low bits are weak). */
function drawn(seed: string, among: number): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % among;
}
