import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from './properties.mjs';

/** Where the worker's build leaves the compiled rules; a page that is built without them has none to keep. */
const RULES = '../worker/target/classes/META-INF/resources/worker';
const rules = existsSync(RULES) ? readdirSync(RULES).sort() : [];

const hashed = (contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 12);
};

/** Which rules a page is built with: a part of their address, so that no page gets those of another version. */
export const rulesVersion = hashed(rules.map((file) => readFileSync(join(RULES, file))));

/** The service worker, `src/sw.js`, with all that belongs to this version of the page. */
function serviceWorker(bundle: Rolldown.OutputBundle): string {
  const contentOf = (file: string) => {
    const each = bundle[file];
    return each.type === 'chunk' ? each.code : each.source;
  };
  const built = Object.keys(bundle).filter(
    (file) => /^(assets|worker)\//.test(file) && !file.startsWith('assets/api-'),
  );
  const fixed = readdirSync('public').sort();
  const all = [
    './',
    ...built.sort(),
    ...fixed,
    ...rules.map((file) => `worker/${file}?${rulesVersion}`),
    ...LANGUAGES.map((language) => `api/games?language=${language}`),
  ];
  const source = readFileSync('src/sw.js', 'utf8');
  const version = hashed([
    rulesVersion,
    source,
    ...Object.keys(bundle).sort().map(contentOf),
    ...fixed.map((file) => readFileSync(join('public', file))),
  ]);
  return source
    .replace("VERSION = ''", `VERSION = '${version}'`)
    .replace('FILES = []', `FILES = ${JSON.stringify(all)}`);
}

/** Tells the service worker what to keep. */
export function files(): Plugin {
  return {
    name: 'tumult-files',
    apply: 'build',
    generateBundle: {
      order: 'post', // when those parts are gone that were nothing but styles
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(bundle) });
      },
    },
  };
}
