import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import LinkBox from './LinkBox.svelte';
import { sha256OfText } from './fair';

/** What an independent library (Nayuki's qrcodegen 1.8.0, level M) makes of the same links: their size, and the SHA-256 of their rows. */
const CODES: [string, number, string][] = [
  [
    'http://192.168.1.17:8080/t/k3JxQ2mVb_-9#yyRT31bAcQx6Ew9YkGpV1Q',
    33,
    'a2d3c93f6f98a3b4a9aac39e4699efd58b6213dfb4b5fc0e46519c116e4e8022',
  ],
  ['https://tumult.example/x'.repeat(8), 57, 'd29479bce8ea7b299e9ccd004bf5cbdb7db62ac911b875cbdb304d9e8bd7ca68'],
];

/** The rows of a drawn code, 1 for a dark square. */
function rows(picture: Element, size: number): string[] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const [, x, y] of picture
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    grid[Number(y)][Number(x)] = 1;
  return grid.map((row) => row.join(''));
}

test.each(CODES)('the code of %s is drawn as another library draws it', async (link, size, sum) => {
  render(LinkBox, { link });
  const picture = await screen.findByRole('img');
  expect(picture.getAttribute('viewBox')).toBe(`-3 -3 ${size + 6} ${size + 6}`);
  expect(sha256OfText(rows(picture, size).join('\n'))).toBe(sum);
});
