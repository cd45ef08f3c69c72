import { shakeable } from '../../kit/shake';
import type { Say } from '../../texts/texts.svelte';
import type { KaosView } from '../../wire/types';

/** What the looker is asked for, or whom everybody waits for. */
export function promptOf(view: KaosView, moves: string[], names: string[], winners: number[], say: Say): string {
  if (view.phase === 'OVER') return say('prompt.over', winners.map((seat) => names[seat]).join(' & '));
  if (moves.length > 0) return mine(view, moves, say);
  const name = names[view.turn];
  return name === undefined
    ? say('wait.OPENING')
    : say(`wait.${ASKED.includes(view.phase) ? view.phase : 'START'}`, name);
}

/** What is said while the die is in a hand. */
export const heldPrompt = (own: boolean, name: string, say: Say): string =>
  own ? `${say('dice.mine')} ${say(shakeable() ? 'dice.shake' : 'dice.tap')}` : say('dice.theirs', name);

const ASKED = ['START', 'DARE', 'USE', 'TAKE', 'RAISE'];

function mine(view: KaosView, moves: string[], say: Say): string {
  if (view.phase === 'USE') return say(moves.includes('done') ? 'prompt.mayUse' : 'prompt.mustUse');
  if (view.phase !== 'START') return say(`prompt.${view.phase}`);
  if (view.callIsRight && moves.includes('call')) return say('prompt.call');
  if (moves.includes('skip')) return say('prompt.skip'); // R14: after a wrong call too
  return say(view.called ? 'prompt.called' : 'prompt.START');
}
