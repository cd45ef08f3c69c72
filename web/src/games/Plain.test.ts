import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { nameOf, speak } from '../texts/texts.svelte';
import { propsOf, show, type Moment } from '../testing/moments';
import type { TableView } from '../wire/types';
import Plain from './Plain.svelte';
import { readable } from './plain';

/** A small game with a dash in its id, without a folder here; its texts are built in for English and served for German. */
const ENGLISH = vi.hoisted(() => ({
  name: 'Dice Duel',
  'log.roll': '{0:seat} rolls {1} {1|die|dice}.',
  'log.keep': '{0:seat} keeps {1:pips}.',
  'move.stop': 'Stop here',
  'pip.6': 'a six',
  'field.turn': '{0:seat} is next',
  'field.pot': 'In the pot',
  'field.phase.ROLLING': 'The dice are rolling',
}));
vi.mock('virtual:texts', () => {
  const page = { 'table.points': '{0} {0|point|points}', 'table.why': 'Grey: tap', yes: 'Yes', no: 'No' };
  const rooms = { 'en/page': page, 'de/page': { ...page, yes: 'Ja' }, 'en/dice-duel': ENGLISH };
  const loaders = Object.entries(rooms).map(([room, texts]) => [room, async () => ({ default: texts })]);
  return { languages: { en: 'English', de: 'Deutsch' }, default: Object.fromEntries(loaders) };
});

const chair = (seat: number, name: string) =>
  ({ seat, name, person: name, avatar: 'fox', level: 0, present: true, standIn: false, resigned: false }) as const;

function moment(moves: string[], view: object = {}): Moment {
  const play = { game: 'x', ply: 3, behind: 0, actors: [0], view, moves, scores: [12, 1], deadlines: [], winners: [] };
  const table = { table: 't', game: 'dice-duel@1(seats=2)', gameNumber: 1, you: 0, phase: 'PLAYING', pace: 0 };
  return {
    about: '',
    log: [],
    table: { ...table, seats: [chair(0, 'Anna'), chair(1, 'Bo')], play } as unknown as TableView,
  };
}

beforeEach(() => speak('en', 'dice-duel'));
/** What is on the table, line by line. */
const lines = (element: Element): string[] =>
  [...element.querySelectorAll('.view > ul > li')].map((line) =>
    [...line.querySelectorAll('.label, b')].map((each) => each.textContent).join(' '),
  );

test('everybody has a name and a score', () => {
  const { element } = show(Plain, moment([]));
  const seats = [...element.querySelectorAll('.seat')].map((seat) => seat.textContent?.replace(/\s+/g, ' '));
  expect(seats[0]).toMatch(/Anna.*12 points/);
  expect(seats[1]).toMatch(/Bo.*1 point$/);
});

test('what is known has labels and words, or a readable name where nobody has named it', () => {
  const view = { turn: 1, pot: 1500, phase: 'ROLLING', lastThrow: [], open: true, seat: 0, scores: [12, 1] };
  const { element } = show(Plain, moment([], view));
  expect(lines(element)).toEqual([
    'Bo is next',
    'In the pot 1,500',
    'Phase The dice are rolling',
    'Last throw –',
    'Open Yes',
  ]);
});

test('what belongs to seats is told by their names, and what is inside something below it', () => {
  const { element } = show(Plain, moment([], { stakes: [3, 4], table: { diceLeft: 2, piles: [{ size: 1 }] } }));
  expect(lines(element)).toEqual(['Stakes Anna 3 Bo 4', 'Table Dice left 2 Piles 1 Size 1']);
});

test('moves are buttons with words: of the game, of its log, or as they are written', async () => {
  const { act } = show(Plain, moment(['stop', 'roll 2', 'keep 6,5', 'bow']));
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((each) => each.textContent)).toEqual([
    'Stop here',
    'Anna rolls 2 dice.',
    'Anna keeps a six, 5.',
    'bow',
  ]);
  await fireEvent.click(buttons[1]);
  expect(act).toHaveBeenCalledExactlyOnceWith('roll 2');
});

test('what could be done before and cannot now asks why', async () => {
  const { act, why, next } = show(Plain, moment(['stop', 'roll 2']));
  expect(screen.queryByText('Grey: tap')).toBeNull();
  await next(moment(['stop']));
  const past = screen.getByRole('button', { name: 'Anna rolls 2 dice.' });
  expect(past.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Grey: tap')).toBeTruthy();
  await fireEvent.click(past);
  expect(why).toHaveBeenCalledExactlyOnceWith('roll 2');
  expect(act).not.toHaveBeenCalled();
});

test('another game at the same table begins with nothing to ask about', async () => {
  const { next } = show(Plain, moment(['stop']));
  const later = moment(['bow']);
  await next({ ...later, table: { ...later.table, gameNumber: 2 } });
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['bow']);
});

test('a spectator has nothing to press', () => {
  const watched = moment([]);
  render(Plain, { ...propsOf(watched), me: -1 });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('texts that this page was not built with come from the server', async () => {
  const fetch = vi.fn(async (path: string) => {
    const rooms = { 'dice-duel': { name: 'Würfelduell', 'move.stop': 'Hier aufhören' } };
    return new Response(JSON.stringify({ language: 'de', rooms }), { status: path === '/api/texts/de' ? 200 : 404 });
  });
  vi.stubGlobal('fetch', fetch);
  await speak('de', 'dice-duel');
  vi.unstubAllGlobals();
  expect(nameOf('dice-duel')).toBe('Würfelduell');
  show(Plain, moment(['stop']));
  expect(screen.getByRole('button').textContent).toBe('Hier aufhören');
});

test('names of fields are made readable', () => {
  expect(['handSizes', 'pot', 'last-throw', 'HTMLish'].map(readable)).toEqual([
    'Hand sizes',
    'Pot',
    'Last throw',
    'Htmlish',
  ]);
});
