import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The plainest of web hosts: shows a folder under a path, and nothing else. It can be told to answer like a proxy whose server
 * is gone, or not to answer at all.
 */
export async function host(folder, path) {
  let mood = 'well';
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url, 'http://host');
    const inside = normalize(pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '\0');
    const file = join(folder, inside);
    if (mood === 'gone') answer.writeHead(502).end('Bad Gateway');
    else if (mood === 'silent') return;
    else if (inside.startsWith('..') || inside.includes('\0') || !existsSync(file)) answer.writeHead(404).end();
    else {
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(answer);
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${server.address().port}${path}`,
    turns: (to) => (mood = to),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
