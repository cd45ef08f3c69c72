import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';

/** For every game a whole one between two browsers and a bot, on a phone and on a desk, in two languages each. */
const GAMES = [
  { game: 'mau-mau(seats=3,rounds=1)', languages: ['en', 'da'] },
  { game: 'sequence-dice(seats=3,length=5)', languages: ['nb', 'uk'] },
  {
    game: 'kaos(seats=3,maxRounds=1,forgiving=true,highest=6,copies=10)',
    languages: ['fr', 'en'],
    prefer: '.actions button',
  },
  { game: 'frappadingue(seats=3,target=500)', languages: ['uk', 'da'], prefer: '.pedal' },
  { game: 'haos(seats=3,grabs=0,palms=0,allOpens=0,lefts=0)', languages: ['nb', 'fr'], prefer: '.stack' },
];

for (const { game, languages, prefer } of GAMES) {
  test(`a whole game of ${game.split('(')[0]}`, async ({ browser }) => {
    const anna = await person(browser, 'Анна', { ...PHONE, language: languages[0] });
    const bo = await person(browser, 'Bjørn', { ...DESKTOP, language: languages[1], dark: true });
    const { link } = await openTable(anna, game);
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
