import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { sayOf, speak } from '../../texts/texts.svelte';
import type { FrappadingueView } from '../../wire/types';
import { momentAt, momentsOf, show, testMoves, type Moment } from '../../testing/moments';
import Table from './Table.svelte';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));
const moment = (start: string): Moment => momentAt(moments, start);

/** The pile at a place, from 0. */
const pile = (element: HTMLElement, at: number): HTMLElement =>
  element.querySelector<HTMLElement>(`[data-piece=pile-${at}]`)!;
const pedal = (element: HTMLElement, name: 'brake' | 'gas'): HTMLElement =>
  element.querySelector<HTMLElement>(`.${name}`)!;

function press(control: HTMLElement) {
  control.click();
  flushSync();
}

const say = sayOf('frappadingue');
beforeAll(() => speak('en', 'frappadingue'));

testMoves(Table, moments);

test('piles are chosen one by one, and placed together', () => {
  const { element, act } = show(Table, moment('1-place')); // 13 8 12 8 11
  press(pile(element, 3));
  press(pile(element, 2));
  expect(pile(element, 3).getAttribute('aria-pressed')).toBe('true');
  expect(pile(element, 1).getAttribute('aria-pressed')).toBe('false');
  press(pedal(element, 'gas'));
  expect(act).toHaveBeenCalledExactlyOnceWith('place 8,12');
});

test('a chosen pile can be put back', () => {
  const { element, act } = show(Table, moment('1-place'));
  press(pile(element, 1));
  press(pile(element, 2));
  press(pile(element, 1));
  press(pedal(element, 'gas'));
  expect(act).toHaveBeenCalledExactlyOnceWith('place 12');
});

test('a tap on one card of a combination chooses all it needs', () => {
  const each = moment('8-six');
  const view = each.table.play!.view as FrappadingueView;
  view.piles = (['SEVEN', 'EIGHT', 'SEVEN', 'SEVEN', 'CRASH'] as const).map((card) => ({ card, placed: false }));
  each.table.play!.moves = ['place 8', 'place 7,7,7', 'place 7,7,7,8'];
  const { element, act } = show(Table, each);
  press(pile(element, 2));
  expect([0, 1, 2, 3].map((at) => pile(element, at).getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'true',
    'true',
  ]);
  press(pedal(element, 'gas'));
  expect(act).toHaveBeenCalledExactlyOnceWith('place 7,7,7');
});

test('specials say that they come along, with the rule when tapped', () => {
  const { element, act, why, tell } = show(Table, moment('4-special')); // −5 +5 −10 12 12
  expect(pile(element, 0).getAttribute('aria-label')).toContain(say('along'));
  press(pile(element, 3));
  expect(element.querySelectorAll('.along')).toHaveLength(3);
  expect(pedal(element, 'gas').textContent).toContain(`${say('action.place')}: −5 · +5 · −10 · 12`);
  press(pile(element, 1));
  expect(tell).toHaveBeenCalledExactlyOnceWith('hint.special', 9);
  expect([act, why].flatMap((each) => each.mock.calls)).toEqual([]);
});

test('a card that does not score asks why', () => {
  const { element, act, why } = show(Table, moment('1-place'));
  press(pile(element, 0));
  expect(why).toHaveBeenCalledExactlyOnceWith('place 13,13,13');
  expect(act).not.toHaveBeenCalled();
});

test('a counter that cannot be written down says why, and the brake asks', () => {
  const { element, act, why } = show(Table, moment('2-cannot'));
  expect(element.querySelector('.lamp')?.textContent).toContain(say('lamp.NOT_A_HUNDRED'));
  press(pedal(element, 'brake'));
  expect(why).toHaveBeenCalledExactlyOnceWith('score');
  expect(act).not.toHaveBeenCalled();
});

test('what a turn ended with is told', async () => {
  const crash = moments.findIndex(([, each]) => {
    const view = each.table.play!.view as FrappadingueView;
    return each.about === 'film' && view.pad.some((line) => line.ending === 'CRASHED');
  });
  const { element, next } = show(Table, moments[crash - 1][1]);
  await next(moments[crash][1]);
  expect(element.querySelector('.ended')?.textContent).toContain('Crash!');
  expect(element.querySelector('.crack')).not.toBeNull();
});

test('a spectator has no pedals, and piles that are no buttons', () => {
  const each = moment('5-others');
  each.table.you = -1;
  const { element } = show(Table, each);
  expect(element.querySelectorAll('button')).toHaveLength(0);
});

test('the goal is in sight, and pedals only for who drives', () => {
  expect(show(Table, moment('1-place')).element.querySelector('.goal')?.textContent).toContain(say('goal', 2000));
  expect(show(Table, moment('5-others')).element.querySelector('.pedals')).toBeNull();
});

test('the end shows everybody by score, and no dashboard', () => {
  const { element } = show(Table, moment('7-over'));
  expect([...element.querySelectorAll('.finish li')].map((line) => line.textContent?.trim().split(/\s+/)[0])).toEqual([
    'Élise',
    'Anna',
    'Søren',
  ]);
  expect(element.querySelector('.finish .winner')?.textContent).toContain('2,000');
  expect(element.querySelector('.dashboard')).toBeNull();
});

test('the list of all is not called the others', () => {
  const { element } = show(Table, moment('1-place'));
  expect(element.querySelector('.seats')?.getAttribute('aria-label')).toBe('The players');
});
