import { keepText, keptText } from '../device/kept';
import { Workplace, type Hear } from './workplace';

/** The page's side of the tables on this device: lines that look like sockets, and questions that look like requests. */
const PERSON = 'tumult.here';
let count = 0;

/** Who one is at the tables of this device. */
export function person(): string {
  const known = keptText(PERSON) || `me-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  keepText(PERSON, known);
  return known;
}

let tables: Workplace | undefined;
/** Records are looked at, and stories told, by a worker of their own: that takes its time, and no move waits for it. */
let reader: Workplace | undefined;

const atTables = () => (tables ??= new Workplace(() => (tables = undefined)));
const atReader = () => (reader ??= new Workplace(() => (reader = undefined)));
const isOfRecord = (path: string): boolean => /^\/api\/(record\/|verify)/.test(path);

/** Opens a line for somebody at this device; what it hears is `tell` with a message or `hang` with a code. */
export function dial(hear: Hear, who = person()): { say(text: string): void; close(): void } {
  const name = `l${++count}`;
  const place = atTables();
  place.open(name, who, hear);
  return { say: (text) => place.tell(`say ${name}`, text), close: () => place.close(name) };
}

/** Asks as one would ask a server. */
export function ask(path: string, body = '', who = person()): Promise<Response> {
  const place = isOfRecord(path) ? atReader() : atTables();
  return new Promise((resolve) => {
    place.ask(`q${++count}`, `${who} ${path}`, body, (status, answer) => {
      const text = /\/records\/\d+$/.test(path) && status === 200 ? JSON.parse(answer) : answer;
      resolve(new Response(text, { status }));
    });
  });
}
