import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentAt, momentsOf, propsOf, type Moment } from '../../testing/moments';
import type { HaosView } from '../../wire/types';
import type { Timing } from '../game';
import { event } from './status';
import Table from './Table.svelte';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));
const named = (start: string): Moment => momentAt(moments, start);

let frame = 0;
beforeEach(() => {
  frame = 0;
  vi.stubGlobal('requestAnimationFrame', (paint: (time: number) => void) => (paint(frame), 0));
});
afterEach(() => vi.unstubAllGlobals());

/** Everything that is sent or asked, in order. */
function sit(moment: Moment, more: { me?: number; moves?: string[]; spoken?: boolean } = {}) {
  const acts: { move: string; timing?: Timing }[] = [];
  const whys: string[] = [];
  const props = {
    ...propsOf<HaosView>(moment),
    names: moment.table.seats.map(({ name, seat }) => name || `seat ${seat}`),
    act: (move: string, timing?: Timing) => void acts.push({ move, timing }),
    why: (move: string) => void whys.push(move),
    say: (key: string, ...values: (string | number)[]) => [key, ...values].join(' '),
    ...more,
  };
  return { ...render(Table, props), props, acts, whys };
}

const buttons = (root: Element) => [...root.querySelectorAll('button')];
const KEYS = ['Space', 'Enter', 'KeyG', 'KeyP', 'KeyF', 'KeyD', 'KeyJ', 'KeyK', 'Digit1', 'Digit2'];

async function pressEverything(root: Element) {
  for (const button of buttons(root)) {
    await fireEvent.pointerDown(button);
    await fireEvent.click(button, { detail: 1 });
    await fireEvent.pointerDown(button, { shiftKey: true });
  }
}
async function typeEverything() {
  for (const code of KEYS)
    for (const shiftKey of [false, true]) await fireEvent.keyDown(document.body, { code, shiftKey });
}

describe.each(moments)('%s', (_, moment) => {
  const legal = moment.table.play!.moves;

  test('every legal move can be made by touch, and nothing else is sent', async () => {
    const { container, acts } = sit(moment);
    await pressEverything(container);
    const sent = new Set(acts.map(({ move }) => move));
    expect([...sent].sort()).toEqual([...legal].sort());
  });

  test('every legal move can be made by a key, and nothing else is sent', async () => {
    const { acts } = sit(moment);
    await typeEverything();
    const sent = new Set(acts.map(({ move }) => move));
    expect([...sent].sort()).toEqual([...legal].sort());
  });

  test('every legal touch and opening is a button for those who play by ear', async () => {
    const { container, acts } = sit(moment, { spoken: true });
    const ear = container.querySelector('.ear')!;
    for (const button of buttons(ear)) await fireEvent.click(button);
    expect(acts.map(({ move }) => move)).toEqual(
      expect.arrayContaining(legal.filter((move) => !move.startsWith('choose'))),
    );
  });

  test('a spectator sees it and has nothing to press', () => {
    const { container } = sit(moment, { me: -1, moves: [] });
    expect(buttons(container)).toEqual([]);
  });
});

test('a touch that cannot count asks why, with the move it would have been', async () => {
  const { getByLabelText, whys, acts } = sit(named('1-'));
  await fireEvent.pointerDown(getByLabelText('touch.grab'));
  await fireEvent.pointerDown(getByLabelText('touch.palm'));
  expect(whys).toEqual(['grab', 'palm']);
  expect(acts).toEqual([]);
});

test('the own stack asks why when it is not the time to open', async () => {
  const { getByLabelText, whys } = sit(named('3-'));
  await fireEvent.pointerDown(getByLabelText(/^stack.own/));
  expect(whys).toEqual(['open']);
});

test('a touch counts once: when the finger goes down', async () => {
  const { getByLabelText, acts } = sit(named('3-'));
  const grab = getByLabelText('touch.grab');
  await fireEvent.pointerDown(grab);
  await fireEvent.pointerUp(grab);
  await fireEvent.click(grab, { detail: 1 });
  expect(acts.map(({ move }) => move)).toEqual(['grab']);
});

test('whoever hits the totem again in excitement is not lectured', async () => {
  const { getByLabelText, rerender, props, whys, acts } = sit(named('film 6'));
  await fireEvent.pointerDown(getByLabelText('touch.grab'));
  const settled = named('film 7');
  await rerender({
    ...props,
    table: settled.table,
    play: settled.table.play!,
    view: settled.table.play!.view as HaosView,
    moves: ['open'],
    news: settled.log,
  });
  await fireEvent.pointerDown(getByLabelText('touch.grab'));
  expect(acts.map(({ move }) => move)).toEqual(['grab']);
  expect(whys).toEqual([]);
});

test('Enter and Space on a focused control are that control', async () => {
  const { getByLabelText, acts } = sit(named('3-'));
  await fireEvent.keyDown(getByLabelText('touch.palm'), { key: ' ', code: 'Space' });
  await fireEvent.keyDown(getByLabelText('touch.palm'), { key: 'Enter', code: 'Enter' });
  expect(acts.map(({ move }) => move)).toEqual(['palm', 'palm']);
});

