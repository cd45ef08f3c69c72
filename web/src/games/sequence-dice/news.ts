import type { Sound } from '../../kit/sound';
import { linesOf, seatIn } from '../../wire/line';
import type { LogLine } from '../../wire/types';

/** The space that was played on last, and how. */
export interface Latest {
  space: string;
  verb: string;
  seat: number;
}

const VERBS = ['place', 'replace', 'remove'];
const lines = (news: LogLine[]) => linesOf('sequence-dice', news);

export function latest(news: LogLine[]): Latest | null {
  const line = lines(news).findLast(({ verb }) => VERBS.includes(verb));
  return line ? { verb: line.verb, seat: seatIn(line.words[0]), space: line.words[1] } : null;
}

/** What the last event sounds like; dice that are still in a hand are heard when they fall. */
export function sounds(news: LogLine[], fell: boolean): Sound[] {
  const heard: Sound[] = latest(news) ? ['chip'] : [];
  return fell && lines(news).some(({ verb }) => verb === 'roll') ? [...heard, 'roll'] : heard;
}
