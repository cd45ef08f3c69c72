import { fireEvent, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { momentAt, momentsOf, show, type Moment } from '../../testing/moments';
import { speak, sayOf } from '../../texts/texts.svelte';
import { dress } from '../../testing/styled';
import type { MauMauView } from '../../wire/types';
import seatCardsSource from './SeatCards.svelte?raw';
import { deeds } from './news';
import Table from './Table.svelte';
import { words } from './words';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));
const moment = (start: string): Moment => momentAt(moments, start);
const say = sayOf('mau-mau');

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'mau-mau'));

/** Presses everything, and one after the other all that appears when it is pressed; gives back what that would have played. */
async function reachable(at: Moment): Promise<string[]> {
  const { act, element } = show(Table, at);
  const buttons = () => [...element.querySelectorAll('button')];
  for (const button of buttons()) {
    const before = buttons();
    const appeared = () => buttons().filter((each) => !before.includes(each));
    await fireEvent.click(button);
    for (let i = 0; i < appeared().length; i++) {
      await fireEvent.click(appeared()[i]);
      if (!appeared().length) await fireEvent.click(button);
    }
    await fireEvent.keyDown(button, { key: 'Escape' });
  }
  return [...new Set(act.mock.calls.map(([move]) => move))].sort();
}

test.each(moments)('exactly the legal moves can be played: %s', async (_, each) => {
  expect(await reachable(each)).toEqual([...each.table.play!.moves].sort());
});

test('a card that matches is laid by one press', async () => {
  const { act } = show(Table, moment('1-'));
  await fireEvent.click(screen.getByRole('button', { name: 'red 7' }));
  expect(act.mock.calls).toEqual([['lay r7']]);
});

test('a card that does not match asks why', async () => {
  const { act, why } = show(Table, moment('1-'));
  await fireEvent.click(screen.getByRole('button', { name: 'blue draw 2' }));
  expect(why.mock.calls).toEqual([['lay b+2']]);
  expect(act).not.toHaveBeenCalled();
});

test('drawing when one must lay asks why', async () => {
  const { why } = show(Table, moment('1-'));
  await fireEvent.click(screen.getByRole('button', { name: /^Pile/ }));
  expect(why.mock.calls).toEqual([['draw']]);
});

test('a colour changer asks for its colour, and can be taken back', async () => {
  const { act } = show(Table, moment('5-'));
  await fireEvent.click(screen.getByRole('button', { name: say('card.C') }));
  await fireEvent.click(screen.getByRole('button', { name: say('wheel.cancel') }));
  expect(screen.queryByRole('group', { name: say('wheel') })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: say('card.C') }));
  await fireEvent.click(screen.getByRole('button', { name: 'green' }));
  expect(act.mock.calls).toEqual([['lay C=g']]);
});

test('the wheel is put away when the game goes on, not when somebody talks', async () => {
  const at = moment('5-');
  const { change } = show(Table, at);
  await fireEvent.click(screen.getByRole('button', { name: say('card.C') }));
  await change({ news: [{ key: 'table.said', arguments: ['Søren', 'hm'] }], play: { ...at.table.play! } });
  expect(screen.queryByRole('group', { name: say('wheel') })).not.toBeNull();
  await change({ news: [], play: { ...at.table.play!, ply: 999 } });
  expect(screen.queryByRole('group', { name: say('wheel') })).toBeNull();
});

test('the points are shown when a round has been counted', async () => {
  const at = moment('5-');
  const view = at.table.play!.view as MauMauView;
  const { change } = show(Table, at);
  expect(screen.queryByRole('dialog')).toBeNull();
  await change({ news: [], view: { ...view, round: view.round + 1 }, play: { ...at.table.play!, ply: 999 } });
  expect(screen.getByRole('dialog', { name: 'Points' }).textContent).toContain('58');
});

test('a lone colour changer is laid without naming', async () => {
  const at = moment('3-');
  const view = at.table.play!.view as MauMauView;
  view.hand = [{ colour: null, face: 'COLOUR_CHANGER' }];
  at.table.play!.moves = ['lay C', 'draw'];
  expect(await reachable(at)).toEqual(['draw', 'lay C']);
});

test('the colour of a starting colour changer is named on the wheel', async () => {
  const at = moment('1-');
  at.table.play!.moves = ['name g', 'name b', 'name r', 'name y'];
  expect(await reachable(at)).toEqual(['name b', 'name g', 'name r', 'name y']);
});

test('nobody sees a hand that is not theirs', () => {
  show(Table, moment('7-'));
  expect(screen.queryByRole('list', { name: /Your hand/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pile/ })).toBeNull();
});

test('keys draw and say mau', async () => {
  const { act, element } = show(Table, moment('3-'));
  await fireEvent.keyDown(element.querySelector('.picnic')!, { key: 'm' });
  expect(act.mock.calls).toEqual([['mau']]);
});

test('cards are said in words', () => {
  expect(['r8', 'g+2', 'C', 'C=b', 'y', '2'].map((word) => words(word, say))).toEqual([
    'red 8',
    'green draw 2',
    'colour changer',
    'colour changer, now blue',
    'yellow',
    '2',
  ]);
});

test('who draws for a draw 4 is told by the hands', () => {
  const done = deeds([{ key: 'mau-mau.lay', arguments: ['0', 'b+4'] }], [5, 3, 3], [4, 3, 7]);
  expect([...done]).toEqual([
    [0, { laid: 'b+4' }],
    [2, { drew: 4 }],
  ]);
});

test('a big hand makes room for the points: its cards lie closer, the numbers keep their width', () => {
  const at = moment('1-');
  const view = at.table.play!.view as MauMauView;
  view.handSizes[1] = 20;
  view.scores[1] = 128;
  const { element } = show(Table, at);
  const has = screen.getByText(say('points.short', 128)).closest('.has')!;
  dress(seatCardsSource, element.querySelector('.has')!);
  const style = (selector: string) => getComputedStyle(has.querySelector(selector)!);
  for (const selector of ['.fan', '.fan i'])
    expect(style(selector)).toMatchObject({ flexShrink: '1', minWidth: '0px' });
  for (const selector of ['.fan b', '.points']) expect(style(selector).flexShrink).toBe('0');
});

test('whose face and points stand before the words is said, for the words may be of another', () => {
  const { element } = show(Table, moment('4-'));
  expect(element.querySelector('.mine .who')?.textContent).toContain('Anna');
  expect(screen.getByRole('status').textContent).not.toContain('Anna');
});
