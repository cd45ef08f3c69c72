/**
 * How a language is printed: its quotation marks; `close` where no space stands before an ellipsis; `spaced` where a narrow
 * no-break space stands before high punctuation and inside quotation marks. A language that is not here is checked for what holds
 * in all of them.
 *
 * @type {Record<string, { quotes: string, close?: boolean, spaced?: boolean }>}
 */
const CUSTOMS = {
  en: { quotes: '“”', close: true },
  da: { quotes: '”', close: true },
  nb: { quotes: '«»', close: true },
  de: { quotes: '„“' },
  uk: { quotes: '«»', close: true },
  fr: { quotes: '«»', close: true, spaced: true },
};

/**
 * What is wrong with the marks of a text.
 *
 * @param {string} language
 * @param {string} text
 * @returns {string[]}
 */
export function faults(language, text) {
  const { quotes, close, spaced } = CUSTOMS[language] ?? {};
  const read = text.replace(/`[^`]*`/g, '`').replace(/\{\w+(:\w+)?\}/g, 'x');
  const found = (pattern, what) => (pattern.test(read) ? [what] : []);
  return [
    ...found(/"/, 'a straight quotation mark'),
    ...found(/[\p{L}\p{N}]'/u, 'a straight apostrophe'),
    ...(quotes ? found(new RegExp(`(?![${quotes}])[“”„«»]`), `a quotation mark that is not one of ${quotes}`) : []),
    ...(close ? found(/[\p{L}\p{N}.][ \u00a0\u202f]…/u, 'a space before …') : []),
    ...(spaced ? found(/[ \u00a0][:;!?»]|«[ \u00a0]/, 'a space that is not narrow (U+202F) at : ; ! ? « »') : []),
    ...(spaced ? found(/[\p{L}\p{N})][;!?»]|«[^\u202f]/u, 'no space at ; ! ? « »') : []),
  ];
}
