import { Entries } from './entries';

/** What runs in a worker: the rules and tables of this device. What happens is kept before it is told. */
interface Rules {
  take(what: string, text: string, now: number, fresh: string): string;
}

/** Where the compiled rules are, beside the page. */
const PLACE = new URL('./', self.location.href).href;
/** A timer cannot wait longer. */
const LONGEST = 0x7fffffff;

async function load(): Promise<Rules> {
  try {
    const runtime = await import(/* @vite-ignore */ `${PLACE}rules.wasm-runtime.js`);
    return (await runtime.load(`${PLACE}rules.wasm`)).exports;
  } catch {
    return import(/* @vite-ignore */ `${PLACE}rules.js`); // a browser without WebAssembly's garbage collection
  }
}

const fresh = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let timer: ReturnType<typeof setTimeout> | undefined;
const entries = new Entries();
const ready = begin();
/** One thing after another: nothing is taken before what came of the last one is kept. */
let last: Promise<unknown> = ready;
/** Something could not be kept, for example since another tab has gone on with the table: what is in memory did not happen. */
let stale = false;

async function begin(): Promise<Rules> {
  const [rules, kept] = await Promise.all([load(), entries.all()]);
  for (const [table, lines] of kept) rules.take(`recall ${table}`, lines.join('\n'), Date.now(), fresh());
  return rules;
}

function take(what: string, text: string): void {
  last = last.then(async () => {
    if (stale) return;
    const said = (await ready).take(what, text, Date.now(), fresh());
    const lines = said ? said.split('\n') : [];
    stale = true;
    await entries.keep(lines.filter((line) => line.startsWith('keep ')).map((line) => split(line, 4)));
    stale = false;
    clearTimeout(timer);
    for (const line of lines) {
      if (line.startsWith('wake ')) {
        const wait = Math.min(LONGEST, Math.max(0, Number(line.slice('wake '.length)) - Date.now()));
        timer = setTimeout(() => take('time', ''), wait);
      } else if (!line.startsWith('keep ')) postMessage(split(line, line.startsWith('answer ') ? 4 : 3));
    }
  });
  last = last.catch((problem) => postMessage([stale ? 'stale' : 'broken', String(problem)]));
}

/** So many words, the last of which is all that follows. */
function split(line: string, count: number): string[] {
  const words = line.split(' ');
  return [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
}

onmessage = ({ data: [what, text] }: MessageEvent<[string, string]>) => take(what, text);
