import type { Say } from '../texts/texts.svelte';
import type { Tint } from './tint';

/** A colour's name, and the letter or two that stand for it. */
export const colourName = (tint: Tint, say: Say): string => say(`colour.${tint}`);
export const colourLetter = (tint: Tint, say: Say): string => say(`letter.${tint}`);
