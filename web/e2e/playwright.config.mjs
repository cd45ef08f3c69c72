import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';

/** The page in a real Chromium, against the packaged program: `npm run e2e` (all), `npm run e2e -- games` (one file). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: '../target/e2e',
  globalSetup: './setup.mjs',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { launchOptions: await launchOptions(), actionTimeout: 30_000, navigationTimeout: 30_000, trace: 'off' },
});
