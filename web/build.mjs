// Called by Maven: installs, builds or checks the page, each only when what it depends on has changed (by content, not by time).
//   node build.mjs --out FOLDER --stamp FILE     builds into FOLDER
//   node build.mjs --check --stamp FILE          checks and tests
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash, install, run, unchanged } from './install.mjs';

/** What of the rest of the repository is built into the page, and what is only checked with it. */
const RULES = '../worker/target/classes/META-INF/resources/worker';
const SHARED = [RULES, '../games/src/main/resources', '../cli/src/main/resources/tumult/games', '../docs/rules'];
const CHECKED = ['e2e', '../games/src/test/resources/tumult'];

const value = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const check = process.argv.includes('--check');
const out = value('--out');
const stamp = value('--stamp');

const NOT_AN_INPUT = new Set(['node_modules', 'target', 'dist', 'e2e', 'pom.xml']);

function files(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_AN_INPUT.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

install();
if (!existsSync(RULES)) {
  console.error(`The page keeps the rules, and they are not compiled: there is no ${RULES}.`);
  process.exit(1);
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
