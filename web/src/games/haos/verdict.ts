import { linesOf, listIn, seatIn } from '../../wire/line';
import type { LogLine } from '../../wire/types';

/** The times behind a decision, fastest first, and how close they could not be told apart. All in milliseconds. */
export interface Verdict {
  margin: number;
  times: { seat: number; reaction: number }[];
  /** Whose connection kept it from being known who was first. */
  heldUp: number[];
}

/** Reads the arbiter's line: `verdict` with the rivals, the fastest first, their times, the margin, and who was held up. */
export function verdictIn(news: readonly LogLine[]): Verdict | null {
  const line = linesOf('haos', news).find(({ verb }) => verb === 'verdict');
  if (!line) return null;
  const [seats, reactions, margin, heldUp = []] = line.words.map(listIn);
  const times = seats.map((seat, i) => ({ seat: seatIn(seat), reaction: Number(reactions[i]) }));
  return { margin: Number(margin), times, heldUp: heldUp.map(seatIn) };
}
