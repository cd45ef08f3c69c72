// What every part of the build that needs Node begins with: the right Node, and the libraries of the page.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const NODE = [20, 19];

/** One number for the content of files. */
export function hash(paths) {
  const digest = createHash('sha256').update(process.version);
  for (const path of paths)
    digest
      .update(`${path.replaceAll('\\', '/')}\0`)
      .update(readFileSync(path))
      .update('\0');
  return digest.digest('hex');
}

export const unchanged = (file, now) => existsSync(file) && readFileSync(file, 'utf8') === now;

export function run(...words) {
  console.log('[web]', ...words);
  const { status } = spawnSync(words[0], words.slice(1), { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Sees to it that the libraries are those of the lock file; from the folder of the page. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    console.error(`The page needs Node ${NODE.join('.')} or later to be built; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = hash(['package-lock.json', 'package.json']);
  const lockStamp = 'node_modules/.stamp';
  if (!unchanged(lockStamp, lock)) {
    run('npm', 'ci');
    writeFileSync(lockStamp, lock);
  }
}
