import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The page's own files, but for its tests. @param {string} folder @returns {string[]} */
export const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'fixtures' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });

/**
 * Every text in quotes, and the beginnings of those put together: `phase.${…}`.
 * @param {string[]} files
 */
export function mentioned(files) {
  /** @type {Set<string>} */
  const exact = new Set();
  /** @type {Set<string>} */
  const beginnings = new Set();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, key] of code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)) exact.add(key);
    for (const [, start] of code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)) beginnings.add(start);
  }
  return { exact, beginnings: [...beginnings] };
}

/**
 * Files with all that they always bring along.
 * @param {string[]} files @param {Set<string>} found @returns {Set<string>}
 */
export function withImports(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    const near = [...code.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;]*?from '(\.[^']+)'/g)].map(([, path]) =>
      join(dirname(file), path),
    );
    const brought = near.flatMap((path) => [path, `${path}.ts`].filter((each) => /\.(ts|svelte)$/.test(each)));
    withImports(brought.filter(existsSync), found);
  }
  return found;
}
