import type { About } from '../game';

export const about: About = { minutes: 20, length: 'target' };
