import { expect } from '@playwright/test';
import { texts } from './texts.mjs';

/** People at screens, and what they do. */

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/**
 * Somebody with a browser of their own, who reads what is there (`say`); what goes wrong in it fails the test. Nobody keeps all of the page
 * for a time without a network but those who try that: `serviceWorkers: 'allow'`.
 */
export async function person(browser, name, { language = 'en', dark = false, moving = false, ...screen } = {}) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...screen,
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: moving ? 'no-preference' : 'reduce',
    baseURL: process.env.TUMULT_URL,
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on(
    'console',
    (message) => /Content Security Policy|violates/.test(message.text()) && errors.push(message.text()),
  );
  return { name, context, page, errors, say: texts(language) };
}

/** What is in the document now has been painted: before that nobody can have seen it, and a touch is for what was there before. */
export const painted = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a table over the wire, as the page does, and gives its link. */
export async function openTable(somebody, game, wishes = {}) {
  const { page, name } = somebody;
  const url = somebody.url ?? process.env.TUMULT_URL;
  await page.request.get(`${url}/api/me`);
  const wish = { game, visibility: 'LINK', spectators: 'OPEN', pace: 0, name, avatar: 'fox', ...wishes };
  let answer;
  await expect(async () => {
    answer = await page.request.post(`${url}/api/tables`, { data: wish });
    expect(answer.status(), 'a server that has just started says: try again').not.toBe(503);
  }).toPass();
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table, key } = await answer.json();
  return { table, link: `${url}/t/${table}#${key}` };
}

/** Comes by a link and takes a seat with nothing but a name. */
export async function sitDown({ page, name }, link) {
  await page.goto(link);
  await page.locator('form input').first().fill(name);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.gathering .me')).toBeVisible();
}

/** Comes by a link to watch. */
export async function watch({ page, name }, link) {
  await page.goto(link);
  await page.locator('form input').first().fill(name);
  await page.locator('form button.quiet').click();
}

/** The host starts, with bots on what is free. */
export async function fillAndStart({ page }) {
  await page.locator('.start .loud').click();
  await expect(page.locator('main .box[data-game]')).toBeVisible(); // the link to invite by has a box, too
}

export const plyOf = ({ page }) => page.locator('main .box').getAttribute('data-ply').then(Number);

/**
 * Lets a page play by itself: it presses one of the live controls whenever there is something to do.
 *
 * @param prefer a selector of controls to press rather than others
 * @param once whether to stop as soon as a move is on its way
 * @param every how many milliseconds pass between two looks
 */
export async function playAlong({ page }, { seed = 1, prefer = '', once = false, every = 25 } = {}) {
  await page.evaluate(
    ([start, preferred, stops, pause]) => {
      let state = start;
      const next = () => (state = (state * 48271) % 0x7fffffff);
      const live = (box, selector) =>
        [...box.querySelectorAll(selector)].filter(
          (each) => each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility(),
        );
      const press = () => {
        const box = document.querySelector('main .box');
        if (!box || box.dataset.moves === '0' || box.dataset.pending || document.querySelector('dialog[open]')) return;
        const all = live(box, 'button, [role="gridcell"]');
        const favourites = preferred ? live(box, preferred) : [];
        const held = live(box, 'button.shaker'); // dice are let go first
        const choice = held.length ? held : favourites.length && next() % 8 ? favourites : all;
        choice[next() % choice.length]?.click();
      };
      const playing = setInterval(press, pause);
      window.restNow = () => clearInterval(playing);
      if (!stops) return;
      const sent = new MutationObserver(() => {
        if (!document.querySelector('main .box[data-pending]')) return;
        clearInterval(playing);
        sent.disconnect();
      });
      sent.observe(document.querySelector('main .box'), { attributeFilter: ['data-pending'] });
    },
    [seed, prefer, once, every],
  );
}

/** Takes the hands off the page again. */
export const rest = ({ page }) => page.evaluate(() => window.restNow());

/** A game may take its time on a machine with much else to do. */
const PATIENCE = 540_000;

/** The result is on the screen. */
export const seeResult = async ({ page }) => expect(page.locator('dialog .result')).toBeVisible({ timeout: PATIENCE });

export async function allWell(...people) {
  for (const { name, errors, context } of people) {
    expect(errors, `in the browser of ${name}`).toEqual([]);
    await context.close();
  }
}

/** All of the page is kept, and would be there without a network. */
export const allKept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
