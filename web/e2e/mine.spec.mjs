import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { clean } from './clean.mjs';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';
import { pattern } from './texts.mjs';

/** Alone and at once, what goes on, and one's own games; and doors that say what they are. */

const button = (page, name) => page.getByRole('button', { name });
const tile = (page, game) => page.locator(`.tile[data-game=${game}]`);

test('one tap begins a game with bots, two taps begin one game, and home leads back to it', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  let opened = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/tables') opened++;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('home.continue') })).toHaveCount(0);
  await tile(page, 'mau-mau').locator('.now').dblclick();
  await expect(page.locator('[data-phase=PLAYING] main .box')).toBeVisible();
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  expect(opened).toBe(1);
  const address = page.url();
  await expect(page.locator('main .seats .name')).toHaveCount(3);
  const bots = await page.locator('main .seats .name').allTextContents();
  for (const name of bots) expect(say('robots').split(' ')).toContain(name);
  await page.reload();
  await expect(page.locator('[data-phase=PLAYING] main .box')).toBeVisible();

  await page.goto('/');
  const back = page.locator('.on a.table');
  await expect(back).toHaveCount(1);
  await expect(back).toContainText('Mau Mau');
  for (const name of bots) await expect(back).toContainText(name);
  await expect(back, 'the bots play until it is up to Anna').toContainText(say('bar.yours'));
  expect((await back.boundingBox()).y, 'in sight').toBeLessThan(400);
  await clean(page, 'home with a game that is on');
  await back.click();
  await expect(page.locator('[data-phase=PLAYING] main .box')).toBeVisible();
  expect(page.url()).toBe(address);

  await button(page, say('menu.title')).click();
  await button(page, say('menu.close')).click();
  await button(page, say('yes')).click();
  await page.goto('/');
  await tile(page, 'kaos').waitFor();
  await expect(page.locator('a.table[data-game=mau-mau]'), 'what is closed is forgotten').toHaveCount(0);
  await allWell(anna);
});

test('what was chosen last is played now', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const { page, say } = anna;
  await page.goto('/');
  await tile(page, 'kaos').click();
  await page.locator('dialog input[type=number]').first().fill('3');
  await page.getByText(say('new.more')).click();
  await button(page, say('new.open')).click();
  await expect(page.locator('.gathering .me')).toBeVisible();
  await page.getByRole('combobox').selectOption('4');
  await page.goto('/');
  await tile(page, 'kaos').locator('.now').click();
  await expect(page.locator('[data-phase=PLAYING] main .box')).toBeVisible();
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const { tables } = await (await page.request.get(`${process.env.TUMULT_URL}/api/mine?tables=${table}`)).json();
  expect(tables[0].game).toContain('seats=3');
  expect(tables[0].seats.map(({ level }) => level)).toEqual([0, 4, 4]);
  await allWell(anna);
});

test('a game that is over is among my games: looked at again, exported, wiped, taken in', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  await page.goto('/mine');
  await expect(page.getByText(say('mine.none'))).toBeVisible();
  await clean(page, 'none of my games yet');
  await page.evaluate(() =>
    localStorage.setItem('tumult.last', '{"frappadingue":{"options":{"seats":"1","target":"500"}}}'),
  );
  await page.goto('/');
  await tile(page, 'frappadingue').locator('.now').click();
  await page.locator('main .box').waitFor();
  await playAlong(anna, { seed: 5, prefer: '.pedal' });
  await seeResult(anna);
  await expect(button(page, say('result.start')), 'nobody to wait for').toHaveCount(0);
  await page.reload();
  await seeResult(anna);

  await page.goto('/');
  await page.getByRole('link', { name: say('mine.title') }).click();
  const kind = page.locator('.kinds li');
  await expect(kind).toHaveCount(1);
  await expect(kind).toContainText(say('mine.won').replace('{0}', '1'));
  await expect(kind).toContainText(/Solo to 500 in \d+ turn/);
  await expect(page.locator('ol li')).toHaveCount(1);
  await clean(page, 'my games');

  const saved = page.waitForEvent('download');
  await button(page, say('mine.export')).click();
  const file = await (await saved).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).games).toHaveLength(1);

  await button(page, say('mine.wipe')).click();
  await clean(page, 'sure?');
  await button(page, say('mine.wipe')).click();
  await expect(page.getByText(say('mine.none'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('mine.none'))).toBeVisible();

  const give = (name, text) =>
    page
      .locator('input[accept*=json]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('holiday.json', '{"photos":[]}');
  await expect(page.getByRole('alert')).toHaveText(say('mine.notOurs'));
  await give('mine.json', readFileSync(file, 'utf8'));
  await expect(page.locator('ol li')).toHaveCount(1);
  await give('again.json', readFileSync(file, 'utf8'));
  await expect(page.locator('ol li')).toHaveCount(1);

  await page.locator('ol li a').click();
  await expect(page.locator('.replay .box')).toBeVisible();
  await page.goto(`/t/${new URL(page.url()).pathname.split('/').at(-1)}?replay=77`);
  await expect(page.getByRole('alert')).toHaveText(say('replay.gone'));
  await allWell(anna);
});

