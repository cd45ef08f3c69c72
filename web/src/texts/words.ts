import { fill } from './fill';
import { lineOf, listIn } from '../wire/line';
import type { LogLine } from '../wire/types';

/** A room's texts by key. */
export type Texts = Record<string, string>;

export interface Speech {
  language: string;
  /** The texts of a room: of a game, of the table. */
  room: (id: string) => Texts;
  /** Who sits on a seat, given as notation writes it; `*` is luck, `!` the arbiter. */
  seat: (seat: string) => string;
  /** How a room says a word of its notation; the word itself where it does not know it. */
  word: (room: string, word: string) => string;
}

/**
 * A line of the log in words. Its text says what its arguments are: `{0:seat}` is the player on that seat, `{0:place}` the number of
 * the seat as people count, `{1:card}` the text `card.<argument>` of the same room, `{1:cards}` several such, `{1}` the argument itself.
 */
export function worded(line: LogLine, speech: Speech): string;
/** The same by the first of these texts that the room has; undefined where it has none. */
export function worded(line: LogLine, speech: Speech, keys: string[]): string | undefined;
export function worded(line: LogLine, speech: Speech, keys?: string[]): string | undefined {
  const { room, verb, words } = lineOf(line);
  const texts = speech.room(room);
  const tried = (keys ?? [`log.${verb}`]).flatMap((key) => [`${key}.${words.length - 1}`, key]);
  const text = tried.map((key) => texts[key]).find((found) => found !== undefined);
  if (text === undefined) return keys ? undefined : [verb, ...words].join(' ');
  return text.replace(/\{(\d)(?::([a-z]+))?(?:\|[^}]*)?\}/g, (slot, index, kind) =>
    kind ? all(kind, words[index] ?? '', room, speech) : fill(slot, speech.language, words),
  );
}

function all(kind: string, argument: string, room: string, speech: Speech): string {
  if (!kind.endsWith('s')) return named(kind, argument, room, speech);
  return listIn(argument)
    .map((item) => named(kind.slice(0, -1), item, room, speech))
    .join(', ');
}

function named(kind: string, argument: string, room: string, speech: Speech): string {
  if (kind === 'seat') return speech.seat(argument);
  if (kind === 'place') return String(Number(argument) + 1);
  const own = speech.word(room, argument);
  return own === argument ? shared(kind, argument, speech.room(room)) : own;
}

/** As the texts of the room have it: the whole word, or its first letter around the rest. */
function shared(kind: string, argument: string, texts: Texts): string {
  const whole = texts[`${kind}.${argument}`];
  if (whole !== undefined || argument === '') return whole ?? '';
  const first = texts[`${kind}.${argument[0]}`];
  return first === undefined ? argument : first.replace('{0}', shared(kind, argument.slice(1), texts));
}
