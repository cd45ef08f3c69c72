import { about } from '../games/about';
import type { Held, Timing } from '../games/game';
import { gameId } from '../games/registry';
import { setServerTime } from '../kit/clock.svelte';
import { afterFrame } from '../kit/after-frame';
import { feel } from '../kit/feel';
import { moving, remember } from '../kit/move';
import { HereSocket } from '../here/here';
import { TableConnection, type Line, type Visit } from '../wire/socket';
import { seatedThen } from './history';
import { isMyTurn, rollerOf } from './sight';
import type { Chair, Command, Done, LogLine, Refused, TableView, Told, Welcome } from '../wire/types';

const BEATEN = 'refusal.ALREADY_SETTLED';
const NOT_HOST = 'refusal.NOT_HOST';

/** A line of the log; `fresh` if it happened while one was looking. */
export interface Entry {
  id: string;
  line: LogLine;
  fresh: boolean;
  /** Who sat where then. */
  seats: Chair[];
}

/** Why the door stayed closed. */
export interface Ending {
  code: number;
  reason: Refused | null;
}

/** Somebody who has the device of another in hand. */
export interface Hand {
  person: string;
  /** Who does for them what only a host may: all who sit round a device are at home. */
  owner: LiveTable;
  /** Who had it before, where nothing is hidden: what they just saw is what this person sees. */
  before?: LiveTable;
}

const LONGEST_LOG = 400;
/** How long dice stay in a hand at most: nobody waits longer for them. */
const LONGEST_HELD = 2_000;

/** One table as it is now, for the screen to draw. */
export class LiveTable {
  view = $state.raw<TableView | null>(null);
  person = $state('');
  line = $state<Line>('connecting');
  entries = $state.raw<Entry[]>([]);
  /** The lines of the event that led to the view. */
  news = $state.raw<LogLine[]>([]);
  /** The move on its way. */
  pending = $state<string | null>(null);
  /** What was refused last; shown until it is put away. */
  refusal = $state.raw<Refused | null>(null);
  ending = $state.raw<Ending | null>(null);
  /** The dice of the view while they are in a hand: they are rolled, and seen when they are let go. */
  held = $state.raw<Held | null>(null);
  /** Whether it is what the screen shows: at a device that goes from hand to hand another person's may be. */
  inHand = true;
  /** What the seed of each game was promised to be, as shown before it. */
  readonly promises = new Map<number, string>();

  readonly #socket: TableConnection;
  readonly #hand: Hand | undefined;
  /** How one says hello: after a broken line, too. */
  readonly #visit: Visit;
  #welcomed = 0;
  #unread: Entry[] = [];
  #falling: ReturnType<typeof setTimeout> | undefined;

