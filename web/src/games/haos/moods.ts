import type { Mood } from '../game';

export const moods: Record<string, Mood> = {
  mistake: { emote: 'cry', others: 'laugh', in: 5 },
  duel: { who: 1, emote: 'wow', in: 6 },
  'dead-heat': { who: -1, others: 'wow', in: 2 },
};
