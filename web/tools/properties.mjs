import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The message files: those of the Java side, which the server and the terminal use too, and those of the page alone. */

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Where the Java side keeps its messages. */
export const SHARED = join(web, '../games/src/main/resources/tumult/games');
const games = join(web, 'src/games');
/** Where the rules are: a folder for each game, named by its id. */
const RULES = join(web, '../docs/rules');

/** The languages of Tumult: those that the page has a file for, English first. */
export const LANGUAGES = readdirSync(join(web, 'src/texts'))
  .flatMap((file) => /^(\w+)\.properties$/.exec(file)?.slice(1) ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** @param {string} text @returns {Record<string, string>} */
export function parse(text) {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const line of text.replace(/\\\r?\n\s*/g, '').split(/\r?\n/)) {
    const pair = /^\s*([^#!\s=:][^\s=:]*)\s*[=:]\s*(.*)$/.exec(line);
    if (pair) texts[pair[1]] = unescape(pair[2]);
  }
  return texts;
}

/** @param {string} text */
function unescape(text) {
  return text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});

/** @param {string} room @param {string} language */
const sharedFile = (room, language) => join(SHARED, room.replaceAll('-', ''), `messages_${language}.properties`);

/** @param {string} room 'page' or a game's id @param {string} language */
const pageFile = (room, language) =>
  join(room === 'page' ? join(web, 'src/texts') : join(games, room, 'texts'), `${language}.properties`);

/** Every game that has texts: its id is that of its folder here, or else its room's name there. */
export function gameIds() {
  const drawn = readdirSync(games, { withFileTypes: true })
    .filter((e) => e.isDirectory())
    .map((e) => e.name);
  const rooms = readdirSync(SHARED).filter((room) => room !== 'common' && room !== 'table');
  const plain = rooms.filter((room) => !drawn.some((id) => id.replaceAll('-', '') === room));
  return [...drawn, ...plain];
}

/** A game's rules document without its drawings, which are left as empty lines. @param {string} id @param {string} language */
export function readRules(id, language) {
  const file = join(RULES, id, `${language}.md`);
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, (drawn) => drawn.replace(/[^\n]/g, ''));
}

/** @param {string} room @param {string} language */
export const readPage = (room, language) => read(pageFile(room, language));

/** @param {string} room @param {string} language */
export const readShared = (room, language) => read(sharedFile(room, language));
