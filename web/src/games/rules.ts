/** The whole rules of every game, as the documents say them. */

export interface Rule {
  number: number;
  parts: { text: string; bold: boolean }[];
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** The most points that the short rules of a game have: `short.kaos.1`, `short.kaos.2`, … */
export const LENGTH_OF_SHORT_RULES = 9;

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

function rule(text: string): Rule {
  const [, number, body] = /^\*\*R(\d+)\*\*\s*([\s\S]*)/.exec(text) ?? ['', '0', text];
  const plain = body.replace(/^\((printed|ruling)\)\s*/, '').replace(/\s+/g, ' ').replace(/[`*_]{1}(?!\*)([^`*]+)[`*_]{1}(?!\*)/g, '$1').trim();
  const parts = plain.split('**').map((piece, i) => ({ text: piece, bold: i % 2 === 1 }));
  return { number: Number(number), parts: parts.filter((part) => part.text) };
}
