import { expect, test } from 'vitest';
import { chapters, rulesOf } from './rules';

test('chapters, numbers and bold words of the document are kept, its marks are not', () => {
  const [chapter] = chapters('# G\nIntro\n\n## A turn\n- **R7** (printed) **Duel.** As *soon* as\n  two `match`.\n- **R8** (ruling) Next.\n');
  expect(chapter.title).toBe('A turn');
  expect(chapter.rules.map((rule) => rule.number)).toEqual([7, 8]);
  expect(chapter.rules[0].parts).toEqual([{ text: 'Duel.', bold: true }, { text: ' As soon as two match.', bold: false }]);
});

test('tables and drawings keep their lines', () => {
  const [chapter] = chapters('## Points\n- **R19** (printed) Worth\n\n| cards | 7 |\n|---|---|\n| one | 1,000 |\n\n- **R20** (ruling) Board:\n```\na b\n1 2\n```\n');
  expect(chapter.rules.map((rule) => rule.drawn)).toEqual(['cards      7\none    1,000', 'a b\n1 2\n']);
});

test('every game has its rules, numbered without a gap', async () => {
  for (const game of ['mau-mau', 'sequence-dice', 'kaos', 'frappadingue', 'haos']) {
    const numbers = (await rulesOf(game)).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
    expect(numbers, game).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    expect(numbers.length, game).toBeGreaterThan(15);
  }
});
