import { mkdirSync } from 'node:fs';
import { GAMES, preferred, short } from '../e2e/games.mjs';
import { startServer } from '../e2e/server.mjs';
import { ENGINES } from './webdriver.mjs';

/**
 * Plays every game in WebKit and in Firefox, with a finger on a phone and a mouse on a desk (WebKit's driver makes a mouse of both), against the packaged program:
 * `npm run engines`, or `npm run engines -- webkit kaos`. Pictures go to target/engines. An engine that is not installed is left
 * out, and named; with `--all` that is a failure. On Debian: apt-get install webkit2gtk-driver xvfb firefox-esr.
 */
const given = process.argv.slice(2);
const strict = given.includes('--all');
const chosen = (all) => (all.some((name) => given.includes(name)) ? all.filter((name) => given.includes(name)) : all);
const folder = 'target/engines';
const PHONE = [390, 844];
const DESK = [1280, 800];
/** How often it presses on each of the two, at most. */
const PRESSES = 20;
const ESCAPE = '\uE00C';

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where to press something on the table, chosen by a throw of a die, rather something preferred. Runs in the page. */
function choice(thrown, favoured) {
  const box = document.querySelector('main .box');
  if (document.querySelector('.room')?.dataset.phase === 'OVER') return { over: true };
  if (!box || box.dataset.pending || box.dataset.moves === '0') return null;
  const live = (selector) =>
    [...box.querySelectorAll(selector)].filter(
      (each) => each.getAttribute('aria-disabled') !== 'true' && each.getClientRects().length,
    );
  /** Where it can be pressed: something may lie over a part of it. */
  const spot = (each) => {
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = each.getBoundingClientRect();
    return [0.5, 0.2, 0.35, 0.65, 0.8]
      .flatMap((across) => [0.5, 0.2, 0.8].map((down) => ({ x: left + across * width, y: top + down * height })))
      .find(({ x, y }) => each.contains(document.elementFromPoint(x, y)));
  };
  const free = (selector) => live(selector).filter(spot);
  const held = free('.shaker');
  const favourites = held.length ? held : favoured && thrown % 8 ? free(favoured) : [];
  const choices = favourites.length ? favourites : free('button, [role="gridcell"]');
  return choices.length ? { ...spot(choices[thrown % choices.length]), ply: box.dataset.ply } : null;
}

/** What is wrong with a page as it stands. Runs in the page. */
function complaints() {
  const root = document.documentElement;
  const found = [...(window.problems ?? [])];
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight - innerHeight} px too tall`);
  const inside = document.querySelector('dialog[open] .inside');
  if (inside) {
    const needed = [...inside.children].reduce((sum, each) => sum + each.scrollHeight, 0);
    const spare = Math.round(inside.closest('dialog').getBoundingClientRect().height - needed);
    if (spare > 12) found.push(`the sheet is ${spare} px taller than what is in it`);
    const head = inside.querySelector('header').getBoundingClientRect();
    if (head.top < inside.getBoundingClientRect().top - 1) found.push('the head of the sheet has gone');
  }
  return found;
}

async function until(engine, work, ...what) {
  for (let i = 0; i < 300; i++) {
    const found = await engine.run(work, ...what);
    if (found) return found;
    await later(100);
  }
  throw new Error(`never came: ${work} ${what}`);
}

/** Presses what a selector finds, as soon as it is there and lies still. */
async function press(engine, selector, how) {
  const spot = await until(
    engine,
    async (wanted) => {
      const find = () => [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length);
      find()?.scrollIntoView({ block: 'center' });
      const before = find()?.getBoundingClientRect();
      await new Promise((calm) => setTimeout(calm, 300));
      const { left, top, width, height } = find()?.getBoundingClientRect() ?? {};
      if (!before || before.left !== left || before.top !== top) return null;
      const [x, y] = [left + width / 2, top + height / 2];
      return find().contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    },
    selector,
  );
  await engine.press(spot.x, spot.y, how);
}

async function play(engine, name, game, server) {
  const found = [];
  const look = async (where) => {
    await engine.picture(`${folder}/${name}-${game}-${where}.png`);
    found.push(...(await engine.run(complaints)).map((what) => `${where}: ${what}`));
  };
  await engine.size(...PHONE);
  await engine.go(server.url);
  // Somebody new is known from the first answer on: all that home asks must have been answered.
  await until(engine, () => Boolean(document.querySelector('.tile')));
  await later(1_000);
  const link = await engine.run(
    async (wish) => {
      await fetch('/api/me');
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
      const { table, key } = await answer.json();
      return `/t/${table}#${key}`;
    },
    { game: short(game, 3), visibility: 'LINK', spectators: 'OPEN', pace: 0, name: 'Anna', avatar: 'fox' },
  );
  await engine.go(server.url + link);
  await engine.run(() => {
    window.problems = [];
    addEventListener('error', ({ message }) => window.problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)));
  });
  await press(engine, 'form button[type=submit]', 'touch');
  await press(engine, '.fill button', 'touch');
  await until(engine, () => Boolean(document.querySelector('main .box button')));

  let thrown = 7;
  let answered = 0;
  let over = false;
  for (const [where, size, how] of [
    ['phone', PHONE, 'touch'],
    ['desk', DESK, 'mouse'],
  ]) {
    await engine.size(...size);
    for (let i = 0; i < PRESSES && !over; i++) {
      thrown = (thrown * 48271) % 0x7fffffff;
      const spot = await until(engine, choice, thrown, preferred(game));
      over = Boolean(spot.over);
      if (over) break;
      await engine.press(spot.x, spot.y, how);
      for (let wait = 0, at = spot.ply; wait < 8; wait++) {
        await later(100);
        at = await engine.run(() => document.querySelector('main .box')?.dataset.ply);
        if (at === spot.ply) continue;
        answered++;
        break;
      }
    }
    await engine.key(ESCAPE);
    await look(where);
  }
  await later(over ? 2_500 : 0); // the result comes by itself
  await engine.key(ESCAPE);
  await press(engine, '.bar > button:last-of-type', 'mouse');
  await until(engine, () => Boolean(document.querySelector('dialog[open]')));
  await later(400); // it rises
  await look('menu');
  await engine.key(ESCAPE);
  if (answered < 5 && !over) found.push(`only ${answered} moves were played`);
  return { answered, over, found };
}

mkdirSync(folder, { recursive: true });
let failures = 0;
const server = await startServer();
try {
  for (const name of chosen(Object.keys(ENGINES))) {
    const missing = ENGINES[name].missing();
    if (missing.length) {
      console.log(`${name}: left out, ${missing.join(' and ')} not installed`);
      if (strict) failures++;
      continue;
    }
    const engine = await ENGINES[name].open();
    try {
      for (const game of chosen(GAMES)) {
        const { answered, over, found } = await play(engine, name, game, server);
        console.log(
          `${name} ${game}: ${answered} moves${over ? ', to the end' : ''}${found.map((each) => `\n  ${each}`).join('')}`,
        );
        failures += found.length;
      }
    } catch (problem) {
      await engine.picture(`${folder}/${name}-stuck.png`).catch(() => {});
      throw problem;
    } finally {
      await engine.stop();
    }
  }
} finally {
  await server.stop();
}
process.exitCode = failures ? 1 : 0;
