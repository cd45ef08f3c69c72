import { keep, kept } from '../device/kept';

/** What one chose last for a game: as it is played now at a tap. */
export interface Last {
  options: Record<string, string>;
  pace: number;
  /** How well the bots play. */
  level: number;
}

const NAME = 'tumult.last';
const USUAL: Last = { options: {}, pace: 0, level: 2 };
const all = () => kept<Record<string, Partial<Last>>>(NAME, {});

export const lastOf = (game: string): Last => ({ ...USUAL, ...new Map(Object.entries(all())).get(game) });

export function noteLast(game: string, change: Partial<Last>): void {
  keep(NAME, { ...all(), [game]: { ...lastOf(game), ...change } });
}
