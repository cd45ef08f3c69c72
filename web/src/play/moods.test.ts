import { expect, test } from 'vitest';
import { EMOTES } from '../kit/Emote.svelte';
import { speak, textsOf } from '../texts/texts.svelte';
import type { Chair, LogLine } from '../wire/types';
import { moodsOf, reaction } from './moods';

const chair = (seat: number, person = '', level = 2): Chair => ({
  seat,
  person,
  name: person,
  avatar: person ? 'fox' : `robot-${seat}`,
  level: person ? 0 : level,
  present: true,
  standIn: false,
  resigned: false,
});
const seats = [chair(0, 'Anna'), chair(1), chair(2), chair(3, 'Bo')];
const line = (key: string, ...words: string[]): LogLine => ({ key, arguments: words });
const numbers = Array.from({ length: 2_000 }, (_, i) => String(i));
const all = (lines: LogLine[], who = seats) => numbers.map((number) => reaction('kitchen', number, lines, who));
const shown = (lines: LogLine[], who = seats) => all(lines, who).filter((each) => each !== null);

const GAMES = ['mau-mau', 'sequence-dice', 'kaos', 'haos', 'frappadingue'];

test('the same event at the same table is felt the same on every page, and differently elsewhere', () => {
  const crash = [line('frappadingue.crash', '1', '50')];
  expect(all(crash)).toEqual(all(crash));
  const elsewhere = numbers.map((number) => reaction('garden', number, crash, seats));
  expect(elsewhere).not.toEqual(all(crash));
});

test('it happens now and then: about as often as the game says', () => {
  const { in: among } = moodsOf('frappadingue').crash;
  const times = shown([line('frappadingue.crash', '1', '50')]).length;
  expect(times).toBeGreaterThan((numbers.length / among) * 0.8);
  expect(times).toBeLessThan((numbers.length / among) * 1.2);
});

test('quiet robots show half as often what they feel, but nobody is left cold by the end', () => {
  const quiet = seats.map((each) => (each.seat === 1 ? { ...each, avatar: 'robot-3' } : each));
  const crash = [line('frappadingue.crash', '1', '50')];
  const times = shown(crash, quiet).length / shown(crash).length;
  expect(times).toBeGreaterThan(0.4);
  expect(times).toBeLessThan(0.6);
  expect(shown([line('table.ended', '1')], quiet)).toHaveLength(numbers.length);
});

test('whoever the line names reacts if it is a bot; else another bot, never a person', () => {
  expect(new Set(shown([line('kaos.round-over', '0,2', '8')]).map((each) => `${each.seat} ${each.emote}`))).toEqual(
    new Set(['2 party']),
  );
  expect(new Set(shown([line('kaos.round-over', '0,3', '8')]).map((each) => `${each.seat} ${each.emote}`))).toEqual(
    new Set(['1 clap', '2 clap']),
  );
  expect(shown([line('kaos.steal', '1', '0')])).toEqual([]);
  expect(shown([line('kaos.round-over', '0', '8')], [chair(0, 'Anna'), chair(1, 'Bo')])).toEqual([]);
  const away = { ...chair(1, 'Bo'), level: 2, standIn: true };
  expect(shown([line('kaos.round-over', '1', '8')], [chair(0, 'Anna'), away])).toEqual([]);
});

test('few cards are nothing to cry about', () => {
  const draw = [line('mau-mau.draw', '1'), line('mau-mau.card', '*', '?')];
  expect(shown(draw)).toEqual([]);
  expect(shown([...draw, ...draw.slice(1)]).length).toBeGreaterThan(0);
});

test('the end is always felt, and moves that are nothing special never', () => {
  expect(all([line('table.ended', '2')])).toEqual(numbers.map(() => ({ seat: 2, emote: 'party' })));
  expect(shown([line('mau-mau.lay', '1', 'r8'), line('table.said', 'Bo', 'hi'), line('sixth.move', '1')])).toEqual([]);
});

test.each(GAMES)('%s: moods are about what its log tells, and are gestures that there are', async (game) => {
  await speak('en', game);
  const told = Object.keys(textsOf(game));
  const moods = Object.entries(moodsOf(game));
  expect(moods.length).toBeGreaterThan(0);
  for (const [verb, { emote, others }] of moods) {
    expect(told).toContain(`log.${verb}`);
    for (const each of [emote, others]) if (each) expect(EMOTES).toContain(each);
  }
});
