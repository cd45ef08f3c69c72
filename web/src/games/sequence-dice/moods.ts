import type { Mood } from '../game';

export const moods: Record<string, Mood> = {
  replace: { emote: 'laugh', others: 'wow', in: 8 },
  remove: { emote: 'think', others: 'cry', in: 8 },
  passed: { emote: 'sleep', in: 3 },
  'another-turn': { emote: 'party', in: 4 },
};
