import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { clean } from './clean.mjs';
import { allKept, allWell, painted, person, PHONE, playAlong, rest, seeResult } from './people.mjs';
import { lift, openTogether, seeTurn } from './round.mjs';
import { java, JAR } from './server.mjs';

const ply = ({ page }) => page.locator('main .box').getAttribute('data-ply').then(Number);

async function playOnce(somebody) {
  const before = await ply(somebody);
  await playAlong(somebody, { seed: 3 });
  await somebody.page.waitForFunction(
    (last) => Number(document.querySelector('main .box')?.dataset.ply ?? Infinity) > last,
    before,
  );
  await rest(somebody);
}

/** Plays until the phone goes on: who makes the other one miss a turn keeps it. */
async function playUntilCovered(somebody) {
  await playAlong(somebody, { seed: 3 });
  await somebody.page.locator('.cover .loud').waitFor();
  await rest(somebody);
}

/** What the cards in sight are called. */
async function cards({ page }) {
  const hand = page.locator('main .hand button');
  await hand.first().waitFor();
  return hand.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.innerText));
}

/** Another tab comes to the front, or the screen goes dark. */
const lookAway = ({ page }) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    delete document.hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('Anna and Bo play Mau Mau with one phone, without a network, and nobody sees the other’s hand', async ({
  browser,
}, info) => {
  const anna = await person(browser, 'Anna', { ...PHONE, serviceWorkers: 'allow' });
  const { page, context, say } = anna;
  const open = await openTogether(anna, 'mau-mau', { seats: '2', rounds: '1' });
  await clean(page, 'a new table for two at one phone');
  await page.setViewportSize(PHONE.viewport);
  await open();
  await page.locator('.start .loud').waitFor();
  await clean(page, 'gathering at one phone');
  await page.setViewportSize(PHONE.viewport);
  await allKept(page);
  await context.setOffline(true);
  await page.locator('.start .loud').click();

  const hands = new Map();
  for (let turn = 0; turn < 4; turn++) {
    await page.locator('.cover .loud').waitFor();
    const whole = await page.content();
    for (const [name, hand] of hands)
      for (const card of hand) expect(whole, `a card of ${name} below the cover`).not.toContain(card);
    const next = (await page.locator('.cover h1').innerText()).endsWith('Bo') ? 'Bo' : 'Anna';
    if (turn === 1) await clean(page, 'the cover');
    await page.setViewportSize(PHONE.viewport);
    await lift(anna, next);
    await seeTurn(anna, next);
    hands.set(next, await cards(anna));
    if (turn === 1) {
      await lookAway(anna);
      await lift(anna, next);
    }
    if (turn === 2) {
      await page.reload();
      await lift(anna, next);
      expect(await cards(anna)).toEqual(hands.get(next));
    }
    await playUntilCovered(anna);
  }
  expect([...hands.keys()].sort()).toEqual(['Anna', 'Bo']);

  if (!(await page.locator('.cover h1').innerText()).endsWith('Bo')) {
    await lift(anna, 'Anna');
    await playUntilCovered(anna);
  }
  await lift(anna, 'Bo'); // who does not own the phone, and gives up
  await page.getByRole('button', { name: say('menu.title') }).click();
  for (const key of ['menu.resign', 'yes']) await page.getByRole('button', { name: say(key), exact: true }).click();
  await seeResult(anna);
  await page.getByRole('button', { name: say('fair.check') }).click();
  const link = await page.locator('.fair a[download]').getAttribute('href');
  const file = info.outputPath('round.txt');
  writeFileSync(file, decodeURIComponent(link.slice(link.indexOf(',') + 1)));
  const verified = spawnSync(java(), ['-jar', JAR, 'verify', file], { encoding: 'utf8' });
  expect(verified.status, verified.stdout + verified.stderr).toBe(0);
  await page.getByRole('button', { name: say('result.again') }).click();
  await page.locator('.cover .loud').waitFor(); // one tap is enough for both, and the next game begins covered
  await allWell(anna);
});

test('whoever leaves their seat does not see the hand of who stays', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  const open = await openTogether(anna, 'mau-mau', { seats: '2', rounds: '1' });
  await open();
  await page.locator('.start .loud').click();
  const isOf = async (name) => (await page.locator('.cover h1').innerText()).endsWith(name);
  await page.locator('.cover .loud').waitFor();
  if (await isOf('Anna')) {
    await lift(anna, 'Anna');
    await playUntilCovered(anna);
  }
  await lift(anna, 'Bo');
  await page.evaluate(() => {
    window.boxes = 0;
    const seen = new MutationObserver(() => {
      if (document.querySelector('.cover')) window.covered = true;
      else if (window.covered && document.querySelector('main .box')) window.boxes++;
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: say('menu.title') }).click();
  for (const key of ['menu.stand', 'yes']) await page.getByRole('button', { name: say(key), exact: true }).click();
  await page.locator('.cover .loud').waitFor();
  expect(await page.evaluate(() => [window.covered, window.boxes])).toEqual([true, 0]);
  await lift(anna, 'Anna');
  await allWell(anna);
});

test('where nothing is hidden the phone is not covered, and everybody sees whose turn it is', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page } = anna;
  const open = await openTogether(anna, 'sequence-dice', { seats: '2' });
  await open();
  await page.locator('.inviter').click();
  await page.locator('dialog[open]').waitFor();
  await clean(page, 'somebody more');
  await page.setViewportSize(PHONE.viewport);
  await page.keyboard.press('Escape');
  await page.locator('.start .loud').click();
  await expect(page.locator('main .box')).toBeVisible();
  const seen = new Set();
  for (let turn = 0; turn < 4 || (seen.size < 2 && turn < 20); turn++) {
    await expect.poll(() => page.locator('main .box').getAttribute('data-moves').then(Number)).toBeGreaterThan(0);
    const status = page.locator('.sheet.turn strong');
    await expect(status).toBeVisible();
    seen.add(await status.innerText());
    expect(await page.locator('.cover').count()).toBe(0);
    await playOnce(anna);
  }
  expect(seen.size).toBe(2);
  await allWell(anna);
});

test('two play Haos with four hands on one screen, and who touches first is first', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, context } = anna;
  const open = await openTogether(anna, 'haos', {});
  await open();
  await page.locator('.start .loud').click();
  await expect(page.locator('.side.far')).toBeVisible();
  await clean(page, 'four hands on one screen');
  await page.setViewportSize(PHONE.viewport);
  await page.locator('.stack.lit').tap();
  await expect(page.locator('.pile .top:not([hidden])').first()).toBeVisible();
  await painted(page);

  const middle = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const fingers = await Promise.all([middle('.side.far .zone.grab.left'), middle('.side:not(.far) .zone.grab.right')]);
  expect(fingers[0].y).toBeLessThan(fingers[1].y);
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: fingers.map((at, id) => ({ ...at, id })),
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.side:not(.far) .plaque small').first()).toContainText('Bo');
  await page.reload();
  await expect(page.locator('.side.far')).toBeVisible();
  await allWell(anna);
});
