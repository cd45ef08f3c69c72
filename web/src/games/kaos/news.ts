import { linesOf, seatIn } from '../../wire/line';
import type { Say } from '../../texts/texts.svelte';
import type { KaosView, LogLine } from '../../wire/types';

/** What just happened, read from the lines of one event. */

/** What a seat said or did, to be shown in a bubble beside it. */
export interface Bubble {
  seat: number;
  text: string;
}

const SPOKEN = ['call', 'skip', 'take', 'decline', 'pass', 'raise'];
const CARDS = ['chance', 'reset', 'steal', 'perfect', 'destroy', 'switch'];

/** Whether the event had a line of this verb. */
export const happened = (news: LogLine[], name: string): boolean =>
  linesOf('kaos', news).some(({ verb }) => verb === name);

/** The values of number cards that became known in this event. */
export const valuesDrawn = (news: LogLine[]): number[] =>
  linesOf('kaos', news)
    .filter(({ verb }) => verb === 'card')
    .map(({ words }) => Number(words[1]))
    .filter((value) => value > 0);

/** The last thing that a seat did, in a word or two. */
export function bubbleOf(news: LogLine[], names: string[], say: Say): Bubble | null {
  const line = linesOf('kaos', news).findLast(({ verb }) => SPOKEN.includes(verb) || CARDS.includes(verb));
  if (!line) return null;
  const [seat, first] = line.words;
  return { seat: seatIn(seat), text: spoken(line.verb, first, names, say) };
}

function spoken(name: string, first: string | undefined, names: string[], say: Say): string {
  if (name === 'take' && first) return say('card.perfect'); // the card it picked, and no dare
  if (name === 'raise') return say('bubble.raise', Number(first));
  if (SPOKEN.includes(name)) return say(`bubble.${name}`);
  const card = say(`card.${name}`);
  return (name === 'reset' || name === 'steal') && first ? say('bubble.at', card, names[Number(first)]) : card;
}

/** Who has more chips than before, and who has fewer: by how many. */
export const chipChanges = (was: KaosView | undefined, now: KaosView): number[] =>
  now.players.map((player, seat) => (was ? player.chips - was.players[seat].chips : 0));
