import { alone, placed } from '../device/site';
import { TABLE_ID } from '../wire/types';

/** Where in the page one is. */
export interface Route {
  /** At home, at a table or the replay of one of its games, at one's own games, learning a game, looking at a record, where a television's code is typed, or where there is nothing. */
  place: 'home' | 'table' | 'mine' | 'learn' | 'record' | 'tv' | 'nowhere';
  /** A table's id; empty elsewhere. */
  table: string;
  /** The id of the game to learn; empty elsewhere. */
  learn: string;
  /** The number of the game to look at again, 0 for none. */
  replay: number;
  /** Through which seat's eyes, -1 for a spectator's. */
  eyes: number;
  /** The step of the replay to begin with, 0 for the first. */
  step: number;
  /** The key behind the `#`; on a television, that for friends; a record itself, as a link carries it. */
  key: string;
  /** A television's own key; empty elsewhere. */
  screen: string;
  /** Whether the key takes a seat or the host's role over. */
  claims: boolean;
  /** Whether one came to play, and takes the first free chair. */
  sits: boolean;
  /** The level of the bots to begin with at once; 0 to wait for people. */
  bots: number;
}

/** What one came for; a reload comes for the same. */
interface Aim {
  sits?: boolean;
  bots?: number;
}

const CLAIM = 'claim=';
const PLACES = new Map<string, Route['place']>([
  ['/', 'home'],
  ['/mine', 'mine'],
  ['/record', 'record'],
  ['/tv', 'tv'],
]);
const TABLE = new RegExp(`^/t/(${TABLE_ID})$`);
const SCREEN = /^(tv\.[\w-]+)(?:\.([\w-]+))?$/;
const LEARN = /^\/learn\/([a-z]+(?:-[a-z]+)*)$/;

/** Where the program connects that has this key. */
export function programAddress(table: string, key: string): string {
  const address = new URL(`/api/program/${table}/${key}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** What stands behind the `#`, in clear; as it is, if it is no text that a browser writes there. */
function clear(behind: string): string {
  try {
    return decodeURIComponent(behind);
  } catch {
    return behind;
  }
}

export function parsed(address: { pathname: string; search: string; hash: string }, state: Aim | null = null): Route {
  const table = TABLE.exec(address.pathname)?.[1] ?? '';
  const asked = new URLSearchParams(address.search);
  const behind = clear(address.hash.slice(1));
  const claims = behind.startsWith(CLAIM);
  const [, screen = '', invite = ''] = SCREEN.exec(behind) ?? [];
  const learn = LEARN.exec(address.pathname)?.[1] ?? '';
  return {
    place: table ? 'table' : learn ? 'learn' : (PLACES.get(address.pathname) ?? 'nowhere'),
    table,
    learn,
    replay: table ? Number(asked.get('replay') ?? 0) || 0 : 0,
    eyes: (Number(asked.get('seat')) || 0) - 1,
    step: Math.max(0, Math.floor(Number(asked.get('step')) || 0)),
    key: screen ? invite : claims ? behind.slice(CLAIM.length) : behind,
    screen,
    claims,
    sits: state?.sits === true,
    bots: state?.bots ?? 0,
  };
}

/** Where a page without a server is, is what stands behind its `#`; home, if that is no place in it. */
export function placeBehind(hash: string): URL {
  const { origin } = location;
  const behind = URL.canParse(hash.slice(1), origin) ? new URL(hash.slice(1), origin) : null;
  return behind?.origin === origin ? behind : new URL('/', origin);
}
const place = () => (alone ? placeBehind(location.hash) : location);
const here = () => parsed(place(), history.state);
let current = $state.raw(here());

export const route = (): Route => current;
/** How many steps within the page led here. */
let steps = 0;

export function go(address: string, state: Aim | null = null): void {
  history.pushState(state, '', placed(address));
  steps++;
  current = here();
  scrollTo(0, 0);
}

/** Back to where one came from; home, if one came from outside. */
export function back(): void {
  if (steps > 0) history.back();
  else go('/');
}

/** The same place under another address: what was behind the `#` has been used. */
export function settle(address: string): void {
  history.replaceState(null, '', placed(address));
  current = here();
}

addEventListener('popstate', () => {
  steps--;
  current = here();
});
addEventListener('hashchange', () => (current = here()));

/** Links within the page are followed without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"], a[href^="#/"]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const href = link?.getAttribute('href')?.replace(/^#/, '');
  if (!href || !plain || link?.hasAttribute('target') || link?.hasAttribute('download') || href.startsWith('/api'))
    return;
  event.preventDefault();
  go(href);
}

export const tableAddress = (table: string, key = ''): string => placed(`/t/${table}${key ? `#${key}` : ''}`);
export const claimAddress = (table: string, key: string): string => placed(`/t/${table}#${CLAIM}${key}`);
/** The table on a television, which shows friends the way in. */
export const screenAddress = (table: string, screen: string, invite: string): string =>
  placed(`/t/${table}#${screen}${invite ? `.${invite}` : ''}`);
/** A game to look at again; through the eyes of a seat, counted from 1 as people do, and from a step on. */
export const replayAddress = (table: string, game: number, eyes = -1, step = 0): string =>
  placed(`/t/${table}?replay=${game}${eyes < 0 ? '' : `&seat=${eyes + 1}`}${step ? `&step=${step}` : ''}`);
export const learnAddress = (game: string): string => placed(`/learn/${game}`);
/** A record to look at, which the link carries along. */
export const recordAddress = (packed: string, eyes = -1, step = 0): string =>
  placed(`/record${eyes < 0 && !step ? '' : `?seat=${eyes + 1}&step=${step}`}#${packed}`);
