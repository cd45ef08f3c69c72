import { about } from '../games/about';
import type { GameInfo, OptionInfo } from '../wire/types';

type Chosen = Record<string, string>;

/** What is preselected: the evening's choice, or the game's own for that many seats. */
export function usual(game: GameInfo, option: OptionInfo, chosen: Chosen): string {
  const evening = about(game.id).evening?.[option.name];
  if (evening !== undefined) return evening;
  const seats = game.options[0];
  const count = Number(chosen[seats.name] ?? seats.usual);
  return option.name === seats.name ? option.usual : (option.usualBySeats[count - seats.least] ?? option.usual);
}

/** `kaos(seats=4,maxRounds=12)`: the game with every choice that is not its own default. */
export function gameName(game: GameInfo, chosen: Chosen): string {
  const given = game.options.map((option) => `${option.name}=${chosen[option.name] ?? usual(game, option, chosen)}`);
  return `${game.id}(${given.join(',')})`;
}

/** What is still to be had of earlier choices: rules change. */
export const fitting = (game: GameInfo, chosen: Chosen): Chosen =>
  Object.fromEntries(
    game.options
      .filter(({ name, words, least, most }) => {
        const value = chosen[name];
        return words.length ? words.includes(value) : /^\d+$/.test(value) && +value >= least && +value <= most;
      })
      .map(({ name }) => [name, chosen[name]]),
  );

const STEPS = [1, 5, 10, 50, 100, 500, 1000];

/** By how much a press should change a number, as people count: about a fortieth of its range, but small numbers by little. */
export function stepOf(option: OptionInfo, value: number): number {
  const coarse = STEPS.find((step) => (option.most - option.least) / step <= 40) ?? 1000;
  return STEPS.findLast((step) => step <= coarse && step * 4 <= value) ?? 1;
}
