import { expect, test } from 'vitest';
import { packed, playedAt, recordIn, unpacked } from './packed';

const RECORD = 'tumult fair record 1 #77d8\nseat 0 Ånna «Хаос» #38f8\nluck table rqdSJxp-nVp8_ game 12 #d4d3\n';

test('a record goes into a link and comes out of it as it was', async () => {
  const link = await packed(RECORD);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toBe(RECORD);
});

test('a link that is cut off, or is no record at all, holds none', async () => {
  const link = await packed(RECORD);
  for (const text of [link.slice(0, 20), 'abc', '%%%', '']) expect(await unpacked(text)).toBe('');
});

test('a link that would become endless is not unpacked to its end', async () => {
  expect(await unpacked(await packed('x'.repeat(5_000_000)))).toBe('');
});

test('a record says where it was played', () => {
  expect(playedAt(RECORD)).toEqual({ table: 'rqdSJxp-nVp8_', game: 12 });
  expect(playedAt('something else')).toEqual({ table: '', game: 0 });
});

test('a file is a record if it begins as one', async () => {
  expect(await recordIn(new Blob([RECORD]))).toBe(RECORD);
  expect(await recordIn(new Blob(['{"format":"tumult-games-1"}']))).toBe('');
});
