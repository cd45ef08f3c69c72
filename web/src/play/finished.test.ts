import { expect, test } from 'vitest';
import { sayOf, speak } from '../texts/texts.svelte';
import type { Chair, Player, TableView } from '../wire/types';
import { asItWas } from './finished.svelte';
import { seatNames, verdict } from './sight';

const chair = (seat: number, person: string, change: Partial<Chair> = {}): Chair => ({
  seat,
  person,
  name: person && person.toUpperCase(),
  avatar: person ? 'fox' : 'robot-1',
  level: person ? 0 : 2,
  present: true,
  standIn: false,
  resigned: false,
  ...change,
});
const player = ({ person, name, avatar, level, resigned }: Chair): Player => ({
  person,
  name,
  avatar,
  level,
  resigned,
  score: 0,
  won: false,
  points: 0,
});
const table = (seats: Chair[], you: number) =>
  ({ table: 't', phase: 'OVER', seats, you, play: { winners: [1], scores: [0, 1] } }) as TableView;
const PLAYERS = [chair(0, 'anna'), chair(1, '')].map(player);

test('who sits down where a bot has won has not won', async () => {
  await speak('en', 'kaos');
  const say = sayOf('kaos');
  const now = table([chair(0, 'anna'), chair(1, 'wes')], 1);
  const past = asItWas(now, PLAYERS, 'wes');
  expect(past.you).toBe(-1);
  expect(past.seats[1]).toEqual(chair(1, ''));
  expect(verdict(past, seatNames(past, say), say)).toBe(say('result.won', seatNames(past, say)[1]));
  expect(verdict(now, seatNames(now, say), say)).toBe(say('result.mine'));
});

test('who gets up after a game was in it, and a chair more was not', () => {
  const now = table([chair(0, 'anna', { name: 'Anne' }), chair(1, '', { level: 0 }), chair(2, 'wes')], 0);
  const past = asItWas(now, [player(chair(0, 'anna')), player(chair(1, 'bo'))], 'bo');
  expect(past.seats.map(({ name }) => name)).toEqual(['Anne', 'BO']);
  expect(past.you).toBe(1);
});
