import { describe, expect, test } from 'vitest';
import { merge, same } from './merge';

const NAMES = ['seats', 'hand', 'play', 'ply', 'view', 'turn', 'moves', 'board', 'sum', 'chip'];
const place = (name: string) => NAMES.indexOf(name);

describe('changes', () => {
  test('say what has changed, and the rest stays the same object', () => {
    const before = { seats: [{ name: 'Anna' }, { name: 'Bo' }], hand: ['r8'], play: { ply: 3, view: { turn: 1 } } };
    const after = merge(before, { [place('play')]: { [place('ply')]: 4 } }, NAMES);
    expect(after).toEqual({ ...before, play: { ply: 4, view: { turn: 1 } } });
    expect(after.seats).toBe(before.seats);
    expect(after.play.view).toBe(before.play.view);
    expect(before.play.ply).toBe(3);
  });

  test('take away what is null', () => {
    const before = { turn: 1, play: { ply: 2, sum: 3 } };
    const changes = { [place('turn')]: null, [place('play')]: { [place('ply')]: null } };
    expect(merge(before, changes, NAMES)).toEqual({ play: { sum: 3 } });
  });

  test('put a list in the place of another', () => {
    expect(merge({ moves: ['a', 'b'] }, { [place('moves')]: ['c'] }, NAMES)).toEqual({ moves: ['c'] });
    expect(merge({ moves: ['a', 'b'] }, { [place('moves')]: [] }, NAMES)).toEqual({ moves: [] });
  });

  test('change a list here and there, and its length', () => {
    const before = { board: [{ sum: 2, chip: 0 }, { sum: 3 }, { sum: 4 }] };
    const after = merge(before, { [place('board')]: { 0: { [place('chip')]: 1 }, 3: { sum: 5 } } }, NAMES);
    expect(after.board).toEqual([{ sum: 2, chip: 1 }, { sum: 3 }, { sum: 4 }, { sum: 5 }]);
    expect(after.board[1]).toBe(before.board[1]);
    expect(merge([1, 2, 3, 4, 5, 6], { 1: null, length: 4 }, NAMES)).toEqual([1, null, 3, 4]);
  });

  test('bring something that was not there, with its names written out', () => {
    const play = { view: { hands: [1] } };
    expect(merge({ turn: 1 }, { [place('play')]: play }, NAMES)).toEqual({ turn: 1, play });
  });
});

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, c: 2 }, { a: 1, b: 2 }, false],
  [[1, 2], [1], false],
  [['a'], { 0: 'a' }, false],
  [null, {}, false],
])('%j and %j: the same is %j', (one, other, answer) => {
  expect(same(one, other)).toBe(answer);
});
