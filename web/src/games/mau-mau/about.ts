import type { MauMauView } from '../../wire/types';
import type { About } from '../game';

export const about: About = {
  minutes: 15,
  length: 'rounds',
  story: (view: MauMauView) => view.handSizes,
  counted: 'cards',
  moods: {
    draw: { emote: 'cry', others: 'laugh', in: 3, lines: 4 }, // three cards and more
    silent: { emote: 'wow', in: 1 },
    mau: { emote: 'laugh', others: 'wow', in: 5 },
  },
};
