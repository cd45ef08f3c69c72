/** What travels between the page and the server: the Java records of the same names. What is null there is missing here. */

export type Phase = 'NEW' | 'GATHERING' | 'PLAYING' | 'PAUSED' | 'OVER' | 'CLOSED';
export type Visibility = 'PUBLIC' | 'LINK' | 'LOCKED';
export type Spectators = 'OPEN' | 'DELAYED' | 'NONE';
export type Right = 'INVITE' | 'WATCH' | 'SEAT' | 'HOST';

export interface TableView {
  number: number;
  table: string;
  game: string;
  gameNumber: number;
  phase: Phase;
  visibility: Visibility;
  spectators: Spectators;
  pace: number;
  host: string;
  you: number;
  seats: Chair[];
  people: Guest[];
  undo: number;
  mayUndo: boolean;
  rematch: number[];
  luck?: Fairness | null;
  nextLuck?: Fairness | null;
  play?: Play | null;
}

export interface Chair {
  seat: number;
  person: string;
  name: string;
  avatar: string;
  level: number;
  present: boolean;
  standIn: boolean;
  resigned: boolean;
}

export interface Guest {
  person: string;
  name: string;
  avatar: string;
  present: boolean;
  muted: boolean;
  right: Right;
}

export interface Fairness {
  game: number;
  commitment: string;
  added: string[];
  seed: string;
}

export interface Play {
  ply: number;
  behind: number;
  actors: number[];
  view: unknown;
  moves: string[];
  scores: number[];
  deadlines: number[];
  winners: number[];
}

export interface LogLine {
  key: string;
  arguments: string[];
}

export type Command =
  | { type: 'sit'; seat: number; name: string; avatar: string; luck: string }
  | { type: 'stand' }
  | { type: 'addBot'; seat: number; level: number }
  | { type: 'removeBot'; seat: number }
  | { type: 'start' }
  | { type: 'play'; move: string; ply: number }
  | { type: 'say'; text: string }
  | { type: 'emote'; emote: string }
  | { type: 'offerUndo' }
  | { type: 'answerUndo'; agreed: boolean }
  | { type: 'rematch'; luck: string }
  | { type: 'resign' }
  | { type: 'kick'; seat: number }
  | { type: 'passOn'; person: string }
  | { type: 'makeHost'; person: string }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'rename'; name: string; avatar: string }
  | { type: 'mute'; person: string; muted: boolean }
  | { type: 'changeVisibility'; visibility: Visibility }
  | { type: 'newKey'; right: Right }
  | { type: 'claim' }
  | { type: 'return' }
  | { type: 'close' };

export type FromClient =
  | { type: 'hello'; table: string; keys: string[]; name: string; avatar: string; seen: number; recent: number }
  | { type: 'do'; id: string; command: Command };

export interface Welcome {
  type: 'welcome';
  person: string;
  number: number;
  time: number;
  view?: TableView | null;
}

export interface Told {
  type: 'told';
  number: number;
  log: LogLine[];
  view?: TableView | null;
}

export interface Done {
  type: 'done';
  id: string;
  number: number;
  key?: string | null;
}

export interface Refused {
  type: 'refused';
  id: string;
  room: string;
  key: string;
  rule: number;
  detail: string;
}

export interface WireError {
  type: 'error';
  id?: string;
  code: string;
  detail: string;
}

export type FromServer = Welcome | Told | Done | Refused | WireError;

// The games' own views.

export type MauMauPhase =
  'DEALER' | 'DEAL' | 'STARTER' | 'NAME' | 'PLAY' | 'MAU' | 'PENALTY' | 'DRAW' | 'OVER';
export type MauMauColour = 'GREEN' | 'BLUE' | 'RED' | 'YELLOW';
export type MauMauFace =
  | 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE' | 'SIX' | 'SEVEN' | 'EIGHT' | 'NINE'
  | 'CHANGE_DIRECTION' | 'DRAW_2' | 'DRAW_4' | 'STOP' | 'COLOUR_CHANGER';

export interface MauMauCard {
  colour?: MauMauColour | null;
  face: MauMauFace;
}

