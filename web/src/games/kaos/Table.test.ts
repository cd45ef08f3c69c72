import { flushSync } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { sayOf, speak } from '../../texts/texts.svelte';
import type { KaosView } from '../../wire/types';
import { momentAt, momentsOf, show, testMoves, type Moment } from '../../testing/moments';
import { dress } from '../../testing/styled';
import rivalSource from './Rival.svelte?raw';
import Table from './Table.svelte';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));
const moment = (start: string): Moment => momentAt(moments, start);
const viewOf = (of: Moment): KaosView => of.table.play!.view as KaosView;

const button = (element: HTMLElement, text: string): HTMLElement =>
  [...element.querySelectorAll<HTMLElement>('button')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(text),
  )!;

function press(element: HTMLElement, text: string) {
  button(element, text).click();
  flushSync();
}

const say = sayOf('kaos');
beforeAll(() => speak('en', 'kaos'));

testMoves(Table, moments);

test('a tap on what is not legal asks why, and plays nothing', () => {
  const { element, act, why } = show(Table, moment('1-start'));
  press(element, say('action.skip'));
  expect(why).toHaveBeenCalledExactlyOnceWith('skip');
  expect(act).not.toHaveBeenCalled();
});

test('a call that would cost chips is warned of, and can be taken back', () => {
  const { element, act } = show(Table, moment('1-start'));
  press(element, say('action.call'));
  expect(element.querySelector('[role=alert]')?.textContent).toContain(say('call.warning'));
  press(element, say('call.back'));
  expect(act).not.toHaveBeenCalled();
  press(element, say('action.call'));
  press(element, say('call.anyway'));
  expect(act).toHaveBeenCalledExactlyOnceWith('call');
});

test('a call that is right is played at once', () => {
  const { element, act } = show(Table, moment('2-call'));
  press(element, say('action.call'));
  expect(act).toHaveBeenCalledExactlyOnceWith('call');
});

test('Chance asks for a number card, then whether to draw', () => {
  const { element, act } = show(Table, moment('4-use'));
  press(element.querySelector<HTMLElement>('.saved')!, say('card.chance'));
  press(element.querySelector<HTMLElement>('[role=dialog]')!, '12');
  press(element, say('chance.drop'));
  expect(act).toHaveBeenCalledExactlyOnceWith('chance 12 drop');
});

test('Steal and Reset ask for a player', () => {
  const each = moment('4-use');
  viewOf(each).players[0].knownSaved = ['STEAL'];
  each.table.play!.moves = ['done', 'steal 1', 'steal 3'];
  const { element, act } = show(Table, each);
  press(element, say('card.steal'));
  expect(element.querySelectorAll('[role=dialog] .seat')).toHaveLength(2);
  press(element, 'Søren');
  expect(act).toHaveBeenCalledExactlyOnceWith('steal 1');
});

test('a saved chaos card out of its moment is explained, and asks why', () => {
  const { element, why } = show(Table, moment('6-raise'));
  press(element, say('card.switch'));
  expect(why).toHaveBeenCalledExactlyOnceWith('switch');
  expect(element.querySelector('[role=dialog]')?.textContent).toContain(say('effect.SWITCH'));
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
  press(element, say('card.switch'));
  await next(moment('6-raise'));
  expect(element.querySelector('[role=dialog]')).toBeNull();
});

test('what somebody says hangs below that very seat', () => {
  const each = moment('7-others');
  each.log = [{ key: 'kaos.pass', arguments: ['3'] }];
  const { element } = show(Table, each);
  const bubble = element.querySelector<HTMLElement>('.bubble')!;
  dress(rivalSource, element.querySelector('.rival')!);
  expect(getComputedStyle(bubble).position).toBe('absolute');
  let frame = bubble.parentElement!;
  while (['', 'static'].includes(getComputedStyle(frame).position)) frame = frame.parentElement!;
  expect(frame.closest('[data-place]')?.getAttribute('data-place')).toBe('seat-3');
});

/** A moment with these chips, and these hands of the last showdown on the table. */
function afterRound(chips: number[], round: number, phase: KaosView['phase'], hands: number[][]): Moment {
  const each = moment('8-over');
  Object.assign(viewOf(each), { round, phase });
  viewOf(each).players.forEach((player, seat) =>
    Object.assign(player, { chips: chips[seat], shownCards: hands[seat] }),
  );
  return each;
}

test('the last showdown crowns who took the last pot, not who took the one before', async () => {
  const first = [[12, 12, 12], [2, 5], [3], [4]];
  const last = [[2, 5], [2], [3], [12, 12, 11]];
  const { element, next } = show(Table, afterRound([28, 28, 28, 28], 1, 'START', [[], [], [], []]));
  await next(afterRound([36, 28, 28, 28], 2, 'START', first));
  expect(element.querySelector('ol .winner .name')?.textContent).toBe('Anna');
  await next(afterRound([33, 25, 25, 25], 2, 'START', first));
  await next(afterRound([33, 25, 25, 37], 2, 'OVER', last));
  expect([...element.querySelectorAll('ol .winner .name')].map((name) => name.textContent)).toEqual(['Bot 4']);
  expect(element.querySelector('ol .winner')?.textContent).toContain('+12');
});

test('who is out of chips sees how it stands, and cheers with one tap', { timeout: 60_000 }, async () => {
  const { element, change } = show(Table, moment('x-'));
  expect(element.querySelector('.cheering')).toBeNull();
  const cheer = vi.fn();
  await change({ cheer });
  await vi.waitFor(() => expect(element.querySelector('.cheering')).not.toBeNull(), 30_000);
  const panel = element.querySelector<HTMLElement>('.cheering')!;
  expect(panel.textContent).toContain(say('out.ahead', 'Søren', 70));
  expect(panel.textContent).toContain(say('out.left', 7));
  press(panel, say('emote.clap'));
  expect(cheer.mock.calls).toEqual([['clap']]);
  press(panel, 'Élise');
  expect(panel.textContent).toContain(say('out.for', 'Élise'));
  expect(element.querySelectorAll('.star')).toHaveLength(1);
  expect(element.querySelector('.prompt')?.textContent).toBe(say('wait.USE', 'Søren'));
});

test('when the match is over nobody sits out, and no empty pot is shown', () => {
  const { element } = show(Table, moment('8-over'));
  expect(element.querySelector('.rivals')?.textContent).not.toContain(say('rival.out'));
  expect(element.querySelector('[data-place=pot]')).toBeNull();
  expect(element.textContent).not.toContain(say('used.none'));
});
