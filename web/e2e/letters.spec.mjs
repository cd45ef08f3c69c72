import { expect, test } from '@playwright/test';
import { GAMES, preferred, usual } from './games.mjs';
import { openTogether } from './round.mjs';
import { allWell, fillAndStart, openTable, painted, person, playAlong, rest, seeResult, sitDown } from './people.mjs';

/** The smallest phone, and how large its owner's letters are, in per cent. */
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true };
const LETTERS = [130, 150, 200];

/**
 * Looks at a screen through the eyes of a finger: what is out of reach, what is covered, what lies over something else. Runs in the
 * page. A control is reached if a square of it as wide as a fingertip, or all of it, is free after scrolling to it.
 */
function trouble(letters) {
  const FINGERTIP = 24;
  document.documentElement.style.fontSize = `${letters}%`;
  const found = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const name = (each) => {
    const { left, top: y, right, bottom } = each.getBoundingClientRect();
    const text = each.ariaLabel ?? (each.innerText || each.value || each.className);
    return `${each.tagName} "${text}" (${[left, y, right, bottom].map(Math.round)})`;
  };
  /** A box to tick or choose is pressed by its label too. */
  const pressed = (each) => each.closest('label') ?? each;
  const shown = (each) =>
    !each.closest('[inert]') &&
    each.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(each).clipPath === 'none';
  const all = [
    ...new Set(
      [...top.querySelectorAll('button, a[href], input, select, summary, [role=gridcell]')].filter(shown).map(pressed),
    ),
  ].filter((each) => !each.closest('.skip'));

  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  for (const each of top.querySelectorAll('*'))
    if (
      shown(each) &&
      each.scrollWidth > each.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(each).overflowX) &&
      !each.matches('pre, input')
    )
      found.push(`wider than its place: ${name(each).slice(0, 100)}`);
    else if (
      each.closest('main .box') &&
      getComputedStyle(each).textOverflow === 'ellipsis' &&
      each.scrollWidth > each.clientWidth + 1
    )
      found.push(`cut: ${name(each)}`);
  const hits = (each, x, y) => {
    const at = document.elementFromPoint(x, y);
    return Boolean(
      at && (each.contains(at) || at.contains(each)) && at !== document.body && !at.matches('dialog, main'),
    );
  };
  for (const each of all) {
    each.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top: y, width, height } = each.getBoundingClientRect();
    const [across, down] = [Math.min(FINGERTIP, width) - 2, Math.min(FINGERTIP, height) - 2];
    const free = (x0, y0) =>
      [0, 0.5, 1].every((i) => [0, 0.5, 1].every((j) => hits(each, x0 + i * across, y0 + j * down)));
    let reached = false;
    for (let i = 0; i <= 12 && !reached; i++)
      for (let j = 0; j <= 12 && !reached; j++)
        reached = free(left + 1 + (i / 12) * (width - across - 2), y + 1 + (j / 12) * (height - down - 2));
    if (!reached) found.push(`not reached: ${name(each)}`);
  }
  top.querySelector('h1, h2')?.scrollIntoView();
  /** Cards are held like a fan: that each can be touched has been seen. */
  const fanned = (a, b) => a.closest('.hand') && a.closest('.hand') === b.closest('.hand');
  const boxes = all.map((each) => each.getBoundingClientRect());
  all.forEach((a, i) =>
    all.slice(i + 1).forEach((b, k) => {
      const [p, q] = [boxes[i], boxes[i + 1 + k]];
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 2 && down > 2 && !a.contains(b) && !b.contains(a) && !fanned(a, b) && sameLayer(a, b))
        found.push(`${name(a)} overlaps ${name(b)}`);
    }),
  );
  /** What scrolls by below something that stays is not below it for long: only what moves together is compared. */
  function sameLayer(a, b) {
    const scroller = (each) => {
      for (let at = each.parentElement; at; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible') return at;
      return null;
    };
    return scroller(a) === scroller(b);
  }
  return found;
}

