import { expect, test } from 'vitest';
import { both, side } from './facing';
import { around, inside, overlap, type Box } from './frame';
import type { Place } from './arena';

const boxes = ({ pile, stack, disc, tag }: Place): Box[] => [
  around(pile, { width: disc, height: disc }),
  around(stack, { width: disc, height: disc }),
  tag,
];

test.each([
  [320, 520],
  [390, 796],
  [844, 342],
  [768, 976],
  [960, 752],
  [1280, 752],
])('at %i×%i nothing of a side lies on anything else, and a fingertip finds its place', (width, height) => {
  const room = { width, height: height / 2 };
  const { left, right, totem, plaque } = side({
    ...room,
    line: 20,
    largest: Math.max(100, Math.min(width, height) * 0.26),
  });
  const all = [totem, plaque, ...boxes(left), ...boxes(right)];
  all.forEach((box, i) => {
    expect(inside(box, room), `${i}`).toBe(true);
    all.slice(i + 1).forEach((other, k) => expect(overlap(box, other), `${i} ${i + 1 + k}`).toBe(false));
  });
  expect(left.disc).toBeGreaterThanOrEqual(60);
  expect(totem.height * 0.36).toBeGreaterThanOrEqual(38);
  expect(totem.width / 2).toBeGreaterThanOrEqual(48);
});

test('who sits opposite has the same, turned round', () => {
  const room = { width: 390, height: 800 };
  const { places } = both(side({ width: 390, height: 400, line: 20, largest: 100 }), room, [2, 0], [3, 1]);
  expect(places[3].pile).toEqual({ x: 390 - places[2].pile.x, y: 800 - places[2].pile.y });
  expect(places[1].stack.x).toBeLessThan(places[3].stack.x);
});
