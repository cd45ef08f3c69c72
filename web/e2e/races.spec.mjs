import { createServer, connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { allWell, DESKTOP, fillAndStart, openTable, person, PHONE, sitDown } from './people.mjs';

/** A port on this machine that is a certain way from the server, in milliseconds there and as many back. */
async function farAway(url, delay) {
  const target = Number(new URL(url).port);
  const door = createServer((here) => {
    const there = connect(target, '127.0.0.1');
    const carry = (from, to) => {
      from.setNoDelay(true);
      from.on('data', (bytes) => setTimeout(() => to.write(bytes), delay));
      from.on('close', () => setTimeout(() => to.end(), delay));
      from.on('error', () => to.destroy());
    };
    carry(here, there);
    carry(there, here);
  });
  await new Promise((listening) => door.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${door.address().port}`, close: () => door.close() };
}

/** Hands that open the own cards and grab the totem so many milliseconds after a race is on the screen. */
async function race({ page }, reaction) {
  await page.evaluate((wait) => {
    const press = (what) =>
      what?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }));
    let racing = false;
    window.verdicts = [];
    const look = () => {
      const raceOn = document.querySelector('.totem.race') !== null;
      if (raceOn && !racing)
        requestAnimationFrame(() => setTimeout(() => press(document.querySelector('.zone.grab.right')), wait));
      racing = raceOn;
      const times = document.querySelector('.plaque .times')?.textContent;
      if (times && times !== window.verdicts.at(-1)) window.verdicts.push(times);
      const stack = document.querySelector('button.stack.lit:not(.pending)');
      if (!raceOn && stack) stack.click();
      requestAnimationFrame(look);
    };
    look();
  }, reaction);
}

test('the faster of two wins the race, though the touch arrives later', async ({ browser }) => {
  const far = await farAway(process.env.TUMULT_URL, 150);
  const anna = await person(browser, 'Anna', { ...DESKTOP });
  const bo = await person(browser, 'Bo', { ...PHONE });
  try {
    const { link } = await openTable(anna, 'haos(seats=2,grabs=6,palms=0,allOpens=0)');
    await sitDown(anna, link);
    await sitDown(bo, link.replace(process.env.TUMULT_URL, far.url));
    await fillAndStart(anna);
    await Promise.all([race(anna, 480), race(bo, 260)]);
    const verdicts = () => anna.page.evaluate(() => window.verdicts.join('\n'));
    await expect.poll(verdicts, { timeout: 60_000 }).toMatch(/Bo \d+ ms .* Anna \d+ ms, ±\d+/);
  } finally {
    far.close();
  }
  await allWell(anna, bo);
});
