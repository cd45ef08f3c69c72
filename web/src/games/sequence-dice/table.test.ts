import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LogLine, SequenceDiceView, TableView } from '../../wire/types';

vi.hoisted(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  });
});

import { speak, sayOf } from '../../texts/texts.svelte';
import Table from './Table.svelte';
import { words } from './words';

interface Moment {
  table: TableView;
  log: LogLine[];
}

const files = import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' });
const moments = Object.entries(files).flatMap(([file, told]) =>
  [told].flat().map((each, i) => ({ name: `${file} ${i}`, moment: each })),
);
const momentAt = (start: string) => moments.find(({ name }) => name.startsWith(`./fixtures/${start}`))!.moment;
const say = sayOf('sequence-dice');

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'sequence-dice'));
afterEach(cleanup);

function show({ table, log }: Moment) {
  const play = table.play!;
  const act = vi.fn<(move: string) => void>();
  const why = vi.fn<(move: string) => void>();
  const names = table.seats.map((chair) => chair.name || `Bot ${chair.seat + 1}`);
  const feel = { sound: () => {}, buzz: () => {} };
  const shown = render(Table, {
    table,
    play,
    view: play.view as SequenceDiceView,
    moves: play.moves,
    me: table.you,
    names,
    news: log,
    pending: null,
    act,
    why,
    say,
    feel,
  });
  const space = (name: string) => shown.container.querySelector(`[data-space="${name}"]`)!;
  return { ...shown, act, why, space };
}

test.each(moments)('exactly the legal moves can be played: $name', async ({ moment }) => {
  const { act, container } = show(moment);
  for (const button of container.querySelectorAll('button')) await fireEvent.click(button);
  expect(act.mock.calls.map(([move]) => move).sort()).toEqual([...moment.table.play!.moves].sort());
});

test('every space shows its number, with a chip or without', () => {
  const { space } = show(momentAt('2-'));
  expect(space('a1').textContent).toContain('2');
  expect(space('e2').textContent).toContain('7');
});

test.each([
  ['1-', 'place f1'],
  ['2-', 'replace a1'],
  ['3-', 'remove c3'],
  ['4-', 'place a1'],
])('a space where nothing can be done asks why: %s', async (start, move) => {
  const { act, why, space } = show(momentAt(start));
  await fireEvent.click(space(move.split(' ')[1]));
  expect(why.mock.calls).toEqual([[move]]);
  expect(act).not.toHaveBeenCalled();
});

test('a space says what lies there and what can be done', () => {
  show(momentAt('3-'));
  expect(screen.getByRole('button', { name: 'b1, number 3, chip: blue, take this chip off' })).toBeTruthy();
});

test('what was played last stays marked while people talk', async () => {
  const at = momentAt('1-');
  const { rerender, space } = show(at);
  expect(space('c1').className).toContain('latest');
  await rerender({ news: [{ key: 'table.said', arguments: ['Anna', 'hm'] }], play: { ...at.table.play! } });
  expect(space('c1').className).toContain('latest');
  await rerender({ news: [], play: { ...at.table.play!, ply: 99 } });
  expect(space('c1').className).not.toContain('latest');
});

test('the winning line is told', () => {
  show(momentAt('5-'));
  expect(screen.getAllByRole('button', { name: /in the winning line/ })).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toContain('Élise made a line!');
});

test('partners stand on one side, and one knows which is one’s own', () => {
  show(momentAt('6-'));
  const [own, theirs] = screen.getAllByRole('listitem');
  expect(own.textContent).toMatch(/you.*Anna.*Élise/s);
  expect(theirs.textContent).not.toContain('you');
});

test('somebody without a seat presses nothing', async () => {
  const at = structuredClone(momentAt('4-'));
  at.table.you = -1;
  const { why, space } = show(at);
  await fireEvent.click(space('a1'));
  expect(why).not.toHaveBeenCalled();
});

test('a roll is said with its sum', () => {
  expect(words('3+4', say)).toBe('3 + 4 = 7');
  expect(words('c3', say)).toBe('c3');
});

test('until the first chip lies it is said why somebody begins', () => {
  show(momentAt('7-'));
  expect(screen.getByRole('status').textContent).toContain('Élise begins: highest roll');
});

test('the frame has the names that the log uses', () => {
  const { container } = show(momentAt('1-'));
  const names = (selector: string) =>
    [...container.querySelectorAll(`${selector} i`)].map((each) => each.textContent).join('');
  expect([names('.across'), names('.down')]).toEqual(['abcdef', '123456']);
});
