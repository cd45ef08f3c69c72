import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { allWell, person, PHONE, playAlong, rest, seeResult } from './people.mjs';
import { java, JAR } from './server.mjs';

test('a game goes on without a network, is still there after a reload, and its record is fair to a JVM', async ({
  browser,
}, info) => {
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
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: anna.say('menu.title') }).click();
  for (const key of ['menu.resign', 'yes'])
    await page.getByRole('button', { name: anna.say(key), exact: true }).click();
  await seeResult(anna);
  await page.getByRole('button', { name: anna.say('fair.check') }).click();
  await expect(page.locator('[data-fair=true]')).toBeVisible();
  await expect(page.locator('.fair li')).toHaveCount(4);

  const link = await page.locator('.fair a[download]').getAttribute('href');
  const file = info.outputPath('offline.txt');
  writeFileSync(file, decodeURIComponent(link.slice(link.indexOf(',') + 1)));
  const verified = spawnSync(java(), ['-jar', JAR, 'verify', file], { encoding: 'utf8' });
  expect(verified.status, verified.stdout + verified.stderr).toBe(0);
  await allWell(anna);
});

test('two tabs at one table of this device go on together, and nothing is lost', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, context } = anna;
  await page.goto('/');
  await page.route('**/api/tables', (route) => route.abort());
  await page.locator('[data-game=frappadingue] .now').click();
  await expect(page).toHaveURL(/\/t\/here-/);
  await expect(page.locator('main .box')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('main .box')).toBeVisible();
  const ply = (tab) => tab.locator('main .box').getAttribute('data-ply').then(Number);
  let reached = Math.max(await ply(page), await ply(other));
  for (const tab of [page, other, page]) {
    await playAlong({ page: tab }, { seed: 7 });
    await expect.poll(() => ply(tab), { timeout: 60_000 }).toBeGreaterThan(reached + 2);
    await rest({ page: tab });
    reached = await ply(tab);
  }
  await page.reload();
  await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(reached);
  await allWell(anna);
});
