import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Browsers with other engines than Chromium's, as they are installed: driven by what the W3C has agreed on, without a library. */

const PATIENCE = 60_000;
const program = (name) => ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync);

/** Starts a program, and gives what it says as soon as that matches. */
function start(words, pattern, { env = {}, from = 'stderr' } = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(words[0], words.slice(1), { stdio, env: { ...process.env, ...env } });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const said = new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`${words[0]} did not start: ${text}`)), PATIENCE);
    child.once('exit', (code) => reject(new Error(`${words[0]} ended with ${code}: ${text}`)));
    for (const stream of ['stdout', 'stderr'])
      child[stream].on('data', (more) => {
        if (stream === from) text += more;
        const found = pattern.exec(text);
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      });
  });
  said.catch(() => {}); // not everybody waits for it
  const stop = async () => {
    child.kill();
    await gone;
  };
  return { said, stop };
}

/** A finger or a mouse that presses one spot. */
const press = (x, y, pointerType) => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 30 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const key = (value) => [
  {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  },
];
/** A function of ours with what it is given, as a script whose answer is text. */
const script = (work, given) => `Promise.resolve((${work})(...${JSON.stringify(given)})).then(JSON.stringify)`;
const parsed = (text) => (text ? JSON.parse(text) : undefined);

/** WebKit, which iPhones have: GTK's, on a screen that nobody sees. */
async function webkit() {
  const browser = readdirSync('/usr/lib', { withFileTypes: true })
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${folder.name}/webkit2gtk-${api}/MiniBrowser`))
    .find(existsSync);
  const xvfb = start([program('Xvfb'), '-displayfd', '1', '-screen', '0', '1500x1200x24'], /(\d+)\n/, {
    from: 'stdout',
  });
  const display = `:${(await xvfb.said)[1]}`;
  const port = 20_000 + (process.pid % 20_000);
  const driver = start([program('WebKitWebDriver'), `--port=${port}`], /^/, { env: { DISPLAY: display } });
  const ask = async (method, path, body) => {
    const asked = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, asked);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  for (let i = 0; i < 100 && !(await ask('GET', '/status').catch(() => null)); i++)
    await new Promise((later) => setTimeout(later, 100));
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  const run = async (work, ...given) =>
    parsed(
      await ask('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; ${script(work, given)}.then(done, (problem) => done(JSON.stringify({ problem: String(problem) })));`,
        args: [],
      }),
    );
  return {
    run,
    go: (url) => ask('POST', `${session}/url`, { url }),
    async size(width, height) {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      const [wide, high] = await run(() => [innerWidth, innerHeight]);
      await ask('POST', `${session}/window/rect`, { width: 2 * width - wide, height: 2 * height - high });
    },
    /** This driver makes a mouse of every finger, and gives up now and then on a busy machine. */
    async press(x, y, how) {
      const actions = press(x, y, how);
      await ask('POST', `${session}/actions`, { actions }).catch(() => ask('POST', `${session}/actions`, { actions }));
    },
    key: (value) => ask('POST', `${session}/actions`, { actions: key(value) }),
    picture: async (path) => writeFileSync(path, await ask('GET', `${session}/screenshot`), 'base64'),
    async stop() {
      await ask('DELETE', session).catch(() => {});
      await driver.stop();
      await xvfb.stop();
    },
  };
}

/** Firefox, over WebDriver BiDi. */
async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = start([program('firefox-esr') ?? program('firefox'), ...words], /listening on (ws:\S+)/);
  const socket = new WebSocket(`${(await browser.said)[1]}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const open = new Map();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    const asked = open.get(id);
    open.delete(id);
    if (error) asked?.reject(new Error(`${asked.method}: ${error} ${message}`));
    else asked?.resolve(result);
  };
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      open.set(++count, { method, resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    async run(work, ...given) {
      const answer = await ask('script.evaluate', {
        expression: script(work, given),
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return parsed(answer.result.value);
    },
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    size: (width, height) => ask('browsingContext.setViewport', { context, viewport: { width, height } }),
    press: (x, y, how) => ask('input.performActions', { context, actions: press(x, y, how) }),
    key: (value) => ask('input.performActions', { context, actions: key(value) }),
    picture: async (path) =>
      writeFileSync(path, (await ask('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async stop() {
      await ask('browser.close', {}).catch(() => {});
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Every engine: how it is started, and what has to be installed for it but is not. */
export const ENGINES = {
  webkit: { open: webkit, missing: () => ['WebKitWebDriver', 'Xvfb'].filter((name) => !program(name)) },
  firefox: {
    open: firefox,
    missing: () => ((program('firefox-esr') ?? program('firefox')) ? [] : ['firefox-esr']),
  },
};
