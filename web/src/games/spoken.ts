import { language, sayOf, textsOf, type Say } from '../texts/texts.svelte';
import { worded, type Speech } from '../texts/words';
import { ARBITER, LUCK } from '../wire/line';
import type { LogLine } from '../wire/types';
import { wordsOf } from './registry';

/** How a table speaks: with the names of those who sit there, and each game's own words. */
export const speechOf = (names: string[], say: Say): Speech => ({
  language: language(),
  room: textsOf,
  seat: (text) =>
    text === LUCK ? say('seat.luck') : text === ARBITER ? say('seat.arbiter') : (names[Number(text)] ?? text),
  word: (room, word) => wordsOf(room)(word, sayOf(room)),
});

/** A line of the log as the player reads it. */
export const spoken = (line: LogLine, names: string[], say: Say): string => worded(line, speechOf(names, say));
