import type { LogLine } from '../../wire/types';

/** The times behind a decision, fastest first, and how close they could not be told apart. All in milliseconds. */
export interface Verdict {
  margin: number;
  times: { seat: number; reaction: number }[];
}

/** Reads the arbiter's line: `haos.verdict` with `!`, the margin, and `seat:reaction` of each rival, fastest first. */
export function verdictIn(news: readonly LogLine[]): Verdict | null {
  const line = news.find(({ key }) => key === 'haos.verdict');
  if (!line) return null;
  const [, margin, ...rivals] = line.arguments;
  return {
    margin: Number(margin),
    times: rivals.map((rival) => {
      const [seat, reaction] = rival.split(':').map(Number);
      return { seat, reaction };
    }),
  };
}
