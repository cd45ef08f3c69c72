import { untrack } from 'svelte';
import loaders, { languages } from 'virtual:texts';
import { rest } from '../wire/rest';
import { fill } from './fill';
import type { Texts } from './words';

/** The languages of Tumult, each by its own name: those that have files. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;
export type Language = string;

/** Says a text in the player's language; `{0}`, `{1}`, … are filled in. */
export type Say = (key: string, ...values: (string | number)[]) => string;

/** Not a state in depth: a text is said a hundred times for a move, and none of them changes by itself. */
let rooms = $state.raw<{ language: Language; texts: Record<string, Texts> }>({ language: 'en', texts: {} });

/** Of its own: what hangs on the language alone must not begin anew when texts come in. */
const spokenNow = $derived(rooms.language);

/** The language that is spoken now. */
export const language = (): Language => spokenNow;

/**
 * Speaks another language, or the same with the texts of one more game, of its lesson, `kaos.lesson`, or of what is loaded
 * `later`.
 */
export async function speak(wanted: Language, ...games: string[]): Promise<void> {
  const spoken = untrack(() => rooms);
  const known = wanted === spoken.language ? spoken.texts : {};
  const missing = [...new Set(['page', ...games, ...Object.keys(spoken.texts)])].filter((room) => !known[room]);
  if (missing.length === 0) return;
  const loaded = await Promise.all(missing.map((room) => load(wanted, room)));
  const kept = wanted === rooms.language ? rooms.texts : {};
  rooms = {
    language: wanted,
    texts: { ...kept, ...Object.fromEntries(missing.map((room, i) => [room, loaded[i]])) },
  };
  document.documentElement.lang = wanted;
}

async function load(from: Language, room: string): Promise<Texts> {
  const built = loaders[`${from}/${room}`];
  return built ? (await built()).default : served(from, room);
}

/** The texts of a game that the server knows and this page was not built with. */
async function served(from: Language, room: string): Promise<Texts> {
  const all = await rest.texts(from).catch(() => null);
  return all?.rooms[room.replace(/\.lesson$/, '')] ?? {};
}

/** What browsers call a language that has its files under another name. */
const ALIASES: Record<string, Language> = { no: 'nb', nn: 'nb' };

/** The language to begin with: what the browser prefers among those there are. */
export function preferred(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const base = tag.toLowerCase().split('-')[0];
    const found = ALIASES[base] ?? base;
    if (found in LANGUAGES) return found;
  }
  return 'en';
}

/** Parts of the page that are not loaded at first bring their texts along. */
const PAGE = ['page', 'later'];

/** Says a text of the page. */
export const say: Say = (key, ...values) => worded(PAGE, key, values);

/** Says a text of a game, or of the page where the game has none of that key. */
export function sayOf(game: string): Say {
  const order = [game, ...PAGE];
  return (key, ...values) => worded(order, key, values);
}

/** What a game is called; as its id says until anything else is known. */
export const nameOf = (game: string): string =>
  rooms.texts.page?.[`${game}.name`] ?? rooms.texts[game]?.name ?? game.replaceAll('-', ' ');

/** All texts of a room, for the worded log; those of the table are the page's. */
export const textsOf = (room: string): Texts =>
  rooms.texts[room === 'table' || room === 'common' ? 'page' : room] ?? {};

function worded(order: string[], key: string, values: (string | number)[]): string {
  const { language: spoken, texts } = rooms;
  for (const room of order) {
    const text = texts[room]?.[key];
    if (text !== undefined) return fill(text, spoken, values);
  }
  return key;
}
