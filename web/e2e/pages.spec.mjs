import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from './files.mjs';
import { allKept, allWell, person, PHONE, playAlong, rest, seeResult } from './people.mjs';
import { java, JAR } from './server.mjs';

const pages = (folder) => spawnSync(java(), ['-jar', JAR, 'pages', '--out', folder], { encoding: 'utf8' });
const button = (page, name) => page.getByRole('button', { name, exact: true });

test('a site in files plays without a server, in any folder of a host, and without a network after one visit', async ({
  browser,
}, info) => {
  const folder = info.outputPath('site');
  const written = pages(folder);
  expect(written.status, written.stderr).toBe(0);
  const site = await host(folder, '/some/where/');
  const anna = await person(browser, 'Anna', { ...PHONE, serviceWorkers: 'allow' });
  const { page, context, say } = anna;
  const missing = [];
  page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await page.addInitScript(() =>
    localStorage.setItem(
      'tumult.last',
      JSON.stringify({ 'mau-mau': { options: { seats: '2', rounds: '1' }, level: 1 } }),
    ),
  );
  await page.goto(site.url);
  await expect(page.getByText(say('home.alone'))).toBeVisible();
  await expect(page.getByText(say('lobby.open'))).toHaveCount(0);
  await expect(page.getByText(say('home.api'))).toHaveCount(0);
  await allKept(page);
  await context.setOffline(true);

  await page.locator('[data-game=mau-mau] .now').click();
  await expect(page).toHaveURL(/\/some\/where\/#\/t\/here-/);
  await expect(page.locator('main .box')).toBeVisible();
  await playAlong(anna, { seed: 3, once: true });
  await expect.poll(() => page.locator('main .box').getAttribute('data-ply').then(Number)).toBeGreaterThan(0);
  await rest(anna);
  await page.reload();
  await expect(page.locator('main .box')).toBeVisible();
  await button(page, say('menu.title')).click();
  for (const key of ['menu.resign', 'yes']) await button(page, say(key)).click();
  await seeResult(anna);
  await button(page, say('fair.check')).click();
  await expect(page.locator('[data-fair=true]')).toBeVisible();
  const replay = page.getByRole('link', { name: say('result.replay') });
  expect(new URL(await replay.getAttribute('href'), page.url()).pathname).toBe('/some/where/');
  await replay.click();
  await expect(page.locator('.replay output')).toContainText(' / ');

  // A lesson and a record are links that others can open.
  await page.goto(`${site.url}#/learn/kaos`);
  await expect(page.locator('.lesson .sentence')).toBeVisible();
  expect(missing).toEqual([]);

  // A new version comes quietly: the old page goes on, the next one is new, and nothing of the oldest is kept, nor of one that came by half.
  await context.setOffline(false);
  await page.evaluate(async (home) => {
    const others = await caches.open('somebody else');
    await others.put(home, new Response('somebody else’s page', { headers: { 'content-type': 'text/html' } }));
  }, site.url);
  const kept = () => page.evaluate(() => caches.keys());
  const named = (version) => `tumult-${version} ${site.url}`;
  const [sw, index] = ['sw.js', 'index.html'].map((file) => join(folder, file));
  const [before, first] = [sw, index].map((file) => readFileSync(file, 'utf8'));
  const publish = async (version, more = '') => {
    writeFileSync(
      sw,
      before.replace(/VERSION = '[^']*'/, `VERSION = '${version}'`).replace('FILES = [', `FILES = [${more}`),
    );
    writeFileSync(index, first.replace('<html ', `<html data-version="${version}" `));
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing;
      if (!coming) return 'nothing new';
      return new Promise((resolve) => {
        coming.onstatechange = () => ['activated', 'redundant'].includes(coming.state) && resolve(coming.state);
      });
    });
  };
  expect(await publish('one')).toBe('activated');
  expect(await publish('half', '"missing.js",')).toBe('redundant');
  expect(await kept()).toContain(named('half'));
  expect(await publish('two')).toBe('activated');
  await expect(page.locator('.lesson .sentence')).toBeVisible();
  await expect.poll(kept).toEqual(['somebody else', named('one'), named('two')]);

  const seeNewest = async () => {
    await page.goto(site.url);
    await expect(page.locator('html')).toHaveAttribute('data-version', 'two');
    await expect(page.locator('[data-game=kaos] .now')).toBeVisible();
  };
  for (const mood of ['gone', 'silent']) {
    site.turns(mood);
    await seeNewest();
  }
  site.stop();
  await seeNewest();
  await allWell(anna);
});

test('a site is not written over something else', async ({ browserName }, info) => {
  expect(browserName).toBe('chromium');
  const folder = info.outputPath('site');
  expect(pages(folder).status).toBe(0);
  expect(pages(folder).status, 'the same again').toBe(0);
  const other = info.outputPath('other.txt');
  writeFileSync(other, 'mine');
  const refused = pages(info.outputDir);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain('something else');
  expect(readFileSync(other, 'utf8')).toBe('mine');
});
