import type { Plugin } from 'vite';
import { mentioned, sources, withImports } from './mentions.mjs';
import { LANGUAGES, SHARED, gameIds, readPage, readShared } from './properties.mjs';

const INDEX = 'virtual:texts';
/** What of a game every screen may need. */
const TITLE = ['name', 'summary'];
const LESSON = '.lesson';
const LATER = 'later';
/** What comes with every first load. */
const FIRST =
  /^src\/(main\.ts|play\/Visit\.svelte|games\/([\w-]+\/(Table\.svelte|about\.ts|words\.ts)|Plain\.svelte))$/;

/**
 * Makes the message files importable: `virtual:texts` lists, for each language and room, how to load its texts,
 * and what each language calls itself.
 * The room `page` has what every screen needs, with the name and summary of every game; a game's room has
 * the rest, but for the texts of its lesson, which are a room of their own: `kaos.lesson`. What only those parts of the page say
 * that are loaded later comes with them, in the room `later`.
 */
export function texts(): Plugin {
  let built = false;
  return {
    name: 'tumult-texts',
    config: (_, { command }) => void (built = command === 'build'),
    configureServer(server) {
      server.watcher.add(SHARED);
      server.watcher.on('all', (_, file) => {
        if (!file.endsWith('.properties')) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const [language, room] = id.slice(INDEX.length + 2).split('/');
      return `export default ${JSON.stringify(textsOf(room, language, built))}`;
    },
  };
}

function index(): string {
  const loaders = LANGUAGES.flatMap((language) =>
    ['page', LATER, ...gameIds().flatMap((id) => [id, id + LESSON])].map(
      (room) => `'${language}/${room}': () => import('${INDEX}/${language}/${room}')`,
    ),
  );
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, readPage('page', language).language]));
  return `export const languages = ${JSON.stringify(names)}; export default { ${loaders.join(', ')} }`;
}

function textsOf(room: string, language: string, built: boolean): Record<string, string> {
  if (room !== 'page' && room !== LATER) return ofGame(room, language);
  const waits = built ? saidLater() : () => false;
  return Object.fromEntries(Object.entries(page(language)).filter(([key]) => waits(key) === (room === LATER)));
}

/** Which texts of the page are said by nothing that comes with the first load, but by something. */
function saidLater(): (key: string) => boolean {
  const all = sources('src');
  const first = withImports(all.filter((file) => FIRST.test(file)));
  const says = (files: string[]) => {
    const { exact, beginnings } = mentioned(files);
    return (key: string) => exact.has(key) || beginnings.some((start) => key.startsWith(start));
  };
  const [now, ever] = [says([...first]), says(all)];
  const own = readPage('page', 'en');
  return (key) => key in own && !now(key) && ever(key);
}

function page(language: string): Record<string, string> {
  const common = readShared('common', language);
  const table = readShared('table', language);
  const games = gameIds().flatMap((id) => {
    const own = readShared(id, language);
    return TITLE.filter((key) => key in own).map((key) => [`${id}.${key}`, own[key]]);
  });
  return { ...common, ...table, ...Object.fromEntries(games), ...readPage('page', language) };
}

/** A game's texts: its lesson's, or all others and the first of the lesson, which says that there is one. */
function ofGame(room: string, language: string): Record<string, string> {
  const id = room.replace(LESSON, '');
  const all: Record<string, string> = { ...readShared(id, language), ...readPage(id, language) };
  const wanted = (key: string) => (key.startsWith('lesson.') ? room !== id || key === 'lesson.1' : room === id);
  return Object.fromEntries(Object.entries(all).filter(([key]) => wanted(key)));
}
