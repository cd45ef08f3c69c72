import { TROUBLE, type TroubleHere } from './here';

export type Hear = (word: string, rest: string) => void;
type Answer = (status: number, body: string) => void;

/** That the page was loaded anew for a newer database: once in a tab, lest it go on for ever. */
const RELOADED = 'tumult.reloaded';

function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  } catch {
    // A tab that remembers nothing would do so again and again.
  }
}

/** Whether a full device was said to be full since somebody last did something: bots try again and again. */
let saidFull = false;
const say = (trouble: TroubleHere) => dispatchEvent(new CustomEvent(TROUBLE, { detail: trouble }));

/** A worker, and what is open at it. */
export class Workplace {
  readonly #worker = new Worker(new URL('./shell.ts', import.meta.url), { type: 'module' });
  readonly #lines = new Map<string, Hear>();
  readonly #questions = new Map<string, Answer>();

  /** `gone` is called when it is given up: the next one is to be another. */
  constructor(private readonly gone: () => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<string[]>) => this.#hear(data);
    this.#worker.onerror = () => this.#giveUp(); // above all when it cannot be loaded
  }

  open(line: string, who: string, hear: Hear): void {
    this.#lines.set(line, hear);
    this.tell(`open ${line} ${who}`);
  }

  close(line: string): void {
    this.#lines.delete(line);
    this.tell(`close ${line}`);
  }

  ask(id: string, what: string, body: string, answer: Answer): void {
    this.#questions.set(id, answer);
    this.tell(`ask ${id} ${what}`, body);
  }

  tell(what: string, text = ''): void {
    if (text.startsWith('{"type":"do"')) saidFull = false;
    this.#worker.postMessage([what, text], { transfer: [] });
  }

  #hear([word, name, ...rest]: string[]): void {
    switch (word) {
      case 'answer':
        this.#questions.get(name)?.(Number(rest[0]), rest[1]);
        this.#questions.delete(name);
        break;
      case 'blocked':
        say('error.blocked');
        break;
      case 'full':
        if (!saidFull) say('error.full');
        saidFull = true;
        break;
      case 'outdated':
        reloadOnce();
        this.#giveUp();
        break;
      case 'stale':
        this.#giveUp();
        break;
      case 'broken':
        console.error(name);
        break;
      default:
        this.#lines.get(name)?.(word, rest[0]);
    }
  }

  /** What is kept is the truth: a fresh worker goes on from there, and everybody comes back to it. */
  #giveUp(): void {
    this.#worker.terminate();
    this.gone();
    const [cut, unanswered] = [[...this.#lines.values()], [...this.#questions.values()]];
    this.#lines.clear();
    this.#questions.clear();
    for (const hear of cut) hear('hang', '1006');
    for (const answer of unanswered) answer(503, '{"type":"error","code":"try-again"}');
  }
}
