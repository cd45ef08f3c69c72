import { forgetVisit, visited } from '../app/visited.svelte';
import { rest } from '../wire/rest';
import type { MyTable } from '../wire/types';

const EVERY = 10_000;

/** How it stands at one's own tables, as far as they have told; asked again while somebody looks. */
export function ownTables(): { readonly known: MyTable[] } {
  let known = $state.raw<MyTable[]>([]);

  async function look() {
    const asked = visited.tables.map((visit) => visit.table);
    if (!asked.length || document.hidden) return;
    const found = await rest.mine(asked).catch(() => null); // told by the games, if nobody answers
    if (!found) return;
    known = found.tables;
    found.gone.forEach(forgetVisit);
  }
  $effect(() => {
    void look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return {
    get known() {
      return known;
    },
  };
}

/** Whether one is waited for: in a game, at a table that gathers, or where others still sit. */
export const goesOn = ({ phase, you, seats }: MyTable): boolean =>
  you >= 0 && (phase !== 'OVER' || seats.some((chair) => chair.person && chair.present && chair.seat !== you));
