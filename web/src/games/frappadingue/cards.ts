import type { FrappadingueCard } from '../../wire/types';

/** The cards as the notation writes them. */
const WRITTEN: Record<FrappadingueCard, string> = {
  SEVEN: '7',
  EIGHT: '8',
  NINE: '9',
  TEN: '10',
  ELEVEN: '11',
  TWELVE: '12',
  THIRTEEN: '13',
  PLUS_FIVE: '+5',
  MINUS_FIVE: '-5',
  PLUS_TEN: '+10',
  MINUS_TEN: '-10',
  CRASH: 'X',
};

export const written = (card: FrappadingueCard): string => WRITTEN[card];

/** A card as it is printed: with a true minus sign. */
export const printed = (card: FrappadingueCard): string => written(card).replace('-', '−');

/** Whether it is one of +5, −5, +10 and −10, which no move names: they go along. */
export const special = (card: FrappadingueCard): boolean => /^[+-]/.test(written(card));
