import { about } from '../games/about';
import type { GameInfo } from '../wire/types';

/** Whether so many can play it: as they are, with bots, or not. */
export type Fits = 'yes' | 'bots' | 'no';

const ORDER: Fits[] = ['yes', 'bots', 'no'];

/** The games for so many people, those that suit them best first: another than the last, and a short one rather than a long one. */
export function suited(games: GameInfo[], people: number, last: string): { game: GameInfo; fits: Fits }[] {
  const rank = ({ game, fits }: { game: GameInfo; fits: Fits }) =>
    ORDER.indexOf(fits) * 10_000 + Number(game.id === last) * 1_000 + (about(game.id).minutes ?? 0);
  return games
    .map((game) => {
      const { least, most } = game.options[0];
      const fits: Fits = people > most ? 'no' : people < least ? 'bots' : 'yes';
      return { game, fits };
    })
    .sort((a, b) => rank(a) - rank(b));
}
