/** Choosing piles for a placement, by nothing but the list of legal placements. */

const PLACE = 'place ';

/** The cards of each legal placement. */
export const placements = (moves: string[]): string[][] =>
  moves.filter((move) => move.startsWith(PLACE)).map((move) => move.slice(PLACE.length).split(','));

/** The move that places the chosen piles. */
export const moveOf = (piles: string[], chosen: number[]): string =>
  PLACE +
  chosen
    .map((at) => piles[at])
    .sort((a, b) => Number(a) - Number(b))
    .join(',');

/** The piles that make up a placement, taken from `first` as far as they serve; nothing if they do not. */
function pilesFor(placement: string[], piles: string[], first: number[]): number[] | null {
  const order = [...first, ...piles.keys()];
  const taken: number[] = [];
  for (const card of placement) {
    const found = order.find((at) => piles[at] === card && !taken.includes(at));
    if (found === undefined) return null;
    taken.push(found);
  }
  return taken.sort((a, b) => a - b);
}

const bySize = (a: number[], b: number[]): number => a.length - b.length;

/** What is chosen after a tap on one more pile: the smallest legal placement with it and all that was chosen. */
export function withPile(moves: string[], piles: string[], chosen: number[], at: number): number[] | null {
  const wanted = [...chosen, at];
  const found = placements(moves)
    .map((placement) => pilesFor(placement, piles, wanted))
    .filter((each) => each !== null)
    .filter((each) => wanted.every((pile) => each.includes(pile)));
  return found.sort(bySize)[0] ?? null;
}

/** What is chosen after a tap on a chosen pile: the largest legal placement of the others, or nothing. */
export function withoutPile(moves: string[], piles: string[], chosen: number[], at: number): number[] {
  const rest = chosen.filter((pile) => pile !== at);
  const found = placements(moves)
    .map((placement) => pilesFor(placement, piles, rest))
    .filter((each) => each !== null)
    .filter((each) => each.every((pile) => rest.includes(pile)));
  return found.sort(bySize).at(-1) ?? [];
}

/** What is chosen at first: everything where there is no choice. */
export function firstChoice(moves: string[], piles: string[]): number[] {
  const only = placements(moves);
  return only.length === 1 ? (pilesFor(only[0], piles, []) ?? []) : [];
}

/** How placing a card that is not offered would be written, to ask why: 8 and 12 alone, the others by three. */
export const placeAsWritten = (card: string): string =>
  PLACE + (card === '8' || card === '12' ? card : [card, card, card].join(','));
