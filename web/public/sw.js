// Keeps the page's own files, so that it opens at once and, without a network, can say so. What tables tell is never kept.
const KEPT = 'tumult-1';
/** What tables on this device need: the games, their lessons and texts, and the compiled rules. */
const LASTING = /^\/(api\/(games(\/[a-z-]+\/lesson)?|texts\/[a-z]+)$|worker\/)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (LASTING.test(pathname)) event.respondWith(newestFirst(request, request));
  if (pathname.startsWith('/api')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(newestFirst(request, '/'));
});

/** Files whose names change with their content. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  return kept ?? keep(request, request);
}

/** The page itself, which is the same under every address; and what seldom changes. */
async function newestFirst(request, name) {
  try {
    return await keep(request, name);
  } catch {
    return (await caches.match(name)) ?? Response.error();
  }
}

async function keep(request, name) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(name, answer.clone());
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([client]) => client?.focus()));
});
