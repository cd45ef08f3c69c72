import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../texts/texts.svelte';
import type { KaosView } from '../../wire/types';
import { momentsOf, movesReached, show, type Moment } from '../reachable';
import Table from './Table.svelte';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));
const moment = (start: string): Moment => structuredClone(moments.find(([name]) => name.startsWith(start))![1]);
const viewOf = (of: Moment): KaosView => of.table.play!.view as KaosView;

const button = (element: HTMLElement, text: string): HTMLElement =>
  [...element.querySelectorAll<HTMLElement>('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(text))!;

function press(element: HTMLElement, text: string) {
  button(element, text).click();
  flushSync();
}

beforeAll(() => speak('en', 'kaos'));

test.each(moments)('%s: every legal move can be played, and no other', (_, each) => {
  expect([...movesReached(Table, each)].sort()).toEqual([...each.table.play!.moves].sort());
}, 600_000);

test('a tap on what is not legal asks why, and plays nothing', () => {
  const { element, act, why } = show(Table, moment('1-start'));
  press(element, 'Leave it');
  expect(why).toHaveBeenCalledExactlyOnceWith('skip');
  expect(act).not.toHaveBeenCalled();
});

test('a call that would cost chips is warned of, and can be taken back', () => {
  const { element, act } = show(Table, moment('1-start'));
  press(element, 'I want to see cards');
  expect(element.querySelector('[role=alert]')?.textContent).toContain('1 chip');
  press(element, 'Better not');
  expect(act).not.toHaveBeenCalled();
  press(element, 'I want to see cards');
  press(element, 'Bluff anyway');
  expect(act).toHaveBeenCalledExactlyOnceWith('call');
});

test('a call that is right is played at once', () => {
  const { element, act } = show(Table, moment('2-call'));
  press(element, 'I want to see cards');
  expect(act).toHaveBeenCalledExactlyOnceWith('call');
});

test('Chance asks for a number card, then whether to draw', () => {
  const { element, act } = show(Table, moment('4-use'));
  press(element.querySelector<HTMLElement>('.saved')!, 'Chance');
  press(element.querySelector<HTMLElement>('[role=dialog]')!, '12');
  press(element, 'Only put under');
  expect(act).toHaveBeenCalledExactlyOnceWith('chance 12 drop');
});

test('Steal and Reset ask for a player', () => {
  const each = moment('4-use');
  viewOf(each).players[0].knownSaved = ['STEAL'];
  each.table.play!.moves = ['done', 'steal 1', 'steal 3'];
  const { element, act } = show(Table, each);
  press(element, 'Steal');
  expect(element.querySelectorAll('[role=dialog] .seat')).toHaveLength(2);
  press(element, 'Søren');
  expect(act).toHaveBeenCalledExactlyOnceWith('steal 1');
});

test('a saved chaos card out of its moment is explained, and asks why', () => {
  const { element, why } = show(Table, moment('6-raise'));
  press(element, 'Switch');
  expect(why).toHaveBeenCalledExactlyOnceWith('switch');
  expect(element.querySelector('[role=dialog]')?.textContent).toContain('Swap all your chips');
});

test('of another hand only what one knows is drawn', () => {
  const { element } = show(Table, moment('1-start'));
  expect(element.querySelectorAll('.rivals .mini:not(.chaos)')).toHaveLength(3 + 2 + 2);
  expect(element.querySelectorAll('.rivals .known')).toHaveLength(0);
});

test('a spectator sees everybody, no hand and no buttons to play', () => {
  const each = moment('7-others');
  each.table.you = -1;
  const { element } = show(Table, each);
  expect(element.querySelectorAll('.rivals [data-place^=seat]')).toHaveLength(4);
  expect(element.querySelector('.hand')).toBeNull();
  expect(element.querySelector('[role=toolbar]')).toBeNull();
});

test('a used chaos card is not kept open after the move', async () => {
  const { element, next } = show(Table, moment('4-use'));
  press(element, 'Switch');
  await next(moment('6-raise'));
  expect(element.querySelector('[role=dialog]')).toBeNull();
});
