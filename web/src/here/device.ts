import { keepText, keptText } from '../device/kept';

/** The page's side of the tables on this device: lines that look like sockets, and questions that look like requests. */
type Hear = (word: string, rest: string) => void;

const PERSON = 'tumult.here';
const lines = new Map<string, Hear>();
const questions = new Map<string, (status: number, body: string) => void>();
let count = 0;

/** Who one is at the tables of this device. */
function person(): string {
  const known = keptText(PERSON) || `me-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  keepText(PERSON, known);
  return known;
}

let worker = begin();

function begin(): Worker {
  const begun = new Worker(new URL('./shell.ts', import.meta.url), { type: 'module' });
  begun.onmessage = ({ data: [word, name, ...rest] }: MessageEvent<string[]>) => {
    if (word === 'answer') {
      questions.get(name)?.(Number(rest[0]), rest[1]);
      questions.delete(name);
    } else if (word === 'stale') beginAnew();
    else if (word === 'broken') console.error(name);
    else lines.get(name)?.(word, rest[0]);
  };
  return begun;
}

/** What is kept is the truth: a fresh worker goes on from there, and everybody comes back to it. */
function beginAnew(): void {
  worker.terminate();
  worker = begin();
  const [cut, unanswered] = [[...lines.values()], [...questions.values()]];
  lines.clear();
  questions.clear();
  for (const hear of cut) hear('hang', '1006');
  for (const answer of unanswered) answer(503, '{"code":"try-again"}');
}

/** Whoever plays here may lose the network at any moment: every part of the page passes by once, and is kept. */
async function passAll(): Promise<void> {
  const files: string[] = await (await fetch('/files.json')).json();
  await Promise.all(files.map((file) => fetch(file, { priority: 'low' })));
}
passAll().catch(() => {}); // without a network what is kept already has to do

const tell = (what: string, text = '') => worker.postMessage([what, text], { transfer: [] });

/** Opens a line; what it hears is `tell` with a message or `hang` with a code. */
export function dial(hear: Hear): { say(text: string): void; close(): void } {
  const name = `l${++count}`;
  lines.set(name, hear);
  tell(`open ${name} ${person()}`);
  return {
    say: (text) => tell(`say ${name}`, text),
    close: () => {
      lines.delete(name);
      tell(`close ${name}`);
    },
  };
}

/** Asks as one would ask a server. */
export function ask(path: string, body = ''): Promise<Response> {
  const id = `q${++count}`;
  return new Promise((resolve) => {
    questions.set(id, (status, answer) => {
      const text = /\/records\/\d+$/.test(path) && status === 200 ? JSON.parse(answer) : answer;
      resolve(new Response(text, { status }));
    });
    tell(`ask ${id} ${person()} ${path}`, body);
  });
}
