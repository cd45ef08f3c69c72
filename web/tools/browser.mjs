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

/**
 * How to start a real Chromium: the one of this machine, or the one that @sparticuz/chromium brings; not with the arguments that it
 * brings too, for with a single process it ends when a second person comes, and without web security it is not what people have.
 */
export async function launchOptions() {
  const args = ['--no-sandbox'];
  const found = process.env.CHROMIUM ?? INSTALLED.find(existsSync);
  if (found) return { executablePath: found, args };
  const packed = await import('@sparticuz/chromium').then(
    (module) => module.default,
    () => null,
  );
  if (!packed)
    throw new Error(
      'no Chromium: install one, name one in CHROMIUM=/path/to/chromium, or `npm install @sparticuz/chromium`',
    );
  return { executablePath: await packed.executablePath(), args };
}

export const browser = async () => chromium.launch(await launchOptions());
