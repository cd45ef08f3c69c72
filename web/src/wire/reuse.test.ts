import { describe, expect, test } from 'vitest';
import { reuse } from './reuse';

describe('what is equal is reused', () => {
  test('the whole, if nothing has changed', () => {
    const before = { seats: [{ name: 'Anna' }], ply: 3, named: null };
    expect(reuse(before, structuredClone(before))).toBe(before);
  });

  test('the parts that have not changed, and only those', () => {
    const before = { seats: [{ name: 'Anna' }, { name: 'Bo' }], hand: ['r8'], ply: 3 };
    const after = reuse(before, { seats: [{ name: 'Anna' }, { name: 'Ib' }], hand: ['r8'], ply: 4 });
    expect(after).toEqual({ seats: [{ name: 'Anna' }, { name: 'Ib' }], hand: ['r8'], ply: 4 });
    expect(after.hand).toBe(before.hand);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).not.toBe(before.seats[1]);
    expect(before).toEqual({ seats: [{ name: 'Anna' }, { name: 'Bo' }], hand: ['r8'], ply: 3 });
  });

  test.each([
    [{ a: 1 }, {}],
    [{}, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [['a'], { 0: 'a' }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: { b: 1 } }, { a: [] }],
  ])('%j is not taken for %j', (before, after) => {
    expect(reuse(before, structuredClone(after))).toEqual(after);
  });
});
