import type { Plugin } from 'vite';

/** Lists the files of the page in `files.json`, for those who want to have all of them before the network goes. */
export function files(): Plugin {
  return {
    name: 'tumult-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const all = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const source = JSON.stringify(all.sort().map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'files.json', source });
    },
  };
}
