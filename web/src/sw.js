// Keeps the whole page, so that after one visit everything is there without a network. What tables on a server tell is never kept.
/** Written by the build, and by `./tumult pages`: what this is the version of, and all that belongs to it, seen from where the page lies. */
const VERSION = '';
const FILES = [];

const HOME = self.registration.scope;
const PAGE = new URL('./', HOME).href;
/** Other pages may lie at the same host: one's own caches are known by where the page is. */
const KEPT = `tumult-${VERSION} ${HOME}`;
const isOwn = (name) => name.startsWith('tumult-') && name.endsWith(` ${HOME}`);
/** What there was before caches had such names. */
const FORMER = 'tumult-1';
/** How long a network may take that is there and says nothing. */
const PATIENCE = 4_000;
const LANES = 4;
/** Of the two forms of the rules the one that this browser can use: whether it knows WebAssembly's garbage collection. */
const collects = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
const OTHER_FORM = collects ? /^worker\/rules\.js/ : /^worker\/rules\.wasm/;
/** The names of these change with their content. */
const LASTING = /^(assets|worker)\//;
/** The games, their lessons and texts: what is told of them seldom changes. */
const TOLD = /^api\/(games|texts)\b/;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

/** A few at a time, and after all else that wants the network; the page itself is put in last, so that a version that has it is whole. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const page = await asked(PAGE, 'no-cache'); // first, so that what it asks for is of this version, or missing
  const files = FILES.filter((file) => !OTHER_FORM.test(file) && file !== './');
  const lane = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const answer = await keepOne(cache, file);
      if (file.startsWith('api/games?')) for (const lesson of await lessons(answer)) files.push(lesson);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put(PAGE, page);
  await self.skipWaiting(); // a page that is open goes on with what it has; the next one is new
}

/** Where the lessons are of the games that a server has told of. */
const lessons = async (games) =>
  (await games.json()).filter((game) => game.lesson).map(({ id }) => `api/games/${id}/lesson`);

async function keepOne(cache, file) {
  const address = new URL(file, HOME).href;
  const lasting = LASTING.test(file);
  const known = (await cache.match(address)) ?? (lasting ? await kept(address) : undefined);
  const answer = known ?? (await asked(address, lasting ? 'default' : 'no-cache'));
  await cache.put(address, answer.clone());
  return answer;
}

async function asked(address, cache) {
  const answer = await fetch(address, { priority: 'low', cache });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** What is kept of this version; what it has not, of the latest that has it: a page of the one before may still be open. */
async function kept(request) {
  const own = (await caches.keys()).filter((name) => name !== KEPT && isOwn(name));
  for (const cacheName of [KEPT, ...own.reverse()]) {
    const found = await caches.match(request, { cacheName });
    if (found) return found;
  }
  return undefined;
}

self.addEventListener('activate', (event) => event.waitUntil(forget()));

/** All versions but this one and the one before it: of that, pages may still be open. What was never whole is none. */
async function forget() {
  const others = (await caches.keys()).filter((name) => name !== KEPT && isOwn(name));
  const whole = await Promise.all(others.map((cacheName) => caches.match(PAGE, { cacheName })));
  const before = others.filter((_, i) => whole[i]).at(-1);
  for (const name of [FORMER, ...others]) if (name !== before) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME)) return;
  const path = request.url.slice(HOME.length);
  if (request.mode === 'navigate') {
    // The page is the same under every address. It is not kept here: only all of a version is.
    if (!/^api\b/.test(path)) event.respondWith(newest(PAGE, () => fetch(request)));
  } else if (TOLD.test(path)) event.respondWith(newest(request, () => told(request)));
  else if (!path.startsWith('api')) event.respondWith(keptFirst(request));
});

async function keptFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

/** What the network says; or what is kept, if there is no answer in time or only that nobody is there to answer. */
async function newest(address, ask) {
  const before = await kept(address);
  const now = ask().then((answer) => (before && answer.status >= 500 ? before : answer));
  const late = new Promise((resolve) => before && setTimeout(resolve, PATIENCE, before));
  return Promise.race([now, late]).catch(() => before ?? Response.error());
}

async function told(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone()).catch(() => {}); // a full device: it is told all the same
  }
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([client]) => client?.focus()));
});
