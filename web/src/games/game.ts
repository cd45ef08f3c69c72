import type { Component } from 'svelte';
import type { Feel } from '../kit/feel';
import type { Tint } from '../kit/tint';
import type { Say } from '../texts/texts.svelte';
import type { LogLine, Play, TableView } from '../wire/types';

/**
 * What a game's `Table.svelte` is given. It draws, and it knows no rule: what can be done is in `moves`, why something
 * cannot be done is asked with `why`.
 *
 * It fills the box it is put in (a size container named `table`: use `@container table (…)`, never `@media` widths),
 * from 320×420 to a desktop, without scrolling the page.
 */
export interface GameProps<View = unknown> {
  /** The whole table: chairs, people, phase. */
  table: TableView;
  /** The game in it: whose turn, scores, deadlines, winners. */
  play: Play;
  /** The game's own view record, as the one who looks may know it; always the latest. To compare, keep `play.view`. */
  view: View;
  /** The looker's legal moves in notation; empty when somebody else acts. */
  moves: string[];
  /** The looker's seat; -1 for a spectator. */
  me: number;
  /** What everybody is called, by seat. */
  names: string[];
  /** What just happened, in notation: the lines of the event that led to this view. To choose sounds and origins of movements. */
  news: LogLine[];
  /** The move that was sent and is not answered yet; show it as pressed, nothing more. */
  pending: string | null;
  /** Plays a move out of `moves`; a game that is a race says how fast it was. */
  act: (move: string, timing?: Timing) => void;
  /** Asks why a move, which is not in `moves`, cannot be played; the answer is shown with its rule. */
  why: (move: string) => void;
  /** Explains what no move could ask for: a text of the game, and its rule. Nobody listens where a game is only looked at. */
  tell?: (key: string, rule: number) => void;
  /** The dice of this view while they are in the hand of whose turn it is: shown is what was before they fell. */
  held?: Held | null;
  /** Sends a reaction to all; nobody listens where a game is only looked at. */
  cheer?: (emote: string) => void;
  /** Says a text of this game (shared messages and the folder's own), or of the page. */
  say: Say;
  /** Sounds and vibration; both obey the settings. */
  feel: Feel;
  /** Whether the looker plays by ear: the table announces by itself, in a live region, what must be known at once. */
  spoken?: boolean;
  /** Who plays opposite at the same screen and at the same time; only for games that are `facing`. */
  across?: Across | null;
}

/** Somebody on the other side of a screen that lies flat between two players. */
export interface Across {
  /** Their seat, their legal moves, and what of theirs is on its way. */
  me: number;
  moves: string[];
  pending: string | null;
  act: (move: string, timing?: Timing) => void;
}

/** Dice that were rolled and not let go yet. */
export interface Held {
  /** Whether the looker has them in hand. */
  mine: boolean;
  letGo: () => void;
}

/** What a game's `Picture.svelte` is given: which point of the short rules it is to illustrate. */
export interface RulePicture {
  point: number;
  say: Say;
}

/**
 * What a game's `about.ts` exports as `about`: what the page offers for it before it is opened, and tells of it afterwards.
 * All of it is optional.
 */
export interface About {
  /** About how long a game takes with what is preselected. */
  minutes?: number;
  /** What is preselected for one evening, where the game's own default is for purists. */
  evening?: Record<string, string>;
  /** The choice that makes a game longer or shorter. */
  length?: string;
  /** Whether it can be played with a screen reader alone: its table takes `spoken`. */
  spoken?: boolean;
  /** How each seat stands, for a game whose score says so only at the end; and in what that is counted. */
  story?: (view: never, seats: number) => number[];
  counted?: 'cards' | 'chips' | 'stakes';
  /** The colour each seat plays with, where it has one. */
  colours?: (view: never) => Tint[];
  /** What one may be proud of in a game that is over, the less the better. */
  best?: (end: Ended) => Best | null | Promise<Best | null>;
  /** What the log calls it when dice are rolled for whose turn it is. */
  rolls?: string;
  /** Whether nothing on its table is a piece that flies by itself, see `remember`. */
  still?: boolean;
  /** Whether a move is nobody's turn: everybody may make it at any moment. */
  anytime?: (move: string) => boolean;
  /** Whether two play it at one screen by having it between them, at the same time: its table takes `across`. It is for nobody else then. */
  facing?: boolean;
}

/** What a bot feels when a line of the log comes: now and then it shows it by a reaction. A game's `moods.ts` exports `moods`, by verb. */
export interface Mood {
  /** What the bot shows that the line names; and what another bot shows if it names none. */
  emote?: string;
  others?: string;
  /** Which word of the line names it, the first unless told. */
  who?: number;
  /** One time in how many. */
  in: number;
  /** How many lines the event has at least. */
  lines?: number;
}

/** A game that is over, as one of its players may know it. */
export interface Ended {
  /** With its options, `kaos@1(seats=4,…)`. */
  game: string;
  view: never;
  me: number;
  /** The game written down; asked for only where it is needed. */
  record: () => Promise<string>;
}

/** A figure to beat among those of the same kind: `of` is `turns-2000` for the text `best.turns`, in which 2000 is `{1}`. */
export interface Best {
  value: number;
  of: string;
}

/** How fast a touch was, by the page's word. Times in milliseconds, as fine as the browser's clock. */
export interface Timing {
  /** The number of the opening that was answered: the last one the looker had seen. */
  opening: number;
  /** From the frame that painted it to the moment the pointer or key went down. */
  reaction: number;
  /** The smallest step of the clock both were read from. */
  granularity: number;
  /** Whether the page was in sight from the painting to the touch. */
  visible: boolean;
}

/** How a game's log words its arguments: `r7` → "red 7". Anything it does not know it gives back. */
export type Words = (word: string, say: Say) => string;

/** A game as the page draws it. */
export interface DrawnGame {
  Table: Component<GameProps<never>>;
  words: Words;
}
