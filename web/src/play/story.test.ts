import { expect, test } from 'vitest';
import type { Moment, Play, Replay } from '../wire/types';
import { standing, storyOf } from './story';

const step = (who: string, sizes: number[]): Moment => ({
  log: [{ key: 'mau-mau.x', arguments: [who] }],
  scores: [0, 0],
  view: { handSizes: sizes },
});
const play = (scores: number[], view: object): Play => ({
  game: 'mau-mau',
  ply: 0,
  behind: 0,
  actors: [],
  view,
  moves: [],
  scores,
  deadlines: [],
  winners: [0],
});

test('the story begins when the cards are dealt', () => {
  const steps = [step('*', [1, 0]), step('*', [1, 1]), step('0', [0, 1])];
  const replay = { game: 'mau-mau', names: ['a', 'b'], steps } as Replay;
  expect(storyOf('mau-mau', replay)).toMatchObject({
    of: 'cards',
    lines: [
      [1, 0],
      [1, 1],
    ],
    steps: 1,
    hues: [0, 1],
  });
});

test('where a score only says who won, the cards that are left are told', () => {
  const places = [
    { stack: 0, pile: [] },
    { stack: 3, pile: ['x'] },
  ];
  expect(standing('haos', play([1, 0], { places }))).toEqual({ of: 'cards', figures: [0, 4] });
  const hands = [
    { stack: 0, pile: [] },
    { stack: 3, pile: ['x'] },
    { stack: 1, pile: [] },
    { stack: 2, pile: [] },
  ];
  expect(standing('haos', play([0, 1], { places: hands })), 'two have two hands each').toEqual({
    of: 'cards',
    figures: [1, 6],
  });
  expect(standing('kaos', play([12, 0], {}))).toEqual({ of: 'points', figures: [12, 0] });
  expect(standing('sequence-dice', play([1, 0], {}))).toEqual({ of: '', figures: [1, 0] });
});

test('a line has the colour of the chips', () => {
  const view = {
    board: [],
    sides: [
      { colour: 'GREEN', seats: [0, 2] },
      { colour: 'BLUE', seats: [1, 3] },
    ],
  };
  const steps = [{ log: [{ key: 'sequence-dice.x', arguments: ['0'] }], scores: [0, 0, 0, 0], view }];
  expect(storyOf('sequence-dice', { game: 'sequence-dice', names: [], steps } as unknown as Replay).hues).toEqual([
    2, 1, 2, 1,
  ]);
});
