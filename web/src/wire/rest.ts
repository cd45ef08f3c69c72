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

async function ask(path: string, body?: string): Promise<Response> {
  let answer: Response;
  try {
    answer = path.includes('/here-')
      ? await askHere(path, body)
      : await fetch(path, body === undefined ? {} : { method: 'POST', body });
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
const json = async <T>(path: string, body?: string): Promise<T> => (await ask(path, body)).json();
const NONE: MyTables = { tables: [], gone: [] };
const mineOf = (tables: string[]) => `/api/mine?tables=${tables.map(encodeURIComponent).join()}`;
const records = (table: string, game: number) => `/api/tables/${encodeURIComponent(table)}/records/${game}`;

export const rest = {
  /** Who one is; makes one known to the server. */
  me: () => json<Me>('/api/me'),
  games: (language: string) => json<GameInfo[]>(`/api/games?language=${language}`),
  /** The first minute of a game. */
  lesson: (game: string) => json<Lesson>(`/api/games/${encodeURIComponent(game)}/lesson`),
  /** Every text of the Java side, by room: of each game, `table` and `common`. */
  texts: (language: string) => json<Texts>(`/api/texts/${language}`),
  lobby: () => json<LobbyTable[]>('/api/tables'),
  open: (wish: OpenTable) => json<OpenedTable>('/api/tables', JSON.stringify(wish)),
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
  record: async (table: string, game: number) => (await ask(records(table, game))).text(),
  /** A finished game through the eyes of a seat; of a spectator for -1. */
  steps: (table: string, game: number, seat: number) =>
    json<Replay>(`${records(table, game)}/steps${seat < 0 ? '' : `?seat=${seat}`}`),
  /** What a finished game was about; worked out when first asked for. */
  story: (table: string, game: number) => json<Story>(`${records(table, game)}/story`),
  /** What one's moves promise; the others are told that one asked. */
  hint: (table: string, ply: number) =>
    json<Advice>(`/api/tables/${encodeURIComponent(table)}/hint`, JSON.stringify({ ply })),
  /** Checks every draw and every move of a record: here, by the rules that the page carries, where it can. */
  verify: async (record: string): Promise<Verified> =>
    canBeHere() ? read(await askHere('/api/verify', record)) : json('/api/verify', record),
};
