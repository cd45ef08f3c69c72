import { expect, test } from 'vitest';
import { faults } from './typography.mjs';

test.each([
  ['en', 'Say “mau” in {0} {0|second|seconds}: it’s your turn…'],
  ['da', 'Sig ”mau”: vent…'],
  ['nb', 'Si «mau»: vent…'],
  ['de', 'Sag „Mau“: warte …'],
  ['uk', 'Скажіть «мау», п’ять…'],
  ['fr', 'Dis «\u202fmau\u202f»\u202f: c’est à toi\u202f! {0:seat} (10)…'],
  ['en', 'Option `a"b`: R7'],
])('%s: %s is printed well', (language, text) => {
  expect(faults(language, text)).toEqual([]);
});

test.each([
  ['en', 'Say "mau"'],
  ['en', "It's"],
  ['en', 'Say «mau»'],
  ['en', 'Wait …'],
  ['da', 'Vent …'],
  ['da', "en 2'er"],
  ['da', 'Sig »mau«'],
  ['nb', 'Si “mau”'],
  ['nb', 'Vent …'],
  ['de', 'Sag „Mau”'],
  ['uk', "п'ять"],
  ['uk', 'Чекаємо …'],
  ['fr', 'Vrai ?'],
  ['fr', 'Vrai\u00a0?'],
  ['fr', 'Vrai?'],
  ['fr', 'Toi : moi'],
  ['fr', '«mau»'],
  ['fr', "l'un"],
  ['xx', 'Say "mau"'],
])('%s: %s is not', (language, text) => {
  expect(faults(language, text)).toHaveLength(1);
});
