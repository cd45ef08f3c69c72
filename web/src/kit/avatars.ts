/** How each animal is put together: paper-cut parts over one round head, in a box of 64 by 64. */
export interface Animal {
  coat: string;
  patch: string;
  ears: keyof typeof EARS;
  nose: keyof typeof NOSES;
  mask?: keyof typeof MASKS;
  sky: string;
}

/** Behind the head, in the coat's colour. */
export const EARS = {
  none: '',
  round: 'M8 22a9 9 0 1 1 16-6ZM56 22a9 9 0 1 0-16-6Z',
  small: 'M13 20a6 6 0 1 1 10-5ZM51 20a6 6 0 1 0-10-5Z',
  big: 'M4 24a12 12 0 1 1 20-9ZM60 24a12 12 0 1 0-20-9Z',
  point: 'M9 30 8 5 28 16ZM55 30 56 5 36 16Z',
  tuft: 'M9 30 6 3 11 8 28 16ZM55 30 58 3 53 8 36 16Z',
  long: 'M17 24C9 6 16-4 23 2c5 5 6 12 5 18ZM47 24c8-18 1-28-6-22-5 5-6 12-5 18Z',
  floppy: 'M16 16C4 12 0 28 6 40c5 5 9-4 10-16ZM48 16c12-4 16 12 10 24-5 5-9-4-10-16Z',
  horns: 'M22 18C14 14 12 6 16 1c4 6 8 8 13 14ZM42 18c8-4 10-12 6-17-4 6-8 8-13 14ZM8 30l-6-5 8-4ZM56 30l6-5-8-4Z',
  antlers: 'M24 18 14 14 4 4l2 9-5-1 5 8 14 3ZM40 18l10-4L60 4l-2 9 5-1-5 8-14 3Z',
  spikes: 'M4 40 0 30l7-2-4-11 9 1-1-12 10 5 4-10 7 8 7-8 4 10 10-5-1 12 9-1-4 11 7 2-4 10Z',
  feelers: 'M26 16C22 6 16 2 11 4l1 4c4-1 8 3 11 10ZM38 16c4-10 10-14 15-12l-1 4c-4-1-8 3-11 10Z',
  bulges: 'M12 24a10 10 0 1 1 18-8ZM52 24a10 10 0 1 0-18-8Z',
  claws: 'M10 34C-2 26 0 10 10 8l1 9 6-5c2 9-1 13-5 16ZM54 34c12-8 10-24 0-26l-1 9-6-5c-2 9 1 13 5 16Z',
  crest: 'M30 16C24 8 18 6 12 7c7 2 10 8 14 13ZM34 16c-2-8-2-12 2-16 2 6 4 10 4 17Z',
  fin: 'M26 14C28 4 36 0 44 1c-5 5-5 10-4 15Z',
} as const;

/** Over the face, in the patch's colour. */
export const MASKS = {
  muzzle: 'M32 60c-11 0-16-6-16-13 0-8 8-12 16-12s16 4 16 12c0 7-5 13-16 13Z',
  cheeks: 'M32 60C20 60 9 52 9 38c8-2 17 2 23 12 6-10 15-14 23-12 0 14-11 22-23 22Z',
  stripes: 'M18 15c5 7 6 20 2 36l-6-6c-4-12-2-22 4-30ZM46 15c-5 7-6 20-2 36l6-6c4-12 2-22-4-30Z',
  discs: 'M20 48a13 13 0 1 1 12-13 13 13 0 1 1 12 13c-5 0-9-2-12-5-3 3-7 5-12 5Z',
  belt: 'M9 30h46l1 8H8ZM11 45h42l-4 7H15Z',
  belly: 'M10 42c14 4 30 4 44 0-2 11-10 18-22 18s-20-7-22-18Z',
} as const;

/** On top, in ink or the colour of a beak. */
export const NOSES = {
  button: { path: 'M27 42q5-4 10 0-1 5-5 6-4-1-5-6Z', beak: false },
  tiny: { path: 'M29 43q3-2 6 0-1 4-3 4t-3-4Z', beak: false },
  snout: { path: 'M24 42q8-6 16 0v5q-8 6-16 0Z', beak: false },
  beak: { path: 'M26 38h12l-6 14Z', beak: true },
  long: { path: 'M27 38h10l-3 22h-3Z', beak: true },
  bill: { path: 'M16 44q16-10 32 0-4 10-16 10T16 44Z', beak: true },
  smile: { path: 'M18 44q14 12 28 0-2 10-14 11-12-1-14-11Z', beak: false },
} as const;

