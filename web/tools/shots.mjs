import { mkdirSync } from 'node:fs';
import { GAMES } from '../e2e/games.mjs';
import { startServer } from '../e2e/server.mjs';
import { browser as chromium } from './browser.mjs';
import { screensAround, screensOf } from './screens.mjs';

/**
 * Takes a picture of every screen, against the packaged program: `npm run shots`, into target/shots. Two friends and some bots
 * play all games to the end for it. `npm run shots -- kaos` takes those of one game, `npm run shots -- shell` those around
 * the games. `--size phone,small,landscape,tablet,desktop`; `--theme light,dark`; `--lang en,da`; `--seats 8`.
 */
const SIZES = {
  phone: [390, 844],
  small: [320, 568],
  landscape: [844, 390],
  tablet: [768, 1024],
  desktop: [1280, 800],
};

const given = process.argv.slice(2);
const option = (name, usual) => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? usual : given.splice(at, 2)[1].split(',');
};
const sizes = option('size', ['phone', 'desktop']);
const themes = option('theme', ['light', 'dark']);
const languages = option('lang', ['en']);
const [seats] = option('seats', [0]).map(Number);
const wanted = given.length ? given : ['shell', ...GAMES];
const folder = 'target/shots';

/** One screen in every size and theme. */
const cameraOf =
  (language) =>
  async (page, name, more = {}) => {
    await page.evaluate(() => document.fonts.ready);
    for (const size of sizes)
      for (const theme of themes) {
        const [width, height] = SIZES[size];
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme });
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${language}.png`, ...more });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (wide) console.error(`${name} ${size} ${language}: wider than the screen`);
      }
  };

mkdirSync(folder, { recursive: true });
const server = await startServer();
process.env.TUMULT_URL = server.url;
const browser = await chromium();
try {
  for (const language of languages)
    for (const name of wanted) {
      const taking = { browser, language, shot: cameraOf(language), seats };
      await (name === 'shell' ? screensAround(taking) : screensOf(name, taking));
    }
} finally {
  await browser.close();
  await server.stop();
}
