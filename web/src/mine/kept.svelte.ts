import { withdraw, keepText, keptText } from '../device/kept';
import { merged, none, read, withGame, written, type Games, type Played } from './games';

/** One's own games on this device. */
const NAME = 'tumult.mine';
/** An export is about a quarter of that at most. */
const LARGEST_FILE = 2_000_000;

const fresh = (): Games => none([...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join(''));
const known = (): Games => read(keptText(NAME)) ?? fresh();

let all = $state.raw(known());
addEventListener('storage', ({ key }) => key === NAME && (all = known())); // in another tab

export const myGames = (): Games => all;

export const isNoted = (table: string, game: number): boolean =>
  known().games.some((each) => each.table === table && each.game === game);

/** Changes what is kept, one tab after the other; what could not be read again is not kept, and false. */
async function change(to: (games: Games) => Games): Promise<boolean> {
  const work = () => {
    const next = to(known());
    const text = written(next);
    if (!read(text)) return false;
    all = next;
    keepText(NAME, text);
    return true;
  };
  return navigator.locks ? navigator.locks.request(NAME, work) : work();
}

export const noteGame = (game: Omit<Played, 'by'>): Promise<boolean> => change((games) => withGame(games, game));

/** Adds what another device exported; false if it is nothing of ours. */
export async function bringIn(file: Blob): Promise<boolean> {
  const found = file.size <= LARGEST_FILE ? read(await file.text()) : null;
  return found !== null && change((games) => merged(games, found));
}

export const toExport = (): Blob => new Blob([written(known())], { type: 'application/json' });

export function wipe(): void {
  withdraw(NAME);
  all = fresh();
}
