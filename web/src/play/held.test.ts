import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import GameTable from '../app/GameTable.svelte';
import { settings } from '../device/settings.svelte';
import kaosFilm from '../games/kaos/fixtures/film.json';
import { beforeFall } from '../games/kaos/held';
import diceFilm from '../games/sequence-dice/fixtures/film.json';
import type { Moment } from '../testing/moments';
import { say, speak } from '../texts/texts.svelte';
import type { FromClient, FromServer, KaosView, SequenceDiceView } from '../wire/types';
import { LiveTable } from './live.svelte';

/** The server's end of the page's socket. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: FromClient[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = () => {};
  constructor() {
    Wire.last = this;
  }
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close() {}
  says = (message: FromServer) => this.onmessage({ data: JSON.stringify(message) });
}

const film = diceFilm as unknown as Moment[];
/** Somebody has placed a chip, and the dice are rolled for the next: Anna, who looks, on seat 0, or another. */
const rollFor = (seat: number): Moment => structuredClone(film.find(({ table }) => table.play!.actors[0] === seat)!);
const before = structuredClone(film[0].table);
let live: LiveTable;

function told({ table, log }: Moment) {
  Wire.last.says({ type: 'told', number: 100, log, view: table });
}
const letGos = () => Wire.last.sent.filter(({ type }) => type === 'letGo');
const frame = () => vi.advanceTimersByTime(50);

/** The table and the cup are loaded when they are needed. */
const PATIENCE = 30_000;
vi.setConfig({ testTimeout: 2 * PATIENCE });

beforeAll(() => speak('en', 'sequence-dice'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  settings.motion = 'on';
  live = new LiveTable('t', [], 'Anna', 'fox');
  Wire.last.says({ type: 'welcome', person: 'anna', number: 99, time: 0, view: before });
});
afterEach(() => {
  live.close();
  settings.motion = 'off';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('one’s own dice wait in the hand until they are let go, and the others are told', () => {
  const roll = rollFor(0);
  told(roll);
  frame();
  expect([live.held?.mine, live.entries, letGos()]).toEqual([true, [], []]);
  live.letGo();
  live.letGo();
  expect(live.held).toBeNull();
  expect(letGos()).toEqual([{ type: 'letGo', ply: roll.table.play!.ply }]);
  frame();
  expect(live.entries.map(({ line }) => line)).toEqual(roll.log);
});

test('somebody else’s dice fall when they let them go, not when other dice fall', () => {
  const roll = rollFor(1);
  told(roll);
  expect(live.held?.mine).toBe(false);
  live.letGo();
  Wire.last.says({ type: 'fall', ply: roll.table.play!.ply - 1 });
  expect(live.held?.mine).toBe(false);
  Wire.last.says({ type: 'fall', ply: roll.table.play!.ply });
  expect([live.held, letGos()]).toEqual([null, []]);
});

test.each([0, 1])('nobody waits longer than two seconds: seat %d', (seat) => {
  told(rollFor(seat));
  vi.advanceTimersByTime(1_999);
  expect(live.held).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(live.held).toBeNull();
});

test('the next move does not wait for the dice', () => {
  told(rollFor(0));
  Wire.last.says({ type: 'told', number: 101, log: [], view: rollFor(1).table });
  expect(live.held).toBeNull();
});

test('the dice of a bot, and of somebody who is away, fall at once', () => {
  for (const change of [{ person: '', level: 2 }, { present: false }, { standIn: true }, { resigned: true }]) {
    const roll = rollFor(1);
    Object.assign(roll.table.seats[1], change);
    told(roll);
    expect(live.held).toBeNull();
  }
});

test('where nothing moves they fall at once, for everybody', () => {
  settings.motion = 'off';
  told(rollFor(1));
  expect([live.held, letGos()]).toEqual([null, []]);
  told(rollFor(0));
  expect(live.held).toBeNull();
  expect(letGos()).toHaveLength(1);
});

test('a tap anywhere on the table lets the dice go and plays nothing; until then nothing of them is seen', async () => {
  vi.useRealTimers();
  const { table, log } = rollFor(0);
  const [act, why, letGo] = [vi.fn(), vi.fn(), vi.fn()];
  const given = { table, play: { ...table.play!, game: table.game }, news: log, act, why };
  const { container, rerender } = render(GameTable, { ...given, held: { mine: true, letGo } });
  const cup = await vi.waitFor(() => {
    const found = container.querySelector<HTMLElement>(`[aria-label="${say('dice.let')}"]`);
    expect(found).not.toBeNull();
    return found!;
  }, PATIENCE);
  const box = container.querySelector<HTMLElement>('.box')!;
  expect(Number(box.dataset.moves)).toBe(table.play!.moves.length);
  expect(container.querySelector('.die, .sum')).toBeNull();
  const move = table.play!.moves[0].split(' ')[1];
  await fireEvent.click(container.querySelector(`[data-space="${move}"]`)!);
  await fireEvent.pointerDown(cup);
  expect(letGo).toHaveBeenCalledTimes(2);
  expect([act.mock.calls, why.mock.calls]).toEqual([[], []]);
  await rerender({ ...given, held: null });
  expect(container.querySelectorAll('.die')).toHaveLength(2);
  expect(container.querySelector('.sum')?.textContent).toBe(String((table.play!.view as SequenceDiceView).sum));
  await fireEvent.click(container.querySelector(`[data-space="${move}"]`)!);
  expect(act.mock.calls).toEqual([[table.play!.moves[0]]]);
});

test('before the die of Kaos falls, neither its face nor the chaos card it led to is there', () => {
  const moments = kaosFilm as unknown as Moment[];
  for (const own of [true, false]) {
    const at = moments.findIndex(
      ({ table, log }) => log.some(({ key }) => key === 'kaos.chaos') && (table.play!.actors[0] === 0) === own,
    );
    const [was, now] = [moments[at - 1], moments[at]].map(({ table }) => table.play!.view as KaosView);
    const held = beforeFall(now, moments[at].log);
    expect([held.die, held.chaosPileSize]).toEqual([null, was.chaosPileSize]);
    for (const [seat, { saved, knownSaved }] of held.players.entries())
      expect([saved, knownSaved]).toEqual([was.players[seat].saved, was.players[seat].knownSaved]);
    expect(held.players[now.turn].cards).toBe(now.players[now.turn].cards);
  }
});
