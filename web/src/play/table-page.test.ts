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
  hints: 'ALONE',
  hinting: false,
  pace: 0,
  host: 'p',
  you: 0,
  seats: [chair(0, { person: 'p', name: 'Anna', avatar: 'fox' }), chair(1)],
  people: [{ person: 'p', name: 'Anna', avatar: 'fox', present: true, muted: false, right: 'INVITE', waits: false }],
  undo: -1,
  mayUndo: false,
  rematch: [],
  evening: { games: 0, standings: [] },
  mayCloseSeats: false,
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

test('the host starts with bots on the empty chairs', async () => {
  render(Gathering, {
    live: live(),
    view: table(),
    names: NAMES,
    key: 'k',
    oninvite: noop,
    onchange: noop,
    ontv: noop,
  });
  screen.getByRole('button', { name: say('gather.startBots') }).click();
  await vi.waitFor(() => expect(asked).toEqual([{ type: 'fillSeats', level: 2 }, { type: 'start' }]));
});

test('the host starts without the empty chairs, if that many can play', async () => {
  render(Gathering, {
    live: live(),
    view: table({ mayCloseSeats: true }),
    names: NAMES,
    key: 'k',
    oninvite: noop,
    onchange: noop,
    ontv: noop,
  });
  screen.getByRole('button', { name: say('gather.startUs', 1) }).click();
  await vi.waitFor(() => expect(asked).toEqual([{ type: 'closeSeats' }, { type: 'start' }]));
});

test('seats that the game needs are not offered to be closed', () => {
  render(Gathering, {
    live: live(),
    view: table(),
    names: NAMES,
    key: 'k',
    oninvite: noop,
    onchange: noop,
    ontv: noop,
  });
  expect(screen.queryByRole('button', { name: say('gather.startUs', 1) })).toBeNull();
  expect(screen.getByRole('button', { name: say('gather.startBots') })).toBeTruthy();
});

test('a guest may take the chair of a bot', () => {
  const view = table({ you: -1, seats: [chair(0, { person: 'p', name: 'Anna' }), chair(1, { level: 2 })] });
  render(Gathering, {
    live: live({ person: 'q', view }),
    view,
    names: NAMES,
    key: 'k',
    oninvite: noop,
    onchange: noop,
    ontv: noop,
  });
  screen.getByRole('button', { name: 'Sit here' }).click();
  expect(asked[0]).toMatchObject({ type: 'sit', seat: 1 });
});

test('who is away is played for by a bot when one of the others says so', () => {
  const seats = [chair(0, { person: 'p', name: 'Anna' }), chair(1, { person: 'q', name: 'Bo', present: false })];
  const view = table({ phase: 'PLAYING', seats });
  render(Banners, { live: live({ view }), view, mine: false, names: NAMES });
  screen.getByRole('button', { name: say('banner.bot') }).click();
  expect(asked).toEqual([{ type: 'standIn', seat: 1 }]);
});

test('many who are away have one line, and bots play for them all', () => {
  const names = ['Anna', 'Bo', 'Cleo', 'Dora'];
  const seats = names.map((name, seat) => chair(seat, { person: name, name, present: seat === 0 }));
  render(Banners, { live: live(), view: table({ phase: 'PLAYING', seats }), mine: false, names });
  expect(screen.getByText(say('banner.allAway', 'Bo, Cleo, and Dora'), { exact: false })).toBeTruthy();
  screen.getByRole('button', { name: say('banner.bots') }).click();
  expect(asked).toEqual([1, 2, 3].map((seat) => ({ type: 'standIn', seat })));
});

test('who may only watch is not asked to take a seat', () => {
  const people = [
    { person: 'w', name: 'Wes', avatar: 'owl', present: true, muted: false, right: 'WATCH', waits: false } as const,
  ];
  const view = table({ you: -1, people });
  const ways = { names: NAMES, key: 'k', oninvite: noop, onchange: noop, ontv: noop };
  render(Gathering, { live: live({ person: 'w', view }), view, ...ways });
  screen.getByText(say('gather.seated'));
  expect(screen.queryByText(say('gather.who'))).toBeNull();
  expect(screen.queryByRole('button', { name: say('gather.sit') })).toBeNull();
});

test('while the host is away their chair says so, and nobody is told that they will start', () => {
  const host = {
    person: 'p',
    name: 'Anna',
    avatar: 'fox',
    present: false,
    muted: false,
    right: 'INVITE',
    waits: false,
  };
  const seats = [chair(0, { person: 'p', name: 'Anna', present: false }), chair(1, { person: 'q', name: 'Bo' })];
  const view = table({ you: 1, people: [host as TableView['people'][number]], seats });
  const ways = { names: NAMES, key: 'k', oninvite: noop, onchange: noop, ontv: noop };
  render(Gathering, { live: live({ person: 'q', view }), view, ...ways });
  screen.getByText(`${say('seat.host')} · ${say('seat.away')}`);
  screen.getByText(say('gather.hostAway', 'Anna'));
  expect(screen.queryByText(say('gather.host', 'Anna'))).toBeNull();
});

test('a guest sits where a chair is free, and starts nothing', () => {
  const view = table({ you: -1 });
  render(Gathering, {
    live: live({ person: 'q', view }),
    view,
    names: NAMES,
    key: 'k',
    oninvite: noop,
    onchange: noop,
    ontv: noop,
  });
  screen.getByRole('button', { name: 'Sit here' }).click();
  expect(asked[0]).toMatchObject({ type: 'sit', seat: 1 });
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('a table that moves to another machine is said to', () => {
  render(Banners, { live: live({ line: 'moving' }), view: table({ phase: 'PLAYING' }), mine: false, names: NAMES });
  expect(screen.getByRole('status').textContent).toContain(say('line.moving'));
});

test('a lost connection is said calmly, and a question to take back is asked', () => {
  const view = table({ phase: 'PLAYING', undo: 1 });
  render(Banners, { live: live({ line: 'waiting' }), view, mine: true, names: NAMES });
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
