import { expect, test } from '@playwright/test';
import { GAMES, languagesOf, preferred, short } from './games.mjs';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';

test('every game that the server offers is tested, and no other', async ({ request }) => {
  const offered = await (await request.get(`${process.env.TUMULT_URL}/api/games`)).json();
  expect(offered.map((game) => game.id).sort()).toEqual([...GAMES].sort());
});

/** For every game a whole one between two browsers and a bot, on a phone and on a desk, in two languages each. */
for (const game of GAMES) {
  test(`a whole game of ${game}`, async ({ browser }) => {
    const languages = languagesOf(game);
    const prefer = preferred(game);
    const anna = await person(browser, 'Анна', { ...PHONE, language: languages[0] });
    const bo = await person(browser, 'Bjørn', { ...DESKTOP, language: languages[1], dark: true });
    const { link } = await openTable(anna, short(game, 3));
    await sitDown(anna, link);
    await sitDown(bo, link);
    await fillAndStart(anna);
    await expect(bo.page.locator('main .box')).toBeVisible();
    await Promise.all([playAlong(anna, { seed: 7, prefer }), playAlong(bo, { seed: 11, prefer })]);
    await Promise.all([seeResult(anna), seeResult(bo)]);
    await expect(anna.page.locator('dialog figure svg').first()).toBeVisible();
    await expect(anna.page.locator('html')).toHaveAttribute('lang', languages[0]);
    await anna.page.locator('dialog .loud').click();
    await bo.page.locator('dialog .loud').click();
    await expect(anna.page.locator('dialog .result')).toHaveCount(0);
    await expect(anna.page.locator('main .box')).toBeVisible();
    await allWell(anna, bo);
  });
}
