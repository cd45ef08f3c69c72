import { colourLetter } from '../../kit/colours';
import type { Say } from '../../texts/texts.svelte';
import { faceOf, specialOf } from './cards';
import { RIMS, SIGNS } from './glyphs/signs';
import { cardName } from './words';

/** What is on a round card: every kind has the same parts, so that a card becomes another one without being made anew. */
export interface Drawing {
  /** `back`, `special`, or `face` and its colour. */
  kind: string;
  rim: string;
  sign: string;
  letter: string;
  /** Nothing for a back: there is nothing to say. */
  name: string;
}

const RINGS = 'M0-37a37 37 0 1 0 .1 0M-2-27a28 27 0 1 0 .1 0M1-17a17 18 0 1 0 .1 0M0-8a8 8 0 1 0 .1 0';
const SPLIT = 'M4-3 30-34M-8 3-33 30';

const known = new WeakMap<Say, Map<string, Drawing>>();

/** The drawing of a card in notation, of a back for none. */
export function drawingOf(card: string, say: Say): Drawing {
  let drawings = known.get(say);
  if (!drawings) known.set(say, (drawings = new Map()));
  let drawing = drawings.get(card);
  if (!drawing) drawings.set(card, (drawing = draw(card, say)));
  return drawing;
}

function draw(card: string, say: Say): Drawing {
  const face = faceOf(card);
  const special = specialOf(card);
  if (face)
    return {
      kind: `face ${face.tint}`,
      rim: RIMS[face.tint],
      sign: face.symbol.path,
      letter: colourLetter(face.tint, say),
      name: cardName(card, say),
    };
  return special
    ? { kind: 'special', rim: '', sign: SIGNS[special], letter: '', name: cardName(card, say) }
    : { kind: 'back', rim: RINGS, sign: SPLIT, letter: '', name: '' };
}
