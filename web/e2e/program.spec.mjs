import { expect, test } from '@playwright/test';
import { clean } from './clean.mjs';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, playAlong, seeResult, sitDown } from './people.mjs';

/** A program that plays by a link alone: all of it, in a browser that serves as its machine. */
const program = (link) => {
  const table = new WebSocket(link);
  table.onmessage = ({ data }) => {
    const { type, turn, moves, mayWait } = JSON.parse(data);
    const say = (answer) => table.send(JSON.stringify(answer));
    if (type === 'hello') say({ type: 'ready', name: 'Marvin' });
    if (type === 'turn') say(mayWait ? { type: 'wait', turn } : { type: 'move', turn, move: moves[0] });
  };
};

test('the host makes a link, and a program plays by it', async ({ browser }) => {
  const anna = await person(browser, 'Anna', PHONE);
  const marvin = await person(browser, 'Marvin', DESKTOP);
  const { page, say } = anna;
  const { link } = await openTable(anna, 'mau-mau(seats=2,rounds=1)');
  await sitDown(anna, link);
  await page.locator('.inviter').click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: say('program.invite') }).click();
  const address = await sheet.getByLabel(say('program.link')).inputValue();
  expect(address).toMatch(/^ws:\/\/[^/]+\/api\/program\/[\w-]+\/[\w-]{22}$/);
  await clean(page, 'a link for a program');
  await page.setViewportSize(PHONE.viewport);
  await page.keyboard.press('Escape');

  await marvin.page.goto('/');
  await marvin.page.evaluate(program, address);
  const chair = page.locator('.chair', { hasText: 'Marvin' });
  await expect(chair).toContainText(say('seat.program'));
  await fillAndStart(anna);
  await playAlong(anna, { seed: 7 });
  await seeResult(anna);
  await expect(page.locator('dialog .result')).toContainText('Marvin');
  await allWell(anna, marvin);
});
