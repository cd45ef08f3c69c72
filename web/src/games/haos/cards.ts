import { tintOf, type Tint } from '../../kit/tint';
import { SYMBOLS, type Symbol } from './glyphs/symbols';

/** The cards without a symbol. */
export const SPECIALS = ['Grab', 'Palm', 'All', 'Left'] as const;
export type Special = (typeof SPECIALS)[number];

export interface Face {
  tint: Tint;
  symbol: Symbol;
}

/** The special that a card's notation stands for, if it is one. */
export const specialOf = (card: string): Special | undefined => SPECIALS.find((special) => special === card);

/** `rK` → red, and what `K` looks like; nothing for a special or what is no card. */
export function faceOf(card: string): Face | undefined {
  const symbol = /^[gbry][A-Z]$/.test(card) ? SYMBOLS.get(card[1]) : undefined;
  return symbol && { tint: tintOf(card[0]), symbol };
}
