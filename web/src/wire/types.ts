// What travels between the page and the server. Generated from the Java records:
// mvn -pl server -am test -Dtest=TypesTest -Dsurefire.failIfNoSpecifiedTests=false -Dtypes.apply=true

export interface Account {
  start: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
  error: number;
}

export interface AddBotCommand {
  type: 'addBot';
  seat: number;
  level: number;
}

export interface Advice {
  choices: Choice[];
  exact: boolean;
}

export interface AnswerUndoCommand {
  type: 'answerUndo';
  agreed: boolean;
}

export interface AskHint {
  ply: number;
}

export interface Award {
  room: string;
  feat: string;
  number: number;
  person: string;
  name: string;
  avatar: string;
  game: number;
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

export interface Changed {
  type: 'changed';
  number: number;
  log: any[];
  view: { [index: string]: any | null };
  done?: string | null;
}

export interface ChangeGameCommand {
  type: 'changeGame';
  game: string;
  spectators: Spectators;
  pace: number;
}

export interface ChangeHintsCommand {
  type: 'changeHints';
  hints: Hints;
}

export interface ChangeVisibilityCommand {
  type: 'changeVisibility';
  visibility: Visibility;
}

export interface Choice {
  move: string;
  share: number;
  error: number;
  reason?: Remark | null;
}

export interface ClaimCommand {
  type: 'claim';
}

export interface CloseCommand {
  type: 'close';
}

export interface CloseSeatsCommand {
  type: 'closeSeats';
}

export interface DismissCommand {
  type: 'dismiss';
  person: string;
}

export interface Do {
  type: 'do';
  id: string;
  command: Command;
}

export interface Done {
  type: 'done';
  id: string;
  number: number;
  key?: string | null;
}

export interface DoorPlate {
  table: string;
  game: string;
  host: string;
  phase: Phase;
  visibility: Visibility;
  seats: number;
  taken: number;
  bots: number;
  avatars: string[];
  games: number;
  right?: Right | null;
}

export interface EmoteCommand {
  type: 'emote';
  emote: string;
}

export interface Evening {
  games: number;
  standings: Standing[];
}

export interface EveningResults {
  results: GameResult[];
  games: number;
  standings: Standing[];
  awards: Award[];
}

export interface Fairness {
  game: number;
  commitment: string;
  added: string[];
  seed: string;
}

export interface Fall {
  type: 'fall';
  ply: number;
}

export interface FillSeatsCommand {
  type: 'fillSeats';
  level: number;
}

export interface FrappadinguePadLine {
  score: number;
  ending: FrappadingueEnding;
  lastTotal: number;
  lastDeal: FrappadingueCard[];
}

export interface FrappadinguePile {
  card: FrappadingueCard;
  placed: boolean;
}

export interface FrappadinguePlacing {
  cards: FrappadingueCard[];
  points: number;
}

export interface FrappadingueSupply {
  card: FrappadingueCard;
  count: number;
}

export interface FrappadingueView {
  phase: FrappadinguePhase;
  first: number;
  turn: number;
  round: number;
  piles: FrappadinguePile[];
  due: number;
  counter: FrappadinguePlacing[];
  total: number;
  placed: number;
  fullHands: number;
  nextPiles: number;
  scorable: boolean;
  whyNot?: FrappadingueRefusal | null;
  pad: FrappadinguePadLine[];
  deck: FrappadingueSupply[];
}

export interface GameInfo {
  id: string;
  version: number;
  name: string;
  summary: string;
  realTime: boolean;
  options: OptionInfo[];
  lesson: boolean;
}

export interface GameResult {
  number: number;
  game: string;
  began: number;
  ended: number;
  players: Player[];
}

export interface Guest {
  person: string;
  name: string;
  avatar: string;
  present: boolean;
  muted: boolean;
  right: Right;
  waits: boolean;
}

export interface HaosBefore {
  covered: string;
  coveredIn: number;
  shift: number;
}

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
  before: HaosBefore;
  opened: number;
  openings: number;
  settled: number;
  winners: number[];
}

export interface Hello {
  type: 'hello';
  table: string;
  keys: string[];
  name: string;
  avatar: string;
  seen: number;
  recent: number;
  views: Views;
}

export interface Here {
  type: 'here';
}

