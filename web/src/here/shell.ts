import { Entries, isFull, isOutdated } from './entries';

/** What runs in a worker: the rules and tables of this device. What happens is kept before it is told. */
interface Rules {
  take(what: string, text: string, now: number, fresh: string): string;
}

/** Where the compiled rules are, beside the page. */
const PLACE = new URL('./', self.location.href).href;
/** What is said to whoever asked for something that could not be kept. */
const NO_ROOM = { type: 'error', id: '', code: 'full', detail: '' };
/** A timer cannot wait longer. */
const LONGEST = 0x7fffffff;

/** Which rules belong to this page: an older page that is still open keeps its own. */
declare const RULES_VERSION: string;
const VERSION = `?${RULES_VERSION}`;

async function load(): Promise<Rules> {
  try {
    const runtime = await import(/* @vite-ignore */ `${PLACE}rules.wasm-runtime.js${VERSION}`);
    return (await runtime.load(`${PLACE}rules.wasm${VERSION}`)).exports;
  } catch {
    return import(/* @vite-ignore */ `${PLACE}rules.js${VERSION}`); // a browser without WebAssembly's garbage collection
  }
}

const fresh = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let timer: ReturnType<typeof setTimeout> | undefined;
const entries = new Entries(() => postMessage(['blocked']));
const ready = load();
/** The tables that are in memory: each is recalled when somebody wants it. */
const recalled = new Set<string>();
const TABLE = /\bhere-[0-9a-f]{16}\b/g;
/** One thing after another: nothing is taken before what came of the last one is kept. */
let last: Promise<unknown> = Promise.resolve();
/** Something that all else rests on has failed; for example another tab has gone on with the table: what is in memory did not happen. */
let stale = false;
/** Whether somebody has done something since this worker began: what comes of it may cost old tables, if there is no room. */
let asked = false;
const isAsked = (what: string, text: string): boolean => what.startsWith('ask ') || text.startsWith('{"type":"do"');

async function needed<T>(work: Promise<T>): Promise<T> {
  stale = true;
  const done = await work;
  stale = false;
  return done;
}

function take(what: string, text: string): void {
  last = last.then(async () => {
    if (stale) return;
    asked ||= isAsked(what, text);
    const rules = await needed(ready);
    const wanted = text.startsWith('{"type":"hello"') ? text : what;
    for (const [table] of wanted.matchAll(TABLE)) if (!recalled.has(table)) await recall(rules, table);
    await carryOut(rules.take(what, text, Date.now(), fresh()));
  });
  last = last.catch((problem) => failed(what, text, problem));
}

/** Whoever asked for it is told; if the device is full and nobody asked, all who look at the page are. */
function failed(what: string, text: string, problem: unknown): void {
  const [word, name] = what.split(' ');
  const full = isFull(problem);
  if (full && word === 'say' && isAsked(what, text))
    postMessage(['tell', name, JSON.stringify({ ...NO_ROOM, id: JSON.parse(text).id })]);
  else if (full && word === 'ask') postMessage(['answer', name, '507', JSON.stringify(NO_ROOM)]);
  else if (full) postMessage(['full']);
  else if (word === 'ask' && !stale) postMessage(['answer', name, '500', '{"type":"error","code":"unknown"}']);
  postMessage([isOutdated(problem) ? 'outdated' : stale ? 'stale' : 'broken', String(problem)]);
}

async function recall(rules: Rules, table: string): Promise<void> {
  const kept = await needed(entries.of(table));
  recalled.add(table);
  if (kept.length) await carryOut(rules.take(`recall ${table}`, kept.join('\n'), Date.now(), fresh()));
}

/** Does what the rules say is to be done, a line for each thing. */
async function carryOut(said: string): Promise<void> {
  const lines = said ? said.split('\n') : [];
  const kept = lines.filter((line) => line.startsWith('keep ')).map((line) => split(line, 4));
  await needed(entries.keep(kept, asked));
  for (const [, table] of kept) recalled.add(table);
  clearTimeout(timer);
  for (const line of lines) {
    if (line.startsWith('wake ')) {
      const wait = Math.min(LONGEST, Math.max(0, Number(line.slice('wake '.length)) - Date.now()));
      timer = setTimeout(() => take('time', ''), wait);
    } else if (!line.startsWith('keep ')) postMessage(split(line, line.startsWith('answer ') ? 4 : 3));
  }
}

/** So many words, the last of which is all that follows. */
function split(line: string, count: number): string[] {
  const words = line.split(' ');
  return [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
}

onmessage = ({ data: [what, text] }: MessageEvent<[string, string]>) => take(what, text);
