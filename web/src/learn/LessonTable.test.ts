import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../device/settings.svelte';
import { drawn } from '../games/registry';
import { sayOf, speak } from '../texts/texts.svelte';
import type { Lesson, LessonScene, Play } from '../wire/types';
import LessonTable from './LessonTable.svelte';

/** Two scenes of a game that nobody has drawn: its table shows a button for each move. */
const play = (ply: number, moves: string[] = []): Play => ({
  game: 'x',
  ply,
  behind: 0,
  actors: [0],
  view: { pot: ply },
  moves,
  scores: [0, 0],
  deadlines: [],
  winners: [],
});
const scene: LessonScene = {
  play: play(0, ['roll', 'stop', 'peek']),
  right: [
    {
      move: 'roll',
      moments: [
        { log: [], play: play(1) },
        { log: [], play: play(2) },
      ],
    },
  ],
  wrong: ['stop'],
  refusals: [{ room: 'kaos', key: 'refusal.MUST_DRAW', rule: 15, moves: ['skip'] }],
};
const lesson: Lesson = { game: 'nobodys(seats=2)', scenes: [scene, { ...scene }] };
const say = sayOf('nobodys');

beforeAll(async () => {
  settings.motion = 'off';
  await Promise.all([speak('en', 'kaos'), drawn('nobodys')]);
});
afterEach(() => void vi.useRealTimers());

async function shown() {
  const { container } = render(LessonTable, { game: 'nobodys', lesson });
  await vi.waitFor(() => expect(move('roll')).toBeTruthy());
  const ply = () => container.querySelector<HTMLElement>('.box')!.dataset.ply;
  return { container, ply, status: () => container.querySelector('.speech [role=status]')!.textContent!.trim() };
}
const move = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

test('one begins at the sentence, which says what to do', async () => {
  const { container, status } = await shown();
  expect(document.activeElement).toBe(container.querySelector('.sentence'));
  expect(document.activeElement!.textContent).toBe('lesson.1');
  expect(status()).toBe('');
  expect(screen.getByRole('img', { name: say('learn.step', 1, 2) })).toBeTruthy();
});

test('what is wrong, or only not meant, is answered and changes nothing', async () => {
  const { ply, status } = await shown();
  move('stop').click();
  await vi.waitFor(() => expect(status()).toBe('lesson.1.wrong'));
  move('peek').click();
  await vi.waitFor(() => expect(status()).toBe(say('learn.other')));
  expect(ply()).toBe('0');
  expect(screen.queryByRole('button', { name: say('learn.next') })).toBeNull();
});

test('what is right is played and told, the others go on, and the next scene follows', async () => {
  const { container, ply, status } = await shown();
  vi.useFakeTimers();
  move('roll').click();
  await vi.waitFor(() => expect(status()).toBe('lesson.1.right'));
  const next = screen.getByRole('button', { name: say('learn.next') });
  await vi.waitFor(() => expect(document.activeElement).toBe(next));
  expect(ply()).toBe('1');
  vi.advanceTimersToNextTimer();
  await vi.waitFor(() => expect(ply()).toBe('2'));
  next.click();
  await vi.waitFor(() => expect(container.querySelector('.sentence')!.textContent).toBe('lesson.2'));
  expect(document.activeElement).toBe(container.querySelector('.sentence'));
  expect(ply()).toBe('0');
});

test('in the end one can play, or learn it once more', async () => {
  const { container, ply, status } = await shown();
  const sentence = () => container.querySelector('.sentence')!.textContent;
  for (const [words, onward] of [
    ['lesson.1', 'learn.next'],
    ['lesson.2', 'learn.again'],
  ]) {
    await vi.waitFor(() => expect([sentence(), ply(), move('roll').ariaDisabled]).toEqual([words, '0', 'false']));
    move('roll').click();
    await vi.waitFor(() => expect(status()).toBe(`${words}.right`));
    expect(screen.queryByRole('button', { name: say('learn.play') }) === null).toBe(onward === 'learn.next');
    screen.getByRole('button', { name: say(onward) }).click();
    await vi.waitFor(() => expect(sentence()).not.toBe(words));
  }
  expect(sentence()).toBe('lesson.1');
});