  /** `hand` for somebody else than the owner of the device that the table is on. */
  constructor(table: string, keys: string[], name: string, avatar: string, hand?: Hand) {
    this.#hand = hand;
    this.#visit = { table, keys, name, avatar };
    this.#socket = new TableConnection(
      this.#visit,
      {
        welcome: (welcome) => this.#welcome(welcome),
        told: (told, asked) => this.#told(told, asked),
        fall: (ply) => ply === this.view?.play?.ply && this.#fall(),
        line: (line) => (this.line = line),
        end: (code, reason) => (this.ending = { code, reason }),
      },
      hand && (() => new HereSocket(hand.person)),
    );
  }

  close(): void {
    clearTimeout(this.#falling);
    this.#socket.close();
  }

  /** Asks for something; a refusal is shown. */
  async do(command: Command): Promise<Done | Refused> {
    const answer = await this.#ask(command);
    if (answer.type === 'done' && command.type === 'rename')
      Object.assign(this.#visit, { name: command.name, avatar: command.avatar });
    const late = command.type === 'play' && this.view?.phase === 'OVER';
    if (answer.type === 'refused' && !late) {
      this.refusal = answer;
      feel.sound('oops');
    }
    return answer;
  }

  /** What only a host may, the owner of the device asks for; but the answer is seen where one looks. */
  async #ask(command: Command): Promise<Done | Refused> {
    const answer = await this.#socket.do(command);
    const owner = answer.type === 'refused' && answer.key === NOT_HOST ? this.#hand?.owner : undefined;
    return owner ? owner.#socket.do(command) : answer;
  }

  /** Plays a move; where quickness counts, with how quick it was. */
  async play(move: string, timing?: Timing): Promise<void> {
    this.pending = move;
    this.refusal = null;
    if (timing) await this.#react(move, timing);
    else await this.do({ type: 'play', move, ply: this.view?.play?.ply ?? -1 });
    if (this.pending === move) this.pending = null;
  }

  /** Who was beaten in a race sees it by the times and needs no reproach. */
  async #react(move: string, timing: Timing): Promise<void> {
    const answer = await this.#socket.do({ type: 'react', move, ...timing });
    if (answer.type === 'refused' && answer.key !== BEATEN && this.view?.phase !== 'OVER') this.refusal = answer;
  }

  /** Asks why a move cannot be played: nothing is on its way then, there is only an answer to wait for. */
  async why(move: string): Promise<void> {
    await this.do({ type: 'play', move, ply: this.view?.play?.ply ?? -1 });
  }

  /** Lets the dice go that one has in hand; all see them fall. */
  readonly letGo = (): void => {
    if (!this.held?.mine) return;
    this.#socket.letGo(this.view!.play!.ply);
    feel.buzz(25);
    this.#fall();
  };

  /** Dice stay in the hand of a person who is there; where nothing moves, or nobody looks, they lie at once. */
  #hold(view: TableView, news: LogLine[]): void {
    clearTimeout(this.#falling);
    const roller = rollerOf(view, news);
    const mine = roller === view.you;
    this.held = roller < 0 || !moving() || document.hidden ? null : { mine, letGo: this.letGo };
    if (this.held) this.#falling = setTimeout(() => this.#fall(), LONGEST_HELD);
    else if (roller >= 0 && mine) this.#socket.letGo(view.play!.ply); // nobody else has to wait
  }

  #fall(): void {
    if (!this.held) return;
    clearTimeout(this.#falling);
    remember();
    this.held = null;
    if (this.inHand) feel.sound('roll');
    afterFrame(() => this.#read());
  }

  /** Shows a rule, as a refusal does. */
  explain(room: string, key: string, rule: number): void {
    this.refusal = { type: 'refused', id: '', room, key, rule, detail: '' };
  }

  #welcome(welcome: Welcome): void {
    this.person = welcome.person;
    setServerTime(welcome.time);
    if (!welcome.view) return;
    this.#welcomed = welcome.number;
    this.entries = [];
    this.#unread = [];
    const before = this.#hand?.before;
    this.#show(welcome.view, before?.view?.number === welcome.view.number ? before.news : []);
  }

  #told(told: Told, asked?: Command): void {
    if (asked && 'move' in asked && asked.move === this.pending) this.pending = null;
    const fresh = told.number > this.#welcomed;
    const seats = told.view?.seats ?? this.view?.seats ?? [];
    const lines = told.log.map((line, i) => ({ id: `${told.number}.${i}`, line, fresh, seats }));
    this.#unread.push(...lines);
    afterFrame(() => this.#read());
    if (told.view) this.#show(told.view, told.log);
    else if (fresh && this.inHand && told.log[0]?.key === 'table.said') feel.sound('say');
    if (
      fresh &&
      this.inHand &&
      told.log.some(({ key, arguments: [, seat] }) => key === 'table.nudged' && Number(seat) === this.view?.you)
    ) {
      feel.buzz(120, 60, 120);
      feel.sound('say');
    }
  }

  /** The move itself is seen first, and how the dice fall; then it is told. */
  #read(): void {
    if (this.held) return;
    if (this.#unread.length) {
      const entries = [...this.entries, ...this.#unread].slice(-LONGEST_LOG);
      this.entries = this.#unread.every(({ fresh }) => fresh) ? entries : seatedThen(entries);
    }
    this.#unread = [];
  }

  #show(view: TableView, news: LogLine[]): void {
    if (!about(gameId(view.game)).still) remember();
    for (const luck of [view.nextLuck, view.luck])
      if (luck && !this.promises.has(luck.game)) this.promises.set(luck.game, luck.commitment);
    if (this.refusal && (view.phase === 'OVER' || (isMyTurn(view) && !(this.view && isMyTurn(this.view)))))
      this.refusal = null;
    this.news = news;
    this.#hold(view, news);
    this.view = view;
  }
}
