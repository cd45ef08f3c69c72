import { expect, test } from 'vitest';
import { LANGUAGES, say, speak } from '../texts/texts.svelte';
import { ROBOTS } from './robots';
import { seatName } from './spoken';

const bot = (avatar: string, seat = 2) => ({ seat, name: '', avatar, level: 3 });

test.each(Object.keys(LANGUAGES))('every robot has a short name of its own in %s', async (language) => {
  await speak(language);
  const names = ROBOTS.map((_, number) => seatName(bot(`robot-${number}`), say));
  expect(new Set(names).size).toBe(ROBOTS.length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}{1,6}$/u);
  expect(say('robots').split(' ')).toHaveLength(ROBOTS.length);
});

test('every robot has a face of its own', () => {
  expect(new Set(ROBOTS.map(({ coat }) => coat)).size).toBe(ROBOTS.length);
  expect(new Set(ROBOTS.map(({ head, top, eyes }) => [head, top, eyes].join())).size).toBe(ROBOTS.length);
});

test('a bot of which nothing is known is called by its seat', async () => {
  await speak('en');
  for (const avatar of ['', 'fox', 'robot-99', 'robot-x']) expect(seatName(bot(avatar), say)).toBe('Bot 3');
  expect(seatName({ ...bot('fox'), name: 'Bo' }, say)).toBe('Bo');
  expect(seatName({ ...bot(''), level: 0 }, say)).toBe('Seat 3');
});
