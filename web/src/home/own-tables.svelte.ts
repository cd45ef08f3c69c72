import { untrack } from 'svelte';
import { forgetVisit, visited } from '../app/visited.svelte';
import { rest } from '../wire/rest';
import type { MyTable } from '../wire/types';

const EVERY = 10_000;
/** So seldom are tables asked at which nothing goes on, so that the server can forget them meanwhile. */
const SELDOM = 30 * EVERY;

/** How it stands at one's own tables, as far as they have told; asked again while somebody looks. */
export function ownTables(): { readonly known: MyTable[] } {
  let known = $state.raw<MyTable[]>([]);

  async function look(asked: string[]) {
    if (!asked.length || document.hidden) return;
    const found = await rest.mine(asked).catch(() => null); // told by the games, if nobody answers
    if (!found) return;
    known = [...known.filter(({ table }) => !asked.includes(table)), ...found.tables];
    found.gone.forEach(forgetVisit);
  }
  const lookAtAll = () => void look(visited.tables.map(({ table }) => table));
  const lookAtLively = () => void look(known.filter(isLively).map(({ table }) => table));
  $effect(() => {
    untrack(lookAtAll);
    const timers = [setInterval(lookAtLively, EVERY), setInterval(lookAtAll, SELDOM)];
    document.addEventListener('visibilitychange', lookAtAll);
    return () => {
      timers.forEach(clearInterval);
      document.removeEventListener('visibilitychange', lookAtAll);
    };
  });
  return {
    get known() {
      return known;
    },
  };
}

/** Whether somebody else is there, so that something can happen. */
export const isLively = ({ you, seats }: Pick<MyTable, 'you' | 'seats'>): boolean =>
  seats.some((chair) => chair.person && chair.present && chair.seat !== you);

/** Whether one is waited for: in a game, at a table that gathers, or where others still sit. */
export const goesOn = ({ phase, you, seats }: MyTable): boolean =>
  you >= 0 && (phase !== 'OVER' || isLively({ you, seats }));
