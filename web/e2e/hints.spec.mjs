import { expect, test } from '@playwright/test';
import { clean } from './clean.mjs';
import {
  allWell,
  DESKTOP,
  fillAndStart,
  openTable,
  person,
  PHONE,
  playAlong,
  rest,
  seeResult,
  sitDown,
} from './people.mjs';

/** Screenshots for people to look at: `LOOK=folder npx playwright test -c e2e e2e/hints.spec.mjs`. */
const look = async ({ page }, name) =>
  process.env.LOOK && page.screenshot({ path: `${process.env.LOOK}/${name}.png`, animations: 'disabled' });

for (const [game, screen, name] of [
  ['mau-mau(seats=2,rounds=1)', { ...PHONE, dark: true }, 'phone-dark'],
  ['sequence-dice(seats=2)', PHONE, 'phone'],
  ['frappadingue(seats=2)', DESKTOP, 'desktop'], // one of 500 km is over before one was asked, once in a hundred
])
  test(`alone with a bot one gets a hint, and learns what it was about: ${game}`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', screen);
    const { link } = await openTable(anna, game);
    await sitDown(anna, link);
    await fillAndStart(anna);
    const { page, say } = anna;
    await page.getByRole('button', { name: say('hint.title'), exact: true }).click();
    const sheet = page.locator('dialog[open]');
    await expect(sheet.locator('li').first()).toBeVisible();
    // Where there is one move only, as one in thirty times after a bot's first chip, there is nothing to compare.
    if ((await sheet.locator('li').count()) > 1) await expect(sheet.locator('.chance').first()).toContainText('%');
    await look(anna, `hint-${name}`);
    await clean(page, 'a hint', [screen]);
    await sheet
      .getByRole('button', { name: say('hint.play') })
      .first()
      .click();
    await expect(sheet).toHaveCount(0);

    await playAlong(anna, { seed: 5 });
    await seeResult(anna);
    await rest(anna);
    await page.getByRole('button', { name: say('account.title') }).click();
    await expect(page.locator('.ledger li')).toHaveCount(2, { timeout: 120_000 });
    for (const line of await page.locator('.ledger li').all()) {
      const [start, luck, skill, others, result] = (await line.locator('dd').allTextContents()).map((text) =>
        Math.round(10 * Number(text.replace('−', '-'))),
      );
      expect(start + luck + skill + others).toBe(result);
    }
    await page.locator('.ledger').scrollIntoViewIfNeeded();
    await look(anna, `account-${name}`);
    const point = page.locator('section ol a').first();
    await point.scrollIntoViewIfNeeded();
    await look(anna, `turns-${name}`);
    await clean(page, 'what the game was about', [screen]);
    const step = new URL(await point.getAttribute('href'), page.url()).searchParams.get('step');
    await point.click();
    await expect(page.locator('.replay output')).toContainText(`${step} /`);
    await page.getByRole('button', { name: say('account.title') }).click();
    await expect(page.locator('dialog .ledger li')).toHaveCount(2);
    await look(anna, `replay-${name}`);
    await allWell(anna);
  });

test('among people there are no hints unless the host allows them, and all hear of one', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const bo = await person(browser, 'Bo', PHONE);
  const { link } = await openTable(anna, 'mau-mau(seats=2,rounds=1)', { hints: 'ALL' });
  await sitDown(anna, link);
  await sitDown(bo, link);
  await fillAndStart(anna);
  const bulb = ({ page, say }) => page.getByRole('button', { name: say('hint.title'), exact: true });
  await expect.poll(async () => (await bulb(anna).count()) + (await bulb(bo).count())).toBe(1);
  const [mover, other] = (await bulb(bo).count()) ? [bo, anna] : [anna, bo];
  await bulb(mover).click();
  await expect(mover.page.locator('dialog[open] li').first()).toBeVisible();
  if (other === bo) await bo.page.getByRole('button', { name: bo.say('talk.title') }).click();
  await expect(other.page.getByText(`${mover.name} asked for a hint.`).first()).toBeVisible();
  await allWell(anna, bo);
});
