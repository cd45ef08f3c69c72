import type { FrappadingueView } from '../../wire/types';
import type { About, Best, Ended } from '../game';
import { gameOptions } from '../registry';

export const about: About = { minutes: 20, length: 'target', best: turnsAlone };

/** In how many turns one reached the goal alone. */
function turnsAlone({ game, view }: Ended): Best | null {
  const { round, pad }: FrappadingueView = view;
  const { target } = gameOptions(game);
  return pad.length === 1 && pad[0].score >= Number(target) ? { value: round, of: `turns-${target}` } : null;
}
