import { startServer } from '../e2e/server.mjs';
import { GAMES, usual } from '../e2e/games.mjs';
import { fillAndStart, openTable, person, PHONE, playAlong, sitDown } from '../e2e/people.mjs';
import { browser as chromium } from './browser.mjs';

/**
 * How long a move takes from its arrival to the screen on a phone four times slower than this machine: `npm run frames`.
 * "work" is what the page does with a message until its document is up to date, "painted" ends after the frame that shows it;
 * "late" counts the moves that were not yet in the first frame after their arrival. Movements are on.
 */
const SLOWER = 4;
const MOVES = 20;

/** Watches the sockets of a page: its listener is the first to hear a message. */
function watchSockets() {
  window.arrivals = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"told"')) return;
        const arrived = performance.now();
        const ply = () => Number(document.querySelector('main .box')?.dataset.ply);
        const awaited = JSON.parse(data).view?.play?.ply ?? 0;
        const seen = {};
        const next = (task) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = task;
          channel.port2.postMessage(0);
        };
        next(() => (seen.work = performance.now() - arrived));
        requestAnimationFrame(() => {
          seen.late = ply() < awaited;
          next(() => window.arrivals.push({ ...seen, painted: performance.now() - arrived }));
        });
      });
    }
  };
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1).padStart(6);

const server = await startServer({ quickBots: false }); // at a human pace: one move at a time
process.env.TUMULT_URL = server.url;
const browser = await chromium();
try {
  console.log('game             messages  late   work p50    p95   painted p50    p95   ms');
  for (const game of GAMES) {
    const anna = await person(browser, 'Anna', PHONE);
    await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
    await anna.page.addInitScript(watchSockets);
    const { link } = await openTable(anna, usual(game, 4));
    await sitDown(anna, link);
    await fillAndStart(anna);
    await anna.page.locator('main .box button').first().waitFor();
    const session = await anna.context.newCDPSession(anna.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await anna.page.evaluate(() => (window.arrivals = []));
    await playAlong(anna, { seed: 3, prefer: '.stack', every: 500 });
    await anna.page.waitForFunction((wanted) => window.arrivals.length >= wanted, MOVES, { timeout: 120_000 });
    const arrivals = await anna.page.evaluate(() => window.arrivals);
    const sorted = (what) => arrivals.map((each) => each[what] ?? each.painted).sort((a, b) => a - b);
    const [work, painted] = [sorted('work'), sorted('painted')];
    const count = String(arrivals.length).padStart(3);
    const late = String(arrivals.filter((each) => each.late).length).padStart(4);
    const spread = (times) => `${at(times, 0.5)} ${at(times, 0.95)}`;
    console.log(`${game.padEnd(24)} ${count}  ${late}     ${spread(work)}        ${spread(painted)}`);
    await anna.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
