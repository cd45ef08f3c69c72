import { expect, test } from 'vitest';
import type { SequenceDiceColour } from '../../wire/types';
import { threats, won } from './lines';

const NAMES = [1, 2, 3, 4, 5, 6].flatMap((row) => [...'abcdef'].map((column) => `${column}${row}`));
const board = (chips: Record<string, SequenceDiceColour>) =>
  NAMES.map((name) => ({ name, sum: 0, chip: chips[name] ?? null }));

test('four of five in a row lack the fifth, wherever it is', () => {
  const [one, two] = threats(board({ b1: 'RED', c1: 'RED', d1: 'RED', e1: 'RED' }), 5);
  expect([one.gap, two.gap]).toEqual(['a1', 'f1']);
  expect(one).toMatchObject({ colour: 'RED', from: { column: 0, row: 0 }, to: { column: 4, row: 0 } });
});

test('five with one gap among them are one line, however many windows see it', () => {
  const chips = { a5: 'GREEN', b5: 'GREEN', c5: 'GREEN', e5: 'GREEN', f5: 'GREEN' } as const;
  expect(threats(board(chips), 5)).toMatchObject([
    { gap: 'd5', from: { column: 0, row: 4 }, to: { column: 5, row: 4 } },
  ]);
  const across = { e2: 'RED', d3: 'RED', b5: 'RED', f1: 'RED', a6: 'RED' } as const;
  expect(threats(board(across), 5)).toMatchObject([
    { gap: 'c4', from: { column: 5, row: 0 }, to: { column: 0, row: 5 } },
  ]);
});

test('diagonals count, in both directions', () => {
  expect(threats(board({ a1: 'BLUE', b2: 'BLUE', d4: 'BLUE', e5: 'BLUE' }), 5).map(({ gap }) => gap)).toEqual(['c3']);
  expect(
    threats(board({ f1: 'BLUE', e2: 'BLUE', d3: 'BLUE', c4: 'BLUE', b5: 'BLUE' }), 6).map(({ gap }) => gap),
  ).toEqual(['a6']);
});

test('chips of two sides make no line', () => {
  expect(threats(board({ a1: 'RED', b1: 'RED', c1: 'BLUE', d1: 'BLUE' }), 5)).toEqual([]);
});

test('a row does not go on at the other edge', () => {
  expect(threats(board({ d1: 'RED', e1: 'RED', f1: 'RED', a2: 'RED' }), 5)).toEqual([]);
});

test('the winning line goes from its first to its last chip', () => {
  expect(won(['a2', 'b3', 'c4', 'd5', 'e6'], 5)).toEqual([{ from: { column: 0, row: 1 }, to: { column: 4, row: 5 } }]);
});
