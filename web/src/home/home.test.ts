import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { go, route } from '../app/route.svelte';
import { noteReached } from '../device/online.svelte';
import { flushSync } from 'svelte';
import { forgetVisit, noteVisit, visited } from '../app/visited.svelte';
import { say, speak } from '../texts/texts.svelte';
import type { Chair, GameInfo, MyTable } from '../wire/types';
import { lastOf, noteLast } from './last';
import NewTable from './NewTable.svelte';
import { fitting } from './options';
import { goesOn } from './own-tables.svelte';
import OwnTable from './OwnTable.svelte';
import { playNow } from './play-now';
import Home from './Home.svelte';

const option = (name: string, change: object = {}) => ({
  name,
  least: 2,
  most: 4,
  words: [],
  usual: '2',
  usualBySeats: [],
  text: name,
  hint: '',
  ...change,
});
const game: GameInfo = {
  id: 'kaos',
  version: 1,
  name: 'Kaos',
  summary: 'Cards and chips.',
  realTime: false,
  lesson: true,
  options: [option('seats'), option('deck', { words: ['small', 'large'], usual: 'small' })],
};
const chair = (seat: number, name: string, change: Partial<Chair> = {}): Chair => ({
  seat,
  person: name,
  name,
  avatar: '',
  level: name ? 0 : 3,
  present: name !== '',
  standIn: false,
  resigned: false,
  ...change,
});
const table = (change: Partial<MyTable> = {}): MyTable => ({
  table: 't1',
  game: 'kaos@1(seats=3)',
  gameNumber: 1,
  phase: 'PLAYING',
  you: 0,
  seats: [chair(0, 'Anna'), chair(1, 'Bo'), chair(2, '', { avatar: 'robot-2' })],
  turn: [1],
  ...change,
});

/** What the server answers, by path; and what it was asked. */
let answers: Record<string, unknown>;
const asked: { path: string; body: unknown }[] = [];

beforeAll(() => speak('en', 'kaos'));
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers = { 'POST /api/tables': { table: 't1', key: 'k', link: '' }, 'GET /api/games': [game] };
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push({ path, body: body && JSON.parse(body) });
    return Response.json(answers[`${method} ${path.split('?')[0]}`] ?? []);
  });
  visited.tables.map((visit) => visit.table).forEach(forgetVisit);
  go('/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('playing now opens one table, however often it is tapped, as it was played last', async () => {
  noteLast('kaos', { options: { seats: '3', deck: 'large', gone: '1' }, level: 4 });
  await Promise.all([playNow(game), playNow(game), playNow(game)]);
  expect(asked).toMatchObject([
    { path: '/api/tables', body: { game: 'kaos(seats=3,deck=large)', visibility: 'LINK' } },
  ]);
  expect(route()).toMatchObject({ place: 'table', table: 't1', key: 'k', sits: true, bots: 4 });
  expect(visited.tables.map((visit) => visit.table)).toEqual(['t1']);
});

test('a table that could not be opened can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await expect(playNow(game)).rejects.toThrow('unreached');
  await expect(playNow(game)).rejects.toThrow('unreached');
  expect(route().place).toBe('home');
});

test('the first time bots are of the usual level, and what was chosen is kept by game', () => {
  expect(lastOf('kaos')).toEqual({ options: {}, pace: 0, level: 2 });
  noteLast('kaos', { level: 5 });
  noteLast('haos', { pace: 3 });
  expect(lastOf('kaos')).toEqual({ options: {}, pace: 0, level: 5 });
  expect(lastOf('haos')).toEqual({ options: {}, pace: 3, level: 2 });
  expect(lastOf('constructor').level).toBe(2);
});

test('choices that the rules no longer know are left out', () => {
  expect(fitting(game, { seats: '4', deck: 'small' })).toEqual({ seats: '4', deck: 'small' });
  expect(fitting(game, { seats: '9', deck: 'huge', other: '1' })).toEqual({});
  expect(fitting(game, { seats: 'x' })).toEqual({});
});

const row = (shown: MyTable) =>
  render(OwnTable, { visit: { table: 't1', game: 'kaos', key: 'k', time: 0 }, table: shown }).container.textContent;

