import type { MauMauView } from '../../wire/types';
import type { About } from '../game';

export const about: About = {
  minutes: 15,
  length: 'rounds',
  story: (view: MauMauView) => view.handSizes,
  counted: 'cards',
};
