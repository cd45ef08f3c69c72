// Called by Maven: makes the compiled rules, as the worker's build leaves them, as small as they can be for a page.
//   node shrink.mjs COMPILED OUT
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, install, run, unchanged } from './install.mjs';

const [, , compiled, out] = process.argv;
/** What every browser knows that knows garbage collection. */
const KNOWN = [
  'gc',
  'reference-types',
  'exception-handling',
  'bulk-memory',
  'sign-ext',
  'nontrapping-float-to-int',
  'mutable-globals',
  'multivalue',
];
const SMALLEST = [...KNOWN.map((feature) => `--enable-${feature}`), '-Oz'];
/** Files that the rules read are written in a way that packs badly; they are plain texts. */
const PACKED = /"[A-Za-z0-9+/=]{500,}"(\s*\+\s*"[A-Za-z0-9+/=]+")*/g;

function unpacked(packed) {
  const letters = packed
    .match(/"[^"]*"/g)
    .map((part) => part.slice(1, -1))
    .join('');
  const text = Buffer.from(letters, 'base64').toString('latin1');
  return /^[\n -~]+$/.test(text) && !/[`\\$]/.test(text) ? `btoa(\`${text}\`)` : packed;
}

install();
const from = (name) => join(compiled, name);
const to = (name) => join(out, name);
const stamp = join(compiled, 'shrunk.stamp');
const now = hash([
  from('rules.wasm'),
  from('rules.js'),
  from('rules.wasm-runtime.js'),
  'shrink.mjs',
  'package-lock.json',
]);
if (unchanged(stamp, now) && existsSync(to('rules.js'))) {
  console.log('[worker] as small as before');
} else {
  const { minifySync } = await import('vite');
  mkdirSync(out, { recursive: true });
  run('node', 'node_modules/binaryen/bin/wasm-opt', from('rules.wasm'), '-o', to('rules.wasm'), ...SMALLEST);
  const script = readFileSync(from('rules.js'), 'utf8').replace(PACKED, unpacked);
  const { code, errors } = minifySync('rules.js', script, { module: true, compress: true, mangle: { toplevel: true } });
  if (errors?.length) throw new Error(JSON.stringify(errors));
  writeFileSync(to('rules.js'), code);
  copyFileSync(from('rules.wasm-runtime.js'), to('rules.wasm-runtime.js'));
  writeFileSync(stamp, now);
}
