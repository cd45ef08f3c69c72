import type { ChaosCard } from '../../wire/types';

/** Kaos's notation, as far as the table has to read it: which card, seat or button a legal move belongs to. */

export const CHAOS_CARDS: ChaosCard[] = ['CHANCE', 'RESET', 'STEAL', 'PERFECT', 'DESTROY', 'SWITCH'];

/** A chaos card as the notation writes it. */
export const verbOf = (card: ChaosCard): string => card.toLowerCase();

/** The legal moves that use a chaos card: one, one for each player, or two for each number card. */
export const usesOf = (card: ChaosCard, moves: string[]): string[] =>
  moves.filter((move) => move.split(' ', 1)[0] === verbOf(card));

/** The number in a move: a value, a seat, an amount. */
export const numberIn = (move: string): number => Number(move.split(' ')[1]);

/** The numbers that a Chance may put under, each once, ascending. */
export const chanceValues = (uses: string[]): number[] =>
  [...new Set(uses.map(numberIn))].filter((value) => value > 0).sort((a, b) => a - b);

/** How using a card would be written, were it allowed: to ask why it is not. */
export function useAsWritten(card: ChaosCard, hand: number[], neighbour: number): string {
  if (card === 'CHANCE' && hand.length > 0) return `chance ${hand[0]} swap`;
  return card === 'RESET' || card === 'STEAL' ? `${verbOf(card)} ${neighbour}` : verbOf(card);
}

/** The values that Perfect draw may take. */
export const takeValues = (moves: string[]): number[] => moves.filter((move) => move.startsWith('take ')).map(numberIn);

/** What there is a button for, in the order the buttons have; one that is not legal says why. */
export const BUTTONS: Record<string, string[]> = {
  START: ['draw', 'skip', 'call'],
  DARE: ['take', 'decline'],
  USE: ['done'],
  RAISE: ['raise 1', 'raise 2', 'raise 3', 'pass'],
};
