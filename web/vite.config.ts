import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { size } from './tools/size.ts';
import { texts } from './tools/vite-texts.ts';

/** Where `npm run dev` finds a running server. */
const SERVER = process.env.TUMULT ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts(), size()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'api.html'] },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  test: { environment: 'jsdom', setupFiles: 'src/testing/jsdom.ts', include: ['src/**/*.test.ts', 'tools/*.test.ts'] },
});
