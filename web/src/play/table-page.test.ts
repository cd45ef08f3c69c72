import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { say, sayOf, speak } from '../texts/texts.svelte';
import type { Chair, Refused, TableView } from '../wire/types';
import Banners from './Banners.svelte';
import Gathering from './Gathering.svelte';
import type { LiveTable } from './live.svelte';
import Notice from './Notice.svelte';

const chair = (seat: number, change: Partial<Chair> = {}): Chair => ({
  seat,
  person: '',
  name: '',
  avatar: '',
  level: 0,
  present: true,
  standIn: false,
  resigned: false,
  ...change,
});
const table = (change: Partial<TableView> = {}): TableView => ({
  number: 1,
  table: 't',
  game: 'kaos@1(seats=2)',
  gameNumber: 0,
  phase: 'GATHERING',
  visibility: 'LINK',
  spectators: 'OPEN',
  pace: 0,
  host: 'p',
  you: 0,
  seats: [chair(0, { person: 'p', name: 'Anna', avatar: 'fox' }), chair(1)],
  people: [{ person: 'p', name: 'Anna', avatar: 'fox', present: true, muted: false, right: 'INVITE' }],
  undo: -1,
  mayUndo: false,
  rematch: [],
  ...change,
});
const asked: object[] = [];
const live = (change: object = {}) =>
  ({
    person: 'p',
    line: 'open',
    entries: [],
    refusal: null,
    do: async (command: object) => (asked.push(command), { type: 'done', id: '', number: 1 }),
    view: table(),
    ...change,
  }) as unknown as LiveTable;
const NAMES = ['Anna', 'Bo'];
const noop = () => {};

beforeAll(() => speak('en', 'kaos'));
afterEach(() => void (asked.length = 0));

test('the host fills with bots and starts; others wait', () => {
  render(Gathering, { live: live(), view: table(), names: NAMES, key: 'k', oninvite: noop });
  screen.getByRole('button', { name: /Fill 1 seat with bots/ }).click();
  screen.getByRole('button', { name: 'Start' }).click();
  expect(asked).toEqual([{ type: 'addBot', seat: -1, level: 2 }, { type: 'start' }]);
});

test('a guest sits where a chair is free, and starts nothing', () => {
  const view = table({ you: -1 });
  render(Gathering, { live: live({ person: 'q', view }), view, names: NAMES, key: 'k', oninvite: noop });
  screen.getByRole('button', { name: 'Sit here' }).click();
  expect(asked[0]).toMatchObject({ type: 'sit', seat: 1 });
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('a lost connection is said calmly, and a question to take back is asked', () => {
  const view = table({ phase: 'PLAYING', undo: 1 });
  render(Banners, { live: live({ line: 'waiting' }), view, names: NAMES });
  expect(screen.getByRole('status').textContent).toContain(say('line.waiting'));
  screen.getByRole('button', { name: say('banner.allow') }).click();
  expect(asked).toEqual([{ type: 'answerUndo', agreed: true }]);
});

test('a refusal is worded in the language, and leads to its rule', () => {
  const refusal: Refused = { type: 'refused', id: '', room: 'kaos', key: 'refusal.MUST_DRAW', rule: 14, detail: '' };
  const onrule = vi.fn();
  render(Notice, { live: live({ refusal }), onrule });
  expect(screen.getByRole('alert').textContent).toContain(sayOf('kaos')('refusal.MUST_DRAW'));
  screen.getByRole('button', { name: say('notice.rule', 14) }).click();
  expect(onrule).toHaveBeenCalledWith(14);
});