test('whoever writes does not play', async () => {
  const { acts } = sit(named('3-'));
  const field = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(field, { code: 'KeyG' });
  field.remove();
  expect(acts).toEqual([]);
});

describe('timing', () => {
  const at = (time: number) => {
    const touch = new PointerEvent('pointerdown', { bubbles: true, cancelable: true });
    Object.defineProperty(touch, 'timeStamp', { value: time });
    return touch;
  };

  test('the reaction runs from the frame that painted the opening to the finger going down', async () => {
    frame = 5_000;
    const { getByLabelText, acts } = sit(named('3-'));
    await fireEvent(getByLabelText('touch.grab'), at(5_412));
    expect(acts[0].timing).toMatchObject({ opening: 11, reaction: 412, visible: true });
    expect(acts[0].timing!.granularity).toBeGreaterThan(0);
  });

  test('a finger that went down before the new card was painted meant the one before', async () => {
    frame = 5_000;
    const moment = named('film 8');
    const next = named('film 9');
    const { getByLabelText, rerender, props, acts } = sit(moment);
    frame = 6_000;
    await rerender({
      ...props,
      table: next.table,
      play: next.table.play!,
      view: next.table.play!.view as HaosView,
      moves: next.table.play!.moves,
      news: next.log,
    });
    await fireEvent(getByLabelText('touch.grab'), at(5_990));
    await fireEvent(getByLabelText('touch.grab'), at(6_300));
    expect(acts.map(({ move }) => move)).toEqual(['grab@prev', 'grab']);
    expect(acts.map(({ timing }) => timing)).toMatchObject([
      { opening: 12, reaction: 990 },
      { opening: 13, reaction: 300 },
    ]);
  });

  test('a page out of sight says so', async () => {
    const { getByLabelText, acts } = sit(named('3-'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await fireEvent(document, new Event('visibilitychange'));
    vi.restoreAllMocks();
    await fireEvent.pointerDown(getByLabelText('touch.grab'));
    expect(acts[0].timing!.visible).toBe(false);
  });
});

test('the faces of a new view are there at once', async () => {
  const { container, rerender, props } = sit(named('film 8'));
  const next = named('film 9');
  await rerender({
    ...props,
    table: next.table,
    play: next.table.play!,
    view: next.table.play!.view as HaosView,
    news: next.log,
  });
  const labels = [...container.querySelectorAll('.top [role=img]')].map((face) => face.getAttribute('aria-label'));
  expect(labels).toContain('card.symbol colour.red symbol.I');
});

test('no card that lies face down is drawn', () => {
  const { container } = sit(named('6-'));
  expect(container.querySelectorAll('.stack [role=img]').length).toBe(0);
  const view = named('6-').table.play!.view as HaosView;
  expect(container.querySelectorAll('.top:not([hidden])').length).toBe(
    view.places.filter(({ pile }) => pile.length).length,
  );
});

test('openings are announced with colour letter and symbol to those who play by ear', () => {
  const { container } = sit(named('2-'), { spoken: true });
  expect(container.querySelector('[aria-live=assertive]')!.textContent).toContain('Anna: letter.yellow, symbol.G.');
});

describe('what became of a touch', () => {
  const verdict = { key: 'haos.verdict', arguments: ['1,0', '412,431', '9'] };
  const plaque = (root: Element) => root.querySelector('.plaque')!.textContent;

  test.each([[], [{ key: 'haos.dead-heat', arguments: ['!'] }]])(
    'the times of a race are shown, and how close is too close',
    (...before) => {
      const moment = named('1-');
      const { container } = sit({ ...moment, log: [...(before.length ? before : moment.log), verdict] });
      expect(plaque(container)).toMatch(/verdict verdict.time 412 Søren verdict.against verdict.time 431 Anna 9$/);
    },
  );

  test('where a connection stood still, its owner is named, and no time', () => {
    const heldUp = { key: 'haos.verdict', arguments: ['1', '412', '9', '0'] };
    const { container } = sit({ ...named('1-'), log: [{ key: 'haos.dead-heat', arguments: ['!'] }, heldUp] });
    expect(plaque(container)).toMatch(/verdict.held-up Anna$/);
  });

  test('a foul is told as one, and its time is nobody’s glory', async () => {
    const next = named('film 3');
    const { container, rerender, props } = sit(named('film 2'));
    await rerender({
      ...props,
      table: next.table,
      play: next.table.play!,
      view: next.table.play!.view as HaosView,
      news: [...next.log, verdict],
    });
    expect(plaque(container)).toContain('event.mistake 7 seat 3');
    expect(plaque(container)).not.toMatch(/event.palm|verdict/);
  });

  test('a duel tells who was slower, a foul of one’s own says “you”', () => {
    const company = {
      me: 0,
      names: ['Anna', 'Søren'],
      say: (key: string, ...values: (string | number)[]) => [key, ...values].join(' '),
    };
    const story = {
      touch: { seat: 1, how: 'grab' as const },
      taker: 0,
      taken: 5,
      fell: false,
      flights: [],
      opened: [],
    };
    expect(event(story, company)).toBe('event.grab Søren event.takes.you 5');
    expect(event({ ...story, touch: { seat: 0, how: 'grab' }, fell: true }, company)).toBe('event.mistake.you 5');
  });
});
