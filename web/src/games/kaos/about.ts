import type { About } from '../game';

export const about: About = {
  minutes: 30,
  length: 'maxRounds',
  evening: { maxRounds: '12' },
  counted: 'stakes',
  moods: {
    steal: { who: 1, emote: 'cry', in: 3 },
    reset: { who: 1, emote: 'wow', in: 3 },
    'wrong-call': { emote: 'cry', others: 'thumb', in: 2 },
    'round-over': { emote: 'party', others: 'clap', in: 4 },
  },
};
