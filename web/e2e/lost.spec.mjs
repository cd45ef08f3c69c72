import { expect, test } from '@playwright/test';
import { allWell, fillAndStart, openTable, person, PHONE, playAlong, plyOf, sitDown } from './people.mjs';
import { startServer } from './server.mjs';
import { texts } from './texts.mjs';

const GAME = 'frappadingue(seats=1,target=20000)';
const lost = (page) => page.getByText(texts('en')('line.waiting'));

test('a move made without a network arrives once, when the network is back', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, context } = anna;
  const lines = [];
  let down = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (down) return socket.close({ code: 1001 });
    const server = socket.connectToServer();
    lines.push(socket, server);
  });
  const { link } = await openTable(anna, GAME);
  await sitDown(anna, link);
  await fillAndStart(anna);
  await expect(page.locator('main .box:not([data-moves="0"])')).toBeVisible();
  const before = await plyOf(anna);

  // Being offline does not cut a socket in every browser: it is cut by hand, and kept so.
  down = true;
  await context.setOffline(true);
  await Promise.all(lines.map((line) => line.close({ code: 1001 })));
  await expect(lost(page)).toBeVisible();
  await playAlong(anna, { once: true });
  await expect(page.locator('main .box[data-pending]')).toBeVisible();
  expect(await plyOf(anna)).toBe(before);

  down = false;
  await context.setOffline(false);
  await expect(lost(page)).toHaveCount(0);
  await expect.poll(() => plyOf(anna)).toBe(before + 1);
  await allWell(anna);
});

test('a part of the page that does not come while the server is away comes when it is back', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { ...PHONE, serviceWorkers: 'block' });
  const { page } = anna;
  const { link } = await openTable(anna, GAME);
  await sitDown(anna, link);
  let away = true;
  await page.route(/\/assets\/Table-|\/api\/me/, (route) => (away ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/me'));
  await fillAndStart(anna);
  await failed; // it asks whether the server is back
  away = false;
  await expect(page.locator('main .box > *').first()).toBeVisible();
  await allWell(anna);
});

test('the server is killed under an open page, and the game goes on', async ({ browser }) => {
  let server = await startServer();
  const anna = await person(browser, 'Anna', PHONE);
  anna.url = server.url;
  const { page } = anna;
  try {
    const { link } = await openTable(anna, GAME);
    await sitDown(anna, link);
    await fillAndStart(anna);
    await playAlong(anna, { once: true });
    await expect.poll(() => plyOf(anna)).toBeGreaterThan(0);
    await expect(page.locator('main .box[data-pending]')).toHaveCount(0);
    const before = await plyOf(anna);
    const seen = await page.locator('main .box').innerText();

    await server.kill();
    await expect(lost(page)).toBeVisible();
    server = await startServer({ port: server.port, data: server.data });
    await expect(lost(page)).toHaveCount(0);
    expect(await plyOf(anna)).toBe(before);
    await expect.poll(() => page.locator('main .box').innerText()).toBe(seen); // being away for a moment is told, too
    await playAlong(anna, { once: true });
    await expect.poll(() => plyOf(anna)).toBeGreaterThan(before);
    await allWell(anna);
  } finally {
    await server.stop();
  }
});

test('a server that hangs is noticed though nobody taps, and the game goes on when it is back', async ({ browser }) => {
  const server = await startServer();
  const anna = await person(browser, 'Anna', PHONE);
  anna.url = server.url;
  const { page } = anna;
  try {
    const { link } = await openTable(anna, GAME);
    await sitDown(anna, link);
    await fillAndStart(anna);
    const before = await plyOf(anna);
    server.freeze();
    await expect(lost(page)).toBeVisible();
    server.thaw();
    await expect(lost(page)).toHaveCount(0);
    await playAlong(anna, { once: true });
    await expect.poll(() => plyOf(anna)).toBeGreaterThan(before);
    await allWell(anna);
  } finally {
    await server.stop();
  }
});
