import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';
import { startServer, TOYS } from './server.mjs';

/** A game with a dash in its id that is nowhere but in its room and its texts. */
const TOY = 'toy-dice';
/** What stands on the screen if a text is missing. */
const KEY = /\b(log|move|field|option|refusal|short|toy-dice)\.[a-z]/i;

test('a game that nobody has drawn is played in words', async ({ browser }) => {
  const server = await startServer({ games: TOYS });
  try {
    const anna = await person(browser, 'Анна', { ...PHONE, language: 'uk' });
    const bo = await person(browser, 'Bo', { ...DESKTOP, language: 'de', dark: true });
    for (const each of [anna, bo]) each.url = server.url;
    await bo.page.goto(server.url);
    await expect(bo.page.locator(`.tile[data-game=${TOY}]`)).toBeVisible();
    const { link } = await openTable(anna, `${TOY}(seats=3)`);
    for (const each of [anna, bo]) await sitDown(each, link);
    await fillAndStart(anna);
    await expect(bo.page.locator('main .box')).toBeVisible();
    await anna.page.screenshot({ path: 'target/plain-phone.png' });
    await bo.page.screenshot({ path: 'target/plain-desktop.png' });
    for (const each of [anna, bo]) expect(await each.page.locator('body').innerText()).not.toMatch(KEY);
    await Promise.all([playAlong(anna, { seed: 3 }), playAlong(bo, { seed: 5 })]);
    await Promise.all([seeResult(anna), seeResult(bo)]);
    for (const each of [anna, bo]) expect(await each.page.locator('body').innerText()).not.toMatch(KEY);
    await allWell(anna, bo);
  } finally {
    await server.stop();
  }
});
