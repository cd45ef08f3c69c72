import { expect, test } from 'vitest';
import { fill } from './fill';

test('values are filled in where their number stands', () => {
  expect(fill('{1} before {0}', 'en', ['Anna', 'Bo'])).toBe('Bo before Anna');
});

test('a counted word has two forms in English, and three in Ukrainian', () => {
  const cards = (count: number) => fill('{0} {0|карта|карти|карт}', 'uk', [count]);
  expect(fill('{0} {0|card|cards}', 'en', [1])).toBe('1 card');
  expect(fill('{0} {0|card|cards}', 'en', [0])).toBe('0 cards');
  expect([1, 2, 5, 11, 21, 22, 25].map(cards)).toEqual([
    '1 карта',
    '2 карти',
    '5 карт',
    '11 карт',
    '21 карта',
    '22 карти',
    '25 карт',
  ]);
});

test('French counts none like one', () => {
  expect(fill('{0} {0|carte|cartes}', 'fr', [0])).toBe('0 carte');
});

test('numbers are written as the language does', () => {
  expect(fill('{0}', 'da', [1200])).toBe('1.200');
  expect(fill('{0}', 'en', [-10])).toBe('−10');
});
