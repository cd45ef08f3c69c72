import { tintOf, type Tint } from '../kit/tint';
import { seatOf } from './haos/story';
import type { HaosView, MauMauView, SequenceDiceView } from '../wire/types';

/**
 * What the page offers for a game before it is opened, and tells of it afterwards. A game that is not listed here is offered
 * as its own defaults say.
 */
export interface About {
  /** About how long a game takes with the choices below. */
  minutes: number;
  /** What is preselected for one evening, where the game's own default is for purists. */
  evening?: Record<string, string>;
  /** The choice that makes a game longer or shorter. */
  length?: string;
  /** Whether it can be played by ear: its table takes `spoken`. */
  spoken?: boolean;
  /** How each seat stands, for a game whose score says so only at the end; and in what that is counted. */
  story?: (view: never, seats: number) => number[];
  counted?: 'cards' | 'chips' | 'stakes';
  /** The colour each seat plays with, where it has one. */
  colours?: (view: never) => Tint[];
  /** Whether a move is nobody's turn: everybody may make it at any moment. */
  anytime?: (move: string) => boolean;
}

const chipsOnBoard = (view: SequenceDiceView): number[] => {
  const count = (colour: string) => view.board.filter((space) => space.chip === colour).length;
  const seats = view.sides.flatMap((side) => side.seats.map((seat) => [seat, count(side.colour)]));
  return seats.sort(([a], [b]) => a - b).map(([, chips]) => chips);
};

const chipColours = (view: SequenceDiceView): Tint[] => {
  const seats = view.sides.flatMap((side) => side.seats.map((seat) => [seat, tintOf(side.colour)] as const));
  return seats.sort(([a], [b]) => a - b).map(([, tint]) => tint);
};

const cardsHeld = (view: HaosView, seats: number): number[] => {
  const held = Array.from({ length: seats }, () => 0);
  view.places.forEach(({ stack, pile }, place) => (held[seatOf(place, seats)] += stack + pile.length));
  return held;
};

const cardsInHand = (view: MauMauView): number[] => view.handSizes;

const ABOUT: Record<string, About> = {
  'mau-mau': { minutes: 15, length: 'rounds', story: cardsInHand, counted: 'cards' },
  'sequence-dice': { minutes: 15, length: 'length', story: chipsOnBoard, counted: 'chips', colours: chipColours },
  kaos: { minutes: 30, length: 'maxRounds', evening: { maxRounds: '12' }, counted: 'stakes' },
  frappadingue: { minutes: 20, length: 'target' },
  haos: { minutes: 10, spoken: true, story: cardsHeld, counted: 'cards', anytime: (move) => /^(grab|palm)/.test(move) },
};

export const about = (id: string): About | undefined => ABOUT[id];
