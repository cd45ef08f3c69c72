import type { Feel } from '../../kit/feel';
import type { Sound } from '../../kit/sound';
import { linesOf, seatIn } from '../../wire/line';
import type { LogLine } from '../../wire/types';
import { happened } from './news';

/** What each thing sounds like; the first that happened is heard. */
const HEARD: [string, Sound][] = [
  ['call', 'magic'],
  ['destroy', 'crash'],
  ['reset', 'shuffle'],
  ['steal', 'grab'],
  ['switch', 'coins'],
  ['die', 'roll'],
  ['raise', 'chip'],
  ['decline', 'chip'],
  ['chance', 'lay'],
  ['perfect', 'magic'],
  ['card', 'draw'],
];

/** What is done to a seat. */
const AIMED = ['steal', 'reset'];

/** Sounds for an event, and a little shake when one's own hand is meant. A die that is still in a hand is heard when it falls. */
export function sounds(news: LogLine[], me: number, held: boolean, feel: Feel): void {
  const heard = HEARD.find(([verb]) => happened(news, verb) && !(held && verb === 'die'));
  if (heard) feel.sound(heard[1]);
  if (me < 0) return;
  const hit = linesOf('kaos', news).some(({ verb, words }) => AIMED.includes(verb) && seatIn(words[1]) === me);
  if (hit) feel.buzz(60, 40, 60);
}
