import { expect, test } from '@playwright/test';
import { GAMES, usual } from './games.mjs';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, plyOf, sitDown } from './people.mjs';
import { readShared } from '../tools/properties.mjs';
import { pattern } from './texts.mjs';

/** What one can do at a table besides playing. */

test('a move is taken back when the other agrees', async ({ browser }) => {
  const people = [await person(browser, 'Anna', PHONE), await person(browser, 'Bo', DESKTOP)];
  const { link } = await openTable(people[0], 'frappadingue(seats=2)');
  for (const each of people) await sitDown(each, link);
  await fillAndStart(people[0]);
  await Promise.all(people.map(({ page }) => page.locator('main .box button').first().waitFor()));
  const first = (await people[0].page.locator('main .box').getAttribute('data-moves')) === '0' ? 1 : 0;
  const mover = people[first];
  const other = people[1 - first];
  const before = await plyOf(mover);
  await playAlong(mover, { once: true });
  await expect.poll(() => plyOf(mover)).toBe(before + 1);
  await mover.page.getByRole('button', { name: mover.say('bar.undo') }).click();
  await expect(mover.page.getByText(mover.say('banner.asking'))).toBeVisible();
  await other.page.getByRole('button', { name: other.say('banner.allow') }).click();
  await expect.poll(() => plyOf(mover)).toBe(before);
  await expect.poll(() => plyOf(other)).toBe(before);
  await allWell(...people);
});

test('while partners play nobody writes, and the page says why', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const { page } = anna;
  const { link } = await openTable(anna, 'sequence-dice(seats=4)');
  await sitDown(anna, link);
  await fillAndStart(anna);
  await expect(page.locator('.talk')).toContainText(readShared('sequence-dice', 'en')['refusal.NO_TALKING']);
  await expect(page.locator('.talk input')).toHaveCount(0);
  await page.locator('.talk .emote').first().click();
  await expect(page.locator('.talk .said')).toHaveCount(1);
  await allWell(anna);
});

/** Plays on until something is there that cannot be pressed now, and presses it. */
const pressIllegal = (page) =>
  page.waitForFunction(
    () => {
      const box = document.querySelector('main .box');
      if (!box || box.dataset.moves === '0' || box.dataset.pending) return false;
      const shown = [...box.querySelectorAll('button')].filter((each) => each.checkVisibility());
      const illegal = shown.find((each) => each.getAttribute('aria-disabled') === 'true');
      (illegal ?? shown.find((each) => each.getAttribute('aria-disabled') !== 'true'))?.click();
      return Boolean(illegal);
    },
    null,
    { polling: 50 },
  );

for (const game of GAMES)
  test(`${game} says why something is not allowed, and shows the rule`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', PHONE);
    const { page } = anna;
    const { link } = await openTable(anna, usual(game, 2));
    await sitDown(anna, link);
    await fillAndStart(anna);
    const rule = page.getByRole('alert').getByRole('button', { name: pattern(anna.say('notice.rule')) });
    await expect(async () => {
      await pressIllegal(page);
      await expect(rule).toBeVisible({ timeout: 3_000 });
    }, 'in a race it may have become legal meanwhile').toPass();
    await rule.focus();
    const number = (await rule.textContent()).replace(/\D/g, '');
    await rule.click();
    await expect(page.locator('dialog .asked > b')).toHaveText(number);
    await expect(page.locator('dialog .asked')).toBeInViewport();
    await allWell(anna);
  });
