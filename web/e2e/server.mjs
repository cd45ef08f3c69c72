import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const JAR = process.env.TUMULT_JAR ?? fileURLToPath(new URL('../../cli/target/tumult.jar', import.meta.url));
const PATIENCE = 60_000;

/** A Java 25: that of JAVA_HOME, one in the usual folder, or the one on the path. */
export function java() {
  const usual = existsSync('/usr/lib/jvm')
    ? readdirSync('/usr/lib/jvm')
        .filter((name) => name.includes('25'))
        .map((name) => `/usr/lib/jvm/${name}`)
    : [];
  const homes = [process.env.JAVA_HOME, ...usual].filter(Boolean).map((home) => join(home, 'bin/java'));
  const fits = (program) => /version "25/.test(spawnSync(program, ['-version'], { encoding: 'utf8' }).stderr ?? '');
  const found = [...homes, 'java'].find(fits);
  if (!found) throw new Error('no Java 25: set JAVA_HOME to one');
  return found;
}

/** The games of the tests: a small dice game that nobody has drawn. */
export const TOYS = fileURLToPath(new URL('../../testkit/target/classes', import.meta.url));

/** None of the ports that systems give to whoever calls somebody: a server that is started again finds it free. */
async function freePort() {
  const port = 10_000 + Math.floor(Math.random() * 22_768);
  const door = createServer();
  const free = await new Promise((resolve) => {
    door.once('error', () => resolve(false));
    door.listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((closed) => door.close(closed));
  return free ? port : freePort();
}

/**
 * Starts the packaged program, on a port and in a folder of its own unless given.
 *
 * @param games a folder of classes with more games
 */
export async function startServer({
  port = undefined,
  data = mkdtempSync(join(tmpdir(), 'tumult-')),
  quickBots = true,
  games = '',
} = {}) {
  if (!existsSync(JAR)) throw new Error(`no ${JAR}: package it first, for example with ./tumult --help`);
  port ??= await freePort();
  const words = [
    '--sun-misc-unsafe-memory-access=allow',
    ...(games ? ['-cp', [JAR, games].join(delimiter), 'tumult.cli.Tumult'] : ['-jar', JAR]),
    'serve',
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--data',
    data,
    '--no-limits',
    ...(quickBots ? ['--quick-bots'] : []),
  ];
  const child = spawn(java(), words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = await greeting(child);
  return {
    url,
    data,
    port: Number(new URL(url).port),
    /** As if the machine had lost its power. */
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    /** It hangs: its lines stay open, and nothing comes any more; until it is thawed. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await gone;
      const hung = join(data, 'logs/threads.txt');
      if (existsSync(hung)) console.error(`the server did not stop in order:\n${readFileSync(hung, 'utf8')}`);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The address that the program says it is at. */
function greeting(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), PATIENCE);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (text) => {
      said += text;
      const port = /http:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}
