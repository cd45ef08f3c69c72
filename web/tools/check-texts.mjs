import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formsOf } from '../src/texts/forms.js';
import { mentioned, sources } from './mentions.mjs';
import { LANGUAGES, TERMINAL, gameIds, readPage, readRules, readShared, strays } from './properties.mjs';
import { faults } from './typography.mjs';

/**
 * Fails when a text of the page is missing in a language, is used but not there, is there but not used, or has other blanks; and
 * when any text that people read has marks that its language does not print.
 */

const problems = [];
const blanks = (text) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort().join();

function compare(room) {
  const english = readPage(room, 'en');
  for (const language of LANGUAGES) {
    const texts = readPage(room, language);
    for (const key of new Set([...Object.keys(english), ...Object.keys(texts)])) {
      const where = `${room}, ${language}: ${key}`;
      if (!(key in texts) || !(key in english)) problems.push(`${where} is missing${key in english ? '' : ' in en'}`);
      else if (blanks(texts[key]) !== blanks(english[key])) problems.push(`${where} has other blanks than in English`);
      else if (texts[key].trim() === '') problems.push(`${where} is empty`);
      for (const [, list] of (texts[key] ?? '').matchAll(/\{\w+\|([^}]*)\}/g))
        if (list.split('|').length !== formsOf(language).length)
          problems.push(`${where}: {…|${list}} needs ${formsOf(language).length} forms`);
    }
    for (const key of Object.keys(readShared(room, language)))
      if (key in texts) problems.push(`${room}, ${language}: ${key} is in the shared messages already`);
  }
}

function said(files, known) {
  for (const file of files)
    for (const [, key] of readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g))
      if (!known(key)) problems.push(`${relative('.', file)} says '${key}', which no message file has`);
}

/** A text that nobody says; the page says some of every game's texts, put together from `field.` and such beginnings. */
function usage(room, files, ofThePage = []) {
  const { exact, beginnings: own } = mentioned(files);
  const beginnings = [...own, ...mentioned(ofThePage).beginnings];
  for (const key of Object.keys(readPage(room, 'en')))
    if (!exact.has(key) && !beginnings.some((start) => key.startsWith(start)))
      problems.push(`${room}: ${key} is never used`);
}

const all = sources('src');
const pageKeys = { ...readShared('common', 'en'), ...readShared('table', 'en'), ...readPage('page', 'en') };
const games = gameIds();
const inGame = (file) => games.find((id) => file.includes(join('src/games', id) + '/'));

/** The short rules tell the values of options, by the options' names. */
function shortRules(id) {
  const options = readShared(id, 'en');
  for (const [key, text] of Object.entries(readPage(id, 'en')))
    for (const [, slot] of key.startsWith('short.') ? text.matchAll(/\{(\w+)/g) : [])
      if (!(`option.${slot}` in options)) problems.push(`${id}: ${key} tells {${slot}}, which is no option`);
}

/** Here an ellipsis stands for words that somebody types. */
const ELLIPSIS_FOR_WORDS = new Set(['live.help']);

/** The marks of every text that people read: messages of the page and of the Java side, and the rules. */
function typography() {
  const check = (language, where, text) =>
    problems.push(...faults(language, text).map((what) => `${where} has ${what}`));
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(readShared('terminal', language, TERMINAL)))
      check(language, `terminal, ${language}: ${key}`, ELLIPSIS_FOR_WORDS.has(key) ? text.replaceAll(' …', '') : text);
    for (const room of ['page', 'common', 'table', ...games])
      for (const [key, text] of Object.entries({ ...readShared(room, language), ...readPage(room, language) }))
        check(language, `${room}, ${language}: ${key}`, text);
    for (const id of games)
      readRules(id, language)
        .split('\n')
        .forEach((line, i) => check(language, `docs/rules/${id}/${language}.md:${i + 1}`, line));
  }
}

const ofThePage = all.filter((file) => !inGame(file));
compare('page');
usage('page', all);
said(ofThePage, (key) => key in pageKeys);
for (const id of games) {
  const files = all.filter((file) => inGame(file) === id);
  const keys = { ...pageKeys, ...readShared(id, 'en'), ...readPage(id, 'en') };
  compare(id);
  usage(id, files, ofThePage);
  shortRules(id);
  said(files, (key) => key in keys);
}
for (const stray of strays()) problems.push(`${stray}: no folder of docs/rules is named by the id of such a game`);
typography();
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `texts: ${Object.keys(readPage('page', 'en')).length} of the page in ${LANGUAGES.length} languages, ${games.length} games`,
);
