import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../device/settings.svelte';
import { speak } from '../texts/texts.svelte';
import type { Chair, LogLine, TableView } from '../wire/types';
import type { Entry } from './live.svelte';
import Reactions from './Reactions.svelte';

const chair = (seat: number, person: string): Chair => ({
  seat,
  person,
  name: person,
  avatar: person ? 'fox' : 'robot-2',
  level: person ? 0 : 2,
  present: true,
  standIn: false,
  resigned: false,
});
const seats = [chair(0, 'Anna'), chair(1, '')];
const view = { table: 'kitchen', you: 0, seats } as TableView;
const line = (key: string, ...words: string[]): LogLine => ({ key, arguments: words });
const entry = (id: string, what: LogLine, fresh = true): Entry => ({ id, line: what, fresh, seats });

beforeAll(async () => {
  await speak('en');
  await Promise.all([import('./moods'), import('./Celebration.svelte')]);
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'on';
  Element.prototype.animate = vi.fn(() => ({}) as Animation);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shown(entries: Entry[]) {
  const { container, rerender } = render(Reactions, { entries: [], view });
  await rerender({ entries, view });
  await vi.advanceTimersByTimeAsync(1_000);
  return {
    container,
    pills: () => [...container.querySelectorAll('.pill')].map((pill) => pill.textContent?.trim()),
  };
}

test('a bot that wins shows it, a moment later and for a moment; nobody hears of it', async () => {
  const { container, pills } = await shown([entry('9.0', line('table.ended', '1'))]);
  expect(pills()).toEqual(['Rusty']);
  expect(container.querySelector('.pill')?.closest('[aria-hidden=true]')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pills()).toEqual([]);
});

test('never two bots at once, and people are not kept from reacting', async () => {
  const ended = (number: number) => entry(`${number}.0`, line('table.ended', '1'));
  const { pills } = await shown([ended(8), ended(9), entry('10.0', line('table.emoted', 'Bo', 'heart'))]);
  expect(pills()).toEqual(['Bo', 'Rusty']);
});

test('a win is celebrated once, out of the way of taps and of readers', async () => {
  const { container } = await shown([entry('9.0', line('table.ended', '0'))]);
  const paper = container.querySelector('.celebration')!;
  expect(paper.getAttribute('aria-hidden')).toBe('true');
  expect(paper.querySelectorAll('i').length).toBeGreaterThan(30);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(container.querySelector('.celebration')).toBeNull();
});

test('what happened before one came, and who wants no motion, has neither', async () => {
  const before = await shown([entry('9.0', line('table.ended', '1'), false)]);
  expect([before.pills(), before.container.querySelector('.celebration')]).toEqual([[], null]);
  settings.motion = 'off';
  const calm = await shown([entry('9.0', line('table.ended', '1'))]);
  expect([calm.pills(), calm.container.querySelector('.celebration')]).toEqual([[], null]);
});
