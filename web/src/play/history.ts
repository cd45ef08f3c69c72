import { lineOf, seatIn } from '../wire/line';
import type { Chair } from '../wire/types';
import type { Entry } from './live.svelte';

/** A chair of which one only knows that somebody else sat there: a bot, whose face is not known. */
const somebodyElse = (chair: Chair): Chair => ({ ...chair, person: '', name: '', avatar: '', level: 1 });

/** What had happened before one came, with the names of then: whoever sat down later had not done it. */
export function seatedThen(entries: Entry[]): Entry[] {
  let seats = entries.findLast(({ fresh }) => !fresh)?.seats ?? [];
  const told = [...entries];
  for (let i = told.length - 1; i >= 0; i--) {
    if (told[i].fresh) continue;
    told[i] = { ...told[i], seats };
    const { room, verb, words } = lineOf(told[i].line);
    if (room === 'table' && verb === 'sat')
      seats = seats.map((chair) => (chair.seat === seatIn(words[0]) ? somebodyElse(chair) : chair));
  }
  return told;
}
