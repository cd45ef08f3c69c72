import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { load } from '../kit/load';
import type { DrawnGame, GameProps, RulePicture, Words } from './game';

/**
 * The games that have a folder here, found by themselves. A folder has
 * `Table.svelte` (the table), and if wanted `words.ts` (how its notation is said), `theme.css` (its colours),
 * `emblem.svg` (its picture), `Picture.svelte` (pictures for its short rules) and `texts/<language>.properties` (what only the page says).
 */
const tables = import.meta.glob<{ default: Component<GameProps<never>> }>('./*/Table.svelte');
const pictures = import.meta.glob<{ default: Component<RulePicture> }>('./*/Picture.svelte');
const words = import.meta.glob<{ words: Words }>('./*/words.ts');
const emblems = import.meta.glob<string>('./*/emblem.svg', { eager: true, query: '?url', import: 'default' });
import.meta.glob('./*/theme.css', { eager: true });

const asWritten: Words = (word) => word;
const loadedWords = new SvelteMap<string, Words>();

/** How a game says its notation; as it is written while nothing of the game is loaded. */
export const wordsOf = (id: string): Words => loadedWords.get(id) ?? asWritten;

/** Loads a game's table; the plain one for a game without a folder. */
export async function drawn(id: string): Promise<DrawnGame> {
  const [table, own] = await load(() =>
    Promise.all([tables[`./${id}/Table.svelte`]?.() ?? import('./Plain.svelte'), words[`./${id}/words.ts`]?.()]),
  );
  if (own) loadedWords.set(id, own.words);
  return { Table: table.default, words: own?.words ?? asWritten };
}

/** What illustrates a game's short rules, if there is something. */
export const pictureOf = async (id: string): Promise<Component<RulePicture> | undefined> =>
  (await pictures[`./${id}/Picture.svelte`]?.())?.default;

/** The address of a game's picture, if it has one. */
export const emblem = (id: string): string | undefined => emblems[`./${id}/emblem.svg`];

/** `kaos` of `kaos@1(seats=4,…)`. */
export const gameId = (name: string): string => name.split(/[@(]/, 1)[0];

/** The options of `kaos@1(seats=4,…)`. */
export function gameOptions(name: string): Record<string, string> {
  const inside = /\((.*)\)/.exec(name)?.[1] ?? '';
  return Object.fromEntries(
    inside
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
}
