import { expect, test } from 'vitest';
import { FAMILIES, MEMBERS, type FamilyName } from './families';
import { SYMBOLS } from './symbols';

const names = Object.keys(FAMILIES) as FamilyName[];
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('fifteen symbols in five families, lettered in order', () => {
  expect([...SYMBOLS.keys()].join('')).toBe('ABCDEFGHIJKLMNO');
  expect(names.length * MEMBERS).toBe(SYMBOLS.size);
});

test('no two symbols are the same', () => {
  expect(new Set([...SYMBOLS.values()].map(({ path }) => path)).size).toBe(SYMBOLS.size);
});

test.each(names)('%s can be grown: the next members are new, and fit the card', (family) => {
  const grown = Array.from({ length: 5 }, (_, member) => FAMILIES[family](member));
  expect(new Set(grown).size).toBe(5);
  for (const path of grown) expect(Math.max(...numbers(path).map(Math.abs))).toBeLessThan(46);
});
