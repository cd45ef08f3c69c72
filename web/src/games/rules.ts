/** The rules of every game: the whole ones as the documents say them, and what the short ones tell of a table. */
import { gameId, gameOptions } from './registry';

export interface Rule {
  number: number;
  parts: { text: string; bold: boolean }[];
  /** A drawing or table that belongs to it, line by line; empty for none. */
  drawn: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** The most points that the short rules of a game have: `short.kaos.1`, `short.kaos.2`, … */
export const LENGTH_OF_SHORT_RULES = 9;

/** The options that the short rules of a game tell the value of: the first fills {0}, the next {1}. */
const TOLD: Record<string, string[]> = {
  'mau-mau': ['rounds', 'mauSeconds'],
  'sequence-dice': ['length'],
  frappadingue: ['target', 'plusFive'],
};

/** The numbers of a table, given as `sequence-dice@1(seats=2,length=5)`, that its short rules tell. */
export function toldNumbers(name: string): number[] {
  const options = gameOptions(name);
  return (TOLD[gameId(name)] ?? []).map((option) => Number(options[option]));
}

const documents = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesOf(game: string): Promise<Chapter[]> {
  return chapters((await documents[`../../../docs/rules/${game}.md`]?.()) ?? '');
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

function rule(text: string): Rule {
  const [, number, body] = /^\*\*R(\d+)\*\*\s*([\s\S]*)/.exec(text) ?? ['', '0', text];
  const [, code = '', table = ''] = DRAWN.exec(body) ?? [];
  const words = body
    .replace(DRAWN, '')
    .replace(/^\((printed|ruling)\)\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = words.split('**').map((piece, i) => ({ text: piece.replace(/[*`]/g, ''), bold: i % 2 === 1 }));
  return { number: Number(number), parts: parts.filter((part) => part.text), drawn: code || columns(table) };
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
