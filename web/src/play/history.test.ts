import { expect, test } from 'vitest';
import { sayOf, speak } from '../texts/texts.svelte';
import type { Chair } from '../wire/types';
import { seatedThen } from './history';
import type { Entry } from './live.svelte';
import { retold } from './sight';

const chair = (seat: number, name: string): Chair => ({
  seat,
  person: name,
  name,
  avatar: 'fox',
  level: 0,
  present: true,
  standIn: false,
  resigned: false,
});
const seats = [chair(0, 'Anna'), chair(1, 'Bo')];
const entry = (id: string, key: string, ...words: string[]): Entry => ({
  id,
  line: { key, arguments: words },
  fresh: false,
  seats,
});

test('what a bot did before somebody took its seat was not done by them', async () => {
  await speak('en', 'kaos');
  const say = sayOf('kaos');
  const told = seatedThen([
    entry('1.0', 'table.sat', '0', 'Anna'),
    entry('2.0', 'table.bot-added', '1', '2'),
    entry('3.0', 'kaos.draw', '1'),
    entry('4.0', 'table.sat', '1', 'Bo'),
    entry('5.0', 'kaos.draw', '1'),
    { ...entry('6.0', 'kaos.draw', '0'), fresh: true },
  ]);
  expect(told.map((each) => retold(each, say))).toEqual([
    'Anna takes seat 1.',
    'Bot 2, a bot of level 2, sits down.',
    'Bot 2 draws.',
    'Bo takes seat 2.',
    'Bo draws.',
    'Anna draws.',
  ]);
});
