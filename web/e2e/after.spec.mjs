import { expect, test } from '@playwright/test';
import {
  allWell,
  DESKTOP,
  fillAndStart,
  openTable,
  person,
  PHONE,
  playAlong,
  seeResult,
  sitDown,
  watch,
} from './people.mjs';

test('somebody watches; afterwards all look again from any seat, and check the luck', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const vera = await person(browser, 'Vera', { ...PHONE, dark: true });
  const { table, link } = await openTable(anna, 'mau-mau(seats=2,rounds=1)');
  await sitDown(anna, link);
  await watch(vera, link);
  await fillAndStart(anna);
  await expect(vera.page.locator('main .box')).toHaveAttribute('data-moves', '0');
  await playAlong(anna, { seed: 3 });
  await Promise.all([seeResult(anna), seeResult(vera)]);
  await expect(vera.page.getByRole('button', { name: vera.say('result.again') })).toHaveCount(0);

  await anna.page.getByRole('button', { name: anna.say('fair.check') }).click();
  await expect(anna.page.locator('[data-fair=true]')).toBeVisible();
  await expect(anna.page.locator('.fair li')).toHaveCount(4);

  await vera.page.emulateMedia({ reducedMotion: 'no-preference' });
  await vera.page.getByRole('link', { name: vera.say('result.replay') }).click();
  await expect(vera.page.locator('.replay output'), 'it runs by itself').not.toContainText(/^0 /);
  await vera.page.getByRole('slider').focus();
  await vera.page.keyboard.press('End');
  const last = (await vera.page.locator('.replay output').textContent()).split(' / ');
  expect(last[0]).toBe(last[1]);
  await vera.page.getByRole('combobox').selectOption({ label: 'Anna' });
  await expect(vera.page.locator('.replay h1')).toContainText('Mau Mau');
  expect(new URL(vera.page.url()).search).toBe('?replay=1');
  await anna.page.getByRole('link', { name: anna.say('result.replay') }).click();
  await expect(anna.page.getByRole('combobox'), 'one sees what one saw').toHaveValue('0');

  const record = await (await anna.page.request.get(`${process.env.TUMULT_URL}/api/tables/${table}/records/1`)).text();
  const forged = record.replace(/Anna/, 'Bo');
  await vera.page.route('**/records/1', (route) => route.fulfill({ contentType: 'text/plain', body: forged }));
  await vera.page.getByRole('button', { name: vera.say('fair.check') }).click();
  await expect(vera.page.locator('[data-fair=false]')).toBeVisible();
  await expect(vera.page.locator('.fair')).toContainText(vera.say('fair.wrong'));
  await allWell(anna, vera);
});

/** Counts the pieces of paper that fly on a page, however short each is there. */
const countPaper = ({ page }) =>
  page.addInitScript(() => {
    window.paper = 0;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target.classList?.contains('celebration')) window.paper += addedNodes.length;
    }).observe(document, { childList: true, subtree: true });
  });
const paper = ({ page }) => page.evaluate(() => window.paper);

test('a bot is the same somebody for all, and whoever wins is celebrated where things may move', async ({
  browser,
}) => {
  const anna = await person(browser, 'Anna', PHONE);
  const vera = await person(browser, 'Vera', { ...DESKTOP, language: 'uk' });
  await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
  await Promise.all([countPaper(anna), countPaper(vera)]);
  const { link } = await openTable(anna, 'mau-mau(seats=2,rounds=1)');
  await sitDown(anna, link);
  await watch(vera, link);
  await fillAndStart(anna);
  const called = ({ page }) => page.locator('[data-place=seat-1] .name').textContent();
  const number = async (somebody) =>
    somebody
      .say('robots')
      .split(' ')
      .indexOf(await called(somebody));
  await expect(vera.page.locator('[data-place=seat-1] .name')).toBeVisible();
  expect(await number(anna)).toBeGreaterThanOrEqual(0);
  expect(await number(vera)).toBe(await number(anna));
  const name = await called(anna);

  await anna.page.getByRole('button', { name: anna.say('menu.title') }).click();
  await anna.page.getByRole('button', { name: anna.say('menu.resign') }).click();
  await anna.page.getByRole('button', { name: anna.say('yes') }).click();
  await Promise.all([seeResult(anna), seeResult(vera)]);
  await expect.poll(() => paper(anna)).toBeGreaterThan(0);
  expect(await paper(vera)).toBe(0);
  await anna.page.getByRole('link', { name: anna.say('result.replay') }).click();
  await expect(anna.page.getByRole('combobox'), 'the same in the replay').toContainText(name);
  await allWell(anna, vera);
});

test('the seat moves to another device by a private link', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const tablet = await person(browser, 'Anna', DESKTOP);
  const { link } = await openTable(anna, 'mau-mau(seats=2)');
  await sitDown(anna, link);
  await anna.page.getByRole('button', { name: anna.say('menu.title') }).click();
  await anna.page.getByRole('button', { name: anna.say('menu.device') }).click();
  const claim = await anna.page.locator('dialog input[readonly]').inputValue();
  await tablet.page.goto(claim);
  await tablet.page.getByLabel(tablet.say('me.name')).fill('Anna');
  await tablet.page.getByRole('button', { name: tablet.say('door.claim') }).click();
  await expect(tablet.page.locator('.gathering .me')).toContainText('Anna');
  await expect(anna.page.locator('.gathering .me')).toHaveCount(0);
  await allWell(anna, tablet);
});
