import { mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { browser as chromium } from './browser.mjs';

/**
 * Takes pictures of the tables as drawn from the moments in their `fixtures`, without a server: `npm run moments -- kaos mau-mau`
 * (all games without a name), into target/moments.
 * `--moment 3` only moments that begin so; `--size phone,small,landscape,tablet,desktop,television`; `--held mine,theirs`: dice in a hand; `--theme light,dark`; `--lang en,uk`; `--zoom 2`; `--letters 200`, in per cent.
 */

/** What the frame's bar leaves of the screen. */
const SIZES = {
  phone: [390, 796],
  small: [320, 520],
  landscape: [844, 346],
  tablet: [768, 976],
  desktop: [1280, 752],
  television: [1920, 1032],
};

const given = process.argv.slice(2);
const option = (name, usual) => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? usual : given.splice(at, 2)[1].split(',');
};
const moments = option('moment', ['']);
const sizes = option('size', ['phone', 'desktop']);
const themes = option('theme', ['light', 'dark']);
const languages = option('lang', ['en']);
const [held] = option('held', ['']);
const [zoom] = option('zoom', ['1']);
const [letters] = option('letters', ['100']);
const games = given.length
  ? given
  : readdirSync('src/games', { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .map((e) => e.name);
const folder = 'target/moments';

mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
await server.listen();
const home = server.resolvedUrls.local[0];
const browser = await chromium();

for (const game of games) {
  const files = readdirSync(`src/games/${game}/fixtures`).map((file) => file.replace('.json', ''));
  const wanted = files.filter((file) => file !== 'film' && moments.some((start) => file.startsWith(start)));
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(zoom) });
    page.on('pageerror', (error) => console.error(`${game}: ${error.message}`));
    for (const theme of themes)
      for (const lang of languages)
        for (const moment of wanted) {
          await page.goto(
            `${home}gallery.html?bare&motion=off&game=${game}&moment=${moment}&theme=${theme}&lang=${lang}&held=${held}`,
          );
          await page.waitForSelector('[data-ready] [data-game] > *');
          await page.evaluate((percent) => {
            document.documentElement.style.fontSize = `${percent}%`;
            return document.fonts.ready;
          }, letters);
          const wide = await page.evaluate(
            () =>
              document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
          );
          if (wide) console.error(`${game} ${moment} ${size}: the page scrolls`);
          await page.screenshot({ path: `${folder}/${game}-${moment}-${size}-${theme}-${lang}${held}.png` });
        }
    await page.close();
  }
}
await browser.close();
await server.close();
