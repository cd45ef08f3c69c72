import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Where a Chromium may be installed. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How to start a real Chromium: the one of this machine, or the one that @sparticuz/chromium brings. */
export async function launchOptions() {
  const found = process.env.CHROMIUM ?? INSTALLED.find(existsSync);
  if (found) return { executablePath: found, args: ['--no-sandbox'] };
  const packed = await import('@sparticuz/chromium').then(
    (module) => module.default,
    () => null,
  );
  if (!packed)
    throw new Error(
      'no Chromium: install one, name one in CHROMIUM=/path/to/chromium, or `npm install @sparticuz/chromium`',
    );
  return { executablePath: await packed.executablePath(), args: packed.args };
}

export const browser = async () => chromium.launch(await launchOptions());
