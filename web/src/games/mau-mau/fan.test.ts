import { expect, test } from 'vitest';
import { fan } from './fan';

const PHONE = { width: 372, height: 220, cardWidth: 90, cardHeight: 128 };

test('few cards lie side by side around the middle', () => {
  const [left, right] = fan(2, PHONE);
  expect(right.x - left.x).toBeGreaterThan(PHONE.cardWidth);
  expect(left.x + right.x + PHONE.cardWidth).toBeCloseTo(PHONE.width);
});

test.each([1, 5, 7, 8, 13, 20, 40])('%i cards stay in their room, and can be told apart', (count) => {
  const spots = fan(count, PHONE);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(x + PHONE.cardWidth).toBeLessThanOrEqual(PHONE.width + 0.01);
    expect(y + PHONE.cardHeight).toBeLessThanOrEqual(PHONE.height + 10);
  }
  expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
});

test('up to three rows a card shows the width of a finger', () => {
  const spots = fan(20, PHONE);
  expect(spots[1].x - spots[0].x).toBeGreaterThanOrEqual(44);
});
