import { expect, test } from '@playwright/test';
import { GAMES, preferred, short } from './games.mjs';
import { allWell, DESKTOP, fillAndStart, openTable, person, seeResult, sitDown } from './people.mjs';

/** Goes on by Tab until the focus is on something that fits. */
async function tabTo(page, selector, most = 60) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`no way by Tab to ${selector}`);
}

/**
 * The next key of somebody who has chosen something to press, by a throw of a die, and goes there: Tab from group to group, the
 * arrows within one, Enter on it. Nothing while there is nothing to do.
 */
const nextKey = (page, thrown, prefer) =>
  page.evaluate(
    ([die, favoured]) => {
      const box = document.querySelector('main .box');
      const at = document.activeElement;
      if (document.querySelector('.room')?.dataset.phase === 'OVER') return { over: true };
      if (at === document.body) return { lost: true };
      if (!box || box.dataset.pending || box.dataset.moves === '0') return {};
      const live = [...box.querySelectorAll('button:not([aria-disabled=true])')].filter(
        (each) => each.checkVisibility() && !each.closest('[inert]'),
      );
      const favourites = favoured && die % 8 ? live.filter((each) => each.matches(favoured)) : [];
      const choice = favourites.length ? favourites : live;
      if (!live.includes(window.goal)) window.goal = choice[die % choice.length];
      const { goal } = window;
      if (!goal) return {};
      const pressing = at === goal;
      if (pressing) window.goal = null;
      let group = goal;
      while (goal.tabIndex < 0 && !group.querySelector('[tabindex="0"]')) group = group.parentElement;
      const ahead = at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
      return {
        key: pressing
          ? 'Enter'
          : group.contains(at)
            ? ahead
              ? 'ArrowRight'
              : 'ArrowLeft'
            : ahead
              ? 'Tab'
              : 'Shift+Tab',
      };
    },
    [thrown, prefer],
  );

/** Plays to the end by keys alone: whatever can be pressed, but rather what is preferred. */
async function playByKeys(page, seed, prefer = '') {
  let thrown = seed;
  for (let presses = 0; presses < 5_000; presses++) {
    thrown = (thrown * 48271) % 0x7fffffff;
    const { over, lost, key } = await nextKey(page, thrown, prefer);
    if (over) return;
    expect(lost, 'the focus is lost').toBeUndefined();
    if (key) await page.keyboard.press(key);
    else
      await page.waitForFunction(() =>
        document.querySelector(
          '.room[data-phase=OVER], main .box:not([data-pending]):not([data-moves="0"]) button:not([aria-disabled=true])',
        ),
      );
  }
  throw new Error('the game does not end');
}

test('by keyboard alone from home to the result', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const { page } = anna;
  await page.goto('/');
  await page.locator('.tile').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: anna.say('skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '.tile[data-game=frappadingue] .pick');
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog input[type=number]');
  await page.keyboard.type('1');
  await tabTo(page, 'dialog input[type=number]');
  await page.keyboard.type('500');
  await tabTo(page, 'dialog button[type=submit]');
  await page.keyboard.press('Enter');
  await page.locator('.gathering .me').waitFor();
  await tabTo(page, '.start .loud');
  await page.keyboard.press('Enter');
  await page.locator('main .box button').first().waitFor();
  await playByKeys(page, 5);
  await seeResult(anna);
  await allWell(anna);
});

for (const game of GAMES)
  test(`a whole game of ${game} by keyboard alone`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', DESKTOP);
    const { link } = await openTable(anna, short(game, 2));
    await sitDown(anna, link);
    await fillAndStart(anna);
    await anna.page.locator('main .box button').first().waitFor();
    await playByKeys(anna.page, 7, preferred(game));
    await seeResult(anna);
    await allWell(anna);
  });
