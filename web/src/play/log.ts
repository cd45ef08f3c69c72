import type { Entry } from './live.svelte';

/** A line of the log, and how often it was said in a row. */
export interface Gathered {
  entry: Entry;
  times: number;
}

const HIDDEN = '?';

/** Four cards drawn face down are one line, "×4"; everything else is told each time. */
export function gathered(entries: Entry[]): Gathered[] {
  const lines: Gathered[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && entry.line.arguments.includes(HIDDEN) && same(last.entry, entry)) last.times++;
    else lines.push({ entry, times: 1 });
  }
  return lines;
}

const same = (a: Entry, b: Entry): boolean =>
  a.line.key === b.line.key && String(a.line.arguments) === String(b.line.arguments);
