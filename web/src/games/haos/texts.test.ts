import { expect, test } from 'vitest';
import { LANGUAGES, sayOf, speak } from '../../texts/texts.svelte';
import { event } from './status';
import type { Story } from './story';

const say = sayOf('haos');

test.each(Object.keys(LANGUAGES))('two Lefts shift two seats (R26), told in %s', async (language) => {
  await speak(language, 'haos');
  const [one, two] = [1, 2].map((count) => say('lefts', count));
  expect(one.match(/1/g)).toHaveLength(2);
  expect(two.match(/2/g)).toHaveLength(2);
  expect(two.replaceAll('2', '1'), 'the counted word has its form').not.toBe(one);
});

test('a choice that lapsed (R22) is not told as if nobody had touched the totem', async () => {
  await speak('en', 'haos');
  const story = { touch: { seat: -1, how: 'lapse' }, taker: -1 } as Story;
  expect(event(story, { me: 0, names: ['Anna', 'Bo'], say })).not.toMatch(/nobody|touch/i);
});
