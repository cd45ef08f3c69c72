import { beforeEach, expect, test, vi } from 'vitest';
import { ask, dial } from './device';
import { TROUBLE } from './here';

/** The page's end of a worker. */
class Staff {
  static all: Staff[] = [];
  static get last(): Staff {
    return Staff.all.at(-1)!;
  }
  onmessage = (_event: { data: string[] }) => {};
  onerror = () => {};
  asked: string[] = [];
  ended = false;
  constructor() {
    Staff.all.push(this);
  }
  postMessage([what]: [string, string]) {
    this.asked.push(what);
  }
  says(...data: string[]) {
    this.onmessage({ data });
  }
  terminate() {
    this.ended = true;
  }
}

const heard: string[] = [];
const hear = (word: string, rest: string) => void heard.push(`${word} ${rest}`);
const troubles: string[] = [];
addEventListener(TROUBLE, (event) => troubles.push((event as CustomEvent<string>).detail));

beforeEach(() => {
  vi.stubGlobal('Worker', Staff);
  Staff.all.forEach((each) => each.onerror());
  for (const list of [Staff.all, heard, troubles]) list.length = 0;
});

test('a worker that does not load is given up: its lines are hung up, its questions answered, and the next one is another', async () => {
  dial(hear, 'me');
  const question = ask('/api/tables/here-1/evening');
  Staff.last.onerror();
  expect(Staff.last.ended).toBe(true);
  expect(heard).toEqual(['hang 1006']);
  expect((await question).status).toBe(503);
  dial(hear, 'me');
  expect(Staff.all).toHaveLength(2);
});

test('records are asked of a worker of their own, whose questions stay open when the tables begin anew', async () => {
  dial(hear, 'me');
  const tables = Staff.last;
  const story = ask('/api/record/story', 'record');
  const reader = Staff.last;
  expect(reader).not.toBe(tables);
  tables.says('stale', '');
  expect(heard).toEqual(['hang 1006']);
  reader.says('answer', reader.asked[0].split(' ')[1], '200', '{}');
  expect((await story).status).toBe(200);
});

test('a full device is told once, until somebody does something again', () => {
  const bot = () => {
    Staff.last.says('full');
    Staff.last.says('stale', '');
  };
  dial(hear, 'me');
  bot();
  const line = dial(hear, 'me');
  bot();
  expect(troubles).toEqual(['error.full']);
  line.say('{"type":"do","id":"1"}');
  dial(hear, 'me');
  bot();
  expect(troubles).toEqual(['error.full', 'error.full']);
});

test('a tab that keeps this one from its tables is told of', () => {
  dial(hear, 'me');
  Staff.last.says('blocked');
  expect(troubles).toEqual(['error.blocked']);
});

test('a page that is older than the database is loaded anew, but only once', () => {
  sessionStorage.clear();
  const reload = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }));
  for (let i = 0; i < 2; i++) {
    dial(hear, 'me');
    Staff.last.says('outdated', 'VersionError');
  }
  expect(reload).toHaveBeenCalledOnce();
  expect(heard).toEqual(['hang 1006', 'hang 1006']);
  vi.unstubAllGlobals();
});
