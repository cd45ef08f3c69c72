import { expect, test } from 'vitest';
import type { Replay } from '../wire/types';
import type { Entry } from './live.svelte';
import { gathered } from './log';
import { storyOf } from './story';

const entry = (id: string, key: string, ...words: string[]): Entry => ({
  id,
  line: { key, arguments: words },
  fresh: true,
  seats: [],
});

test('what is hidden and the same in a row is one line with its number, nothing else is', () => {
  const log = [
    entry('1', 'card', '?'),
    entry('2', 'card', '?'),
    entry('3', 'roll', '*', '1+2'),
    entry('4', 'roll', '*', '1+2'),
    entry('5', 'table.said', 'Anna', 'ha'),
    entry('6', 'table.said', 'Anna', 'ha'),
  ];
  expect(gathered(log).map(({ entry: { id }, times }) => [id, times])).toEqual([
    ['1', 2],
    ['3', 1],
    ['4', 1],
    ['5', 1],
    ['6', 1],
  ]);
});

const replay = (scores: number[][]): Replay =>
  ({
    game: 'mau-mau',
    names: ['a', 'b'],
    steps: scores.map((each, i) => ({ view: { handSizes: [5 - i, 4] }, scores: each, log: [] })),
  }) as unknown as Replay;

test('a game is told by its scores, or by how the hands went where they changed only at the end', () => {
  expect(
    storyOf(
      'mau-mau',
      replay([
        [0, 0],
        [0, 0],
        [7, 0],
      ]),
    ).lines,
  ).toEqual([
    [5, 4, 3],
    [4, 4, 4],
  ]);
  expect(
    storyOf(
      'mau-mau',
      replay([
        [0, 0],
        [3, 0],
        [3, 2],
        [7, 2],
      ]),
    ).lines,
  ).toEqual([
    [0, 3, 3, 7],
    [0, 0, 2, 2],
  ]);
});
