// Called by Maven: installs, builds or checks the page, each only when what it depends on has changed (by content, not by time).
//   node build.mjs --out FOLDER --stamp FILE     builds into FOLDER
//   node build.mjs --check --stamp FILE          checks and tests
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NODE = [20, 19];
/** What of the rest of the repository is built into the page, and what is only checked with it. */
const SHARED = ['../games/src/main/resources', '../cli/src/main/resources/tumult/games', '../docs/rules'];
const CHECKED = ['e2e', '../games/src/test/resources/tumult'];

const value = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const check = process.argv.includes('--check');
const out = value('--out');
const stamp = value('--stamp');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
  console.error(`The page needs Node ${NODE.join('.')} or later to be built; this is ${process.versions.node}.`);
  process.exit(1);
}

const NOT_AN_INPUT = new Set(['node_modules', 'target', 'dist', 'e2e', 'pom.xml']);

function files(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_AN_INPUT.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

function hash(paths) {
  const digest = createHash('sha256').update(process.version);
  for (const path of paths)
    digest
      .update(`${path.replaceAll('\\', '/')}\0`)
      .update(readFileSync(path))
      .update('\0');
  return digest.digest('hex');
}

const unchanged = (file, now) => existsSync(file) && readFileSync(file, 'utf8') === now;

function run(...words) {
  console.log('[web]', ...words);
  const { status } = spawnSync(words[0], words.slice(1), { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const lock = hash(['package-lock.json', 'package.json']);
const lockStamp = 'node_modules/.stamp';
if (!unchanged(lockStamp, lock)) {
  run('npm', 'ci');
  writeFileSync(lockStamp, lock);
}

const inputs = hash(['.', ...SHARED, ...(check ? CHECKED : [])].flatMap(files));
if (unchanged(stamp, inputs) && (check || existsSync(join(out, 'index.html')))) {
  console.log('[web] unchanged');
} else if (check) {
  run('npm', 'run', '--silent', 'check');
  run('npm', 'run', '--silent', 'test');
} else {
  rmSync(out, { recursive: true, force: true });
  run('npm', 'run', '--silent', 'build', '--', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn');
}
mkdirSync(dirname(stamp), { recursive: true });
writeFileSync(stamp, inputs); // even if unchanged: the launcher asks when the page was last up to date