export interface HintCommand {
  type: 'hint';
  ply: number;
}

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
  tenure: KaosTenure;
  shownCards: number[];
}

export interface KaosUnderCard {
  card: number;
  open: boolean;
  follows: boolean;
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
  under: KaosUnderCard[];
  pileCards: number[];
  chaosPileSize: number;
  chaosUnder: ChaosCard[];
  waiting: number[];
  ahead: number[];
  best: number;
}

export interface KickCommand {
  type: 'kick';
  seat: number;
}

export interface Knock {
  keys: string[];
}

export interface Lesson {
  game: string;
  scenes: LessonScene[];
}

export interface LessonAnswer {
  move: string;
  moments: LessonMoment[];
}

export interface LessonMoment {
  log: LogLine[];
  play: Play;
}

export interface LessonRefusal {
  room: string;
  key: string;
  rule: number;
  moves: string[];
}

export interface LessonScene {
  play: Play;
  right: LessonAnswer[];
  wrong: string[];
  refusals: LessonRefusal[];
}

export interface LetGo {
  type: 'letGo';
  ply: number;
}

export interface LobbyTable {
  id: string;
  number: number;
  game: string;
  host: string;
  phase: Phase;
  visibility: Visibility;
  seats: number;
  taken: number;
  present: number;
  time: number;
}

export interface LogLine {
  key: string;
  arguments: string[];
}

export interface Look {
  type: 'look';
}

export interface MakeHostCommand {
  type: 'makeHost';
  person: string;
}

export interface MauMauCard {
  colour?: MauMauColour | null;
  face: MauMauFace;
}

export interface MauMauShown {
  hand: MauMauCard[];
  points: number;
}

export interface MauMauView {
  seat: number;
  phase: MauMauPhase;
  round: number;
  dealer: number;
  turn: number;
  direction: MauMauDirection;
  turnsPlayed: number;
  owed: number;
  due: number;
  hand: MauMauCard[];
  handSizes: number[];
  pileSize: number;
  discards: MauMauCard[];
  named?: MauMauColour | null;
  scores: number[];
  lastRound: MauMauShown[];
}

export interface Me {
  person: string;
}

export interface Moment {
  log: LogLine[];
  view: unknown;
  scores: number[];
}

export interface MuteCommand {
  type: 'mute';
  person: string;
  muted: boolean;
}

export interface MyTable {
  table: string;
  game: string;
  gameNumber: number;
  phase: Phase;
  you: number;
  seats: Chair[];
  turn: number[];
}

export interface MyTables {
  tables: MyTable[];
  gone: string[];
}

export interface NewKeyCommand {
  type: 'newKey';
  right: Right;
}

export interface NudgeCommand {
  type: 'nudge';
  seat: number;
}

export interface OfferUndoCommand {
  type: 'offerUndo';
}

export interface OpenedTable {
  table: string;
  key: string;
  link: string;
}

export interface OpenTable {
  game: string;
  visibility: Visibility;
  spectators: Spectators;
  pace: number;
  name: string;
  avatar: string;
  hints: Hints;
}

export interface OptionInfo {
  name: string;
  least: number;
  most: number;
  words: string[];
  usual: string;
  usualBySeats: string[];
  text: string;
  hint: string;
}

export interface PassOnCommand {
  type: 'passOn';
  person: string;
}

export interface PauseCommand {
  type: 'pause';
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
  game: string;
}

export interface PlayCommand {
  type: 'play';
  move: string;
  ply: number;
}

export interface Player {
  person: string;
  name: string;
  avatar: string;
  level: number;
  score: number;
  won: boolean;
  resigned: boolean;
  points: number;
}

export interface Prospect {
  ply: number;
  shares: number[];
  seat: number;
  better?: string | null;
}

export interface ReactCommand {
  type: 'react';
  move: string;
  opening: number;
  reaction: number;
  granularity: number;
  visible: boolean;
}

export interface Refused {
  type: 'refused';
  id: string;
  room: string;
  key: string;
  rule: number;
  detail: string;
}

export interface Remark {
  key: string;
  arguments: string[];
}

export interface RematchCommand {
  type: 'rematch';
  luck: string;
}

export interface RemoveBotCommand {
  type: 'removeBot';
  seat: number;
}

