import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { rulesOf } from '../games/rules';
import { LANGUAGES, say, speak } from '../texts/texts.svelte';
import RulesSheet from './RulesSheet.svelte';

/** The rules sheet of a game, opened at a rule. */
async function opened(language: string, rule: number): Promise<HTMLElement> {
  await speak(language);
  const { container } = render(RulesSheet, { name: 'kaos@1(seats=2)', rule, onclose: () => {} });
  await vi.waitFor(() => expect(container.querySelector('.asked')).not.toBeNull(), { timeout: 20_000 });
  return container;
}

test.each(Object.keys(LANGUAGES))(
  'a refusal opens the rules at its rule, in %s as far as they are translated',
  async (language) => {
    const sheet = await opened(language, 14);
    const rules = await rulesOf('kaos', language);
    expect(sheet.querySelector('.asked > b')?.textContent).toBe('14');
    expect(sheet.querySelector('details [lang]')?.getAttribute('lang')).toBe(rules.language);
    expect(sheet.querySelector('details h3')?.textContent).toBe(rules.chapters[0].title);
    expect(sheet.querySelector('.note') === null).toBe(rules.language === language);
  },
);

test('our own rulings are marked, in the language of the page', async () => {
  const sheet = await opened('da', 14);
  const rulings = (await rulesOf('kaos', 'da')).chapters.flatMap((chapter) =>
    chapter.rules.filter((rule) => rule.ruling),
  );
  const marks = [...sheet.querySelectorAll('.rule small')];
  expect(marks).toHaveLength(rulings.length);
  expect(marks[0].textContent).toBe(say('rules.ruling'));
  expect(marks[0].getAttribute('lang')).toBe('da');
});
