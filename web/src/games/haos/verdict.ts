import type { LogLine } from '../../wire/types';

/** The times behind a decision, fastest first, and how close they could not be told apart. All in milliseconds. */
export interface Verdict {
  margin: number;
  times: { seat: number; reaction: number }[];
}

/** Reads the arbiter's line: `haos.verdict` with the rivals, the fastest first, their times, and the margin. */
export function verdictIn(news: readonly LogLine[]): Verdict | null {
  const line = news.find(({ key }) => key === 'haos.verdict');
  if (!line) return null;
  const [seats, times, margin] = line.arguments;
  const reactions = times.split(',').map(Number);
  return {
    margin: Number(margin),
    times: seats.split(',').map((seat, i) => ({ seat: Number(seat), reaction: reactions[i] })),
  };
}
