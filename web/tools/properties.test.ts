import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameIds, parse, readShared, roomOf, strays } from './properties.mjs';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a game with a dash in its id has its texts, drawn or not', () => {
  mkdirSync(join(folder, 'rules/dice-duel'), { recursive: true });
  mkdirSync(join(folder, 'messages/diceduel'), { recursive: true });
  writeFileSync(join(folder, 'messages/diceduel/messages_en.properties'), 'name=Dice Duel\n');
  const ids = gameIds(join(folder, 'rules'));
  expect(ids).toEqual(['dice-duel']);
  expect(roomOf(ids[0])).toBe('diceduel');
  expect(readShared(ids[0], 'en', join(folder, 'messages'))).toEqual({ name: 'Dice Duel' });
});

test('every room of messages and every folder of the page belongs to a game', () => {
  expect(strays()).toEqual([]);
});

test('properties are read as Java reads them', () => {
  expect(parse('# no\na = 1\nb.c=two \\\n  lines\nd : \\u0041\\n')).toEqual({ a: '1', 'b.c': 'two lines', d: 'A\n' });
});
