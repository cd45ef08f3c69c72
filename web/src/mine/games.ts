import type { Best } from '../games/game';
import { TABLE_ID } from '../wire/types';

/** One's own games, as this device remembers them: pure data, and what becomes of it. */

/** A game that was played to its end. */
export interface Played {
  table: string;
  /** Which game at that table. */
  game: number;
  /** What was played, `kaos`. */
  kind: string;
  time: number;
  /** The device that noted it. */
  by: string;
  you: number;
  /** Who sat there, seat 0 first; bots have a level and no name, and since robots have one, an avatar. */
  seats: { name: string; level: number; avatar?: string }[];
  result: Result;
  best?: Best;
}
export type Result = (typeof RESULTS)[number];
const RESULTS = ['won', 'lost', 'gaveUp'] as const;

/** What many games of one kind come to. */
export interface Tally {
  played: number;
  won: number;
  /** How many of the last were won, and of all, one after the other. */
  run: number;
  longest: number;
  /** The least of each kind of personal best. */
  bests: Record<string, number>;
}
type Tallies = Record<string, Tally>;

/**
 * All that is kept. The list has an end; what drops off it stays in a tally. Each device has its own: it covers all
 * that this device noted until then, so that of two copies the later one counts, and no game counts twice.
 */
export interface Games {
  device: string;
  /** The latest last. */
  games: Played[];
  older: Record<string, { until: number; kinds: Tallies }>;
}

export const MOST_GAMES = 1_000;
const MOST_DEVICES = 100;
const MOST_KINDS = 100;

const keyOf = ({ table, game }: { table: string; game: number }): string => `${table} ${game}`;
const byTime = (a: Played, b: Played): number => a.time - b.time;

export const none = (device: string): Games => ({ device, games: [], older: {} });

/** The same with one game more; a game that is there already stays as it is. */
export function withGame(all: Games, game: Omit<Played, 'by'>): Games {
  if (all.games.some((each) => keyOf(each) === keyOf(game))) return all;
  const own = all.games.filter(({ by }) => by === all.device).map(({ time }) => time);
  const time = Math.max(game.time, 1 + Math.max(all.older[all.device]?.until ?? 0, ...own)); // clocks are put back
  return shortened({ ...all, games: [...all.games, { ...game, time, by: all.device }] });
}

/** Two devices' games, or two copies of the same. */
export function merged(mine: Games, theirs: Games): Games {
  const older = { ...mine.older };
  for (const [device, tally] of Object.entries(theirs.older))
    if (tally.until > (older[device]?.until ?? 0)) older[device] = tally;
  const games = new Map([...theirs.games, ...mine.games].map((game) => [keyOf(game), game]));
  const left = [...games.values()].filter(({ by, time }) => time > (older[by]?.until ?? 0));
  return shortened({ device: mine.device, games: left, older });
}

/** What is too much for the list goes into the tallies, the oldest first. */
function shortened({ device, games, older }: Games): Games {
  const sorted = games.toSorted(byTime);
  const dropped = sorted.splice(0, Math.max(0, sorted.length - MOST_GAMES));
  const tallies = { ...older };
  for (const game of dropped) {
    const kinds = { ...tallies[game.by]?.kinds };
    kinds[game.kind] = counted(kinds[game.kind], game);
    tallies[game.by] = { until: game.time, kinds };
  }
  return { device, games: sorted, older: tallies };
}

const NOTHING: Tally = { played: 0, won: 0, run: 0, longest: 0, bests: {} };

function counted(tally: Tally = NOTHING, { result, best }: Played): Tally {
  const won = result === 'won';
  const run = won ? tally.run + 1 : 0;
  return {
    played: tally.played + 1,
    won: tally.won + Number(won),
    run,
    longest: Math.max(tally.longest, run),
    bests: best ? least(tally.bests, { [best.of]: best.value }) : tally.bests,
  };
}

function least(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const all = { ...a };
  for (const [of, value] of Object.entries(b)) all[of] = Math.min(value, all[of] ?? Infinity);
  return all;
}

/** What all games come to, by kind: those most played first. */
export function tallied({ games, older }: Games): [string, Tally][] {
  const kinds = new Map<string, Tally>();
  const copies = Object.values(older).sort((a, b) => a.until - b.until);
  for (const copy of copies)
    for (const [kind, tally] of Object.entries(copy.kinds)) kinds.set(kind, summed(kinds.get(kind), tally));
  for (const game of games.toSorted(byTime)) kinds.set(game.kind, counted(kinds.get(game.kind), game));
  return [...kinds].sort(([, a], [, b]) => b.played - a.played);
}

const summed = (a: Tally = NOTHING, b: Tally): Tally => ({
  played: a.played + b.played,
  won: a.won + b.won,
  run: b.run,
  longest: Math.max(a.longest, b.longest),
  bests: least(a.bests, b.bests),
});

const FORMAT = 'tumult-games-1';

export const written = (all: Games): string => JSON.stringify({ format: FORMAT, ...all });

/** What was written once; null if it is something else. */
export function read(text: string): Games | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!isRecord(found) || found.format !== FORMAT) return null;
    const { device, games, older } = found;
    const fits =
      isDevice(device) &&
      isList(games, MOST_GAMES, isPlayed) &&
      isTable(older, MOST_DEVICES, isDevice, (each) => isRecord(each) && isCount(each.until) && isTallies(each.kinds));
    return fits ? ({ device, games, older } as unknown as Games) : null;
  } catch {
    return null;
  }
}

type Check = (value: unknown) => boolean;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): boolean => typeof value === 'string' && value.length <= longest;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
/** Names under which something is kept: none that every object has by itself. */
const isName = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value) && !(value in {});
const isDevice: Check = (value) => isName(value, /^[a-z0-9]{1,40}$/);
const isKind: Check = (value) => isName(value, /^[a-z][a-z0-9-]{0,39}$/);
const isMark: Check = (value) => isName(value, /^[\w-]{0,40}$/);
const isList = (value: unknown, most: number, fits: Check): boolean =>
  Array.isArray(value) && value.length <= most && value.every(fits);
const isTable = (value: unknown, most: number, name: Check, fits: Check): boolean =>
  isRecord(value) &&
  Object.keys(value).length <= most &&
  Object.entries(value).every(([key, each]) => name(key) && fits(each));
const isTallies: Check = (value) =>
  isTable(
    value,
    MOST_KINDS,
    isKind,
    (tally) =>
      isRecord(tally) &&
      [tally.played, tally.won, tally.run, tally.longest].every(isCount) &&
      isTable(tally.bests, MOST_KINDS, isMark, isCount),
  );
const TABLE = new RegExp(`^${TABLE_ID}$`);
const isPlayed: Check = (value) =>
  isRecord(value) &&
  typeof value.table === 'string' &&
  TABLE.test(value.table) &&
  [value.game, value.time, value.you].every(isCount) &&
  isKind(value.kind) &&
  isDevice(value.by) &&
  isList(
    value.seats,
    20,
    (seat) => isRecord(seat) && isText(seat.name, 100) && isCount(seat.level) && isText(seat.avatar ?? '', 40),
  ) &&
  (value.you as number) < (value.seats as unknown[]).length &&
  RESULTS.includes(value.result as Result) &&
  (value.best === undefined || (isRecord(value.best) && isCount(value.best.value) && isMark(value.best.of)));
