import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { relative } from 'node:path';
import { withImports } from './tools/mentions.mjs';
import { contents } from './tools/contents.ts';
import { size } from './tools/size.ts';
import { files, rulesVersion } from './tools/vite-files.ts';
import { texts } from './tools/vite-texts.ts';

/** Where `npm run dev` finds a running server. */
const SERVER = process.env.TUMULT ?? 'http://localhost:8080';

const LIBRARY = /\/node_modules\/(svelte|esm-env|clsx)\//;
/** What everybody needs, at home and at a table, is one file: seventy small ones would weigh more. */
const shell = withImports(['src/main.ts', 'src/play/Visit.svelte']);
shell.delete('src/main.ts'); // which begins, and would do so for the description of the API, too
const inShell = (id: string): boolean => LIBRARY.test(id) || shell.has(relative('.', id.split('?')[0]));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts(), size(), files(), contents()],
  define: { RULES_VERSION: JSON.stringify(rulesVersion) },
  // A page is opened under many addresses; its parts find each other wherever it lies.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'api.html'],
      output: { codeSplitting: { groups: [{ name: 'shell', test: inShell }] } },
    },
  },
  // beside the rules, with a policy of its own: see Headers.java
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'worker/[name]-[hash].js' } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  test: { environment: 'jsdom', setupFiles: 'src/testing/jsdom.ts', include: ['src/**/*.test.ts', 'tools/*.test.ts'] },
});
