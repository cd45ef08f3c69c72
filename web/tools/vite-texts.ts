import type { Plugin } from 'vite';
import { LANGUAGES, SHARED, gameIds, readPage, readShared } from './properties.mjs';

const INDEX = 'virtual:texts';
/** What of a game every screen may need. */
const TITLE = ['name', 'summary'];

/**
 * Makes the message files importable: `virtual:texts` lists, for each language and room, how to load its texts,
 * and what each language calls itself.
 * The room `page` has what every screen needs, with the name and summary of every game; a game's room has
 * the rest.
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
      return `export default ${JSON.stringify(room === 'page' ? page(language) : game(room, language))}`;
    },
  };
}

function index(): string {
  const loaders = LANGUAGES.flatMap((language) =>
    ['page', ...gameIds()].map((room) => `'${language}/${room}': () => import('${INDEX}/${language}/${room}')`),
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

function game(id: string, language: string): Record<string, string> {
  return { ...readShared(id, language), ...readPage(id, language) };
}
