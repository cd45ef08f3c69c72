import { expect, test } from 'vitest';
import { qr } from './qr';
import { sha256OfText } from './sha256';

/** What an independent library (Nayuki's qrcodegen 1.8.0, level M, mask 2) makes of the same texts. */
const HI = [
  '111111100111101111111',
  '100000100110101000001',
  '101110101101101011101',
  '101110101100101011101',
  '101110101001101011101',
  '100000101100101000001',
  '111111101010101111111',
  '000000001011100000000',
  '101111100000101111100',
  '011101010010100100001',
  '001100110101010011110',
  '111010000100000110100',
  '111010100001010010101',
  '000000001001111001001',
  '111111100010101100010',
  '100000101111111001001',
  '101110101000100100100',
  '101110101110100100100',
  '101110101001010011100',
  '100000100110000110100',
  '111111101011010011110',
];
const LINK = 'http://192.168.1.17:8080/t/k3JxQ2mVb_-9#yyRT31bAcQx6Ew9YkGpV1Q';
const SUMS: [string, number, string][] = [
  [LINK, 33, 'a2d3c93f6f98a3b4a9aac39e4699efd58b6213dfb4b5fc0e46519c116e4e8022'],
  ['https://tumult.example/x'.repeat(8), 57, 'd29479bce8ea7b299e9ccd004bf5cbdb7db62ac911b875cbdb304d9e8bd7ca68'],
];

const rows = (text: string, masks?: number[]) => qr(text, masks).map((row) => row.map(Number).join(''));

test('a short text makes the very code that another library makes', () => {
  expect(rows('hi', [2])).toEqual(HI);
});

test('so do a link in several blocks, and the longest that has marks of its version', () => {
  for (const [text, size, sum] of SUMS) {
    const code = rows(text, [2]);
    expect(code).toHaveLength(size);
    expect(sha256OfText(code.join('\n'))).toBe(sum);
  }
});

test('what does not fit is refused', () => {
  expect(() => qr('x'.repeat(214))).toThrow(RangeError);
});
