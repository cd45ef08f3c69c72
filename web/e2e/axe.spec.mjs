import { expect, test } from '@playwright/test';
import { clean } from './clean.mjs';
import { GAMES, usual } from './games.mjs';
import { allWell, fillAndStart, openTable, person, PHONE, sitDown } from './people.mjs';
import { pattern } from './texts.mjs';

async function sheet(page, open, screen) {
  await open.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await clean(page, screen);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

const button = (page, name) => page.getByRole('button', { name });

test('no barrier before a table', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  await openTable(anna, 'kaos', { visibility: 'PUBLIC' });
  await page.goto('/');
  await page.locator('.tile').first().waitFor();
  await page.locator('a.table').first().waitFor();
  await clean(page, 'home with the lobby');
  await page.locator('.tile').first().click();
  await page.getByText(say('new.more')).click();
  await clean(page, 'a new table with all choices');
  await page.keyboard.press('Escape');
  await sheet(page, button(page, say('settings.title')), 'settings');
  await page.goto('/t/nowhere');
  await page.getByRole('alert').waitFor();
  await clean(page, 'a wrong link');
  await page.goto('/api');
  await page.locator('section').first().waitFor();
  await clean(page, 'the API');
  await allWell(anna);
});

test('no barrier from the door to the chair, and at a closed door', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  const { link } = await openTable(anna, 'haos(seats=2)');
  await page.goto(link);
  await page.locator('form.sheet').waitFor();
  await clean(page, 'the door');
  await sitDown(anna, link);
  await clean(page, 'gathering');
  await sheet(page, page.locator('.inviter'), 'invite');
  await fillAndStart(anna);
  await sheet(page, button(page, say('talk.title')), 'talk');
  await button(page, say('menu.title')).click();
  await page.getByLabel(say('menu.spoken')).check();
  await button(page, say('menu.device')).click();
  await clean(page, 'the menu');
  await page.keyboard.press('Escape');
  await page.locator('.ear').waitFor();
  await clean(page, 'a game that is played by ear');
  await button(page, say('menu.title')).click();
  await button(page, say('menu.close')).click();
  await button(page, say('yes')).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await clean(page, 'a table that is gone');
  await allWell(anna);
});

test('no barrier after a game', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  const { link, table } = await openTable(anna, 'frappadingue(seats=1,target=500)');
  await sitDown(anna, link);
  await fillAndStart(anna);
  await page.locator('.pedal[aria-disabled=true]').first().click({ force: true });
  await button(page, pattern(say('notice.rule'))).focus();
  await clean(page, 'a refusal');
  await button(page, pattern(say('notice.rule'))).click();
  await page.locator('.asked').waitFor();
  await clean(page, 'the whole rules');
  await page.keyboard.press('Escape');
  await button(page, say('menu.title')).click();
  await button(page, say('menu.resign')).click();
  await button(page, say('yes')).click();
  await page.locator('dialog .result figure').waitFor();
  await button(page, say('fair.check')).click();
  await page.locator('[data-fair]').waitFor();
  await clean(page, 'result');
  await page.keyboard.press('Escape');
  await clean(page, 'the table afterwards');
  await page.goto(`/t/${table}?replay=1`);
  await page.locator('.replay .box > *').first().waitFor();
  await clean(page, 'replay');
  await allWell(anna);
});

for (const game of GAMES)
  test(`no barrier at a table of ${game}`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', PHONE);
    const { link } = await openTable(anna, usual(game, 4));
    await sitDown(anna, link);
    await fillAndStart(anna);
    await anna.page.locator('main .box > *').first().waitFor();
    await clean(anna.page, game);
    await sheet(anna.page, button(anna.page, anna.say('rules.title')), `the rules of ${game}`);
    await allWell(anna);
  });
