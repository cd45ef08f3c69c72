import type { Mood } from '../game';

export const moods: Record<string, Mood> = {
  draw: { emote: 'cry', others: 'laugh', in: 3, lines: 3 }, // two cards and more
  silent: { emote: 'wow', in: 1 },
  mau: { emote: 'laugh', others: 'wow', in: 4 },
};
