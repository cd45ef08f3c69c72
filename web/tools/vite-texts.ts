import type { Plugin } from 'vite';
import { LANGUAGES, SHARED, gameIds, readPage, readShared } from './properties.mjs';

const INDEX = 'virtual:texts';
/** What of a game every screen may need. */
const TITLE = ['name', 'summary'];
const LESSON = '.lesson';

/**
 * Makes the message files importable: `virtual:texts` lists, for each language and room, how to load its texts,
 * and what each language calls itself.
 * The room `page` has what every screen needs, with the name and summary of every game; a game's room has
 * the rest, but for the texts of its lesson, which are a room of their own: `kaos.lesson`.
 */
export function texts(): Plugin {
  return {
    name: 'tumult-texts',
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
      return `export default ${JSON.stringify(room === 'page' ? page(language) : ofGame(room, language))}`;
    },
  };
}

function index(): string {
  const loaders = LANGUAGES.flatMap((language) =>
    ['page', ...gameIds().flatMap((id) => [id, id + LESSON])].map(
      (room) => `'${language}/${room}': () => import('${INDEX}/${language}/${room}')`,
    ),
  );
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, readPage('page', language).language]));
  return `export const languages = ${JSON.stringify(names)}; export default { ${loaders.join(', ')} }`;
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
