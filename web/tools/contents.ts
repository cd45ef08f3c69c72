import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The package that a file comes from: the innermost folder below `node_modules`. */
const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Writes down which packages end up in the page, for their licences and the bill of materials. */
export function contents(): Plugin {
  return {
    name: 'tumult-contents',
    apply: 'build',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((each) => (each.type === 'asset' ? each.originalFileNames : []));
      const names = [...this.getModuleIds(), ...assets].map((file) => file.match(PACKAGE)?.[1]);
      const packages = [...new Set(names.filter((name) => name !== undefined))].sort();
      mkdirSync('target', { recursive: true });
      writeFileSync('target/page-packages.json', `${JSON.stringify(packages, undefined, 2)}\n`);
    },
  };
}
