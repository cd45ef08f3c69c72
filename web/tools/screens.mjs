import { GAMES, preferred, short } from '../e2e/games.mjs';
import { fillAndStart, openTable, person, PHONE, playAlong, rest, seeResult, sitDown } from '../e2e/people.mjs';

/** The ways past every screen; a picture is taken of each. */

/** From which move on a game is in its midst; a game that is not here after so many. */
const MIDST = { kaos: 18, haos: 30 };
const USUALLY = 14;

/** Opens a sheet, takes its picture, and puts it away. */
async function sheet(page, shot, open, name) {
  await page.locator(open).click();
  await page.locator('dialog[open]').waitFor();
  await shot(page, name);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** From home to a table that waits for its people, and everything that can be laid over it. */
export async function screensAround({ browser, language, shot }) {
  const anna = await person(browser, 'Anna', { ...PHONE, language });
  const bo = await person(browser, 'Bjørn', { ...PHONE, language });
  const { page } = anna;
  await openTable(bo, 'mau-mau', { visibility: 'PUBLIC' });
  const { link } = await openTable(bo, 'kaos(seats=4,maxRounds=12)');
  await page.goto('/');
  await page.locator('.tile').first().waitFor();
  await page.locator('a.table').first().waitFor();
  await shot(page, 'home', { fullPage: true });
  await sheet(page, shot, '.home > header button', 'settings');
  await page.locator('.tile[data-game=kaos]').click();
  await page.locator('dialog[open] form').waitFor();
  await shot(page, 'create');
  await page.locator('dialog summary').click();
  await page.locator('dialog details').scrollIntoViewIfNeeded();
  await shot(page, 'create-all');
  await page.goto(link);
  await page.locator('form.sheet').waitFor();
  await shot(page, 'door');
  await sitDown(bo, link);
  await sitDown(anna, link);
  await shot(page, 'gathering-guest');
  await page.setViewportSize(PHONE.viewport);
  await bo.page.setViewportSize(PHONE.viewport);
  await shot(bo.page, 'gathering-host');
  await bo.page.setViewportSize(PHONE.viewport);
  await sheet(bo.page, shot, '.inviter', 'invite');
  await page.goto('/mine');
  await page.locator('.mine').waitFor();
  await shot(page, 'mine');
  await page.goto('/t/nowhere');
  await page.getByRole('alert').waitFor();
  await shot(page, 'wrong-link');
  await page.goto('/api');
  await page.locator('section').first().waitFor();
  await shot(page, 'api');
  await Promise.all([anna.context.close(), bo.context.close()]);
}

/** A game from its first moment to its replay. */
export async function screensOf(id, { browser, language, shot, seats }) {
  const ply = MIDST[id] ?? USUALLY;
  const prefer = preferred(id);
  const anna = await person(browser, 'Anna', { ...PHONE, language });
  const bo = await person(browser, 'Bjørn', { ...PHONE, language });
  const { page } = anna;
  const { table, link } = await openTable(anna, short(id, seats || 4));
  await sitDown(anna, link);
  await sitDown(bo, link);
  await fillAndStart(anna);
  await page.locator('main .box button').first().waitFor();
  await shot(page, `${id}-1-begin`);

  await playAlong(anna, { seed: 3, prefer });
  await playAlong(bo, { seed: 5, prefer });
  await page.waitForFunction(
    (from) => {
      const { ply: at, moves, pending } = document.querySelector('main .box').dataset;
      const here = Number(at) >= from && moves !== '0' && !pending;
      if (here) window.restNow();
      return here || document.querySelector('.room[data-phase=OVER]');
    },
    ply,
    { polling: 20, timeout: 120_000 },
  );
  await page.keyboard.press('Escape');
  await shot(page, `${id}-2-midst`);
  await page.setViewportSize(PHONE.viewport);
  await sheet(page, shot, '.bar > button >> nth=0', `${id}-rules`);
  await page.setViewportSize(PHONE.viewport);
  if (id === GAMES[0]) await sheet(page, shot, '.bar > button.talk', 'talk');
  if (id === GAMES[0]) await sheet(page, shot, '.bar > button >> nth=-1', 'menu');
  await page.setViewportSize(PHONE.viewport);

  await playAlong(anna, { seed: 9, prefer });
  await seeResult(anna);
  await rest(anna);
  await page.locator('dialog .result figure').waitFor();
  await shot(page, `${id}-4-result`);
  await page.locator('.fair .button').click();
  await page.locator('[data-fair]').scrollIntoViewIfNeeded();
  await shot(page, `${id}-5-fair`);
  await page.keyboard.press('Escape');
  await shot(page, `${id}-3-end`);
  await page.goto(`/t/${table}?replay=1`);
  await page.locator('.replay input[type=range]').fill(`${ply}`);
  await page.locator('.replay select').selectOption('0');
  await page.mouse.click(5, 5);
  await page.locator('.replay .box > *').first().waitFor();
  await shot(page, `${id}-6-replay`);
  await Promise.all([anna.context.close(), bo.context.close()]);
}
