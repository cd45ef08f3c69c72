import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, sitDown } from './people.mjs';

test('from home to a table in two taps, and a friend by the link', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { ...PHONE });
  const bo = await person(browser, 'Bo', { ...DESKTOP, language: 'da', dark: true });
  await anna.page.goto('/');
  await expect(anna.page.locator('.tile')).toHaveCount(5);
  await anna.page.locator('.tile[data-game=kaos]').click();
  await anna.page.locator('dialog input[type=number]').nth(1).waitFor();
  await expect(anna.page.locator('dialog input[type=number]').nth(1)).toHaveValue('12');
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna.page.locator('.gathering .me')).toBeVisible();

  await anna.page.locator('.inviter').click();
  await expect(anna.page.getByRole('img', { name: /QR/ })).toBeVisible();
  const link = await anna.page.getByRole('textbox', { name: 'Link' }).inputValue();
  await bo.page.goto(link);
  await expect(bo.page.getByRole('heading', { level: 1 })).toHaveText('Kaos');
  await bo.page.getByLabel('Dit navn').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sæt dig' }).click();
  await expect(bo.page.locator('.gathering .me')).toContainText('Bo');
  await anna.page.keyboard.press('Escape');
  await expect(anna.page.locator('.chairs')).toContainText('Bo');

  await bo.page.getByLabel('Sig noget').fill('Hej <b>med</b> jer!');
  await bo.page.keyboard.press('Enter');
  await expect(anna.page.getByRole('button', { name: /1 new message/ })).toBeVisible();
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
  await anna.page.getByLabel('Your name').fill('Host of all');
  await anna.page.getByText('All choices').click();
  await anna.page.getByText('Everybody', { exact: true }).click();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna.page.locator('.gathering .me')).toBeVisible();

  await cleo.page.goto('/');
  await cleo.page.getByRole('link', { name: /Host of all/ }).click();
  await cleo.page.getByRole('button', { name: 'Prendre place' }).click();
  await expect(cleo.page.locator('.gathering .me')).toBeVisible();
  await cleo.page.getByRole('link', { name: "Vers l'accueil" }).click();
  await cleo.page.getByRole('button', { name: 'Réglages' }).click();
  await cleo.page.getByText('Українська').click();
  await expect(cleo.page.getByRole('heading', { name: 'Налаштування' })).toBeVisible();
  await cleo.page.reload();
  await expect(cleo.page.locator('html')).toHaveAttribute('lang', 'uk');
  await allWell(anna, cleo);
});

test('a wrong link is told in words', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  await anna.page.goto('/t/nowhere');
  await expect(anna.page.getByRole('alert')).toContainText('There is nothing here');
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
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Tell me when it is my turn').check();
  await page.keyboard.press('Escape');
  const { link } = await openTable(anna, 'sequence-dice(seats=2)');
  await sitDown(anna, link);
  await page.locator('.inviter').click();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => window.shared)).toEqual([
    { title: 'Tumult', text: 'Come and play Sequence Dice with us!', url: link },
  ]);
  await page.keyboard.press('Escape');

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await fillAndStart(anna);
  await expect.poll(() => page.evaluate(() => window.called)).toEqual(['Your turn Sequence Dice']);
  await expect(page).toHaveTitle(/Your turn/);
  await allWell(anna);
});
