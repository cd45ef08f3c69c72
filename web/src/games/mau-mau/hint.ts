import type { Say } from '../../texts/texts.svelte';
import type { MauMauView } from '../../wire/types';

/** What the looker may do now, said in a few words: read from the legal moves alone. */
export function hint(view: MauMauView, moves: string[], say: Say): string {
  const lay = moves.some((move) => move.startsWith('lay'));
  const draw = moves.includes('draw');
  if (moves.includes('mau')) return say('hint.mau');
  if (draw && view.owed) return say(lay ? 'hint.answer' : 'hint.owed', view.owed);
  if (lay) return say(draw ? 'hint.layOrDraw' : 'hint.lay');
  return draw ? say('hint.draw') : '';
}
