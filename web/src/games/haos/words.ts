import { colourLetter, colourName } from '../../kit/colours';
import type { Say } from '../../texts/texts.svelte';
import type { Words } from '../game';
import { faceOf, specialOf } from './cards';

/** How a card is called: "red fern with a left toe", "Grab". */
export function cardName(card: string, say: Say): string {
  const special = specialOf(card);
  if (special) return say(`card.${special}`);
  const face = faceOf(card);
  return face ? say('card.symbol', colourName(face.tint, say), say(`symbol.${face.symbol.letter}`)) : card;
}

/** The same for those who play by ear, short: "R, fern left". */
export function cardCall(card: string, say: Say): string {
  const face = faceOf(card);
  return face ? `${colourLetter(face.tint, say)}, ${say(`symbol.${face.symbol.letter}`)}` : cardName(card, say);
}

const HANDS = ['left', 'right'];

export const words: Words = (word, say) => {
  const plain = word.replace('@prev', '');
  return HANDS.includes(plain) ? say(`hand.${plain}`) : cardName(word, say);
};