export interface RenameCommand {
  type: 'rename';
  name: string;
  avatar: string;
}

export interface Replay {
  game: string;
  names: string[];
  steps: Moment[];
  robots: string[];
}

export interface ResignCommand {
  type: 'resign';
}

export interface ResumeCommand {
  type: 'resume';
}

export interface ReturnCommand {
  type: 'return';
}

export interface SayCommand {
  type: 'say';
  text: string;
}

export interface Screen {
  table: string;
  key: string;
  invite: string;
}

export interface ScreenCode {
  code: string;
  until: number;
}

export interface SequenceDiceSide {
  colour: SequenceDiceColour;
  seats: number[];
  stock: number;
}

export interface SequenceDiceSpace {
  name: string;
  sum: number;
  chip?: SequenceDiceColour | null;
}

export interface SequenceDiceStart {
  rolls: number[][];
  contenders: number[];
  starter?: number | null;
}

export interface SequenceDiceView {
  phase: SequenceDicePhase;
  turn: number;
  board: SequenceDiceSpace[];
  dice: number[];
  sum: number;
  turns: number;
  sides: SequenceDiceSide[];
  start: SequenceDiceStart;
  sequence: string[];
  winners: number[];
}

export interface ShowScreen {
  key: string;
  invite: string;
}

export interface Silence {
  room: string;
  key: string;
  rule: number;
}

export interface SitCommand {
  type: 'sit';
  seat: number;
  name: string;
  avatar: string;
  luck: string;
}

export interface StandCommand {
  type: 'stand';
}

export interface StandInCommand {
  type: 'standIn';
  seat: number;
}

export interface Standing {
  person: string;
  name: string;
  avatar: string;
  points: number;
  games: number;
  wins: number;
  inTheRunning: boolean;
}

export interface StartCommand {
  type: 'start';
}

export interface Story {
  basis: Basis;
  error: number;
  prospects: Prospect[];
  ledger: Account[];
  turningPoints: TurningPoint[];
}

export interface TableView {
  number: number;
  table: string;
  game: string;
  gameNumber: number;
  phase: Phase;
  visibility: Visibility;
  spectators: Spectators;
  hints: Hints;
  hinting: boolean;
  pace: number;
  host: string;
  you: number;
  seats: Chair[];
  people: Guest[];
  undo: number;
  mayUndo: boolean;
  rematch: number[];
  silence?: Silence | null;
  luck?: Fairness | null;
  nextLuck?: Fairness | null;
  evening: Evening;
  play?: Play | null;
  mayCloseSeats: boolean;
}

export interface Texts {
  language: string;
  rooms: { [index: string]: { [index: string]: string } };
}

export interface There {
  type: 'there';
}

export interface Told {
  type: 'told';
  number: number;
  log: LogLine[];
  view?: TableView | null;
  names?: string[] | null;
}

export interface TurningPoint {
  ply: number;
  seat: number;
  gain: number;
}

export interface Verified {
  fair: boolean;
  wrong?: string | null;
  hash?: string | null;
}

export interface Welcome {
  type: 'welcome';
  person: string;
  number: number;
  time: number;
  view?: TableView | null;
  names?: string[] | null;
}

export interface Whole {
  type: 'whole';
  number: number;
  view: TableView;
}

export interface WireError {
  type: 'error';
  id: string;
  code: ErrorCode;
  detail: string;
}

export type Basis = 'SOLVED' | 'SAMPLED' | 'COUNTED';

export type ChaosCard = 'CHANCE' | 'RESET' | 'STEAL' | 'PERFECT' | 'DESTROY' | 'SWITCH';

export type ErrorCode = 'bad-json' | 'bad-request' | 'bad-hello' | 'not-found' | 'nobody' | 'foreign-origin' | 'too-large' | 'too-much' | 'too-many-tables' | 'try-again';

export type FrappadingueCard = 'SEVEN' | 'EIGHT' | 'NINE' | 'TEN' | 'ELEVEN' | 'TWELVE' | 'THIRTEEN' | 'PLUS_FIVE' | 'MINUS_FIVE' | 'PLUS_TEN' | 'MINUS_TEN' | 'CRASH';

export type FrappadingueEnding = 'NONE' | 'SCORED' | 'BUST' | 'CRASHED' | 'OUT_OF_CARDS';

