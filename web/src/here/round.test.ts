import { expect, test } from 'vitest';
import type { Chair } from '../wire/types';
import { hasSecrets, isShared, roundOf, somebodyMore } from './round';

const chair = (seat: number, person: string): Chair => ({
  seat,
  person,
  name: person,
  avatar: 'fox',
  level: person ? 0 : 2,
  present: true,
  standIn: false,
  resigned: false,
});
const seats = [chair(0, 'me-1'), chair(1, ''), chair(2, somebodyMore('me-1')), chair(3, 'me-12')];

test('those at one device are known by its owner', () => {
  expect(roundOf({ table: 'here-1', seats }, 'me-1').map(({ seat }) => seat)).toEqual([0, 2]);
  expect(roundOf({ table: 'here-1', seats }, seats[2].person).map(({ seat }) => seat)).toEqual([0, 2]);
  expect(roundOf({ table: 'abc', seats }, 'me-1')).toEqual([]);
  expect(isShared({ table: 'here-1', seats, you: 2 })).toBe(true);
  expect(isShared({ table: 'here-1', seats, you: 3 })).toBe(false);
});

test('a view that says whose it is has something to cover', () => {
  expect(hasSecrets({ seat: 1, hand: [] })).toBe(true);
  expect(hasSecrets({ board: [] })).toBe(false);
});
