import { expect, test } from 'vitest';
import { sayOf, speak, LANGUAGES, type Language } from '../texts/texts.svelte';
import { LENGTH_OF_SHORT_RULES, chapters, rulesOf, toldNumbers } from './rules';

test('chapters, numbers and bold words of the document are kept, its marks are not', () => {
  const [chapter] = chapters(
    '# G\nIntro\n\n## A turn\n- **R7** (printed) **Duel.** As *soon* as\n  two `match`.\n- **R8** (ruling) Next.\n',
  );
  expect(chapter.title).toBe('A turn');
  expect(chapter.rules.map((rule) => rule.number)).toEqual([7, 8]);
  expect(chapter.rules[0].parts).toEqual([
    { text: 'Duel.', bold: true },
    { text: ' As soon as two match.', bold: false },
  ]);
});

test('tables and drawings keep their lines', () => {
  const [chapter] = chapters(
    '## Points\n- **R19** (printed) Worth\n\n| cards | 7 |\n|---|---|\n| one | 1,000 |\n\n- **R20** (ruling) Board:\n```\na b\n1 2\n```\n',
  );
  expect(chapter.rules.map((rule) => rule.drawn)).toEqual(['cards      7\none    1,000', 'a b\n1 2\n']);
});

test('every game has its rules, numbered without a gap', async () => {
  for (const game of ['mau-mau', 'sequence-dice', 'kaos', 'frappadingue', 'haos']) {
    const numbers = (await rulesOf(game)).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
    expect(numbers, game).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    expect(numbers.length, game).toBeGreaterThan(15);
  }
});

test('the short rules tell the numbers of this table', async () => {
  await speak('en', 'rules');
  const short = sayOf('rules');
  const dice = toldNumbers('sequence-dice@1(seats=2,length=5)');
  expect(short('short.sequence-dice.1', ...dice)).toContain('5 chips');
  const drive = toldNumbers('frappadingue@1(seats=4,plusFive=30,target=3000)');
  expect(short('short.frappadingue.3', ...drive)).toContain('+5 is worth 30');
  expect(short('short.frappadingue.7', ...drive)).toContain('reaches 3,000');
});

test('the short rules leave no blank unfilled, in no language', async () => {
  const tables = [
    'mau-mau@1(rounds=1,mauSeconds=1)',
    'sequence-dice@1(length=6)',
    'kaos@1()',
    'frappadingue@1(target=2000,plusFive=50)',
    'haos@1()',
  ];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language, 'rules');
    for (const name of tables)
      for (let point = 1; point <= LENGTH_OF_SHORT_RULES; point++)
        expect(sayOf('rules')(`short.${name.split('@')[0]}.${point}`, ...toldNumbers(name))).not.toMatch(/[{}]|NaN/);
  }
});
