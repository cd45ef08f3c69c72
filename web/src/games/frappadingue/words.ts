import type { Words } from '../game';

/** The words of Frappadingue's notation: `8,12` → "8 · 12", `-5` → "−5 KM", `X` → "crash". */
export const words: Words = (word, say) => {
  if (word === 'X') return say('crash');
  if (/^[+-]\d+$/.test(word)) return say('km', word.replace('-', '−'));
  return word.includes(',') ? word.replaceAll(',', ' · ') : word;
};
