import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { say, speak } from '../texts/texts.svelte';
import type { Chair, TableView } from '../wire/types';
import { written } from './games';
import { bringIn, myGames, noteGame as keepGame, toExport, wipe } from './kept.svelte';
import MinePage from './MinePage.svelte';
import { noteGame } from './note';

const chair = (seat: number, name: string, change: Partial<Chair> = {}): Chair => ({
  seat,
  person: name,
  name,
  avatar: name && 'fox',
  level: name ? 0 : 2,
  present: true,
  standIn: false,
  resigned: false,
  ...change,
});
const over = (change: Partial<TableView> = {}): TableView =>
  ({
    table: 'k3Jx',
    game: 'kaos@1(seats=3)',
    gameNumber: 1,
    phase: 'OVER',
    you: 0,
    seats: [chair(0, 'Anna'), chair(1, 'Bo'), chair(2, '', { avatar: 'robot-2' })],
    play: { winners: [0], view: {}, scores: [3, 2, 1], moves: [], actors: [], deadlines: [], ply: 9, behind: 0 },
    ...change,
  }) as TableView;

/** What the server says of the game that is over: by default, that those who sit there were in it. */
function ended(view: TableView, players: Partial<Chair>[] = view.seats): TableView {
  const won = (seat: number) => view.play?.winners.includes(seat);
  const results = [{ number: view.gameNumber, players: players.map((each, seat) => ({ ...each, won: won(seat) })) }];
  const before = fetch;
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith(`/${view.table}/evening`) ? Response.json({ results }) : before(address),
  );
  return view;
}

beforeAll(() => speak('en', 'kaos', 'haos', 'frappadingue'));
beforeEach(() => wipe());
afterEach(() => vi.unstubAllGlobals());

test('the end of a game is noted, once', async () => {
  await Promise.all([noteGame(ended(over())), noteGame(ended(over()))]);
  await noteGame(ended(over()));
  expect(myGames().games).toMatchObject([{ table: 'k3Jx', game: 1, kind: 'kaos', result: 'won', you: 0 }]);
  expect(myGames().games[0].seats).toEqual([
    { name: 'Anna', level: 0 },
    { name: 'Bo', level: 0 },
    { name: '', level: 2, avatar: 'robot-2' },
  ]);
});

test('what one only watched, or is still on, is none of one’s games', async () => {
  await noteGame(ended(over({ you: -1 })));
  await noteGame(ended(over({ phase: 'PLAYING' })));
  await noteGame(ended(over({ phase: 'GATHERING', play: null })));
  expect(myGames().games).toEqual([]);
});

test('who sat down when the game was over was not in it, and is nobody’s opponent', async () => {
  const seats = [chair(0, 'Anna'), chair(1, 'Bo'), chair(2, 'Cleo'), chair(3, 'Dora')];
  const players = [seats[0], seats[1], chair(2, '', { avatar: 'robot-2' })];
  await noteGame(ended(over({ seats, you: 3 }), players));
  await noteGame(ended(over({ seats, you: 2 }), players));
  expect(myGames().games).toEqual([]);
  await noteGame(ended(over({ seats }), players));
  expect(myGames().games[0].seats.map(({ name }) => name)).toEqual(['Anna', 'Bo', '']);
});

test('a game that nobody can tell more of now is noted later', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  await noteGame(over());
  expect(myGames().games).toEqual([]);
  await noteGame(ended(over()));
  expect(myGames().games).toHaveLength(1);
});

test('who gave up has not won, though the bot has', async () => {
  await noteGame(ended(over({ seats: [chair(0, 'Anna', { resigned: true }), chair(1, 'Bo')] })));
  expect(myGames().games[0].result).toBe('gaveUp');
});

test('alone in Frappadingue the turns to the goal are a figure to beat; with others, or short of it, not', async () => {
  const end = (score: number, seats: number) =>
    over({
      table: `t${score}-${seats}`,
      game: `frappadingue@1(seats=${seats},target=500)`,
      seats: [chair(0, 'Anna')],
      play: { ...over().play!, view: { round: 7, pad: Array.from({ length: seats }, () => ({ score })) } },
    });
  for (const view of [end(500, 1), end(400, 1), end(500, 2)]) await noteGame(ended(view));
  expect(myGames().games.map(({ best }) => best)).toEqual([{ value: 7, of: 'turns-500' }, undefined, undefined]);
});

