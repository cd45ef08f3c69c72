import { expect, test } from 'vitest';
import { ARBITER, LUCK, lineOf, linesOf, listIn, seatIn } from './line';

test('a line has a room, a verb and words, whatever dashes and dots are in it', () => {
  expect(lineOf({ key: 'mau-mau.lay', arguments: ['0', 'r8'] })).toEqual({
    room: 'mau-mau',
    verb: 'lay',
    words: ['0', 'r8'],
  });
  expect(lineOf({ key: 'table.undo-offered', arguments: [] }).verb).toBe('undo-offered');
});

test('a game hears its own lines only', () => {
  const news = [
    { key: 'table.said', arguments: ['Bo', 'hi'] },
    { key: 'kaos.take', arguments: ['1'] },
  ];
  expect(linesOf('kaos', news).map(({ verb }) => verb)).toEqual(['take']);
});

test('luck and the arbiter sit nowhere', () => {
  expect(['0', '11', LUCK, ARBITER, '', undefined].map(seatIn)).toEqual([0, 11, -1, -1, -1, -1]);
});

test('lists are taken apart at their commas', () => {
  expect(listIn('0,2')).toEqual(['0', '2']);
  expect(listIn('g+2')).toEqual(['g+2']);
});
