/** The rules of every game: the whole ones as the documents say them, and the short ones with the numbers of a table. */
import { fill } from '../texts/fill';
import type { Texts } from '../texts/words';
import { gameOptions } from './registry';

export interface Rule {
  number: number;
  parts: { text: string; bold: boolean }[];
  /** Whether it is ours, where the leaflet is silent. */
  ruling: boolean;
  /** A drawing or table that belongs to it, line by line; empty for none. */
  drawn: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** A game's rules document. */
export interface Rules {
  /** The language it is in: English where nobody has translated it. */
  language: string;
  /** What the game is about: the first paragraph. */
  opening: string;
  chapters: Chapter[];
}

/**
 * The short rules of a table, given as `sequence-dice@1(seats=2,length=5)`: the texts `short.1`, `short.2`, … of its game, in
 * which `{length}` is the number that this table plays with.
 */
export function shortRules(name: string, texts: Texts, language: string): string[] {
  const options = Object.entries(gameOptions(name)).map(([option, value]) => [
    option,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  const values = Object.fromEntries(options);
  const points: string[] = [];
  for (let point = 1; `short.${point}` in texts; point++) points.push(fill(texts[`short.${point}`], language, values));
  return points;
}

const documents = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });
const FALLBACK = 'en';

/** The rules of a game in a language; in English where they are not translated, empty where there are none. */
export async function rulesOf(game: string, language: string): Promise<Rules> {
  const document = (of: string) => documents[`../../../docs/rules/${game}/${of}.md`];
  const found = document(language) ? language : FALLBACK;
  return read(found, (await document(found)?.()) ?? '');
}

/** Reads a document: a title, an opening paragraph, and chapters. */
export function read(language: string, document: string): Rules {
  const [opening = ''] = document.replace(/^# .*\n+/, '').split(/\n\s*\n|^## /m);
  const sentences = plain(opening).split(/(?<=\.)\s+/);
  const said = sentences.filter((sentence) => !/\((printed|ruling)\)/.test(sentence));
  return { language, opening: said.join(' '), chapters: chapters(document) };
}

/** A chapter begins with `## `, a rule with `- **R7** (printed)`. */
export function chapters(document: string): Chapter[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title] = chapter.split('\n', 1);
      const rules = chapter.split(/^- (?=\*\*R\d+\*\*)/m).slice(1);
      return { title, rules: rules.map(rule) };
    })
    .filter((chapter) => chapter.rules.length > 0);
}

/** Between lines of three back quotes, or lines that begin with a bar. */
const DRAWN = /```\n([\s\S]*?)```|((?:^\|.*\n?)+)/m;

/** Without the marks of emphasis, in one line. */
const plain = (text: string): string => text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();

function rule(text: string): Rule {
  const [, number, body] = /^\*\*R(\d+)\*\*\s*([\s\S]*)/.exec(text) ?? ['', '0', text];
  const [, code = '', table = ''] = DRAWN.exec(body) ?? [];
  const words = body
    .replace(DRAWN, '')
    .replace(/^\((printed|ruling)\)\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = words.split('**').map((piece, i) => ({ text: piece.replace(/[*`]/g, ''), bold: i % 2 === 1 }));
  const ruling = body.startsWith('(ruling)');
  return { number: Number(number), ruling, parts: parts.filter((part) => part.text), drawn: code || columns(table) };
}

/** A table as text, its columns below each other. */
function columns(table: string): string {
  const rows = table
    .split('\n')
    .filter((line) => line && !/^[|\- ]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replace(/[*`]/g, '').trim()),
    );
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '))
    .join('\n');
}
