import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { say, speak } from '../texts/texts.svelte';
import type { GameInfo, TableView } from '../wire/types';
import ChangeGame from './ChangeGame.svelte';
import type { LiveTable } from './live.svelte';

const seats = { name: 'seats', least: 2, most: 4, words: [], usual: '2', usualBySeats: [], text: 'Players', hint: '' };
const games: GameInfo[] = ['kaos', 'sequence-dice'].map((id) => ({
  id,
  version: 1,
  name: id,
  summary: '',
  realTime: false,
  options: [seats],
  lesson: false,
}));
const view = {
  game: 'kaos@1(seats=2)',
  seats: [{ person: 'p' }, { person: 'q' }],
  people: [],
  spectators: 'OPEN',
  pace: 0,
} as unknown as TableView;

afterEach(() => vi.unstubAllGlobals());

test('a tap on a game just picked counts, though its texts come in meanwhile', async () => {
  const fetched = vi.fn(async () => Response.json(games));
  vi.stubGlobal('fetch', fetched);
  await speak('en', 'kaos');
  const asked: object[] = [];
  const live = {
    do: async (command: object) => (asked.push(command), { type: 'done', id: '', number: 1 }),
  } as unknown as LiveTable;
  const closed = vi.fn();
  render(ChangeGame, { live, view, onclose: closed });
  await fireEvent.click(await screen.findByRole('button', { name: /sequence-dice/, hidden: true }));
  fetched.mockImplementation(() => new Promise(() => {})); // whoever asks again now waits for ever
  await speak('en', 'sequence-dice');
  await fireEvent.click(await screen.findByRole('button', { name: say('evening.apply'), hidden: true }));
  await vi.waitFor(() => expect(asked).toEqual([expect.objectContaining({ type: 'changeGame' })]));
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledTimes(1);
});
