import { expect, test } from 'vitest';
import type { GameInfo } from '../wire/types';
import { suited } from './suited';

const game = (id: string, least: number, most: number): GameInfo => ({
  id,
  version: 1,
  name: id,
  summary: '',
  realTime: false,
  lesson: true,
  options: [{ name: 'seats', least, most, words: [], usual: '2', usualBySeats: [], text: '', hint: '' }],
});

test('games for as many as are here come first, the last one after the others, too small ones at the end', () => {
  const all = [game('duel', 2, 2), game('last', 2, 8), game('crowd', 6, 10), game('other', 3, 5)];
  expect(suited(all, 4, 'last').map(({ game: { id }, fits }) => `${id} ${fits}`)).toEqual([
    'other yes',
    'last yes',
    'crowd bots',
    'duel no',
  ]);
});
