import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../wire/types';
import { gameName, stepOf, usual } from './options';

const option = (name: string, change: Partial<OptionInfo>): OptionInfo => ({
  name,
  least: 2,
  most: 4,
  words: [],
  usual: '2',
  usualBySeats: [],
  text: '',
  hint: '',
  ...change,
});
const game = (id: string, ...options: OptionInfo[]): GameInfo => ({
  id,
  version: 1,
  name: '',
  summary: '',
  realTime: false,
  lesson: true,
  options,
});
const dice = game(
  'sequence-dice',
  option('seats', {}),
  option('length', { usual: '6', usualBySeats: ['6', '5', '6'] }),
);

test('what is usual depends on how many play', () => {
  expect(usual(dice, dice.options[1], {})).toBe('6');
  expect(usual(dice, dice.options[1], { seats: '3' })).toBe('5');
});

test('an evening of Kaos has twelve rounds', () => {
  const kaos = game('kaos', option('seats', {}), option('maxRounds', { usual: '0', most: 1000 }));
  expect(gameName(kaos, {})).toBe('kaos(seats=2,maxRounds=12)');
  expect(gameName(kaos, { maxRounds: '3' })).toBe('kaos(seats=2,maxRounds=3)');
});

test('a press changes a number by as much as people count in', () => {
  expect(stepOf(option('seats', {}), 4)).toBe(1);
  expect([0, 12, 20, 100, 500].map((value) => stepOf(option('maxRounds', { least: 0, most: 1_000 }), value))).toEqual([
    1, 1, 5, 10, 50,
  ]);
  expect(stepOf(option('target', { least: 500, most: 20_000 }), 2_000)).toBe(500);
});