export const ANIMALS: Record<string, Animal> = {
  badger: { coat: '#efe9e1', patch: '#3a3344', ears: 'small', nose: 'button', mask: 'stripes', sky: '#9ed8c0' },
  bear: { coat: '#9a5f3b', patch: '#e9b98a', ears: 'round', nose: 'snout', mask: 'muzzle', sky: '#ffd36b' },
  bee: { coat: '#ffc628', patch: '#3a2b3d', ears: 'feelers', nose: 'tiny', mask: 'belt', sky: '#bfe3ff' },
  cat: { coat: '#f29b4b', patch: '#ffe5c4', ears: 'point', nose: 'tiny', mask: 'muzzle', sky: '#c7b6f2' },
  crab: { coat: '#e8563f', patch: '#ff9a7d', ears: 'claws', nose: 'smile', sky: '#aee3ea' },
  crane: { coat: '#f6f2ea', patch: '#d8402a', ears: 'none', nose: 'long', mask: 'discs', sky: '#ffb59a' },
  dog: { coat: '#c98a52', patch: '#fff0d8', ears: 'floppy', nose: 'snout', mask: 'muzzle', sky: '#a9dcff' },
  dolphin: { coat: '#5b8fc7', patch: '#dcecf8', ears: 'fin', nose: 'smile', mask: 'belly', sky: '#ffe08a' },
  duck: { coat: '#2f8f63', patch: '#fff8e6', ears: 'none', nose: 'bill', mask: 'belly', sky: '#ffd0dc' },
  elk: { coat: '#8a5a3d', patch: '#c99a72', ears: 'antlers', nose: 'snout', mask: 'muzzle', sky: '#bfe6b8' },
  fox: { coat: '#ef6c35', patch: '#fff2e0', ears: 'point', nose: 'button', mask: 'cheeks', sky: '#8fd6d0' },
  frog: { coat: '#5cb04a', patch: '#d9efb4', ears: 'bulges', nose: 'smile', mask: 'belly', sky: '#ffd98a' },
  goat: { coat: '#e7e0d4', patch: '#bfae9a', ears: 'horns', nose: 'button', mask: 'muzzle', sky: '#b7d98a' },
  hare: { coat: '#c9a88a', patch: '#fbeee0', ears: 'long', nose: 'tiny', mask: 'muzzle', sky: '#b9e0ff' },
  hedgehog: { coat: '#7b5a4a', patch: '#f4d9b6', ears: 'spikes', nose: 'button', mask: 'cheeks', sky: '#ffc2a3' },
  heron: { coat: '#8fa3b8', patch: '#f3f6f9', ears: 'crest', nose: 'long', mask: 'discs', sky: '#ffe39a' },
  lynx: { coat: '#d6a566', patch: '#fbf0dd', ears: 'tuft', nose: 'tiny', mask: 'cheeks', sky: '#c3d9f7' },
  mole: { coat: '#55495e', patch: '#f2a9a0', ears: 'none', nose: 'snout', mask: 'muzzle', sky: '#e3c79b' },
  mouse: { coat: '#a9a4b4', patch: '#f6d3da', ears: 'big', nose: 'tiny', mask: 'muzzle', sky: '#ffe7a8' },
  otter: { coat: '#7d5844', patch: '#e8cfae', ears: 'small', nose: 'button', mask: 'belly', sky: '#9fd9ea' },
  owl: { coat: '#8d6748', patch: '#f7e3bd', ears: 'tuft', nose: 'beak', mask: 'discs', sky: '#b3a7e0' },
  seal: { coat: '#8794a6', patch: '#dfe6ec', ears: 'none', nose: 'button', mask: 'muzzle', sky: '#ffc9b0' },
  snail: { coat: '#e0a56a', patch: '#f8dfb9', ears: 'feelers', nose: 'smile', mask: 'belly', sky: '#bfe0a0' },
  wolf: { coat: '#6f7787', patch: '#e6e8ee', ears: 'point', nose: 'button', mask: 'cheeks', sky: '#ffcf7a' },
};
