import { colourName } from '../../kit/colours';
import { tintOf } from '../../kit/tint';
import type { Say } from '../../texts/texts.svelte';

const COLOURED = /^([gbry])(?:([1-9])|(D|\+2|\+4|S))$/;

/** `r8` → "red 8", `C=g` → "colour changer, now green", `g` → "green". */
export function words(word: string, say: Say): string {
  const [, colour, number, special] = COLOURED.exec(word) ?? [];
  if (colour) return say(`card.${colour}`, number ?? say(`card.${special}`));
  if (word === 'C' || word === '?') return say(`card.${word}`);
  if (/^C=[gbry]$/.test(word)) return say('changer.now', colourName(tintOf(word[2]), say));
  return /^[gbry]$/.test(word) ? colourName(tintOf(word), say) : word;
}
