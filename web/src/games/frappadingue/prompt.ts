import type { Say } from '../../texts/texts.svelte';
import type { FrappadingueView } from '../../wire/types';

/** What the looker is asked for, or whom everybody waits for; `load` is what is chosen, in words. */
export function promptOf(
  view: FrappadingueView,
  moves: string[],
  load: string,
  names: string[],
  winners: number[],
  say: Say,
): string {
  if (view.phase === 'OVER') return say('prompt.over', winners.map((seat) => names[seat]).join(' & '));
  if (moves.length === 0)
    return view.turn < 0
      ? say('wait.LOT')
      : say(view.phase === 'CHOOSE' ? 'wait.CHOOSE' : 'wait.PLACE', names[view.turn]);
  if (view.phase === 'PLACE')
    return load === '' ? say('prompt.PLACE') : moves.length > 1 ? say('prompt.more') : say('prompt.only', load);
  return say(moves.includes('score') ? 'prompt.CHOOSE' : 'prompt.redeal');
}
