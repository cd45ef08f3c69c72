import { startServer } from '../e2e/server.mjs';

/** Takes pictures of the screens around the games, against the packaged program. */
export async function screens(browser, { folder, sizes, themes, languages }) {
  const server = await startServer();
  process.env.TUMULT_URL = server.url;
  try {
    for (const [size, viewport] of Object.entries(sizes))
      for (const theme of themes)
        for (const language of languages) {
          const context = await browser.newContext({ viewport, locale: language, colorScheme: theme, reducedMotion: 'reduce', baseURL: server.url });
          await walk(await context.newPage(), (page, name) => page.screenshot({ path: `${folder}/shell-${name}-${size}-${theme}-${language}.png` }));
          await context.close();
        }
  } finally {
    await server.stop();
  }
}

/** From home to the end of a game, and a look at everything on the way. */
async function walk(page, shot) {
  page.on('pageerror', (error) => console.error(error.message));
  const sheet = async (open, name) => {
    await page.locator(open).click();
    await page.locator('dialog[open]').waitFor();
    await shot(page, name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  await page.goto('/');
  await page.locator('.tile').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await shot(page, '1-home');
  await sheet('.home > header button', '2-settings');
  await page.locator('.tile[data-game=frappadingue]').click();
  await page.locator('dialog[open] form').waitFor();
  await shot(page, '3-create');
  await page.locator('dialog summary').click();
  await shot(page, '4-create-more');
  await page.locator('dialog button[type=submit]').click();
  await page.locator('.gathering .me').waitFor();
  await shot(page, '5-gathering');
  if (await page.locator('.inviter').isVisible()) await sheet('.inviter', '6-invite');
  await joined(page, shot);
  await page.locator('.fill button').click();
  await page.locator('.chair.free').first().waitFor({ state: 'detached' });
  await page.locator('.start .loud').click();
  await page.locator('main .box > *').first().waitFor();
  await shot(page, '8-table');
  const buttons = page.locator('.bar > button');
  await sheet('.bar > button >> nth=0', '9-rules');
  if ((await buttons.count()) > 2) await sheet('.bar > button.talk', '10-talk');
  await sheet('.bar > button >> nth=-1', '11-menu');
  await finished(page, shot);
}

/** What a friend sees who comes by the link. */
async function joined(page, shot) {
  const friend = await page.context().browser().newContext({ ...(await look(page)), baseURL: process.env.TUMULT_URL });
  const door = await friend.newPage();
  await door.goto(page.url());
  await door.locator('form.sheet').waitFor();
  await door.evaluate(() => document.fonts.ready);
  await shot(door, '7-join');
  await friend.close();
}

const look = (page) =>
  page.evaluate(() => ({
    viewport: { width: innerWidth, height: innerHeight },
    locale: document.documentElement.lang,
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  }));

/** A game that is over, with its result, its check and its replay. */
async function finished(page, shot) {
  const table = await page.evaluate(async () => {
    const wish = { game: 'frappadingue(seats=2,target=500)', visibility: 'LINK', spectators: 'OPEN', pace: 0, name: 'Anna', avatar: 'owl' };
    return (await (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish) })).json()).table;
  });
  await page.goto(`/t/${table}`);
  await page.locator('form button[type=submit]').click();
  await page.locator('.fill button').click();
  await page.locator('.chair.free').first().waitFor({ state: 'detached' });
  await page.locator('.start .loud').click();
  await page.evaluate(() => {
    const press = () => [...document.querySelectorAll('main .box button:not([aria-disabled=true])')].at(0)?.click();
    window.presses = setInterval(press, 30);
  });
  await page.locator('dialog .result figure').waitFor({ timeout: 120_000 });
  await page.evaluate(() => clearInterval(window.presses));
  await page.locator('.fair .button').click();
  await page.locator('[data-fair]').waitFor();
  await shot(page, '12-result');
  await page.goto(`/t/${table}?replay=1`);
  await page.locator('.replay input[type=range]').fill('30');
  await shot(page, '13-replay');
  await page.goto('/api');
  await page.locator('section').first().waitFor();
  await shot(page, '14-api');
}
