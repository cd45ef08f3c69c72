import { afterEach, expect, test, vi } from 'vitest';
import { checkLuck, sha256OfText, unchained } from './fair';

// docs/fair-luck.md
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

function record(lines: string[]): string {
  let link = '';
  const marked = lines.map((line) => `${line} #${(link = sha256OfText(`${link}\n${line}`)).slice(0, 16)}`);
  return [...marked, `hash ${link}`, ''].join('\n');
}
const FAIR = record(['tumult fair record 1', `luck commitment ${COMMITMENT}`, `luck seed ${SEED}`, '* card r8']);

const server = (verdict: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(verdict)));
afterEach(() => vi.unstubAllGlobals());

test('SHA-256 is that of the standard', () => {
  expect(sha256OfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256OfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256OfText('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});

test('a fair record passes all four checks', async () => {
  server({ fair: true, hash: '' });
  const checks = await checkLuck(FAIR, COMMITMENT);
  expect(checks.map((check) => check.what)).toEqual(['promise', 'seed', 'chain', 'draws']);
  expect(checks.every((check) => check.good)).toBe(true);
});

test('another seed than promised, and a changed line, are found here', async () => {
  server({ fair: false, wrong: 'line 4' });
  const checks = await checkLuck(FAIR.replace('card r8', 'card b8'), 'ff'.repeat(32));
  expect(checks.filter((check) => !check.good).map((check) => check.what)).toEqual(['promise', 'chain', 'draws']);
  expect(checks[3].detail).toBe('line 4');
  const other = record(['tumult fair record 1', `luck commitment ${COMMITMENT}`, `luck seed ${'00'.repeat(32)}`]);
  expect((await checkLuck(other, ''))[0]).toMatchObject({ what: 'seed', good: false });
  const garbled = record(['tumult fair record 1', `luck commitment ${COMMITMENT}`, 'luck seed no hex at all']);
  expect((await checkLuck(garbled, ''))[0]).toMatchObject({ what: 'seed', good: false });
});

test('a record whose end is missing is broken', () => {
  expect(unchained(FAIR.split('\n').slice(0, 3).join('\n')).broken).toBe('hash');
});
