import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The most that a first load may weigh: script and style of the shell and of one game, in bytes after gzip. */
const MOST = 120 * 1024;

interface Weighed {
  file: string;
  bytes: number;
}

/** Says how heavy the page is, and fails if it became too heavy for a slow phone. */
export function size(): Plugin {
  return {
    name: 'tumult-size',
    apply: 'build',
    generateBundle(_options, bundle) {
      const bytes = (file: string): number => {
        const each = bundle[file];
        return each ? gzipSync(each.type === 'chunk' ? each.code : each.source).length : 0;
      };
      /** A chunk with all that it always brings along. */
      const closure = (file: string, found: Map<string, number>): Map<string, number> => {
        const chunk = bundle[file];
        if (found.has(file) || chunk?.type !== 'chunk') return found;
        found.set(file, bytes(file));
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.set(style, bytes(style));
        chunk.imports.forEach((each) => closure(each, found));
        return found;
      };
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const ending = (end: string) =>
        chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(end)).map((chunk) => chunk.fileName);
      const heaviest = (files: string[]): Weighed =>
        files
          .map((file) => ({ file, bytes: bytes(file) }))
          .reduce((a, b) => (b.bytes > a.bytes ? b : a), { file: '', bytes: 0 });

      const shell = new Map<string, number>();
      [...ending('/index.html'), ...ending('/play/Visit.svelte')].forEach((file) => closure(file, shell));
      const texts = heaviest(ending('/page'));
      if (texts.file) shell.set(texts.file, texts.bytes);
      const sum = (files: Map<string, number>) => [...files.values()].reduce((a, b) => a + b, 0);

      const games = [...ending('/Table.svelte'), ...ending('/Plain.svelte')].map((file) => {
        const name = chunks.find((chunk) => chunk.fileName === file)!.facadeModuleId!.match(/games\/([\w-]+)/)![1];
        const all = closure(file, new Map(shell));
        ending(`/${name}/words.ts`).forEach((each) => closure(each, all));
        const own = heaviest(ending(`/${name}`));
        return { name, bytes: sum(all) + own.bytes };
      });
      const kilobytes = (count: number) => `${(count / 1024).toFixed(1)} kB`;
      const each = games.map((game) => `${game.name} ${kilobytes(game.bytes)}`).join(', ');
      console.log(`[web] first load after gzip: shell ${kilobytes(sum(shell))}; with ${each}`);
      const heavy = games.filter((game) => game.bytes > MOST);
      if (heavy.length) this.error(`more than ${kilobytes(MOST)}: ${heavy.map((game) => game.name).join(', ')}`);
    },
  };
}
