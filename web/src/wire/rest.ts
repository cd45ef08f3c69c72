import { noteReached } from '../device/online.svelte';
import { alone } from '../device/site';
import { askHere, canBeHere, isHere } from '../here/here';
import type {
  Advice,
  DoorPlate,
  EveningResults,
  GameInfo,
  Lesson,
  LobbyTable,
  Me,
  MyTables,
  OpenedTable,
  OpenTable,
  Refused,
  Replay,
  Screen,
  ScreenCode,
  Story,
  Texts,
  Verified,
  WireError,
} from './types';

/** What is asked for over REST. */

/** Nobody answered. */
interface Unreached {
  type: 'error';
  code: 'unreached';
}

/** The server said no, or could not be reached. */
export class Problem extends Error {
  constructor(readonly answer: Refused | WireError | Unreached) {
    super(answer.type === 'refused' ? answer.key : answer.code);
  }
}

const UNREACHED: Unreached = { type: 'error', code: 'unreached' };
const UNKNOWN_GAME: WireError = { type: 'error', id: '', code: 'not-found', detail: '' };

/** What is told of the games lies beside a page without a server, in files. */
const fileOf = (path: string): string => `${path.slice(1).replace('?language=', '-')}.json`;
const TOLD = /^\/api\/(games|texts)\b/;

async function fetched(path: string, body?: string): Promise<Response> {
  const told = TOLD.test(path); // which may be kept
  try {
    const answer = await fetch(path, body === undefined ? {} : { method: 'POST', body });
    if (!told) noteReached(true);
    return answer;
  } catch (problem) {
    if (!told) noteReached(false);
    throw problem;
  }
}

async function ask(path: string, body?: string, who?: string): Promise<Response> {
  let answer: Response;
  try {
    if (path.includes('/here-')) answer = await askHere(path, body, who);
    else if (!alone) answer = await fetched(path, body);
    else if (TOLD.test(path)) answer = await fetch(fileOf(path));
    else throw new Problem(UNREACHED);
  } catch {
    throw new Problem(UNREACHED);
  }
  return checked(answer);
}

async function checked(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Problem(await answer.json().catch(() => UNREACHED));
  return answer;
}

const read = async <T>(answer: Response): Promise<T> => (await checked(answer)).json();
const json = async <T>(path: string, body?: string, who?: string): Promise<T> => (await ask(path, body, who)).json();
const NONE: MyTables = { tables: [], gone: [] };
const mineOf = (tables: string[]) => `/api/mine?tables=${tables.map(encodeURIComponent).join()}`;
const records = (table: string, game: number) => `/api/tables/${encodeURIComponent(table)}/records/${game}`;
const seen = (seat: number): string => (seat < 0 ? '' : `?seat=${seat}`);

/** A finished game: its number at a table, and its very record where one has it already. */
export interface Finished {
  table: string;
  game: number;
  record?: string;
}

const recordOf = async ({ table, game, record }: Finished): Promise<string> =>
  record ?? (await ask(records(table, game))).text();

/** Works something out of a record by the rules that the page carries; where it cannot, or does not know the game, the server does. */
async function workedOut<T>(path: string, finished: Finished, elsewhere: () => Promise<T>): Promise<T> {
  if (!canBeHere()) return elsewhere();
  const record = await recordOf(finished);
  const answer = await askHere(path, record).catch(() => new Response(JSON.stringify(UNREACHED), { status: 503 }));
  if (answer.status === 404) return elsewhere();
  if (answer.status < 500) return read(answer);
  return elsewhere().catch(() => read(answer)); // nobody can: what is wrong is here
}

/** The same asked of the server, which knows the games at its own tables only. */
const served = <T>({ table, game, record }: Finished, what: string): Promise<T> =>
  record === undefined ? json(`${records(table, game)}/${what}`) : Promise.reject(new Problem(UNKNOWN_GAME));

export const rest = {
  /** Who one is; makes one known to the server. */
  me: () => json<Me>('/api/me'),
  games: (language: string) => json<GameInfo[]>(`/api/games?language=${language}`),
  /** The first minute of a game. */
  lesson: (game: string) => json<Lesson>(`/api/games/${encodeURIComponent(game)}/lesson`),
  /** Every text of the Java side, by room: of each game, `table` and `common`. */
  texts: (language: string) => json<Texts>(`/api/texts/${language}`),
  lobby: () => json<LobbyTable[]>('/api/tables'),
  open: (wish: OpenTable): Promise<OpenedTable> =>
    alone ? rest.openHere(wish) : json('/api/tables', JSON.stringify(wish)),
  /** The same on this device, for those who have no server. */
  openHere: async (wish: OpenTable): Promise<OpenedTable> => read(await askHere('/api/tables', JSON.stringify(wish))),
  /** On a server if one answers, else on this device: for those who play with nobody but bots. */
  openAnywhere: (wish: OpenTable): Promise<OpenedTable> =>
    rest.open(wish).catch((problem) => {
      if (problem instanceof Problem && problem.answer === UNREACHED && canBeHere()) return rest.openHere(wish);
      throw problem;
    }),
  /** A table from outside; the keys are those of its link. */
  door: (table: string, keys: string[]) =>
    json<DoorPlate>(`/api/tables/${encodeURIComponent(table)}/door`, JSON.stringify({ keys })),
  /** A code to be typed on a television. */
  screenCode: (table: string, key: string, invite: string) =>
    json<ScreenCode>(`/api/tables/${encodeURIComponent(table)}/code`, JSON.stringify({ key, invite })),
  /** Where such a code leads. */
  screen: (code: string) => json<Screen>(`/api/screens/${encodeURIComponent(code)}`),
  /** How it stands at some of one's own tables. */
  mine: async (tables: string[]): Promise<MyTables> => {
    const [here, there] = [tables.filter(isHere), tables.filter((table) => !isHere(table))];
    const found = await Promise.allSettled([
      here.length ? askHere(mineOf(here)).then((answer) => read<MyTables>(answer)) : NONE,
      there.length ? json<MyTables>(mineOf(there)) : NONE,
    ]);
    const known = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    return { tables: known.flatMap((each) => each.tables), gone: known.flatMap((each) => each.gone) };
  },
  /** How the games at a table ended, and who is ahead. */
  evening: (table: string) => json<EveningResults>(`/api/tables/${encodeURIComponent(table)}/evening`),
  record: recordOf,
  /** A finished game through the eyes of a seat; of a spectator for -1. */
  steps: (finished: Finished, seat: number): Promise<Replay> =>
    workedOut(`/api/record/steps${seen(seat)}`, finished, () => served(finished, `steps${seen(seat)}`)),
  /** What a finished game was about; worked out when first asked for. */
  story: (finished: Finished): Promise<Story> =>
    workedOut('/api/record/story', finished, () => served(finished, 'story')),
  /** What one's moves promise; the others are told that one asked. A server knows who that is, a device is told. */
  hint: (table: string, ply: number, who: string) =>
    json<Advice>(`/api/tables/${encodeURIComponent(table)}/hint`, JSON.stringify({ ply }), who),
  /** Checks every draw and every move of a record. */
  verify: (record: string): Promise<Verified> =>
    workedOut('/api/verify', { table: '', game: 0, record }, () => json('/api/verify', record)),
};
