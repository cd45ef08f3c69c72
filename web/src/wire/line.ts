import type { LogLine } from './types';

/** A line of the log taken apart: here, and nowhere else, is known how its key and its arguments are written. */
export interface Line {
  /** Where it comes from: a game's id, or `table`. */
  room: string;
  /** What happened there. */
  verb: string;
  /** What belongs to it, in notation: mostly who did it comes first. */
  words: string[];
}

/** Who did what nobody chose (the deal, the dice), and who judges a race. */
export const LUCK = '*';
export const ARBITER = '!';

export function lineOf({ key, arguments: words }: LogLine): Line {
  const at = key.indexOf('.');
  return { room: key.slice(0, at), verb: key.slice(at + 1), words };
}

/** The lines of one room among what happened. */
export const linesOf = (room: string, news: readonly LogLine[]): Line[] =>
  news.map(lineOf).filter((line) => line.room === room);

/** The seat that a word names; -1 for luck, the arbiter, or no word at all. */
export const seatIn = (word: string | undefined): number => (word && /^\d+$/.test(word) ? Number(word) : -1);

/** The words of a list, `0,2` or `r8,g+2`. */
export const listIn = (word: string): string[] => word.split(',');
