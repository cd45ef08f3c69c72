import { expect, test } from '@playwright/test';
import { allWell, person, PHONE, playAlong, rest } from './people.mjs';

test('a game on this device goes on without a network, and is still there after a reload', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, context } = anna;
  await page.addInitScript(() =>
    localStorage.setItem(
      'tumult.last',
      JSON.stringify({ 'mau-mau': { options: { seats: '2', rounds: '1' }, level: 1 } }),
    ),
  );
  await page.goto('/');
  const now = page.locator('[data-game=mau-mau] .now');
  await expect(now).toBeVisible();
  await page.route('**/api/tables', (route) => route.abort());
  await now.click();
  await expect(page).toHaveURL(/\/t\/here-/);
  await expect(page.locator('main .box')).toBeVisible();

  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await playAlong(anna, { seed: 3, once: true });
  await expect.poll(() => page.locator('main .box').getAttribute('data-ply').then(Number)).toBeGreaterThan(0);
  await rest(anna);
  const before = Number(await page.locator('main .box').getAttribute('data-ply'));

  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('main .box')).toBeVisible();
  expect(Number(await page.locator('main .box').getAttribute('data-ply'))).toBeGreaterThanOrEqual(before);
  await allWell(anna);
});