export interface MauMauView {
  seat: number;
  phase: MauMauPhase;
  round: number;
  dealer: number;
  turn: number;
  direction: 'CLOCKWISE' | 'COUNTERCLOCKWISE';
  turnsPlayed: number;
  owed: number;
  due: number;
  hand: MauMauCard[];
  handSizes: number[];
  pileSize: number;
  discards: MauMauCard[];
  named?: MauMauColour | null;
  scores: number[];
  lastRound: { hand: MauMauCard[]; points: number }[];
}

export type SequenceDicePhase = 'START' | 'ROLL' | 'PLACE' | 'REPLACE' | 'REMOVE' | 'OVER';
export type SequenceDiceColour = 'GREEN' | 'BLUE' | 'RED';

export interface SequenceDiceView {
  phase: SequenceDicePhase;
  turn: number;
  board: { name: string; sum: number; chip?: SequenceDiceColour | null }[];
  dice: number[];
  sum: number;
  turns: number;
  sides: { colour: SequenceDiceColour; seats: number[]; stock: number }[];
  start: { rolls: number[][]; contenders: number[]; starter?: number | null };
  sequence: string[];
  winners: number[];
}

export type KaosPhase =
  | 'OPENING' | 'TIE' | 'START' | 'CARD' | 'DIE' | 'DARE' | 'CHAOS' | 'USE' | 'SWAP' | 'RESET'
  | 'LOSE' | 'TAKE' | 'RAISE' | 'SHOWDOWN' | 'OVER';
export type KaosFace = 'BLANK' | 'DO' | 'DARE' | 'DECIDE';
export type ChaosCard = 'CHANCE' | 'RESET' | 'STEAL' | 'PERFECT' | 'DESTROY' | 'SWITCH';

export interface KaosPlayer {
  inRound: boolean;
  chips: number;
  cards: number;
  openCards: number[];
  knownCards: number[];
  startCard: number;
  saved: number;
  openSaved: ChaosCard[];
  knownSaved: ChaosCard[];
  tenure: 'NONE' | 'UNTOUCHED' | 'ROBBED';
  shownCards: number[];
}

export interface KaosView {
  seat: number;
  phase: KaosPhase;
  round: number;
  turns: number;
  first: number;
  turn: number;
  target: number;
  called: boolean;
  callIsRight: boolean;
  die?: KaosFace | null;
  using?: ChaosCard | null;
  pot: number;
  players: KaosPlayer[];
  pileSize: number;
  under: { card: number; open: boolean; follows: boolean }[];
  pileCards: number[];
  chaosPileSize: number;
  chaosUnder: ChaosCard[];
  waiting: number[];
  ahead: number[];
  best: number;
}

export type FrappadinguePhase = 'LOT' | 'DEAL' | 'PLACE' | 'CHOOSE' | 'OVER';
export type FrappadingueCard =
  | 'SEVEN' | 'EIGHT' | 'NINE' | 'TEN' | 'ELEVEN' | 'TWELVE' | 'THIRTEEN'
  | 'PLUS_FIVE' | 'MINUS_FIVE' | 'PLUS_TEN' | 'MINUS_TEN' | 'CRASH';
export type FrappadingueEnding = 'NONE' | 'SCORED' | 'BUST' | 'CRASHED' | 'OUT_OF_CARDS';

export interface FrappadingueView {
  phase: FrappadinguePhase;
  first: number;
  turn: number;
  round: number;
  piles: { card: FrappadingueCard; placed: boolean }[];
  due: number;
  counter: { cards: FrappadingueCard[]; points: number }[];
  total: number;
  placed: number;
  fullHands: number;
  nextPiles: number;
  scorable: boolean;
  whyNot?: string | null;
  pad: { score: number; ending: FrappadingueEnding; lastTotal: number; lastDeal: FrappadingueCard[] }[];
  deck: { card: FrappadingueCard; count: number }[];
}

export type HaosPhase =
  'FIRST' | 'UNDER' | 'TURN' | 'OPENING' | 'TOGETHER' | 'GRAB' | 'PALM' | 'CHOICE' | 'OVER';

export interface HaosPlace {
  stack: number;
  unseen: number;
  returned: string[][];
  pile: string[];
  lefts: number;
  openedIn: number;
}

export interface HaosView {
  phase: HaosPhase;
  turn: number;
  opener: number;
  chooser: number;
  nameable: number;
  places: HaosPlace[];
  totem: string[];
  before: { covered: string; coveredIn: number; shift: number };
  opened: number;
  openings: number;
  settled: number;
  winners: number[];
}
