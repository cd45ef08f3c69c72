import { expect, test } from 'vitest';
import loaders from 'virtual:texts';
import { chapters, read, rulesOf, shortRules } from './rules';

test('chapters, numbers and bold words of the document are kept, its marks are not', () => {
  const [chapter] = chapters(
    '# G\nIntro\n\n## A turn\n- **R7** (printed) **Duel.** As *soon* as\n  two `match`.\n- **R8** (ruling) Next.\n',
  );
  expect(chapter.title).toBe('A turn');
  expect(chapter.rules.map((rule) => rule.number)).toEqual([7, 8]);
  expect(chapter.rules.map((rule) => rule.ruling)).toEqual([false, true]);
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

test('the opening of a document says what the game is, and not how the document is marked', () => {
  const { opening } = read(
    'en',
    '# G\nA *race*\nfor two. *(printed)* is said by the leaflet; *(ruling)* is ours.\n\n## A\n',
  );
  expect(opening).toBe('A race for two.');
});

const GAMES = Object.keys(import.meta.glob('./*/Table.svelte')).map((path) => path.split('/')[1]);

test.each(GAMES)('%s has its rules, numbered without a gap', async (game) => {
  const found = await rulesOf(game, 'en');
  const numbers = found.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
  expect(numbers.length).toBeGreaterThan(15);
  expect(found.opening).not.toBe('');
});

test('a language without a document gets the English one, and is told so', async () => {
  expect(await rulesOf(GAMES[0], 'xx')).toEqual(await rulesOf(GAMES[0], 'en'));
  expect((await rulesOf(GAMES[0], 'xx')).language).toBe('en');
  expect(await rulesOf('unwritten', 'en')).toEqual({ language: 'en', opening: '', chapters: [] });
});

test('the short rules tell the numbers of this table, by the names of its options', () => {
  const texts = {
    'short.1': 'Get {length} in a row within {rounds} {rounds|round|rounds}.',
    'short.2': 'To {target}.',
  };
  expect(shortRules('dice@1(seats=2,length=5,rounds=1,target=3000)', texts, 'en')).toEqual([
    'Get 5 in a row within 1 round.',
    'To 3,000.',
  ]);
  expect(shortRules('dice@1()', {}, 'en')).toEqual([]);
});

test.each(Object.keys(loaders).filter((room) => GAMES.some((game) => room.endsWith(`/${game}`))))(
  'the short rules leave no blank unfilled: %s',
  async (room) => {
    const [language, game] = room.split('/');
    const texts = (await loaders[room]()).default;
    const options = Object.keys(texts).flatMap((key) => /^option\.(\w+)$/.exec(key)?.slice(1) ?? []);
    const points = shortRules(`${game}@1(${options.map((option) => `${option}=1`).join(',')})`, texts, language);
    expect(points.length).toBeGreaterThan(4);
    for (const point of points) expect(point).not.toMatch(/[{}]|NaN/);
  },
);
