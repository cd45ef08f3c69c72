import { expect, test } from '@playwright/test';
import { clean } from './clean.mjs';
import { GAMES, usual } from './games.mjs';
import { allWell, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';
import { TELEVISION, turnOn } from './television.mjs';

/** What of a table only its player sees. */
const HAND = '[data-piece^="hand-"], .hand';

test('a television shows what everybody may see, and the phones are hands', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const bo = await person(browser, 'Bo', { ...PHONE, language: 'da' });
  const room = await person(browser, 'Television', TELEVISION);
  const { page: tv } = room;
  const { link } = await openTable(anna, 'mau-mau(seats=2,rounds=1)', { spectators: 'NONE' });
  await sitDown(anna, link);

  await tv.goto('/tv');
  await tv.getByLabel(room.say('tv.code')).fill('abc');
  await tv.keyboard.press('Enter');
  await expect(tv.getByRole('alert')).toHaveText(room.say('tv.letters'));
  await tv.getByLabel(room.say('tv.code')).fill('bcdf ghjk');
  await tv.keyboard.press('Enter');
  await expect(tv.getByRole('alert')).toHaveText(room.say('tv.wrong'));
  await clean(tv, 'where a code is typed', [PHONE, TELEVISION]);

  await turnOn(room, anna);
  await clean(tv, 'a television before a game', [TELEVISION]);
  await sitDown(bo, link);
  await expect(tv.locator('.chairs')).toContainText('Bo');
  await fillAndStart(anna);

  // The cards are on the phones, and nowhere else: not even in another tab of the host.
  await expect(anna.page.locator('.box[data-hand]')).toBeVisible();
  await expect(anna.page.locator(HAND).first()).toBeVisible();
  await expect(tv.locator('.screen .box')).toBeVisible();
  await expect(tv.locator(HAND)).toHaveCount(0);
  const beside = await anna.context.newPage();
  await beside.goto(tv.url());
  await expect(beside.locator('.screen .box')).toBeVisible();
  await expect(beside.locator(HAND)).toHaveCount(0);
  await beside.close();
  await expect(tv.locator('.turn')).toContainText(/Anna|Bo/);
  await clean(tv, 'a television in a game', [TELEVISION]);
  await clean(anna.page, 'a phone that is a hand', [PHONE]);

  await Promise.all([playAlong(anna, { seed: 3 }), playAlong(bo, { seed: 5 })]);
  await Promise.all([seeResult(anna), seeResult(bo)]);
  await expect(tv.locator('.turn')).toContainText(/Anna|Bo/);
  await expect(tv.locator('aside .standings li')).toHaveCount(2);
  await clean(tv, 'a television between games', [TELEVISION]);

  // It is turned off from the phone, and finds back only by a new code.
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('button', { name: anna.say('menu.title') }).click();
  await anna.page.getByRole('button', { name: anna.say('menu.tv') }).click();
  await clean(anna.page, 'how to show a television');
  await anna.page.getByRole('button', { name: anna.say('tv.off') }).click();
  await expect(tv.getByRole('alert')).toBeVisible();
  await expect(anna.page.locator('.box')).not.toHaveAttribute('data-hand');
  await allWell(anna, bo, room);
});

for (const game of GAMES)
  test(`a television in a game of ${game}`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', PHONE);
    const room = await person(browser, 'Television', { ...TELEVISION, dark: true });
    const { link } = await openTable(anna, usual(game, 3));
    await sitDown(anna, link);
    await turnOn(room, anna);
    await fillAndStart(anna);
    await expect(room.page.locator('.screen .box > *').first()).toBeVisible();
    await expect(anna.page.locator('.box[data-hand] > *').first()).toBeVisible();
    // Everything fits, on the large screen and on the small ones.
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ]) {
      await anna.page.setViewportSize({ width, height });
      for (const page of [room.page, anna.page]) {
        const over = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]);
        expect(over, `${game} at ${width}×${height}`).toEqual([0, 0]);
      }
    }
    await clean(room.page, `${game} on a television`, [TELEVISION]);
    await clean(anna.page, `${game} in the hand`, [PHONE]);
    await playAlong(anna, { seed: 7, once: game !== 'haos' });
    await expect(room.page.locator('.news .latest')).not.toBeEmpty();
    await allWell(anna, room);
  });