test('a path that leads nowhere gets a page that says so, and the way home', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const { page, say } = anna;
  const answer = await page.goto('/foo/bar');
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nowhere.title'));
  await clean(page, 'nowhere');
  await page.getByRole('link', { name: say('home.go') }).click();
  await expect(tile(page, 'kaos')).toBeVisible();
  expect((await page.request.get(`${process.env.TUMULT_URL}/favicon.ico`)).headers()['content-type']).toBe(
    'image/x-icon',
  );
  await allWell(anna);
});

test('a link for watching offers watching; an old link and a used one say so before any tap', async ({ browser }) => {
  const anna = await person(browser, 'Anna', DESKTOP);
  const vera = await person(browser, 'Vera', PHONE);
  const { page, say } = anna;
  const { link } = await openTable(anna, 'mau-mau(seats=2,rounds=1)');
  await sitDown(anna, link);
  await button(page, say('menu.title')).click();
  await button(page, say('host.watchLink')).click();
  const watching = await page
    .locator('dialog')
    .getByRole('textbox', { name: say('invite.link') })
    .inputValue();
  await button(page, say('menu.device')).click();
  await expect(page.locator('dialog').getByRole('textbox', { name: say('invite.link') })).toHaveCount(2);
  const links = await page
    .locator('dialog')
    .getByRole('textbox', { name: say('invite.link') })
    .all();
  const claim = (await Promise.all(links.map((each) => each.inputValue()))).find((each) => each.includes('claim='));
  await page.keyboard.press('Escape');

  await vera.page.goto(watching);
  await expect(button(vera.page, vera.say('lobby.watch'))).toBeVisible();
  await expect(button(vera.page, vera.say('door.sit'))).toHaveCount(0);
  await expect(vera.page.locator('form')).toContainText(pattern(vera.say('door.watching')));
  await clean(vera.page, 'a door for watching');

  await button(page, say('invite.renew')).click();
  await button(page, say('invite.sure')).click();
  await expect(page.getByRole('textbox', { name: say('invite.link') })).not.toHaveValue(link);
  await vera.page.goto('about:blank');
  await vera.page.goto(link);
  await expect(vera.page.getByRole('alert')).toHaveText(vera.say('door.oldLink'));
  await expect(vera.page.locator('form')).toHaveCount(0);
  await clean(vera.page, 'an old link');
  await vera.page.goto('about:blank');
  await vera.page.goto(claim.slice(0, -2));
  await expect(vera.page.getByRole('alert')).toHaveText(vera.say('door.usedLink'));

  await vera.page.goto('about:blank');
  await vera.page.goto(watching);
  await fillAndStart(anna);
  await vera.page.locator('form input').first().fill('Vera');
  await button(vera.page, vera.say('lobby.watch')).click();
  await expect(vera.page.locator('main .box')).toHaveAttribute('data-moves', '0');
  await allWell(anna, vera);
});
