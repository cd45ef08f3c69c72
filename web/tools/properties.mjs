import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The message files: those of the Java side, which the server and the terminal use too, and those of the page alone. */

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Where the Java side keeps its messages. */
export const SHARED = join(web, '../games/src/main/resources/tumult/games');
/** Where the terminal keeps its own, in a room of that name. */
export const TERMINAL = join(web, '../cli/src/main/resources/tumult/games');
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

/** What the Java side calls the room of a game. @param {string} id */
export const roomOf = (id) => id.replaceAll('-', '');

/** @param {string} id @param {string} language @param {string} shared */
const sharedFile = (id, language, shared) => join(shared, roomOf(id), `messages_${language}.properties`);

/** @param {string} room 'page' or a game's id @param {string} language */
const pageFile = (room, language) =>
  join(room === 'page' ? join(web, 'src/texts') : join(games, room, 'texts'), `${language}.properties`);

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every game: its folder of rules is named by its id. @param {string} rules where those are */
export const gameIds = (rules = RULES) => folders(rules);

/** The rooms of the Java side that belong to no game in the list, and folders of the page that do not. */
export function strays() {
  const ids = gameIds();
  const rooms = folders(SHARED).filter((room) => room !== 'common' && room !== 'table');
  return [
    ...rooms.filter((room) => !ids.some((id) => roomOf(id) === room)),
    ...folders(games).filter((folder) => !ids.includes(folder)),
  ];
}

/** A game's rules document without its drawings, which are left as empty lines. @param {string} id @param {string} language */
export function readRules(id, language) {
  const file = join(RULES, id, `${language}.md`);
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, (drawn) => drawn.replace(/[^\n]/g, ''));
}

/** @param {string} room @param {string} language */
export const readPage = (room, language) => read(pageFile(room, language));

/** @param {string} room @param {string} language @param {string} shared where the messages are */
export const readShared = (room, language, shared = SHARED) => read(sharedFile(room, language, shared));