test('a row says who plays and whose turn it is', () => {
  expect(row(table())).toMatch(/Kaos.*with Bo and Rusty.*Bo’s turn/s);
  expect(row(table({ turn: [0] }))).toContain(say('bar.yours'));
  expect(row(table({ turn: [2] }))).toContain('Rusty’s turn');
  expect(row(table({ turn: [0, 1, 2] }))).toContain(say('phase.PLAYING'));
  expect(row(table({ turn: [0], phase: 'PAUSED' }))).toContain(say('phase.PAUSED'));
});

test('what goes on is a game of mine, a table that gathers, or one where others still are', () => {
  expect(goesOn(table())).toBe(true);
  expect(goesOn(table({ phase: 'GATHERING' }))).toBe(true);
  expect(goesOn(table({ you: -1 }))).toBe(false);
  expect(goesOn(table({ phase: 'OVER' }))).toBe(true);
  expect(goesOn(table({ phase: 'OVER', seats: [chair(0, 'Anna'), chair(1, '')] }))).toBe(false);
  expect(goesOn(table({ phase: 'OVER', seats: [chair(0, 'Anna'), chair(1, 'Bo', { present: false })] }))).toBe(false);
});

test('home has what goes on above the games, and forgets what is gone', async () => {
  for (const id of ['t3', 't2', 't1']) noteVisit(id, 'kaos', `k${id}`);
  answers['GET /api/mine'] = { tables: [table()], gone: ['t3'] };
  render(Home);
  const section = await screen.findByRole('region', { name: say('home.continue') });
  expect([...section.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(['/t/t1#kt1']);
  expect(asked.find(({ path }) => path.startsWith('/api/mine'))?.path).toBe('/api/mine?tables=t1,t2,t3');
  expect(visited.tables.map((visit) => visit.table)).toEqual(['t1', 't2']);
  const others = screen.getByRole('region', { name: say('lobby.own') });
  expect([...others.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(['/t/t2#kt2']);
});

test('a game that has a lesson can be learned from its tile', async () => {
  answers['GET /api/games'] = [game, { ...game, id: 'toy-dice', name: 'Toy Dice', lesson: false }];
  render(Home);
  await screen.findAllByRole('article');
  const links = screen.getAllByRole('link', { name: say('tile.learn') });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/learn/kaos']);
});

test('tables at which nobody else is are asked seldom', async () => {
  vi.useFakeTimers();
  try {
    noteVisit('t1', 'kaos', 'k');
    noteVisit('t2', 'kaos', 'k');
    const empty = [chair(0, 'Anna'), chair(1, 'Bo', { present: false }), chair(2, '')];
    answers['GET /api/mine'] = { tables: [table(), table({ table: 't2', seats: empty })], gone: [] };
    render(Home);
    const mine = () => asked.filter(({ path }) => path.startsWith('/api/mine')).map(({ path }) => path.split('=')[1]);
    await vi.advanceTimersByTimeAsync(1_000);
    answers['GET /api/mine'] = { tables: [table()], gone: [] };
    await vi.advanceTimersByTimeAsync(20_000);
    expect(mine()).toEqual([expect.stringMatching('t1.*t2|t2.*t1'), 't1', 't1']);
    await vi.advanceTimersByTimeAsync(279_000);
    expect(mine().filter((tables) => tables.includes('t2'))).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a network that was away for a moment leaves no trace in a new table, but what somebody has chosen stays', () => {
  vi.stubGlobal('Worker', vi.fn());
  vi.stubGlobal('indexedDB', {});
  const { container } = render(NewTable, { game, onclose: () => {} });
  const choice = (value: string) => container.querySelector<HTMLInputElement>(`input[value=${value}]`)!;
  const network = (there: boolean) => {
    noteReached(there);
    flushSync();
  };
  network(false);
  expect(choice('HERE').checked).toBe(true);
  network(true);
  expect(choice('LINK').checked).toBe(true);
  choice('PUBLIC').click();
  network(false);
  expect(choice('PUBLIC').checked).toBe(true);
  network(true);
});
