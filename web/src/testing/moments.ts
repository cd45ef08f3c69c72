import { cleanup, render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { expect, test, vi } from 'vitest';
import { settings } from '../device/settings.svelte';
import { seatName } from '../kit/spoken';
import { sayOf } from '../texts/texts.svelte';
import type { LogLine, TableView } from '../wire/types';
import type { GameProps } from '../games/game';
import { gameId } from '../games/registry';

/** A game's table at a moment of a fixture, and which moves its buttons lead to. */

export interface Moment {
  about: string;
  table: TableView;
  log: LogLine[];
}

export interface Shown {
  element: HTMLElement;
  act: ReturnType<typeof vi.fn<(move: string) => void>>;
  why: ReturnType<typeof vi.fn<(move: string) => void>>;
  tell: ReturnType<typeof vi.fn<(key: string, rule: number) => void>>;
  /** Shows another moment at the same table. */
  next: (moment: Moment) => Promise<void>;
  /** Shows the same moment with something else. */
  change: (change: Partial<GameProps>) => Promise<void>;
}

/** Every moment among the modules of a glob, films taken apart. */
export const momentsOf = (modules: Record<string, Moment | Moment[]>): [string, Moment][] =>
  Object.entries(modules).flatMap(([path, found]) =>
    [found]
      .flat()
      .map((moment, i): [string, Moment] => [`${path.replace(/.*\/|\.json/g, '')} ${i}: ${moment.about}`, moment]),
  );

/** The moment whose file's name begins so, to be changed at will. */
export const momentAt = (moments: [string, Moment][], start: string): Moment =>
  structuredClone(moments.find(([name]) => name.startsWith(start))![1]);

/** Draws a moment. */
export function show(Table: Component<GameProps<never>>, moment: Moment): Shown {
  settings.motion = 'off';
  cleanup();
  const act = vi.fn<(move: string) => void>();
  const why = vi.fn<(move: string) => void>();
  const tell = vi.fn<(key: string, rule: number) => void>();
  const given = (each: Moment) => ({ ...propsOf(each), act, why, tell });
  const { container, rerender } = render(Table, given(moment));
  return {
    element: container,
    act,
    why,
    tell,
    next: (later) => rerender(given(later)),
    change: (change) => rerender(change as never),
  };
}

/** What a table is given at a moment; nobody listens to it. */
export function propsOf<View = never>({ table, log }: Moment): GameProps<View> {
  const say = sayOf(gameId(table.game));
  const play = table.play!;
  return {
    table,
    play,
    view: play.view as View,
    moves: play.moves,
    me: table.you,
    names: table.seats.map((chair) => seatName(chair, say)),
    news: log,
    pending: null,
    act: () => {},
    why: () => {},
    say,
    feel: { sound: () => {}, buzz: () => {} },
  };
}

const buttons = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])'),
];

const look = (element: HTMLElement): string =>
  element.innerHTML.replaceAll(/<!--.*?-->|tabindex="-?\d"|style="[^"]*"|<span[^>]*role="timer".*?<\/span>/g, '');

interface State {
  /** The buttons that lead there. */
  path: number[];
  unpressed: number[];
}

/** The moves that one can play from a moment by pressing buttons, in whatever order: presses each button in each state there is. */
export function movesReached(Table: Component<GameProps<never>>, moment: Moment): Set<string> {
  const states = new Map<string, State>();
  const reached = new Set<string>();
  let shown = show(Table, moment);
  let here = known(states, shown.element, []);
  for (let next = here.unpressed.pop(); next !== undefined; next = here.unpressed.pop()) {
    press(shown.element, next);
    shown.act.mock.calls.forEach(([move]) => reached.add(move));
    here = known(states, shown.element, [...here.path, next]);
    const left = here.unpressed.length > 0 ? here : [...states.values()].find((state) => state.unpressed.length > 0);
    if (left && left !== here) {
      shown = show(Table, moment);
      left.path.forEach((i) => press(shown.element, i));
      here = left;
    }
  }
  return reached;
}

/** Tests that at each moment every legal move can be played by pressing buttons, and no other. */
export const testMoves = (Table: Component<GameProps<never>>, moments: [string, Moment][]): void =>
  void test.each(moments)(
    '%s: every legal move can be played, and no other',
    (_, moment) => expect([...movesReached(Table, moment)].sort()).toEqual([...moment.table.play!.moves].sort()),
    600_000,
  );

/** The state that is shown, with a way to get there. */
function known(states: Map<string, State>, element: HTMLElement, path: number[]): State {
  const key = look(element);
  const state = states.get(key) ?? { path, unpressed: [...buttons(element).keys()] };
  states.set(key, state);
  return state;
}

function press(element: HTMLElement, i: number): void {
  buttons(element)[i]?.click();
  flushSync();
}
