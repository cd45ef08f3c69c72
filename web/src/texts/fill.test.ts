import { expect, test } from 'vitest';
import cases from '../../../games/src/test/resources/tumult/games/message-cases.json';
import { fill } from './fill';
import { formsOf } from './forms.js';

/** The same file of cases is read by the test of the Java side: both say the same. */
test.each(cases)('$language: $text with $values', ({ language, text, values, expected }) => {
  expect(fill(text, language, values)).toBe(expected);
});

test('large numbers are written as the language does', () => {
  expect(fill('{0}', 'da', [1200])).toBe('1.200');
  expect(fill('{0}', 'en', [-1200])).toBe('−1,200');
});

test('values may have names', () => {
  expect(fill('{rounds} {rounds|round|rounds} with {name}', 'en', { rounds: 1, name: 'Bo' })).toBe('1 round with Bo');
});

test('a language has the forms that its whole numbers need', () => {
  expect(formsOf('en')).toEqual(['one', 'other']);
  expect(formsOf('fr')).toEqual(['one', 'other']);
  expect(formsOf('uk')).toEqual(['one', 'few', 'many']);
  expect(formsOf('ja')).toEqual(['other']);
  expect(formsOf('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});
