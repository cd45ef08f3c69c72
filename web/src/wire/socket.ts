import { HereSocket, isHere } from '../here/here';
import { merge, same } from './merge';
import {
  CLOSE_CODE,
  type Changed,
  type Command,
  type Done,
  type FromServer,
  type LogLine,
  type Refused,
  type TableView,
  type Told,
  type Welcome,
  type WireError,
} from './types';

/** What a connection speaks through: to a server, or to a table on this device. */
type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** How the connection fares, for the calm banner. */
export type Line = 'connecting' | 'open' | 'waiting' | 'moving' | 'closed';

/** What a table tells. */
export interface Listener {
  welcome(welcome: Welcome): void;
  /** Something happened, with the view whole if it has changed; `asked` is one's own command that led to it. */
  told(told: Told, asked?: Command): void;
  /** The dice fall that were rolled at this ply. */
  fall(ply: number): void;
  line(line: Line): void;
  /** Not let in, or there is no such table: nothing more will come. */
  end(code: number, reason: Refused | null): void;
}

export interface Visit {
  table: string;
  keys: string[];
  name: string;
  avatar: string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const AGAIN = 1_000;
/** How often it looks after the line, and how long a gap means that the device was asleep. */
const LOOK = 2_500;
const SLEPT = 20_000;
/** How long a welcome and an answer may take: the longer, the more often it was too long for a busy server. */
const PATIENCE = 10_000;
const MOST_PATIENCE = 60_000;
/** After how long without a word it asks whether the server is still there, and how long that answer may take. */
const QUIET = 5_000;
const HERE_WITHIN = 7_500;
/** After how long without a word from the server somebody who has asked for something is told that the line may be dead. */
const SILENCE = 2_500;
/** After how many changes it is looked whether they have led to the view that the server means. */
const CHECK = 100;
/** Closed for good: an unfit hello, not let in, no such table. */
const FINAL: number[] = [CLOSE_CODE.BAD_HELLO, CLOSE_CODE.NOT_LET_IN, CLOSE_CODE.NO_SUCH_TABLE];

/** What was asked, and when. */
interface Asked {
  command: Command;
  answer: (answer: Done | Refused) => void;
  since: number;
}

/** One table's socket: comes back by itself, goes on after the last number, and resends what was not answered. */
export class TableConnection {
  #socket: Socket | null = null;
  /** When it was opened, if it waits for its welcome. */
  #dialled = 0;
  #seen = 0;
  /** Whether it was to be told what was missed, and has been told nothing yet. */
  #resuming = false;
  #view: TableView | undefined;
  #names: string[] = [];
  #merged = 0;
  #wait = FIRST_WAIT;
  #patience = PATIENCE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refusal: Refused | null = null;
  #count = 0;
  #looked = Date.now();
  #heard = Date.now();
  /** When it asked whether the server is there, if nothing has come since. */
  #called = 0;
  #silent = false;
  #moving = false;
  readonly #watch = setInterval(() => this.#look(), LOOK);
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly #unanswered = new Map<string, Asked>();

