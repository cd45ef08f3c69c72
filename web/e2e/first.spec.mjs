import { expect, test } from '@playwright/test';
import { GAMES } from './games.mjs';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, sitDown } from './people.mjs';
import { pattern, texts } from './texts.mjs';

test('from home to a table in two taps, and a friend by the link', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { ...PHONE });
  const bo = await person(browser, 'Bo', { ...DESKTOP, language: 'da', dark: true });
  await anna.page.goto('/');
  await expect(anna.page.locator('.tile')).toHaveCount(GAMES.length);
  await anna.page.locator('.tile[data-game=kaos]').click();
  await anna.page.locator('dialog input[type=number]').nth(1).waitFor();
  await expect(anna.page.locator('dialog input[type=number]').nth(1)).toHaveValue('12');
  await anna.page.getByRole('button', { name: anna.say('new.open') }).click();
  await expect(anna.page.locator('.gathering .me')).toBeVisible();

  await anna.page.locator('.inviter').click();
  await expect(anna.page.getByRole('img', { name: anna.say('invite.code') })).toBeVisible();
  const link = await anna.page.getByRole('textbox', { name: anna.say('invite.link') }).inputValue();
  await bo.page.goto(link);
  await expect(bo.page.getByRole('heading', { level: 1 })).toHaveText('Kaos');
  await bo.page.getByLabel(bo.say('me.name')).fill('Bo');
  await bo.page.getByRole('button', { name: bo.say('door.sit') }).click();
  await expect(bo.page.locator('.gathering .me')).toContainText('Bo');
  await anna.page.keyboard.press('Escape');
  await expect(anna.page.locator('.chairs')).toContainText('Bo');

  await bo.page.getByLabel(bo.say('talk.say')).fill('Hej <b>med</b> jer!');
  await bo.page.keyboard.press('Enter');
  await expect(anna.page.getByRole('button', { name: pattern(anna.say('talk.unread')) })).toBeVisible();
  await bo.page.reload();
  await expect(bo.page.locator('.gathering .me')).toContainText('Bo');
  await expect(bo.page.locator('.talk')).toContainText('Hej <b>med</b> jer!');
  await allWell(anna, bo);
});

test('a public table is in the lobby, and settings stay', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const cleo = await person(browser, 'Cléo', { ...PHONE, language: 'fr' });
  await anna.page.goto('/');
  await anna.page.locator('.tile[data-game=frappadingue]').click();
  await anna.page.getByLabel(anna.say('me.name')).fill('Host of all');
  await anna.page.getByText(anna.say('new.more')).click();
  await anna.page
    .getByRole('group', { name: anna.say('new.visibility') })
    .getByText(anna.say('visibility.PUBLIC'), { exact: true })
    .click();
  await anna.page.getByRole('button', { name: anna.say('new.open') }).click();
  await expect(anna.page.locator('.gathering .me')).toBeVisible();

  await cleo.page.goto('/');
  await cleo.page.getByRole('link', { name: /Host of all/ }).click();
  await cleo.page.getByRole('button', { name: cleo.say('door.sit') }).click();
  await expect(cleo.page.locator('.gathering .me')).toBeVisible();
  await cleo.page.getByRole('link', { name: cleo.say('home.go') }).click();
  await cleo.page.getByRole('button', { name: cleo.say('settings.title') }).click();
  await cleo.page.getByText(texts('uk')('language')).click();
  await expect(cleo.page.getByRole('heading', { name: texts('uk')('settings.title') })).toBeVisible();
  await cleo.page.reload();
  await expect(cleo.page.locator('html')).toHaveAttribute('lang', 'uk');
  await allWell(anna, cleo);
});

test('a wrong link is told in words', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  await anna.page.goto('/t/nowhere');
  await expect(anna.page.getByRole('alert')).toContainText(anna.say('error.not-found'));
  await allWell(anna);
});

test('the phone shares the link, and calls whoever looks elsewhere when it is their turn', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page } = anna;
  // What the device would do is written down: no browser shows a test its share sheet or its notifications.
  await page.addInitScript(() => {
    window.shared = [];
    window.called = [];
    navigator.share = async (what) => void window.shared.push(what);
    window.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title, { body }) {
        window.called.push(`${title} ${body}`);
      }
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: anna.say('settings.title') }).click();
  await page.getByLabel(anna.say('settings.notify')).check();
  await page.keyboard.press('Escape');
  const { link } = await openTable(anna, 'sequence-dice(seats=2)');
  await sitDown(anna, link);
  await page.locator('.inviter').click();
  await page.getByRole('button', { name: anna.say('invite.share') }).click();
  expect(await page.evaluate(() => window.shared)).toEqual([
    { title: 'Tumult', text: anna.say('invite.text').replace('{0}', 'Sequence Dice'), url: link },
  ]);
  await page.keyboard.press('Escape');

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await fillAndStart(anna);
  await expect.poll(() => page.evaluate(() => window.called)).toEqual([`${anna.say('bar.yours')} Sequence Dice`]);
  await expect(page).toHaveTitle(pattern(anna.say('bar.yours')));
  await allWell(anna);
});
