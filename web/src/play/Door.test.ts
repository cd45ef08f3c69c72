import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { say, speak } from '../texts/texts.svelte';
import type { DoorPlate, Right } from '../wire/types';
import Door from './Door.svelte';

beforeAll(() => speak('en', 'kaos', 'frappadingue', 'mau-mau'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plate = (right: Right | undefined, change: Partial<DoorPlate> = {}): DoorPlate => ({
  table: 't',
  game: 'kaos@1(seats=2)',
  host: 'Bo',
  phase: 'GATHERING',
  visibility: 'LINK',
  seats: 2,
  taken: 1,
  bots: 0,
  avatars: ['fox'],
  games: 0,
  right,
  ...change,
});

const shown = async (answer: DoorPlate, { keys = ['k'], claims = false } = {}) => {
  cleanup();
  const asked = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', asked);
  const onenter = vi.fn();
  render(Door, { table: 't', keys, claims, onenter });
  await screen.findByRole('heading', { level: 1 });
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/tables/t/door', {
    method: 'POST',
    body: JSON.stringify({ keys }),
  });
  return onenter;
};
const has = (key: string) => screen.queryByRole('button', { name: say(key) }) !== null;

test('an invitation offers a seat, and to watch', async () => {
  await shown(plate('INVITE'));
  expect([has('door.sit'), has('door.watch')]).toEqual([true, true]);
});

test('a link for watching offers watching and nothing else', async () => {
  const onenter = await shown(plate('WATCH'));
  expect([has('door.sit'), has('lobby.watch')]).toEqual([false, true]);
  screen.getByRole('button', { name: say('lobby.watch') }).click();
  expect(onenter).toHaveBeenCalledWith(false);
});

test.each([
  ['an old link', plate(undefined), {}, 'door.oldLink'],
  ['no key', plate(undefined), { keys: [] }, 'refusal.NO_KEY'],
  ['a locked table', plate(undefined, { visibility: 'LOCKED' }), {}, 'refusal.LOCKED'],
  ['a used private link', plate(undefined), { claims: true }, 'door.usedLink'],
  ['a private link of one who is known there', plate('INVITE'), { claims: true }, 'door.usedLink'],
] as const)('%s is told at the door, before any tap', async (_, answer, link, key) => {
  await shown(answer, link as object);
  expect(screen.getByRole('alert').textContent).toBe(say(key));
  expect(document.querySelector('form')).toBeNull();
});

test('a private link that is good takes over', async () => {
  for (const right of ['SEAT', 'HOST'] as const) {
    await shown(plate(right), { claims: true });
    expect(has('door.claim')).toBe(true);
  }
});

test('behind the door of a closed table is the evening that was', async () => {
  const standings = [{ person: 'p', name: 'Bo', avatar: 'fox', points: 10, games: 1, wins: 1, inTheRunning: true }];
  const award = { room: 'frappadingue', feat: 'drive', number: 1200, person: 'p', name: 'Bo', avatar: 'fox', game: 1 };
  const awards = [award, { ...award, room: 'mau-mau', feat: 'mau', number: 9 }];
  const answers: Record<string, object> = {
    '/api/tables/t/door': plate(undefined, { phase: 'CLOSED' }),
    '/api/tables/t/evening': { results: [], games: 1, standings, awards },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
  render(Door, { table: 't', keys: [], claims: false, onenter: vi.fn() });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(say('evening.winner', 'Bo'));
  expect([...document.querySelectorAll('.awards li')].map((each) => each.textContent?.trim())).toEqual([
    'Boldest driveBo\u00a0· 1,200 points at stake\u00a0· Frappadingue',
    'Longest mauBo\u00a0· 9 turns from “mau” to the last card\u00a0· Mau Mau',
  ]);
  expect(document.querySelector('form')).toBeNull();
});
