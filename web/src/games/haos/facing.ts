import type { Arena, Place } from './arena';
import type { Box, Size } from './frame';

/**
 * One side of a screen that lies between two players: what both hands have along its lower edge, and above it, up to the middle
 * of the screen, the totem. The other side is the same, turned round.
 */
export interface Side {
  left: Place;
  right: Place;
  totem: Box;
  plaque: Box;
}
export interface Room extends Size {
  /** The height of a line of text. */
  line: number;
  /** How wide a card is at most. */
  largest: number;
}

const GAP = 6;
/** How much broader than high a side is where the hands are beside the totem, not below it. */
const LOW = 1.6;
/** A side so high has little room for words. */
const SMALL = 300;
/** A totem for two hands, by its height. */
const BREADTH = 0.83;

export function side({ width, height, line, largest }: Room): Side {
  const low = width > height * LOW;
  const small = height < SMALL;
  const tag = line * 1.5;
  const words = { width: Math.min(width - 2 * GAP, line * (low ? 14 : 24)), height: line * (low || small ? 1.7 : 2.6) };
  /** As broad as is good for its height, and as the words on it for each hand need. */
  const broadTotem = (high: number) =>
    Math.min(Math.max(high * BREADTH * (low || small ? 1.5 : 1.35), line * 9), width * (low ? 0.3 : 0.9));
  /** Where the hands are beside totem and words, these take their part of the breadth. */
  const between = low ? Math.max(words.width, broadTotem(height - words.height - 3 * GAP)) : 0;
  const disc = Math.min(
    largest * 1.1,
    (width - between - 6 * GAP) / 4.3,
    (height - tag - 2 * GAP) * (low ? 0.9 : small ? 0.29 : 0.34),
  );
  const y = height - GAP - tag - disc / 2;
  const floor = low ? height - GAP : y - disc / 2 - GAP;
  const plaque = { x: (width - words.width) / 2, y: floor - words.height, ...words };
  const high = plaque.y - 2 * GAP;
  const broad = broadTotem(high);
  const totem = { x: (width - broad) / 2, y: GAP, width: broad, height: high };
  const inner = low ? between / 2 + disc / 2 + GAP : disc * 0.56;
  return { left: hand(-1), right: hand(1), totem, plaque };

  /** The stack lies outside, the pile inside. */
  function hand(way: 1 | -1): Place {
    const x = width / 2 + way * inner;
    const outer = x + way * disc * 1.06;
    return {
      pile: { x, y },
      stack: { x: outer, y },
      disc,
      stackDisc: disc,
      tag: { x: (x + outer) / 2 - disc, y: y + disc / 2, width: disc * 2, height: tag },
      named: true,
    };
  }
}

/** Where the totem stands for both: the ground around it. */
export const middle = (width: number, height: number): Box => {
  const size = Math.min(width, height) * 0.36;
  return { x: (width - size) / 2, y: height / 2 - size * 0.9, width: size, height: size };
};

/** Both sides as one table, to know where cards fly; `near` and `far` are the places of left and right hands. */
export function both(half: Side, { width, height }: Size, near: number[], far: number[]): Arena {
  const places: Place[] = [];
  [half.left, half.right].forEach((place, i) => {
    places[near[i]] = { ...place, pile: below(place.pile), stack: below(place.stack) };
    places[far[i]] = { ...place, pile: turned(below(place.pile)), stack: turned(below(place.stack)) };
  });
  const foot = { x: half.totem.x, y: height / 2, width: half.totem.width, height: 0 };
  return { places, totem: foot, plaque: half.plaque };

  function below({ x, y }: Place['pile']) {
    return { x, y: y + height / 2 };
  }
  function turned({ x, y }: Place['pile']) {
    return { x: width - x, y: height - y };
  }
}