async function fits({ page }, screen) {
  await page.setViewportSize(SMALL.viewport);
  await page.evaluate(() => document.fonts.ready);
  for (const letters of LETTERS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), letters);
    await painted(page);
    const found = await page.evaluate(trouble, letters);
    if (process.env.PICTURES)
      await page.screenshot({ path: `target/letters/${screen.replaceAll(' ', '-')}-${letters}.png` });
    expect.soft(found, `${screen}, letters at ${letters} %`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

async function sheet(somebody, open, screen) {
  const { page } = somebody;
  await open.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await fits(somebody, screen);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('large letters on a small phone: before a table', async ({ browser }) => {
  const anna = await person(browser, 'Anna', SMALL);
  const { page, say } = anna;
  await openTable(anna, 'kaos', { visibility: 'PUBLIC' });
  await page.goto('/');
  await page.locator('.tile').first().waitFor();
  await page.locator('a.table').first().waitFor();
  await fits(anna, 'home');
  await sheet(anna, page.getByRole('button', { name: say('settings.title') }), 'settings');
  for (const game of GAMES) {
    await page.locator(`.tile[data-game=${game}]`).click();
    await page.locator('dialog summary').click();
    await fits(anna, `a new table of ${game}`);
    await page.keyboard.press('Escape');
  }
  await page.goto('/t/nowhere');
  await page.getByRole('alert').waitFor();
  await fits(anna, 'a wrong link');
  await allWell(anna);
});

test('large letters on a small phone: from the door to the result', async ({ browser }) => {
  const anna = await person(browser, 'Anna', SMALL);
  const { page, say } = anna;
  const { link, table } = await openTable(anna, usual('frappadingue', 3));
  await page.goto(link);
  await page.locator('form.sheet').waitFor();
  await fits(anna, 'the door');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: say('door.sit') }), 'on its side').toBeInViewport({ ratio: 1 });
  await sitDown(anna, link);
  await fits(anna, 'gathering');
  await sheet(anna, page.locator('.inviter'), 'invite');
  await fillAndStart(anna);
  await sheet(anna, page.getByRole('button', { name: say('talk.title') }), 'talk');
  await page.getByRole('button', { name: say('menu.title') }).click();
  await page.getByRole('button', { name: say('menu.device') }).click();
  await fits(anna, 'the menu');
  await page.getByRole('button', { name: say('menu.resign') }).click();
  await fits(anna, 'a question');
  await page.getByRole('button', { name: say('no'), exact: true }).click();
  await page.keyboard.press('Escape');
  await page.locator('.pedal[aria-disabled=true]').first().click({ force: true });
  await page.locator('.notice').waitFor();
  await fits(anna, 'a refusal');
  await playAlong(anna, { seed: 3, prefer: preferred('frappadingue') });
  await seeResult(anna);
  await page.getByRole('button', { name: say('fair.check') }).click();
  await page.locator('[data-fair]').waitFor();
  await fits(anna, 'result');
  await page.keyboard.press('Escape');
  await fits(anna, 'the table afterwards');
  await page.goto(`/t/${table}?replay=1`);
  await page.locator('.replay .box > *').first().waitFor();
  await fits(anna, 'replay');
  await allWell(anna);
});

test('large letters on a small phone: one phone for all', async ({ browser }) => {
  const anna = await person(browser, 'Anastasia', { ...SMALL, language: 'de' });
  const { page, say } = anna;
  const open = await openTogether(anna, 'mau-mau', { seats: '3', rounds: '1' }, 'Maximiliane');
  await fits(anna, 'a new table at one phone');
  await open();
  await page.locator('.start .loud').waitFor();
  await fits(anna, 'gathering at one phone');
  await sheet(anna, page.locator('.inviter'), 'somebody more');
  await page.getByRole('button', { name: say('gather.startBots') }).click();
  await page.locator('.cover .loud').waitFor();
  await fits(anna, 'the cover');
  await allWell(anna);
});

test('large letters on a small phone: four hands on one screen', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { ...SMALL, language: 'fr' });
  await (
    await openTogether(anna, 'haos', {})
  )();
  await anna.page.locator('.start .loud').click();
  await anna.page.locator('.side.far').waitFor();
  await fits(anna, 'four hands');
  await allWell(anna);
});

/** From which move on a game is in its midst. */
const MIDST = 12;

for (const game of GAMES)
  test(`large letters on a small phone: ${game}`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', { ...SMALL, language: 'fr' });
    const { page, say } = anna;
    const { link } = await openTable(anna, usual(game, 4));
    await sitDown(anna, link);
    await fillAndStart(anna);
    await page.locator('main .box button').first().waitFor();
    await fits(anna, `${game} at first`);
    await playAlong(anna, { seed: 3, prefer: preferred(game) });
    await page.waitForFunction((from) => {
      const { ply, moves, pending } = document.querySelector('main .box').dataset;
      const here = Number(ply) >= from && moves !== '0' && !pending;
      if (here) window.restNow();
      return here;
    }, MIDST);
    await rest(anna);
    await page.keyboard.press('Escape');
    await fits(anna, `${game} in its midst`);
    await sheet(anna, page.getByRole('button', { name: say('rules.title') }), `the rules of ${game}`);
    await allWell(anna);
  });
