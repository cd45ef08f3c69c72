import { expect, test } from '@playwright/test';
import { LANGUAGES, readPage, readShared } from '../tools/properties.mjs';
import { clean } from './clean.mjs';
import { LESSONS } from './lessons.mjs';
import { allWell, DESKTOP, painted, person, PHONE } from './people.mjs';

const GAMES = Object.keys(LESSONS);

const textsOf = (game, language) => ({ ...readShared(game, language), ...readPage('page', language) });
const scene = (page, n) => page.locator(`.lesson[data-scene="${n}"]`);

/** Goes to a control as somebody does who has no pointer: Tab from group to group, the arrows within one. */
async function goByKeys(page, selector) {
  await page.locator(`main .box ${selector}`).first().waitFor();
  for (let presses = 0; presses < 120; presses++) {
    const key = await page.evaluate((wanted) => {
      const goal = document.querySelector(`main .box ${wanted}`);
      const at = document.activeElement;
      if (at === goal) return '';
      let group = goal;
      while (goal.tabIndex < 0 && !group.querySelector('[tabindex="0"]')) group = group.parentElement;
      const ahead = at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (group.contains(at)) return ahead ? 'ArrowRight' : 'ArrowLeft';
      return ahead ? 'Tab' : 'Shift+Tab';
    }, selector);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by keys to ${selector}`);
}

/** Does what a lesson asks for, from the first scene to the last; each begins and ends with its own words. */
async function learn({ page }, game, texts, press) {
  for (const [i, controls] of LESSONS[game].entries()) {
    const now = scene(page, i + 1);
    await expect(now.locator('.sentence')).toHaveText(texts[`lesson.${i + 1}`]);
    // At the sentence; or, where the table takes it at once to be answered, there.
    await expect(now.locator('.sentence:focus, main .box :focus')).toBeVisible();
    await painted(page);
    for (const control of controls) await press(control);
    await expect(now.locator('.speech [role=status]')).toHaveText(texts[`lesson.${i + 1}.right`]);
    await expect(now.locator('.buttons .loud')).toBeFocused();
    if (i < LESSONS[game].length - 1) await page.keyboard.press('Enter');
  }
}

for (const language of LANGUAGES)
  test(`every lesson by keyboard, in ${language}`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', { ...DESKTOP, language });
    const { page } = anna;
    for (const game of GAMES) {
      await page.goto(`/learn/${game}`);
      await learn(anna, game, textsOf(game, language), async (control) => {
        await goByKeys(page, control);
        await page.keyboard.press('Enter');
      });
    }
    await allWell(anna);
  });

test('a lesson is a tap from the game, answers what is not right, and leads to a game with bots', async ({
  browser,
}) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  const texts = textsOf('mau-mau', 'en');
  await page.goto('/');
  await page.locator('.tile[data-game=mau-mau]').click();
  await page.getByRole('link', { name: say('learn.minute') }).click();
  const status = page.locator('.speech [role=status]');
  await page.locator('main .box .hand .dim').first().click({ force: true });
  await expect(status).toHaveText(texts['refusal.DOES_NOT_MATCH']);
  const tap = (control) => page.locator(`main .box ${control}`).first().click();
  for (const control of ['.hand .lit', '.pile .card']) {
    await tap(control);
    await page.locator('.buttons .loud').click();
  }
  await expect(scene(page, 3)).toBeVisible();
  await tap('.pile .card');
  await expect(status).toHaveText(texts['lesson.3.wrong']);
  await page.getByRole('button', { name: say('close') }).click();
  await expect(page.locator('.tile[data-game=mau-mau]')).toBeVisible();
  await page.goto('/learn/mau-mau');
  await learn(anna, 'mau-mau', texts, tap);
  await expect(async () => {
    await page.getByRole('button', { name: say('learn.play') }).click(); // a server that has just started says: try again
    await expect(page).toHaveURL(/\/t\//, { timeout: 5_000 });
  }).toPass();
  await expect(page.locator('main .box')).toBeVisible();
  await page.goto('/');
  await page
    .locator('.tile[data-game=kaos]')
    .getByRole('link', { name: say('tile.learn') })
    .click();
  await expect(page).toHaveURL(/\/learn\/kaos$/);
  await page.goto('/learn/nothing');
  await expect(page.getByRole('alert')).toContainText(say('error.not-found'));
  await allWell(anna);
});

for (const game of GAMES)
  test(`no barrier in the lesson of ${game}, before and after an answer`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', PHONE);
    const { page } = anna;
    await page.goto(`/learn/${game}`);
    for (const answered of [false, true]) {
      await page.locator('main .box button').first().waitFor();
      if (answered) for (const control of LESSONS[game][0]) await page.locator(`main .box ${control}`).first().click();
      await clean(page, `${game}, ${answered ? 'answered' : 'asked'}`);
    }
    await allWell(anna);
  });
