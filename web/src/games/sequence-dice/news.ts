import type { Sound } from '../../kit/sound';
import type { LogLine } from '../../wire/types';

/** The space that was played on last, and how. */
export interface Latest {
  space: string;
  verb: string;
  seat: number;
}

const VERBS = ['place', 'replace', 'remove'];
const verbOf = (line: LogLine) => line.key.replace('sequence-dice.', '');

export function latest(news: LogLine[]): Latest | null {
  const line = news.findLast((each) => VERBS.includes(verbOf(each)));
  return line ? { verb: verbOf(line), seat: Number(line.arguments[0]), space: line.arguments[1] } : null;
}

/** What the last event sounds like. */
export function sounds(news: LogLine[]): Sound[] {
  const heard: Sound[] = latest(news) ? ['chip'] : [];
  return news.some((line) => verbOf(line) === 'roll') ? [...heard, 'roll'] : heard;
}
