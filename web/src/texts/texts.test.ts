import { expect, test } from 'vitest';
import { LANGUAGES, preferred } from './texts.svelte';

test('every language that has files can be chosen, by its own name', () => {
  const files = Object.keys(import.meta.glob('./*.properties', { query: '?raw' }));
  expect(Object.keys(LANGUAGES).sort()).toEqual(files.map((file) => file.slice(2, -'.properties'.length)).sort());
  expect(LANGUAGES).toMatchObject({ en: 'English', uk: 'Українська' });
  expect(Object.keys(LANGUAGES)[0]).toBe('en');
});

test('the browser says which language to begin with', () => {
  expect(preferred(['xx', 'fr-CA', 'da'])).toBe('fr');
  expect(preferred(['no'])).toBe('nb');
  expect(preferred(['nn-NO'])).toBe('nb');
  expect(preferred(['xx'])).toBe('en');
});
