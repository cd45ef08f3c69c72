import { describe, expect, test } from 'vitest';
import { NARROWEST_TOTEM, SMALLEST, arena, cards, type Space } from './arena';
import { inside, overlap } from './frame';

const SIZES = [
  [320, 420],
  [320, 520],
  [390, 796],
  [844, 346],
  [768, 976],
  [1280, 752],
  [1920, 1000],
];
const PARTIES = [2, 3, 4, 5, 6, 7, 8, 9].map((others) => ({
  near: [0],
  far: Array.from({ length: others }, (_, n) => n + 1),
}));
const HANDS = { near: [2, 0], far: [1, 3] };
const rooms: Space[] = SIZES.flatMap(([width, height]) =>
  [...PARTIES, HANDS].map((party) => ({
    ...party,
    width,
    height,
    line: 18.4,
    largest: Math.max(100, Math.min(width, height) * 0.21),
  })),
);

describe.each(
  rooms.map((room) => ({ room, title: `${room.width}×${room.height}, ${room.near.length + room.far.length} places` })),
)('$title', ({ room }) => {
  const found = arena(room);
  const boxes = [found.totem, found.plaque, ...found.places.flatMap((place) => cards(place))];

  test('everything is on the table, and nothing lies on anything else', () => {
    for (const [i, box] of boxes.entries()) {
      expect(inside(box, room), JSON.stringify(box)).toBe(true);
      for (const other of boxes.slice(i + 1))
        expect(overlap(box, other), `${JSON.stringify(box)} ${JSON.stringify(other)}`).toBe(false);
    }
  });

  test('symbols can be read and the totem can be hit', () => {
    expect(Math.min(...found.places.map(({ disc }) => disc))).toBeGreaterThanOrEqual(SMALLEST);
    expect(found.totem.width).toBeGreaterThanOrEqual(NARROWEST_TOTEM);
    expect(found.totem.height).toBeGreaterThanOrEqual(NARROWEST_TOTEM);
  });
});
