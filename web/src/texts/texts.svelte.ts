import { untrack } from 'svelte';
import loaders from 'virtual:texts';
import { fill } from './fill';
import type { Texts } from './words';

/** The languages of Tumult, each by its own name. */
export const LANGUAGES = { en: 'English', da: 'Dansk', nb: 'Norsk bokmål', uk: 'Українська', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** Says a text in the player's language; `{0}`, `{1}`, … are filled in. */
export type Say = (key: string, ...values: (string | number)[]) => string;

const rooms = $state<{ language: Language; texts: Record<string, Texts> }>({ language: 'en', texts: {} });

/** The language that is spoken now. */
export const language = (): Language => rooms.language;

/** Speaks another language, or the same with the texts of one more game. */
export async function speak(wanted: Language, ...games: string[]): Promise<void> {
  const spoken = untrack(() => ({ ...rooms }));
  const known = wanted === spoken.language ? spoken.texts : {};
  const missing = [...new Set(['page', ...games, ...Object.keys(spoken.texts)])].filter((room) => !known[room]);
  if (missing.length === 0) return;
  const loaded = await Promise.all(missing.map((room) => load(wanted, room)));
  const kept = wanted === rooms.language ? rooms.texts : {};
  rooms.texts = { ...kept, ...Object.fromEntries(missing.map((room, i) => [room, loaded[i]])) };
  rooms.language = wanted;
  document.documentElement.lang = wanted;
}

async function load(from: Language, room: string): Promise<Texts> {
  return (await loaders[`${from}/${room}`]?.())?.default ?? {};
}

/** The language to begin with: what the browser prefers among those there are. */
export function preferred(languages: readonly string[] = navigator.languages): Language {
  for (const tag of languages) {
    const base = tag.toLowerCase().split('-')[0];
    const found = base === 'no' || base === 'nn' ? 'nb' : base;
    if (found in LANGUAGES) return found as Language;
  }
  return 'en';
}

/** Says a text of the page. */
export const say: Say = (key, ...values) => worded(['page'], key, values);

/** Says a text of a game, or of the page where the game has none of that key. */
export const sayOf =
  (game: string): Say =>
  (key, ...values) =>
    worded([game, 'page'], key, values);

/** All texts of a room, for the worded log; those of the table are the page's. */
export const textsOf = (room: string): Texts =>
  rooms.texts[room === 'table' || room === 'common' ? 'page' : room] ?? {};

function worded(order: string[], key: string, values: (string | number)[]): string {
  const text = order.map((room) => rooms.texts[room]?.[key]).find((found) => found !== undefined);
  return text === undefined ? key : fill(text, rooms.language, values);
}
