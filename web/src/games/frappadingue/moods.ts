import type { Mood } from '../game';

export const moods: Record<string, Mood> = {
  crash: { emote: 'cry', others: 'wow', in: 3 },
  bust: { emote: 'think', in: 4 },
  scored: { emote: 'party', others: 'clap', in: 8 },
};
