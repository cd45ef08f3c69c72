import type { About } from '../game';

export const about: About = {
  minutes: 30,
  length: 'maxRounds',
  evening: { maxRounds: '12' },
  counted: 'stakes',
  rolls: 'die',
};
