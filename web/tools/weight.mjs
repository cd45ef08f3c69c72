import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * What those load who play on their device, after gzip: `npm run weight`. Fails if it is more than it may be: the rules in the form that a
 * browser uses, what runs them, and the worker around them.
 */
const MOST = 250 * 1024;
const place = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const RULES = place('worker/target/classes/META-INF/resources/worker');
const SHELL = place('web/target/classes/META-INF/resources/worker');

export function weights() {
  if (!existsSync(RULES) || !existsSync(SHELL)) throw new Error('nothing is built yet: ./tumult --help builds it');
  const bytes = (folder, file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const shell = readdirSync(SHELL).find((file) => file.startsWith('shell-'));
  const around = { [shell]: bytes(SHELL, shell) };
  const forms = {
    WebAssembly: ['rules.wasm', 'rules.wasm-runtime.js'],
    JavaScript: ['rules.js'],
  };
  return Object.entries(forms).map(([form, files]) => {
    const parts = { ...around, ...Object.fromEntries(files.map((file) => [file, bytes(RULES, file)])) };
    const sum = Object.values(parts).reduce((a, b) => a + b, 0);
    return { form, parts, sum, fits: sum <= MOST };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kilobytes = (count) => `${(count / 1024).toFixed(1)} kB`;
  const found = weights();
  for (const { form, parts, sum, fits } of found) {
    const each = Object.entries(parts).map(([file, count]) => `${file} ${kilobytes(count)}`);
    console.log(`${form}: ${kilobytes(sum)} (${each.join(', ')})${fits ? '' : `, more than ${kilobytes(MOST)}`}`);
  }
  if (!found.every(({ fits }) => fits)) process.exit(1);
}