test('the quickest grab is one that was right, no guess, and won', async () => {
  const record = [
    '~ race of opening 4, dead zone 8000 #1',
    '~ 0 grab: opening 4; granted 1, benefit 0, reaction 480400, fair, right #2',
    '~ 1 grab: opening 4; granted 1, benefit 0, reaction 600000, fair, right #3',
    '0 grab #4',
    '~ race of opening 5, dead zone 8000 #5',
    '~ 0 grab: opening 5; granted 1, benefit 0, reaction 210000, fair, wrong #6',
    '0 grab #7',
    '~ race of opening 6, dead zone 8000 #8',
    '~ 1 grab: opening 6; granted 1, benefit 0, reaction 300000, fair, right #9',
    '~ 0 grab: opening 6; granted 1, benefit 0, reaction 310000, fair, right #10',
    '1 grab #11',
    '~ race of opening 7, dead zone 8000 #12',
    '~ 0 grab: opening 7; granted 1, benefit 0, reaction 120000, flagged, right #13',
    '0 grab #14',
    '~ race of opening 8, dead zone 8000 #15',
    '~ 0 palm: opening 8; granted 1, benefit 0, reaction 250000, fair, right #16',
    '0 palm #17',
    '',
  ].join('\n');
  vi.stubGlobal('fetch', async () => new Response(record));
  await noteGame(ended(over({ game: 'haos@2(seats=3)' })));
  expect(myGames().games[0].best).toEqual({ value: 480, of: 'grab' });
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  await noteGame(ended(over({ game: 'haos@2(seats=3)', gameNumber: 2 })));
  expect(myGames().games).toHaveLength(2);
});

const show = () => {
  cleanup();
  return render(MinePage).container;
};

test('the page tells what games come to, who was there, and leads to the replay', async () => {
  await noteGame(ended(over()));
  await noteGame(ended(over({ gameNumber: 2 })));
  const page = show();
  expect(page.querySelector('.kinds li')?.textContent).toMatch(
    /Kaos.*2 played.*2 won.*Best streak: 2.*2 wins in a row/s,
  );
  expect(page.querySelectorAll('ol li')).toHaveLength(2);
  expect(page.querySelector('ol li')?.textContent).toContain('with Bo and Rusty');
  expect(page.querySelector('ol a')?.getAttribute('href')).toBe('/t/k3Jx?replay=2&seat=1');
});

test('wiping asks once, and leaves nothing', async () => {
  await noteGame(ended(over()));
  show();
  screen.getByRole('button', { name: say('mine.wipe') }).click();
  flushSync();
  expect(myGames().games).toHaveLength(1);
  screen.getByRole('button', { name: say('no') }).click();
  flushSync();
  screen.getByRole('button', { name: say('mine.wipe') }).click();
  flushSync();
  screen.getByRole('button', { name: say('mine.wipe') }).click();
  flushSync();
  expect(myGames().games).toEqual([]);
  expect(localStorage.getItem('tumult.mine')).toBeNull();
  screen.getByText(say('mine.none'));
});

test('what was exported is taken in; what is nothing of ours changes nothing and is told so', async () => {
  await noteGame(ended(over()));
  const exported = await toExport().text();
  wipe();
  await keepGame({
    ...over(),
    table: 'b',
    game: 1,
    kind: 'haos',
    time: 5,
    result: 'lost',
    you: 0,
    seats: [{ name: 'A', level: 0 }],
  });
  const before = myGames();
  show();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const give = async (text: string) => {
    Object.defineProperty(input, 'files', { value: [new File([text], 'x.json')], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent || screen.queryByRole('alert')).toBeTruthy());
    await tick();
  };
  await give('{"some":"thing"}');
  expect(screen.getByRole('alert').textContent).toBe(say('mine.notOurs'));
  expect(myGames()).toEqual(before);
  await give(exported);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(say('mine.imported', 1)));
  expect(
    myGames()
      .games.map(({ table }) => table)
      .toSorted(),
  ).toEqual(['b', 'k3Jx']);
});

test('an import that would make too much of it changes nothing', async () => {
  await noteGame(ended(over()));
  const tally = { until: 1, kinds: { kaos: { played: 1, won: 1, run: 1, longest: 1, bests: {} } } };
  const devices = (from: number) => Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`d${from + i}`, tally]));
  const file = (from: number) => new Blob([written({ device: 'x', games: [], older: devices(from) })]);
  expect(await bringIn(file(0))).toBe(true);
  const before = localStorage.getItem('tumult.mine');
  expect(await bringIn(file(60))).toBe(false);
  expect(localStorage.getItem('tumult.mine')).toBe(before);
  expect(myGames().games).toHaveLength(1);
});

test('a file that is too large is not even read', async () => {
  const text = vi.fn();
  expect(await bringIn({ size: 3_000_000, text } as unknown as Blob)).toBe(false);
  expect(text).not.toHaveBeenCalled();
  expect(await bringIn(new Blob([written({ ...myGames(), device: 'NO' })]))).toBe(false);
});
