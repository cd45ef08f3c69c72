import type { Mood } from '../game';

export const moods: Record<string, Mood> = {
  steal: { who: 1, emote: 'cry', in: 3 },
  reset: { who: 1, emote: 'wow', in: 3 },
  'wrong-call': { emote: 'cry', others: 'thumb', in: 2 },
  'round-over': { emote: 'party', others: 'clap', in: 4 },
};
