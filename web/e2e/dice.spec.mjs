import { expect, test } from '@playwright/test';
import { clean } from './clean.mjs';
import { preferred, short } from './games.mjs';
import {
  allWell,
  DESKTOP,
  fillAndStart,
  openTable,
  person,
  PHONE,
  playAlong,
  plyOf,
  seeResult,
  sitDown,
  watch,
} from './people.mjs';

/** Dice fall by themselves after this time; in these tests they wait for ever. */
const LONGEST_HELD = 2_000;
const patient = ({ page }) =>
  page.addInitScript((longest) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = (task, pause, ...more) => (pause === longest ? 0 : later(task, pause, ...more));
  }, LONGEST_HELD);

const cup = ({ page }) => page.locator('main .box .shaker');
const ownCup = ({ page }) => page.locator('main .box button.shaker');
const dice = ({ page }) => page.locator('main .box .die[role=img]');
const isUp = async ({ page }) => (await page.locator('main .box').getAttribute('data-moves')) !== '0';

/** Two people who see things move, and somebody who looks on; the first is whose roll it is. */
async function rolling(browser, game) {
  const anna = await person(browser, 'Anna', { ...PHONE, moving: true });
  const bo = await person(browser, 'Bo', { ...DESKTOP, moving: true, dark: true });
  const cleo = await person(browser, 'Cleo', { ...DESKTOP, moving: true });
  await Promise.all([anna, bo, cleo].map(patient));
  const { link } = await openTable(anna, game);
  await sitDown(anna, link);
  await sitDown(bo, link);
  await watch(cleo, link);
  await expect(cleo.page.locator('.gathering')).toBeVisible();
  await anna.page.locator('.start .loud').click();
  for (const { page } of [anna, bo, cleo]) await expect(page.locator('main .box')).toBeVisible();
  await expect.poll(async () => (await isUp(anna)) || (await isUp(bo))).toBe(true);
  return (await isUp(anna)) ? [anna, bo, cleo] : [bo, anna, cleo];
}

async function inHand(mover, ...others) {
  await expect(ownCup(mover)).toBeVisible();
  for (const other of others) {
    await expect(cup(other)).toBeVisible();
    await expect(ownCup(other)).toHaveCount(0);
  }
}

/** The dice lie, for everybody, and show everybody the same. */
async function fallen(count, ...people) {
  const shown = [];
  for (const each of people) {
    await expect(cup(each)).toHaveCount(0);
    await expect(dice(each)).toHaveCount(count);
    shown.push(await dice(each).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label'))));
  }
  expect(new Set(shown.map(String)).size).toBe(1);
}

/** Plays a move; gives all in order, whose roll it is next in front: a 2 or 12 rolls for the same again. */
async function plays(mover, ...others) {
  const ply = await plyOf(mover);
  await playAlong(mover, { once: true });
  for (const each of [mover, ...others]) await expect.poll(() => plyOf(each)).toBe(ply + 1);
  return (await isUp(mover)) ? [mover, ...others] : [others[0], mover, ...others.slice(1)];
}

test('dice wait in the hand until a tap, a key or a shake, and all see them fall', async ({ browser }) => {
  let all = await rolling(browser, 'sequence-dice(seats=2)');
  await inHand(...all);
  for (const each of all) await expect(dice(each)).toHaveCount(0);
  for (const { page } of all.slice(0, 2)) {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // colours are measured when they have changed
    await clean(page, 'dice in a hand');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
  await ownCup(all[0]).click();
  await fallen(2, ...all);

  all = await plays(...all);
  await inHand(...all);
  await ownCup(all[0]).focus();
  await all[0].page.keyboard.press('Enter');
  await fallen(2, ...all);
  expect(await all[0].page.evaluate(() => document.activeElement !== document.body), 'the focus is kept').toBe(true);

  all = await plays(...all);
  await inHand(...all);
  await all[0].page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('devicemotion'), { acceleration: { x: 3, y: 22, z: 1 } })),
  );
  await fallen(2, ...all);
  await allWell(...all);
});

test('a tap beside the die lets it go and plays nothing; whoever looks on cannot let it go', async ({ browser }) => {
  const [first, second, third] = await rolling(browser, 'kaos(seats=2)');
  await first.page.locator('.actions .draw').click();
  await inHand(first, second, third);
  const ply = await plyOf(first);
  await second.page.locator('main .board').click({ position: { x: 8, y: 8 } });
  await third.page.locator('main .board').click({ position: { x: 8, y: 8 } });
  await inHand(first, second, third);
  await first.page.locator('main .prompt').click();
  await fallen(1, first, second, third);
  expect(await plyOf(first)).toBe(ply);
  await allWell(first, second, third);
});

test('a whole game with dice in hands, tapped by those who play', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { ...PHONE, moving: true });
  const bo = await person(browser, 'Bo', { ...DESKTOP, moving: true });
  const game = 'sequence-dice';
  const { link } = await openTable(anna, short(game, 3));
  await sitDown(anna, link);
  await sitDown(bo, link);
  await fillAndStart(anna);
  await Promise.all([anna, bo].map((each, i) => playAlong(each, { seed: 3 + i, prefer: preferred(game) })));
  await Promise.all([seeResult(anna), seeResult(bo)]);
  await allWell(anna, bo);
});