export type FrappadinguePhase = 'LOT' | 'DEAL' | 'PLACE' | 'CHOOSE' | 'OVER';

export type FrappadingueRefusal = 'NONE_LEFT' | 'PLACE_FIRST' | 'NOT_VISIBLE' | 'NO_COMBINATION' | 'COUNTER_DOES_NOT_HELP' | 'ALREADY_PLACED' | 'NOT_A_HUNDRED' | 'NOT_ABOVE_ZERO';

export type HaosPhase = 'FIRST' | 'UNDER' | 'TURN' | 'OPENING' | 'TOGETHER' | 'GRAB' | 'PALM' | 'CHOICE' | 'OVER';

export type Hints = 'ALONE' | 'ALL' | 'NONE';

export type KaosFace = 'BLANK' | 'DO' | 'DARE' | 'DECIDE';

export type KaosPhase = 'OPENING' | 'TIE' | 'START' | 'CARD' | 'DIE' | 'DARE' | 'CHAOS' | 'USE' | 'SWAP' | 'RESET' | 'LOSE' | 'TAKE' | 'RAISE' | 'SHOWDOWN' | 'OVER';

export type KaosTenure = 'NONE' | 'UNTOUCHED' | 'ROBBED';

export type MauMauColour = 'GREEN' | 'BLUE' | 'RED' | 'YELLOW';

export type MauMauDirection = 'CLOCKWISE' | 'COUNTERCLOCKWISE';

export type MauMauFace = 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE' | 'SIX' | 'SEVEN' | 'EIGHT' | 'NINE' | 'CHANGE_DIRECTION' | 'DRAW_2' | 'DRAW_4' | 'STOP' | 'COLOUR_CHANGER';

export type MauMauPhase = 'DEALER' | 'DEAL' | 'STARTER' | 'NAME' | 'PLAY' | 'MAU' | 'PENALTY' | 'DRAW' | 'OVER';

export type Phase = 'NEW' | 'GATHERING' | 'PLAYING' | 'PAUSED' | 'OVER' | 'CLOSED';

export type Right = 'INVITE' | 'WATCH' | 'SCREEN' | 'PROGRAM' | 'SEAT' | 'HOST';

export type SequenceDiceColour = 'GREEN' | 'BLUE' | 'RED';

export type SequenceDicePhase = 'START' | 'ROLL' | 'PLACE' | 'REPLACE' | 'REMOVE' | 'OVER';

export type Spectators = 'OPEN' | 'DELAYED' | 'NONE';

export type Views = 'WHOLE' | 'CHANGES';

export type Visibility = 'PUBLIC' | 'LINK' | 'LOCKED';

export type Command =
  | AddBotCommand
  | AnswerUndoCommand
  | ChangeGameCommand
  | ChangeHintsCommand
  | ChangeVisibilityCommand
  | ClaimCommand
  | CloseCommand
  | CloseSeatsCommand
  | DismissCommand
  | EmoteCommand
  | FillSeatsCommand
  | HintCommand
  | KickCommand
  | MakeHostCommand
  | MuteCommand
  | NewKeyCommand
  | NudgeCommand
  | OfferUndoCommand
  | PassOnCommand
  | PauseCommand
  | PlayCommand
  | ReactCommand
  | RematchCommand
  | RemoveBotCommand
  | RenameCommand
  | ResignCommand
  | ResumeCommand
  | ReturnCommand
  | SayCommand
  | SitCommand
  | StandCommand
  | StandInCommand
  | StartCommand;

export type FromClient =
  | Do
  | Hello
  | LetGo
  | Look
  | There;

export type FromServer =
  | Changed
  | Done
  | WireError
  | Fall
  | Here
  | Refused
  | Told
  | Welcome
  | Whole;

export const TABLE_ID = '[A-Za-z0-9_-]{1,40}';

export const CLOSE_CODE = {
  STOPPING: 1001,
  NOT_TEXT: 1003,
  BAD_HELLO: 4000,
  NOT_LET_IN: 4001,
  NO_SUCH_TABLE: 4002,
  NOTHING_MORE: 4003,
  TOO_MUCH: 4005,
  MOVING: 4006,
  REPLACED: 4007,
} as const;
