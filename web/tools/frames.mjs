import { startServer } from '../e2e/server.mjs';
import { GAMES, usual } from '../e2e/games.mjs';
import { fillAndStart, openTable, person, PHONE, playAlong, sitDown } from '../e2e/people.mjs';
import { browser as chromium } from './browser.mjs';

/**
 * How long a move takes from its arrival to the screen on a phone four times slower than this machine: `npm run frames`.
 * "work" is what the page does with a message until its document is up to date, "painted" ends after the frame that shows it;
 * "late" counts the moves that were not yet in the first frame after their arrival. Movements are on. Since other programs run
 * too, "processor" tells what of "work" the page itself needed, without this tool, and what a message needs in all until the next
 * one: script, style, layout and painting. To compare two builds, let them take turns: `TUMULT_JAR=before.jar npm run frames -- kaos`.
 */
const SLOWER = 4;
const MOVES = 20;
const chosen = process.argv.slice(2);

/** Watches the sockets of a page: its listener is the first to hear a message. */
function watchSockets() {
  window.arrivals = [];
  /** The ply that a message tells of, 0 if of none. */
  const told = ({ type, view }) => {
    const place = (name) => (type === 'changed' ? window.names.indexOf(name) : name);
    return view?.[place('play')]?.[place('ply')] ?? 0;
  };
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"names":[')) window.names = JSON.parse(data).names;
        if (!/^\{"type":"(told|changed)"/.test(data)) return;
        const arrived = performance.now();
        const ply = () => Number(document.querySelector('main .box')?.dataset.ply);
        const seen = {};
        const next = (task) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = task;
          channel.port2.postMessage(0);
        };
        next(() => (seen.work = performance.now() - arrived));
        requestAnimationFrame(() => {
          seen.late = ply() < told(JSON.parse(data));
          next(() => window.arrivals.push({ ...seen, painted: performance.now() - arrived }));
        });
        performance.mark('told'); // from here on it is the page that works
      });
    }
  };
}

/** Notes what the main thread of a page does, until it is asked: what each message needed at once, and in all. */
async function processor(session) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const marks = events.filter(({ name, cat }) => name === 'told' && cat.includes('user_timing'));
    const tasks = events.filter(
      ({ name, pid, tid }) => name === 'RunTask' && pid === marks[0].pid && tid === marks[0].tid,
    );
    const during = ({ ts }) => tasks.find((task) => task.ts <= ts && ts <= task.ts + task.dur);
    const sum = tasks.filter(({ ts }) => ts >= marks[0].ts).reduce((all, { tdur = 0 }) => all + tdur, 0);
    return {
      work: marks.flatMap((mark) => {
        const task = during(mark);
        return task ? (task.tts + task.tdur - mark.tts) / 1000 : [];
      }),
      all: sum / 1000 / marks.length,
    };
  };
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1).padStart(6);

const server = await startServer({ quickBots: false }); // at a human pace: one move at a time
process.env.TUMULT_URL = server.url;
const browser = await chromium();
try {
  console.log('                                                                     processor');
  console.log('game             messages  late   work p50    p95   painted p50    p95   work p50    p95      all   ms');
  for (const game of GAMES.filter((each) => !chosen.length || chosen.includes(each))) {
    const anna = await person(browser, 'Anna', PHONE);
    await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
    await anna.page.addInitScript(watchSockets);
    const { link } = await openTable(anna, usual(game, 4));
    await sitDown(anna, link);
    await fillAndStart(anna);
    await anna.page.locator('main .box button').first().waitFor();
    const session = await anna.context.newCDPSession(anna.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const needed = await processor(session);
    await anna.page.evaluate(() => (window.arrivals = []));
    await playAlong(anna, { seed: 3, prefer: '.stack', every: 500 });
    await anna.page.waitForFunction((wanted) => window.arrivals.length >= wanted, MOVES, { timeout: 120_000 });
    const arrivals = await anna.page.evaluate(() => window.arrivals);
    const cpu = await needed();
    const sorted = (what) => arrivals.map((each) => each[what] ?? each.painted).sort((a, b) => a - b);
    const [work, painted] = [sorted('work'), sorted('painted')];
    cpu.work.sort((a, b) => a - b);
    const count = String(arrivals.length).padStart(3);
    const late = String(arrivals.filter((each) => each.late).length).padStart(4);
    const spread = (times) => `${at(times, 0.5)} ${at(times, 0.95)}`;
    const times = `${spread(work)}        ${spread(painted)}     ${spread(cpu.work)}   ${at([cpu.all], 0)}`;
    console.log(`${game.padEnd(24)} ${count}  ${late}     ${times}`);
    if (anna.errors.length) throw new Error(anna.errors.join('\n'));
    await anna.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
