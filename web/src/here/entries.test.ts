import { beforeEach, expect, test, vi } from 'vitest';
import { Database, KeyRange } from '../testing/indexed-db';
import { Entries, isFull, MOST_TABLES } from './entries';

let database: Database;
let entries: Entries;
const blocked = vi.fn();
let now = 0;

beforeEach(() => {
  database = new Database();
  vi.stubGlobal('indexedDB', database.factory);
  vi.stubGlobal('IDBKeyRange', KeyRange);
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  blocked.mockClear();
  entries = new Entries(blocked);
});

const line = (table: string, number: number) => ['keep', table, `${number}`, `${table} ${number}`];
const known = () => [...database.stores.get('tables')!.rows.keys()];

test('what is kept is there, in its order', async () => {
  await entries.keep([line('a', 1), line('a', 2)], true);
  await entries.keep([line('a', 3)], true);
  await entries.keep([line('b', 1)], true);
  expect(await entries.of('a')).toEqual(['a 1', 'a 2', 'a 3']);
});

test('where there is no room, the oldest tables go one by one, and never the one that goes on', async () => {
  for (const table of ['a', 'b', 'c', 'd']) await entries.keep([line(table, 1)], true);
  database.room = 5;
  await entries.keep([line('a', 2), line('a', 3), line('a', 4)], true);
  expect(known()).toEqual(['a', 'd']);
  expect(await entries.of('a')).toHaveLength(4);
});

test('no more than three tables go in vain, and none for a bot', async () => {
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f']) await entries.keep([line(table, 1)], true);
  database.room = 3;
  const most = Array.from({ length: 9 }, (_, i) => line('a', i + 2));
  await expect(entries.keep(most, false)).rejects.toSatisfy(isFull);
  expect(known()).toHaveLength(6);
  await expect(entries.keep(most, true)).rejects.toSatisfy(isFull);
  expect(known()).toEqual(['a', 'e', 'f']);
});

test('where no table is left to make room, one is told that it is full, and nothing of it is kept', async () => {
  for (const table of ['a', 'b']) await entries.keep([line(table, 1)], true);
  database.room = 0;
  await expect(entries.keep([line('a', 2)], true)).rejects.toSatisfy(isFull);
  expect(await entries.of('a')).toEqual(['a 1']);
});

test('a table that was forgotten meanwhile is not written on with a hole', async () => {
  await entries.keep([line('a', 1), line('a', 2)], true);
  for (let i = 0; i < MOST_TABLES; i++) await entries.keep([line(`b${i}`, 1)], true);
  expect(known()).not.toContain('a');
  await expect(entries.keep([line('a', 3)], true)).rejects.toThrow('forgotten');
  expect(known()).not.toContain('a');
  expect(await entries.of('a')).toEqual([]);
});

test('nothing is written where another tab has written already', async () => {
  await entries.keep([line('a', 1), line('a', 2)], true);
  await expect(entries.keep([line('a', 2)], true)).rejects.toMatchObject({ name: 'ConstraintError' });
});

test('it is said when another tab with an older page keeps this one from what is kept', async () => {
  database.held = true;
  await entries.keep([line('a', 1)], true);
  expect(blocked).toHaveBeenCalledOnce();
  expect(await entries.of('a')).toEqual(['a 1']);
});
