import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { allKept, allWell, person, PHONE, playAlong, rest, seeResult } from './people.mjs';
import { java, JAR } from './server.mjs';

test('a game goes on without a network, is still there after a reload, and its record is fair to a JVM', async ({
  browser,
}, info) => {
  const anna = await person(browser, 'Anna', { ...PHONE, serviceWorkers: 'allow' });
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

  await allKept(page);
  await context.setOffline(true);
  await playAlong(anna, { seed: 3, once: true });
  await expect.poll(() => page.locator('main .box').getAttribute('data-ply').then(Number)).toBeGreaterThan(0);
  await rest(anna);
  const before = Number(await page.locator('main .box').getAttribute('data-ply'));

  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('main .box')).toBeVisible();
  expect(Number(await page.locator('main .box').getAttribute('data-ply'))).toBeGreaterThanOrEqual(before);
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

/** Opens a table of this device by one tap, as if no server could be reached. */
async function playHere(page, game) {
  await page.goto('/');
  await page.route('**/api/tables', (route) => route.abort());
  await page.locator(`[data-game=${game}] .now`).click();
  await expect(page).toHaveURL(/\/t\/here-/);
  await expect(page.locator('main .box')).toBeVisible();
}

test('sixty tables are kept on a device: for another one the oldest is forgotten, and its link says so', async ({
  browser,
}) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page } = anna;
  await playHere(page, 'kaos');
  const oldest = page.url();
  await page.goto('/'); // nothing more happens there
  const known = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tumult');
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          for (let i = 1; i < 60; i++)
            change.objectStore('tables').put({ table: `here-${i}`, time: Date.now() + 60_000 + i });
          const count = change.objectStore('tables').count();
          change.oncomplete = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
  expect(known).toBe(60);
  await playHere(page, 'kaos');
  const tables = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tumult');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('tables').objectStore('tables').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
  expect(tables).toHaveLength(60);
  expect(tables).toContain(new URL(page.url()).pathname.slice('/t/'.length));
  expect(tables).not.toContain(new URL(oldest).pathname.slice('/t/'.length));
  await page.goto(oldest);
  await expect(page.getByText(anna.say('shut.notHere').replace('{0}', '60'))).toBeVisible();
});

test('where a browser has no more room it says so, nothing is shown that was not kept, and with room the game goes on', async ({
  browser,
}) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, context } = anna;
  await playHere(page, 'frappadingue');
  const ply = () => page.locator('main .box').getAttribute('data-ply').then(Number);
  await playAlong(anna, { seed: 5 });
  await expect.poll(ply).toBeGreaterThan(2);
  await rest(anna);

  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await playAlong(anna, { seed: 5 });
  const full = page.getByRole('alert').filter({ hasText: anna.say('error.full') });
  await expect(full.first()).toBeVisible({ timeout: 60_000 });
  await rest(anna);
  await expect(page.locator('main .box[data-pending]')).toHaveCount(0); // it is refused, and not asked again and again
  const kept = await ply();
  await page.reload();
  await expect.poll(ply).toBe(kept);

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await playAlong(anna, { seed: 5 });
  await expect.poll(ply, { timeout: 60_000 }).toBeGreaterThan(kept + 2);
  await rest(anna);
});
