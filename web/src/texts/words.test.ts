import { expect, test } from 'vitest';
import { worded, type Speech } from './words';

const TEXTS: Record<string, Record<string, string>> = {
  'mau-mau': {
    'log.lay': '{0:seat} lays: {1:card}.',
    'log.place': '{0:seat}: {1:cards}.',
    'card.r': 'red {0}',
    'card.S': 'STOP',
    'card.?': 'face down',
    'log.take': '{0:seat} takes the dare.',
    'log.take.1': '{0:seat} picks {1:card}.',
  },
  table: { 'log.said': '{0}: {1}', 'log.sat': '{1} takes seat {0:place}.', 'log.ended': 'Won by: {0:seats}.' },
};
const speech: Speech = {
  language: 'en',
  room: (id) => TEXTS[id] ?? {},
  seat: (seat) => ['Anna', '{1}'][Number(seat)],
  word: (_, word) => (word === 'rX' ? 'a red surprise' : word),
};
const say = (key: string, ...words: string[]) => worded({ key, arguments: words }, speech);

test('seats are named, cards worded by their text or by that of their first letter', () => {
  expect(say('mau-mau.lay', '0', 'r8')).toBe('Anna lays: red 8.');
  expect(say('mau-mau.lay', '0', 'rS')).toBe('Anna lays: red STOP.');
  expect(say('mau-mau.lay', '0', '?')).toBe('Anna lays: face down.');
  expect(say('mau-mau.place', '0', 'r8,S')).toBe('Anna: red 8, STOP.');
});

test('a game may have words of its own', () => {
  expect(say('mau-mau.lay', '0', 'rX')).toBe('Anna lays: a red surprise.');
});

test('a text may depend on how much is said', () => {
  expect(say('mau-mau.take', '0')).toBe('Anna takes the dare.');
  expect(say('mau-mau.take', '0', 'r9')).toBe('Anna picks red 9.');
});

test('nothing that a person typed is taken for a blank', () => {
  expect(say('table.said', 'Bo', 'I like {0} and {0:seat}')).toBe('Bo: I like {0} and {0:seat}');
  expect(say('mau-mau.lay', '1', 'r8')).toBe('{1} lays: red 8.');
});

test('people count seats from one', () => {
  expect(say('table.sat', '0', 'Bo')).toBe('Bo takes seat 1.');
  expect(say('table.ended', '0,0')).toBe('Won by: Anna, Anna.');
});

test('what has no text is said as it is written', () => {
  expect(say('chess.move', '0', 'e4')).toBe('move 0 e4');
});
