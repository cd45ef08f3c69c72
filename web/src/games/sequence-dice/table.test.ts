import { fireEvent, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { momentAt, momentsOf, show, type Moment } from '../../testing/moments';
import { speak, sayOf } from '../../texts/texts.svelte';
import Table from './Table.svelte';
import { words } from './words';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));
const moment = (start: string): Moment => momentAt(moments, start);
const say = sayOf('sequence-dice');

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'sequence-dice'));

const space = (element: HTMLElement, name: string) => element.querySelector(`[data-space="${name}"]`)!;

test.each(moments)('exactly the legal moves can be played: %s', async (_, each) => {
  const { act, element } = show(Table, each);
  for (const button of element.querySelectorAll('button')) await fireEvent.click(button);
  expect(act.mock.calls.map(([move]) => move).sort()).toEqual([...each.table.play!.moves].sort());
});

test('every space shows its number, with a chip or without', () => {
  const { element } = show(Table, moment('2-'));
  expect(space(element, 'a1').textContent).toContain('2');
  expect(space(element, 'e2').textContent).toContain('7');
});

test.each([
  ['1-', 'place f1'],
  ['2-', 'replace a1'],
  ['3-', 'remove c3'],
  ['4-', 'place a1'],
])('a space where nothing can be done asks why: %s', async (start, move) => {
  const { act, why, element } = show(Table, moment(start));
  await fireEvent.click(space(element, move.split(' ')[1]));
  expect(why.mock.calls).toEqual([[move]]);
  expect(act).not.toHaveBeenCalled();
});

test('a space says what lies there and what can be done', () => {
  show(Table, moment('3-'));
  expect(screen.getByRole('button', { name: 'b1, number 3, chip: blue, take this chip off' })).toBeTruthy();
});

test('what was played last stays marked while people talk', async () => {
  const at = moment('1-');
  const { change, element } = show(Table, at);
  expect(space(element, 'c1').className).toContain('latest');
  await change({ news: [{ key: 'table.said', arguments: ['Anna', 'hm'] }], play: { ...at.table.play! } });
  expect(space(element, 'c1').className).toContain('latest');
  await change({ news: [], play: { ...at.table.play!, ply: 99 } });
  expect(space(element, 'c1').className).not.toContain('latest');
});

test('the spaces of the number rolled are marked when the dice lie there, and not before', async () => {
  const { change, element } = show(Table, moment('1-'));
  const marked = () => element.querySelectorAll('[data-space].rolled').length;
  expect(marked()).toBeGreaterThan(0);
  await change({ held: { mine: false, letGo: () => {} } });
  expect(marked()).toBe(0);
});

test('the winning line is told', () => {
  show(Table, moment('5-'));
  expect(screen.getAllByRole('button', { name: /in the winning line/ })).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toContain('Élise made a line!');
});

test('partners stand on one side, and one knows which is one’s own', () => {
  show(Table, moment('6-'));
  const [own, theirs] = screen.getAllByRole('listitem');
  expect(own.textContent).toMatch(/you.*Anna.*Élise/s);
  expect(theirs.textContent).not.toContain('you');
});

test('somebody without a seat presses nothing', async () => {
  const at = moment('4-');
  at.table.you = -1;
  const { why, element } = show(Table, at);
  await fireEvent.click(space(element, 'a1'));
  expect(why).not.toHaveBeenCalled();
});

test('a roll is said with its sum', () => {
  expect(words('3+4', say)).toBe('3 + 4 = 7');
  expect(words('c3', say)).toBe('c3');
});

test('until the first chip lies it is said why somebody begins', () => {
  show(Table, moment('7-'));
  expect(screen.getByRole('status').textContent).toContain('Élise begins: highest roll');
});

test('the frame has the names that the log uses', () => {
  const { element } = show(Table, moment('1-'));
  const names = (selector: string) =>
    [...element.querySelectorAll(`${selector} i`)].map((each) => each.textContent).join('');
  expect([names('.across'), names('.down')]).toEqual(['abcdef', '123456']);
});
