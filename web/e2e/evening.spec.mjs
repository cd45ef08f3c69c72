import { connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';
import { clean } from './clean.mjs';
import { startServer } from './server.mjs';
import { TELEVISION, turnOn } from './television.mjs';

const menu = async (somebody, ...keys) => {
  await somebody.page.getByRole('button', { name: somebody.say('menu.title') }).click();
  for (const key of keys) await somebody.page.getByRole('button', { name: somebody.say(key), exact: true }).click();
};
const giveUp = (somebody) => menu(somebody, 'menu.resign', 'yes');

/** The host chooses another game from the result, and everybody gathers for it. */
async function change(host, game) {
  const { page, say } = host;
  await page.getByRole('button', { name: say('evening.other'), exact: true }).click();
  await expect(page.locator('dialog .tile').first()).toBeVisible();
  if (game === 'frappadingue') await clean(page, 'what next?');
  await page.locator(`dialog .tile[data-game=${game}]`).click();
  await page.getByRole('button', { name: say('evening.apply') }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.gathering')).toBeVisible();
}

test('an evening of three games, with people who come and go, and a server that dies', async ({ browser }) => {
  let server = await startServer();
  const anna = await person(browser, 'Anna', PHONE);
  const bo = await person(browser, 'Bo', DESKTOP);
  const cleo = await person(browser, 'Cleo', { ...PHONE, language: 'fr' });
  const dora = await person(browser, 'Dora', { ...DESKTOP, language: 'uk', dark: true });
  const television = await person(browser, 'Television', TELEVISION);
  for (const each of [bo, cleo, dora]) each.url = server.url;
  const network = await networkTo(server.port);
  anna.url = network.url;
  try {
    const { table, link: herLink } = await openTable(anna, 'mau-mau(seats=2,rounds=1)');
    const link = herLink.replace(network.url, server.url);
    await sitDown(anna, herLink);
    await turnOn(television, anna);
    await sitDown(bo, link);
    await anna.page.locator('.start .loud').dblclick(); // a tap that came twice
    await expect(anna.page.locator('main .box')).toBeVisible();

    // Cleo comes while all seats are people's: she is next.
    await cleo.page.goto(link);
    await cleo.page.locator('form input').first().fill('Cleo');
    await cleo.page.locator('form button[type=submit]').click();
    await expect(cleo.page.getByText(cleo.say('gather.next'))).toBeVisible();
    await Promise.all([playAlong(anna, { seed: 3 }), playAlong(bo, { seed: 5 })]);
    await Promise.all([seeResult(anna), seeResult(bo), seeResult(cleo)]);

    // Another game, for three now; the score stays.
    await change(anna, 'frappadingue');
    await expect(anna.page.locator('.chair')).toHaveCount(3);
    await expect(cleo.page.locator('.gathering .me')).toContainText('Cleo');
    await expect(bo.page.locator('.standings li')).toHaveCount(2);
    await expect(television.page.locator('aside .standings li')).toHaveCount(2);
    await fillAndStart(anna);
    for (const { page } of [bo, cleo]) await expect(page.locator('main .box > *').first()).toBeVisible();

    // Who is ahead is in sight while one plays.
    const won = (await anna.page.request.get(`${server.url}/api/tables/${table}/evening`).then((each) => each.json()))
      .standings;
    for (const { name, points } of won) {
      const somebody = name === 'Anna' ? anna : bo;
      await expect(somebody.page.locator('.bar .score')).toContainText(`${points}`);
      await expect(bo.page.locator('.talk .score')).toContainText(`${name} ${points}`);
    }

    // The server dies and comes back; the network of the host, too.
    await server.kill();
    server = await startServer({ port: server.port, data: server.data });
    await expect(anna.page.getByText(anna.say('line.waiting'))).toHaveCount(0);
    network.fails();
    await expect(anna.page.getByText(anna.say('line.waiting'))).toBeVisible();
    await giveUp(bo);
    await giveUp(cleo);
    network.comesBack();
    await Promise.all([seeResult(anna), seeResult(bo)]);
    await expect(bo.page.locator('dialog .standings li')).toHaveCount(3);

    // Bo leaves for good, Dora comes in between.
    await bo.page.keyboard.press('Escape');
    await menu(bo, 'menu.stand', 'yes');
    await sitDownBetween(dora, link);
    await change(anna, 'sequence-dice');
    await anna.page.locator('.start .loud').click();
    await expect(dora.page.locator('main .box')).toBeVisible();
    await giveUp(cleo);
    await giveUp(dora);
    await seeResult(anna);

    // The end of the evening: its sums are those of the records.
    await anna.page.keyboard.press('Escape');
    await menu(anna, 'menu.close', 'yes');
    const evening = await (await anna.page.request.get(`${server.url}/api/tables/${table}/evening`)).json();
    expect(evening.results.map(({ game }) => game.split('@')[0])).toEqual(['mau-mau', 'frappadingue', 'sequence-dice']);
    for (const { number, players } of evening.results) {
      const record = await (await anna.page.request.get(`${server.url}/api/tables/${table}/records/${number}`)).text();
      for (const player of players) if (player.person) expect(record).toContain(player.name);
    }
    const sums = {};
    for (const { players } of evening.results)
      for (const { name, person: who, points } of players) if (who) (sums[name] ??= []).push(points);
    await expect(anna.page.locator('.evening .standings li')).toHaveCount(4);
    for (const [name, points] of Object.entries(sums)) {
      const total = points.reduce((a, b) => a + b, 0) + 5 * (evening.games - points.length);
      await expect(anna.page.locator('.evening .standings li', { hasText: name }).locator('.points')).toHaveText(
        `${total}`,
      );
    }
    await expect(anna.page.locator('.evening .games li')).toHaveCount(3);
    await clean(anna.page, 'the end of an evening');
    const { awards } = evening;
    const first = await (await anna.page.request.get(`${server.url}/api/tables/${table}/records/1`)).text();
    if (awards.length < MOST_AWARDS)
      expect(
        awards
          .filter(({ room }) => room === 'mau-mau')
          .map(({ feat, number, name }) => `${feat} ${number} ${name}`)
          .sort(),
      ).toEqual(mauMauFeats(first, ['Anna', 'Bo']));
    await expect(anna.page.locator('.evening .awards li')).toHaveCount(awards.length);
    for (const [i, { name, number }] of awards.entries()) {
      await expect(anna.page.locator('.evening .awards li').nth(i)).toContainText(name);
      await expect(anna.page.locator('.evening .awards li').nth(i)).toContainText(number.toLocaleString('en'));
    }
    await expect(television.page.locator('.evening .standings .points')).toHaveText(
      await anna.page.locator('.evening .standings .points').allInnerTexts(),
    );
    // Who comes by the link later sees it, too.
    await bo.page.goto(link);
    await expect(bo.page.locator('.evening .standings li')).toHaveCount(4);
    const picture = anna.page.waitForEvent('download');
    await anna.page.getByRole('button', { name: anna.say('evening.share') }).click();
    expect((await picture).suggestedFilename()).toBe('tumult.png');
    await allWell(anna, bo, cleo, dora, television);
  } finally {
    network.close();
    await server.stop();
  }
});

const MOST_AWARDS = 4;

/** What is worth an award in the record of one round of Mau Mau: the longest mau, and the most cards drawn at once. */
function mauMauFeats(record, names) {
  const plies = [...record.matchAll(/^([\d*]) (\S[^#\n]*?)(?: #.*)?$/gm)].map(([, actor, move]) => ({ actor, move }));
  const turns = {};
  let [stroke, drawer, drawn, answered] = [0, '', 0, ''];
  for (const { actor, move } of plies) {
    if (actor === '*') {
      if (answered && ++drawn > stroke) [stroke, drawer] = [drawn, answered];
      continue;
    }
    [drawn, answered] = [0, move === 'draw' ? actor : ''];
    if (/^(lay|draw)/.test(move) && actor in turns) turns[actor]++;
    if (move === 'mau') turns[actor] ??= 0;
  }
  const winner = plies.at(-1).actor;
  return [
    ...(turns[winner] >= 8 ? [`mau ${turns[winner]} ${names[winner]}`] : []),
    ...(stroke >= 6 ? [`stroke ${stroke} ${names[drawer]}`] : []),
  ];
}

/** A network of somebody's own, to be cut: being offline does not cut a socket in every browser. */
async function networkTo(port) {
  const lines = new Set();
  let down = false;
  const network = createServer((near) => {
    if (down) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      lines.add(end);
      end.setNoDelay();
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => lines.delete(end) && other.destroy());
    }
  });
  await new Promise((ready) => network.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${network.address().port}`,
    fails() {
      down = true;
      for (const line of lines) line.destroy();
    },
    comesBack() {
      down = false;
    },
    close() {
      this.fails();
      network.close();
    },
  };
}

/** Comes between two games and takes a seat: the result of the last one is in sight. */
async function sitDownBetween({ page, name }, link) {
  await page.goto(link);
  await page.locator('form input').first().fill(name);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.room')).toBeVisible();
}
