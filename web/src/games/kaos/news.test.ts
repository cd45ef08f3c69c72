import { expect, test } from 'vitest';
import type { KaosView } from '../../wire/types';
import { bubbleOf } from './news';
import { promptOf } from './prompt';

const say = (key: string, ...values: (string | number)[]) => [key, ...values].join(' ');
const NAMES = ['Anna', 'Bo'];

const bubble = (verb: string, ...words: string[]) => bubbleOf([{ key: `kaos.${verb}`, arguments: words }], NAMES, say);

test('a dare that is taken is said to be one; a card picked by Perfect draw is not', () => {
  expect(bubble('take', '1')).toEqual({ seat: 1, text: 'bubble.take' });
  expect(bubble('take', '1', '7')).toEqual({ seat: 1, text: 'card.perfect' });
});

test('what a seat says or plays stands beside it', () => {
  expect(bubble('raise', '0', '3')?.text).toBe('bubble.raise 3');
  expect(bubble('steal', '0', '1')?.text).toBe('bubble.at card.steal Bo');
  expect(bubble('switch', '0')?.text).toBe('card.switch');
  expect(bubble('die', '*', 'dare')).toBeNull();
});

const prompt = (called: boolean, moves: string[]) =>
  promptOf({ phase: 'START', called, callIsRight: false, players: [] } as unknown as KaosView, moves, NAMES, [], say);

test('after a wrong call one draws; with 36 or more one may leave it (R14)', () => {
  expect(prompt(false, ['draw', 'call'])).toBe('prompt.START');
  expect(prompt(true, ['draw'])).toBe('prompt.called');
  expect(prompt(true, ['draw', 'skip'])).toBe('prompt.skip');
});
