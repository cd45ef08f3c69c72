import { expect, test } from 'vitest';
import { merged, MOST_GAMES, none, read, tallied, withGame, written, type Games, type Played } from './games';

const game = (number: number, change: Partial<Played> = {}): Omit<Played, 'by'> => ({
  table: 'k3Jx',
  game: number,
  kind: 'kaos',
  time: 1_000 * number,
  you: 0,
  seats: [
    { name: 'Anna', level: 0 },
    { name: '', level: 2 },
  ],
  result: 'lost',
  ...change,
});
const played = (device: string, ...games: Omit<Played, 'by'>[]): Games => games.reduce(withGame, none(device));
const many = (device: string, count: number, change: Partial<Played> = {}): Games =>
  played(device, ...Array.from({ length: count }, (_, i) => game(i + 1, change)));
const of = (all: Games, kind = 'kaos') => new Map(tallied(all)).get(kind);

test('a game is noted once, however often its end is seen', () => {
  const once = played('a', game(1, { result: 'won' }));
  expect(withGame(once, game(1))).toBe(once);
  expect(of(once)).toMatchObject({ played: 1, won: 1 });
  expect(of(withGame(once, game(1, { table: 'other' })))).toMatchObject({ played: 2 });
});

test('wins in a row count until a game is lost or given up', () => {
  const all = played('a', ...(['won', 'won', 'won', 'gaveUp', 'won'] as const).map((result, i) => game(i, { result })));
  expect(of(all)).toMatchObject({ played: 5, won: 4, longest: 3, run: 1 });
});

test('each kind has its own figures, and the best is the least among its like', () => {
  const bests = [
    { value: 12, of: 'turns-2000' },
    { value: 9, of: 'turns-2000' },
    { value: 3, of: 'turns-500' },
  ];
  const all = played('a', ...bests.map((best, i) => game(i, { kind: 'frappadingue', best })), game(9));
  expect(of(all, 'frappadingue')?.bests).toEqual({ 'turns-2000': 9, 'turns-500': 3 });
  expect(of(all)?.bests).toEqual({});
});

test('the list has an end, the figures have none', () => {
  const all = many('a', MOST_GAMES + 7, { result: 'won', best: { value: 5, of: 'x' } });
  expect(all.games).toHaveLength(MOST_GAMES);
  expect(all.games[0].game).toBe(8);
  expect(of(all)).toEqual({
    played: MOST_GAMES + 7,
    won: MOST_GAMES + 7,
    run: MOST_GAMES + 7,
    longest: MOST_GAMES + 7,
    bests: { x: 5 },
  });
  expect(written(all).length).toBeLessThan(500_000);
});

test('a clock that is put back mixes nothing up', () => {
  const all = played('a', game(1, { time: 9_000, result: 'won' }), game(2, { time: 10 }));
  expect(all.games.map(({ game: number }) => number)).toEqual([1, 2]);
  expect(of(all)).toMatchObject({ run: 0 });
});

test('two devices come together, in whatever order and however often', () => {
  const phone = played('phone', game(1, { result: 'won' }), game(2));
  const laptop = played('laptop', game(3, { result: 'won' }), game(2));
  const both = merged(phone, laptop);
  expect(both.device).toBe('phone');
  expect(both.games.map(({ game: number }) => number).toSorted()).toEqual([1, 2, 3]);
  expect(of(both)).toMatchObject({ played: 3, won: 2 });
  expect(merged(both, laptop)).toEqual(both);
  expect(merged(both, both)).toEqual(both);
  expect(of(merged(laptop, phone))).toMatchObject({ played: 3, won: 2 });
});

test('what has dropped off the list of one copy is not counted again from another', () => {
  const early = many('a', MOST_GAMES);
  const later = Array.from({ length: 20 }, (_, i) => game(MOST_GAMES + 1 + i)).reduce(withGame, early);
  expect(of(later)?.played).toBe(MOST_GAMES + 20);
  expect(of(merged(later, early))?.played).toBe(MOST_GAMES + 20);
  expect(of(merged(early, later))?.played).toBe(MOST_GAMES + 20);
  const elsewhere = merged(many('b', 3, { table: 'b' }), early);
  expect(of(elsewhere)?.played).toBe(MOST_GAMES + 3);
  expect(of(merged(elsewhere, later))?.played).toBe(MOST_GAMES + 23);
});

test('an export is read again as it was written', () => {
  const all = many('a', MOST_GAMES + 2, { best: { value: 5, of: 'turns-2000' } });
  expect(read(written(all))).toEqual(all);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'Anna 12'],
  ['null', 'null'],
  ['something else', '{"name":"x"}'],
  ['another format', written(played('a', game(1))).replace('games-1', 'games-9')],
  ['a table that leads elsewhere', written(played('a', game(1))).replace('k3Jx', '../../evil')],
  ['a result that is none', written(played('a', game(1))).replace('lost', 'cheated')],
  ['a seat that is not there', written(played('a', game(1, { you: 5 })))],
  ['a name without end', written(played('a', game(1, { seats: [{ name: 'x'.repeat(101), level: 0 }] })))],
  ['a number that is none', written(played('a', game(1, { time: NaN })))],
  ['a name that every object has', written(played('a', game(1, { kind: 'constructor' })))],
  ['a prototype', '{"format":"tumult-games-1","device":"a","games":[],"older":{"__proto__":{"until":1,"kinds":{}}}}'],
  [
    'more games than there can be',
    JSON.stringify({
      format: 'tumult-games-1',
      device: 'a',
      older: {},
      games: Array.from({ length: MOST_GAMES + 1 }, () => ({ ...game(1), by: 'a' })),
    }),
  ],
])('%s is no export of ours', (_, text) => expect(read(text)).toBeNull());
