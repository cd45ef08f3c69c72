import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { GAMES } from './games.mjs';
import { allKept, allWell, person, PHONE, playAlong, rest, seeResult } from './people.mjs';
import { java, JAR } from './server.mjs';
import { texts } from './texts.mjs';

/** Short games, as one chose them last time. */
const last = () =>
  localStorage.setItem(
    'tumult.last',
    JSON.stringify({
      'mau-mau': { options: { seats: '2', rounds: '1' }, level: 1 },
      frappadingue: { options: { seats: '2', target: '500' }, level: 3 },
    }),
  );
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function giveUp(page, say) {
  await button(page, say('menu.title')).click();
  for (const key of ['menu.resign', 'yes']) await button(page, say(key)).click();
}

test('who has been at home once has an evening without a network, in another language too, and a JVM finds it fair', async ({
  browser,
}, info) => {
  const anna = await person(browser, 'Anna', { ...PHONE, serviceWorkers: 'allow' });
  const { page, context, say } = anna;
  await page.addInitScript(last);
  await page.goto('/');
  await expect(page.locator('[data-game=mau-mau] .now')).toBeVisible();
  await allKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(say('home.offline'))).toBeVisible();

  await page.locator('[data-game=mau-mau] .now').click();
  await expect(page).toHaveURL(/\/t\/here-/);
  await expect(page.locator('main .box')).not.toHaveAttribute('data-moves', '0');
  await button(page, say('hint.title')).click();
  await expect(page.locator('dialog[open] .chance').first()).toContainText('%');
  await page.keyboard.press('Escape');
  await playAlong(anna, { seed: 3, once: true });
  await expect.poll(() => page.locator('main .box').getAttribute('data-ply').then(Number)).toBeGreaterThan(0);
  await rest(anna);
  await giveUp(page, say);
  await seeResult(anna);
  await button(page, say('account.title')).click();
  await expect(page.locator('.ledger li')).toHaveCount(2, { timeout: 120_000 });
  await button(page, say('fair.check')).click();
  await expect(page.locator('[data-fair=true]')).toBeVisible();
  const link = await page.locator('.fair a[download]').getAttribute('href');
  const file = info.outputPath('offline.txt');
  writeFileSync(file, decodeURIComponent(link.slice(link.indexOf(',') + 1)));
  const verified = spawnSync(java(), ['-jar', JAR, 'verify', file], { encoding: 'utf8' });
  expect(verified.status, verified.stdout + verified.stderr).toBe(0);
  await page.getByRole('link', { name: say('result.replay') }).click();
  await expect(page.locator('.replay output')).toContainText(' / ');

  // The same record, from its file.
  await page.goto('/mine');
  await expect(page.locator('ol li[data-game=mau-mau]')).toHaveCount(1);
  await page.locator('input[accept*=txt]').setInputFiles(file);
  await expect(page).toHaveURL(/\/record#/);
  await expect(page.locator('.replay output')).toContainText(' / ');
  await page.reload();
  await button(page, say('fair.check')).click();
  await expect(page.locator('[data-fair=true]')).toBeVisible();
  const forged = info.outputPath('forged.txt');
  writeFileSync(
    forged,
    decodeURIComponent(link.slice(link.indexOf(',') + 1)).replace(/^seat 0 \S+/m, 'seat 0 Mallory'),
  );
  const other = info.outputPath('other.txt');
  writeFileSync(other, 'Dear diary');
  await page.goto('/mine');
  await page.locator('input[accept*=txt]').setInputFiles(other);
  await expect(page.getByText(say('record.none'))).toBeVisible();
  await page.locator('input[accept*=txt]').setInputFiles(forged);
  await expect(page.getByText(say('record.wrong'))).toBeVisible();

  // Another game, in a language that was never spoken here.
  await page.goto('/');
  await page.locator('header button').click();
  await page.getByText('Deutsch', { exact: true }).click();
  await page.keyboard.press('Escape');
  const sagt = texts('de');
  await expect(page.getByText(sagt('home.offline'))).toBeVisible();
  await page.locator('[data-game=frappadingue] .now').click();
  await expect(page.locator('main .box')).toBeVisible();
  await giveUp(page, sagt);
  await seeResult(anna);
  await page.keyboard.press('Escape');
  await button(page, sagt('menu.title')).click();
  for (const key of ['menu.close', 'yes']) await button(page, sagt(key)).click();
  await expect(page.locator('.evening .games li')).toHaveCount(1);

  for (const game of GAMES) {
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.lesson .sentence')).toBeVisible();
  }
  await allWell(anna);
});
