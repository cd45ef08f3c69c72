import type { Words } from '../game';

const FACES = ['blank', 'do', 'dare', 'decide'];
const CARDS = ['chance', 'reset', 'steal', 'perfect', 'destroy', 'switch'];

/** The words of Kaos's notation, in the player's language. */
export const words: Words = (word, say) => {
  if (FACES.includes(word)) return say(`face.${word.toUpperCase()}`);
  if (CARDS.includes(word)) return say(`card.${word.toUpperCase()}`);
  return word === 'swap' || word === 'drop' ? say(`word.${word}`) : word;
};
