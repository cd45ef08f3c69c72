import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rest } from '../wire/rest';

/** Browsers offer their own SHA-256 over HTTPS only, and most kitchens have none. */
export const sha256OfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const sha256OfHex = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));
const SEED = /^[0-9a-f]{64}$/;

/** One thing that was checked about the luck of a game. */
export interface Check {
  what: 'promise' | 'seed' | 'chain' | 'draws';
  good: boolean;
  /** What exactly is wrong, in English; else empty. */
  detail: string;
}

/** The value after some words at the beginning of a line of a record. */
const after = (lines: string[], words: string): string =>
  lines.find((line) => line.startsWith(words))?.slice(words.length) ?? '';

/**
 * Checks a record of a finished game: here, that the seed is the promised one and that no line was changed; by the server,
 * every draw and every move.
 *
 * @param promised what was shown before the game; empty if one was not there
 */
export async function checkLuck(record: string, promised: string): Promise<Check[]> {
  const { lines, broken } = unchained(record);
  const commitment = after(lines, 'luck commitment ');
  const seed = after(lines, 'luck seed ');
  const checks: Check[] = [
    { what: 'seed', good: SEED.test(seed) && sha256OfHex(seed) === commitment, detail: '' },
    { what: 'chain', good: broken === '', detail: broken },
  ];
  if (promised) checks.unshift({ what: 'promise', good: promised === commitment, detail: '' });
  const verdict = await rest.verify(record);
  return [...checks, { what: 'draws', good: verdict.fair, detail: verdict.wrong ?? '' }];
}

/** The lines without their marks, and the first whose mark is wrong. */
export function unchained(record: string): { lines: string[]; broken: string } {
  const MARK = /^(.*) #([0-9a-f]{16})$/;
  let link = '';
  const lines: string[] = [];
  for (const text of record.trimEnd().split('\n')) {
    const [, line, mark] = MARK.exec(text) ?? [];
    if (line === undefined) return { lines, broken: text === `hash ${link}` ? '' : text };
    link = sha256OfText(`${link}\n${line}`);
    lines.push(line);
    if (!link.startsWith(mark)) return { lines, broken: text };
  }
  return { lines, broken: 'hash' };
}
