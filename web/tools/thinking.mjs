import { FORMS } from '../e2e/rules.mjs';
import { GAMES, usual } from '../e2e/games.mjs';
import { startServer } from '../e2e/server.mjs';
import { browser as chromium } from './browser.mjs';

/**
 * How long bots, hints and stories take on a phone four times slower than this machine, by the rules that the page carries: `npm run thinking`.
 * For each game and level, the usual (median) and the longest time that a bot's move took; in WebAssembly, and in JavaScript.
 */
const SLOWER = 4;
const MOVES = 40;
const LEVELS = [1, 2, 3, 4, 5];

/** Plays at a table of the device with bots of a level, in the page; gives the milliseconds of every bot's choice, of a hint and of the story. */
async function play([form, game, level, moves]) {
  const loaded = async () => {
    if (form === 'js') return import('/worker/rules.js');
    const { load } = await import('/worker/rules.wasm-runtime.js');
    return (await load('/worker/rules.wasm')).exports;
  };
  window.forms ??= {};
  const rules = (window.forms[form] ??= await loaded());
  let now = 1_700_000_000_000;
  let count = 0;
  let wake = 0;
  let view;
  const fresh = () => (++count).toString(16).padStart(64, '0');
  const take = (what, text = '') => {
    const begin = performance.now();
    const said = rules.take(what, text, now, fresh());
    const millis = performance.now() - begin;
    wake = 0;
    for (const line of said.split('\n')) {
      if (line.startsWith('wake ')) wake = Number(line.slice(5));
      else if (line.startsWith('tell a {"type":"told"')) view = JSON.parse(line.slice(7)).view ?? view;
    }
    return { said, millis };
  };
  const wish = { game, visibility: 'LINK', spectators: 'OPEN', pace: 0, name: 'A', avatar: 'fox' };
  rules.begin();
  const { said } = take('ask q1 me /api/tables', JSON.stringify(wish));
  const { table, key } = JSON.parse(/^answer q1 200 (.*)$/m.exec(said)[1]);
  const ask = (command) => take('say a', JSON.stringify({ type: 'do', id: `c${++count}`, command }));
  take('open a me');
  take('say a', JSON.stringify({ type: 'hello', table, keys: [key], name: 'A', avatar: 'fox', seen: 0, recent: 0 }));
  ask({ type: 'sit', seat: -1, name: 'A', avatar: 'fox', luck: '' });
  ask({ type: 'fillSeats', level });
  ask({ type: 'start' });
  const times = [];
  let hint = 0;
  for (let step = 0; step < 50 * moves && times.length < moves && view.phase === 'PLAYING'; step++) {
    const { moves: mine, ply } = view.play;
    if (mine.length) {
      hint ||= take(`ask h me /api/tables/${table}/hint`, JSON.stringify({ ply })).millis;
      ask({ type: 'play', move: mine[step % mine.length], ply });
    }
    if (!wake) continue;
    now = Math.max(now, wake);
    const { millis } = take('time');
    if (view.play && !view.play.moves.length) times.push(millis);
  }
  ask({ type: 'resign' });
  for (let step = 0; step < 5000 && view.phase === 'PLAYING'; step++) {
    now = Math.max(now + 1, wake);
    take('time');
  }
  const record = /^answer r 200 (.*)$/m.exec(take(`ask r me /api/tables/${table}/records/1`).said)?.[1];
  const story = record ? take('ask s me /api/record/story', JSON.parse(record)) : undefined;
  times.sort((a, b) => a - b);
  return { usual: times[times.length >> 1], longest: times.at(-1), hint, story: story?.millis };
}

const server = await startServer();
const browser = await chromium();
const chosen = process.argv.slice(2);
const round = (millis) => (millis === undefined ? '–' : `${millis.toFixed(millis < 10 ? 1 : 0)} ms`);
try {
  for (const form of FORMS) {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(server.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const game of GAMES.filter((id) => !chosen.length || chosen.includes(id)))
      for (const level of LEVELS) {
        const { usual: median, longest, hint, story } = await page.evaluate(play, [form, usual(game, 2), level, MOVES]);
        const rest = level === 3 ? `; a hint ${round(hint)}, the story ${round(story)}` : '';
        console.log(`${form} ${game}, level ${level}: a bot’s move ${round(median)}, at most ${round(longest)}${rest}`);
      }
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
