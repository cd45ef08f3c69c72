import { expect } from '@playwright/test';

/** People round one phone. */

const filled = (text, name) => text.replace('{0}', name);

/** Opens a table for the owner of the phone and somebody else at it. */
export async function openTogether({ page, say, name }, game, options, other = 'Bo') {
  await page.addInitScript(
    ([id, chosen]) => localStorage.setItem('tumult.last', JSON.stringify({ [id]: { options: chosen } })),
    [game, options],
  );
  await page.goto('/');
  await page.locator(`.tile[data-game=${game}]`).click();
  await page.getByLabel(say('me.name')).fill(name);
  await page.getByRole('button', { name: say('round.add') }).click();
  await page.getByLabel(say('round.name'), { exact: true }).fill(other);
  return () => page.getByRole('button', { name: say('new.open') }).click();
}

/** The cover is on, for this person, and nothing of the game is below it. */
async function seeCover({ page, say }, name) {
  await expect(page.locator('.cover h1')).toHaveText(filled(say('round.give'), name));
  await expect(page.locator('.box')).toHaveCount(0);
}

export async function lift(somebody, name) {
  const { page, say } = somebody;
  await seeCover(somebody, name);
  await page.getByRole('button', { name: filled(say('round.show'), name) }).click();
  await expect(page.locator('main .box')).toBeVisible();
}

/** It is said whose turn it is. */
export const seeTurn = ({ page, say }, name) =>
  expect(page.getByRole('status').filter({ hasText: filled(say('own.turn'), name) })).toBeVisible();
