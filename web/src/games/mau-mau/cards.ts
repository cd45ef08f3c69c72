import { tintOf, type Tint } from '../../kit/tint';
import type { MauMauCard, MauMauFace } from '../../wire/types';

/** Cards as the notation writes them: `r8`, `gD`, `b+2`, `C`. */

const FACES: Record<MauMauFace, string> = {
  ONE: '1',
  TWO: '2',
  THREE: '3',
  FOUR: '4',
  FIVE: '5',
  SIX: '6',
  SEVEN: '7',
  EIGHT: '8',
  NINE: '9',
  CHANGE_DIRECTION: 'D',
  DRAW_2: '+2',
  DRAW_4: '+4',
  STOP: 'S',
  COLOUR_CHANGER: 'C',
};

export const written = ({ colour, face }: MauMauCard): string => (colour ? colour[0].toLowerCase() : '') + FACES[face];

/** `8` of `r8`. */
export const faceOf = (card: string): string => (card[0] === 'C' ? 'C' : card.slice(1));

/** The colour of `r8`; none for a colour changer. */
export const tintOfCard = (card: string): Tint | null => (card[0] === 'C' ? null : tintOf(card[0]));

/** The legal ways to lay a card: one, or one for each colour that a colour changer may name. */
export const waysToLay = (moves: string[], card: string): string[] =>
  moves.filter((move) => move === `lay ${card}` || move.startsWith(`lay ${card}=`));

/** A card that cannot be laid, as the move it would have been. */
export const attempt = (card: string, handSize: number): string =>
  card === 'C' && handSize > 1 ? 'lay C=g' : `lay ${card}`;

/** The colour at the end of `lay C=g` or `name g`. */
export const tintOfMove = (move: string): Tint => tintOf(move.slice(-1));