  constructor(
    private readonly visit: Visit,
    private readonly listener: Listener,
    private readonly open: () => Socket = () => (isHere(visit.table) ? new HereSocket() : new WebSocket(address())),
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Asks for something; answered even if the connection breaks in between. */
  do(command: Command): Promise<Done | Refused> {
    const id = `${this.#prefix}-${++this.#count}`;
    return new Promise((answer) => {
      this.#unanswered.set(id, { command, answer, since: Date.now() });
      this.#send({ type: 'do', id, command });
      setTimeout(() => this.#listen(this.#unanswered.get(id)?.since), SILENCE);
    });
  }

  /** Lets the dice go. If that gets lost, they fall a little later. */
  letGo(ply: number): void {
    this.#send({ type: 'letGo', ply });
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#unanswered.clear();
    this.#hangUp();
    this.listener.line('closed');
  }

  #connect(): void {
    this.listener.line(this.#moving ? 'moving' : 'connecting');
    const socket = this.open();
    this.#socket = socket;
    this.#dialled = Date.now();
    this.#called = 0;
    socket.onopen = () => {
      const recent = this.#seen === 0 ? 50 : 0;
      this.#send({ type: 'hello', ...this.visit, seen: this.#seen, recent, views: 'CHANGES' });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data)); // a line that was given up has no say
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** Whether the line has been silent since something was asked that is still to be answered. */
  #listen(since = Infinity): void {
    if (this.#heard > since || since === Infinity || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#silent = true;
    this.listener.line('waiting');
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    this.#called = 0;
    if (message.type !== 'welcome' && message.type !== 'here') this.#patience = PATIENCE;
    if (message.type !== 'welcome' && message.type !== 'error') this.#wait = FIRST_WAIT; // a welcome alone is no proof that it lasts
    if (this.#silent) this.listener.line('open');
    this.#silent = false;
    switch (message.type) {
      case 'welcome':
        this.#dialled = 0;
        this.#resuming = !message.view;
        this.#moving = false;
        this.listener.line('open');
        this.listener.welcome(message);
        if (message.view) {
          this.#seen = message.number;
          this.#see(message);
        }
        for (const [id, asked] of this.#unanswered) {
          asked.since = Date.now();
          this.#send({ type: 'do', id, command: asked.command });
        }
        break;
      case 'told':
        this.#resuming = false;
        this.#see(message);
        this.#seen = Math.max(this.#seen, message.number);
        this.listener.told(message);
        break;
      case 'changed':
        this.#change(message);
        break;
      case 'whole':
        if (same(message.view, this.#view)) break;
        console.error(`what was told up to ${message.number} has not led to the view`);
        this.#see(message);
        this.listener.told({ type: 'told', number: message.number, log: [], view: message.view });
        break;
      case 'fall':
        this.listener.fall(message.ply);
        break;
      case 'done':
      case 'refused':
        if (message.type === 'refused') this.#refusal = message;
        this.#answer(message);
        break;
      case 'error':
        this.#fail(message);
    }
  }

  #answer(answer: Done | Refused): void {
    this.#unanswered.get(answer.id)?.answer(answer);
    this.#unanswered.delete(answer.id);
  }

  #see({ view, names }: { view?: TableView | null; names?: string[] | null }): void {
    this.#view = view ?? this.#view;
    this.#names = names ?? this.#names;
  }

  /** Passes on what happened, with the view that its changes lead to. */
  #change({ number, log, view: changes, done }: Changed): void {
    if (!this.#view || number !== this.#seen + 1) {
      this.#seen = 0;
      this.#redial(); // no line loses anything in between; if one does, nothing is patched together
      return;
    }
    this.#resuming = false;
    const view = { ...merge(this.#view, changes, this.#names), number };
    this.#view = view;
    this.#seen = number;
    if (++this.#merged % CHECK === 0) this.#send({ type: 'look' });
    const asked = done ? this.#unanswered.get(done)?.command : undefined;
    this.listener.told({ type: 'told', number, log: log.map((line) => spelledOut(line, view)), view }, asked);
    if (done) this.#answer({ type: 'done', id: done, number });
  }

  /** What the table cannot tell now is asked again; what it does not understand it never will. */
  #fail(error: WireError): void {
    const open = error.id ? this.#unanswered.get(error.id) : undefined;
    if (!error.id || !open) return;
    if (error.code === 'try-again' || error.code === 'too-much') {
      setTimeout(() => this.#send({ type: 'do', id: error.id, command: open.command }), AGAIN);
    } else {
      this.#unanswered.delete(error.id);
      open.answer({
        type: 'refused',
        id: error.id,
        room: 'page',
        key: `error.${error.code}`,
        rule: 0,
        detail: error.detail,
      });
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#forgetIfInVain();
    if (FINAL.includes(code)) {
      this.listener.line('closed');
      this.listener.end(code, code === CLOSE_CODE.NOT_LET_IN ? this.#refusal : null);
      return;
    }
    this.#moving ||= code === CLOSE_CODE.MOVING;
    this.listener.line(this.#moving ? 'moving' : 'waiting');
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks again: no need to wait any longer. */
  readonly #hurry = (): void => {
    this.#look();
    if (this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /**
   * A line may be dead without anybody having said so: it is opened anew after a sleep, and when nobody welcomes or
   * answers. Where nothing has come for a while, it asks whether the server is there.
   */
  #look(): void {
    if (document.hidden) return;
    const now = Date.now();
    const slept = now - this.#looked > SLEPT;
    this.#looked = now;
    if (!this.#socket) return;
    if (this.#isDead(now)) {
      this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE);
      this.#forgetIfInVain();
      this.#redial();
    } else if (slept) this.#redial();
    else if (!this.#dialled && !this.#called && now - this.#heard >= QUIET) this.#call(now);
  }

  #isDead(now: number): boolean {
    if (this.#dialled) return now - this.#dialled > this.#patience;
    if (this.#called && now - this.#called >= HERE_WITHIN) return true;
    return [...this.#unanswered.values()].some(({ since }) => now - since > this.#patience);
  }

  #call(now: number): void {
    this.#called = now;
    this.#send({ type: 'there' });
    setTimeout(() => this.#listen(this.#called || undefined), SILENCE);
  }

  /** A line that ends before it has told what was missed may never tell it: the next one begins anew. */
  #forgetIfInVain(): void {
    if (this.#resuming) this.#seen = 0;
    this.#resuming = false;
  }

  #redial(): void {
    this.#hangUp();
    this.#connect();
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** A line of the log that came in short: with spaces between its words, the game's own room left out. */
function spelledOut(line: string | string[], view: TableView): LogLine {
  const [key, ...words] = typeof line === 'string' ? line.split(' ') : line;
  const room = key.startsWith('.') ? /^[^@(]*/.exec(view.play!.game)![0] : '';
  return { key: room + key, arguments: words };
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
