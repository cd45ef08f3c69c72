import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, person } from './people.mjs';

/** Goes on by Tab until the focus is on something that fits. */
async function tabTo(page, selector, most = 60) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`no way by Tab to ${selector}`);
}

test('a whole game by keyboard alone, from home to the result', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const { page } = anna;
  await page.goto('/');
  await page.locator('.tile').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '.tile[data-game=frappadingue]');
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
  await page.locator('main .box [tabindex="0"], main .box button').first().waitFor();

  const over = () => page.locator('.room[data-phase=OVER]').count();
  for (let presses = 0; presses < 1500 && !(await over()); presses++) {
    for (let further = presses % 4; further >= 0; further--) await tabTo(page, 'main .box button:not([aria-disabled=true]), dialog *');
    if (await over()) break;
    for (let steps = presses % 3; steps > 0; steps--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  if (!(await page.locator('dialog').count())) {
    await tabTo(page, 'header button');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('dialog .result')).toBeVisible();
  await allWell(anna);
});
