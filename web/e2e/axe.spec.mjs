import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, sitDown } from './people.mjs';

const LEVEL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const GAMES = ['mau-mau(seats=4)', 'sequence-dice', 'kaos(seats=4)', 'frappadingue(seats=4)', 'haos(seats=4)'];

async function clean(page, screen) {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVEL).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`);
  expect(told, screen).toEqual([]);
}

async function sheet(page, open, screen) {
  await open.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await clean(page, screen);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

for (const dark of [false, true]) {
  const theme = dark ? 'dark' : 'light';

  test(`no barrier around the tables, ${theme}`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', { ...(dark ? DESKTOP : PHONE), dark });
    const { page } = anna;
    await page.goto('/');
    await page.locator('.tile').first().waitFor();
    await clean(page, 'home');
    await sheet(page, page.locator('.tile').first(), 'a new table');
    await sheet(page, page.getByRole('button', { name: 'Settings' }), 'settings');
    const { link, table } = await openTable(anna, 'frappadingue(seats=1,target=500)');
    await page.goto(link);
    await page.locator('form.sheet').waitFor();
    await clean(page, 'the door');
    await page.getByLabel('Your name').fill('Anna');
    await page.locator('form button[type=submit]').click();
    await page.locator('.gathering .me').waitFor();
    await clean(page, 'gathering');
    await fillAndStart(anna);
    await sheet(page, page.getByRole('button', { name: 'Rules' }), 'rules');
    await sheet(page, page.getByRole('button', { name: 'More' }), 'menu');
    if (!dark) await sheet(page, page.getByRole('button', { name: 'Talk and log' }), 'talk');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Give up this game' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.locator('dialog .result figure').waitFor();
    await page.getByRole('button', { name: /Was the luck fair/ }).click();
    await page.locator('[data-fair]').waitFor();
    await clean(page, 'result');
    await page.goto(`/t/${table}?replay=1`);
    await page.locator('.replay .box > *').first().waitFor();
    await clean(page, 'replay');
    await page.goto('/api');
    await page.locator('section').first().waitFor();
    await clean(page, 'the API');
    await allWell(anna);
  });

  for (const game of GAMES)
    test(`no barrier at a table of ${game.split('(')[0]}, ${theme}`, async ({ browser }) => {
      const anna = await person(browser, 'Anna', { ...(dark ? DESKTOP : PHONE), dark });
      const { link } = await openTable(anna, game);
      await sitDown(anna, link);
      await fillAndStart(anna);
      await anna.page.locator('main .box > *').first().waitFor();
      await clean(anna.page, game);
      await allWell(anna);
    });
}
