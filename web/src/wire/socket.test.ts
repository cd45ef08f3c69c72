import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableConnection, type Line } from './socket';
import { CLOSE_CODE, type Command, type FromClient, type FromServer, type Told, type Welcome } from './types';

/** The server's end of a socket. */
class Wire {
  static readonly all: Wire[] = [];
  readyState = 0;
  /** Whether it hears and says nothing any more, though nobody has hung up. */
  frozen = false;
  sent: FromClient[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor() {
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all[Wire.all.length - 1];
  }
  send(text: string) {
    const message: FromClient = JSON.parse(text);
    if (message.type !== 'there') this.sent.push(message);
    else if (!this.frozen) this.says({ type: 'here' });
  }
  close() {}
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  says(message: FromServer) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const welcome: Welcome = { type: 'welcome', person: 'p', number: 41, time: 0, view: {} as never };
const told: Told[] = [];
const answered: Command[] = [];
const lines: Line[] = [];
const ends: number[] = [];
const visits: TableConnection[] = [];

function visit() {
  const listener = {
    welcome: () => {},
    told: (message: Told, command?: Command) => {
      told.push(message);
      if (command) answered.push(command);
    },
    fall: () => {},
    line: (line: Line) => void lines.push(line),
    end: (code: number) => void ends.push(code),
  };
  const socket = new TableConnection(
    { table: 't', keys: ['k'], name: 'Anna', avatar: 'fox' },
    listener,
    () => new Wire() as never,
  );
  visits.push(socket);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [Wire.all, told, answered, lines, ends]) list.length = 0;
});
afterEach(() => {
  visits.splice(0).forEach((socket) => socket.close());
  vi.useRealTimers();
});

test('it says hello with nothing seen, and after a break with the last number it saw', () => {
  visit();
  Wire.last.opens();
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', table: 't', keys: ['k'], seen: 0, recent: 50 });
  Wire.last.says(welcome);
  Wire.last.says({ type: 'told', number: 42, log: [] });
  Wire.last.breaks();
  vi.advanceTimersByTime(1000);
  Wire.last.opens();
  expect(Wire.all).toHaveLength(2);
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', seen: 42, recent: 0 });
});

test('a command that was not answered is sent again under the same id, an answered one is not', async () => {
  const socket = visit();
  Wire.last.opens();
  Wire.last.says(welcome);
  const first = socket.do({ type: 'start' });
  const id = (Wire.last.sent[1] as { id: string }).id;
  Wire.last.says({ type: 'done', id, number: 42 });
  expect(await first).toMatchObject({ type: 'done', number: 42 });
  const second = socket.do({ type: 'play', move: 'draw', ply: 3 });
  const sent = Wire.last.sent[2];
  Wire.last.breaks();
  vi.advanceTimersByTime(1000);
  Wire.last.opens();
  Wire.last.says({ ...welcome, view: null });
  expect(Wire.last.sent.slice(1)).toEqual([sent]);
  Wire.last.says({
    type: 'refused',
    id: (sent as { id: string }).id,
    room: 'kaos',
    key: 'refusal.MUST_DRAW',
    rule: 14,
    detail: '',
  });
  expect(await second).toMatchObject({ type: 'refused', rule: 14 });
});

test('it waits longer and longer, but not when the network is back', () => {
  visit();
  for (let i = 0; i < 6; i++) {
    Wire.last.breaks();
    vi.advanceTimersByTime(10_000);
  }
  expect(Wire.all).toHaveLength(7);
  Wire.last.breaks();
  vi.advanceTimersByTime(1_000);
  expect(Wire.all).toHaveLength(7);
  dispatchEvent(new Event('online'));
  expect(Wire.all).toHaveLength(8);
});

test('it does not come back where it is not let in', () => {
  visit();
  Wire.last.opens();
  Wire.last.breaks(4002);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(ends).toEqual([4002]);
});

test('after a sleep, or when an answer does not come, it trusts the line no longer', () => {
  const socket = visit();
  Wire.last.opens();
  Wire.last.says(welcome);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.all).toHaveLength(2);
  Wire.last.opens();
  Wire.last.says({ ...welcome, view: null });
  void socket.do({ type: 'start' });
  const asked = Wire.last.sent[1];
  vi.advanceTimersByTime(16_000);
  expect(Wire.all).toHaveLength(3);
  Wire.last.opens();
  Wire.last.says({ ...welcome, view: null });
  expect(Wire.last.sent[1]).toEqual(asked);
  expect(lines.at(-1)).toBe('open');
});

test('a line that is dead shows within three seconds of a tap, one that is slow does not', () => {
  const socket = visit();
  Wire.last.opens();
  Wire.last.says(welcome);
  void socket.do({ type: 'start' });
  vi.advanceTimersByTime(1_000);
  Wire.last.says({ type: 'told', number: 42, log: [] });
  vi.advanceTimersByTime(3_000);
  expect(lines.at(-1)).toBe('open');

  void socket.do({ type: 'start' });
  vi.advanceTimersByTime(1_000);
  expect(lines.at(-1)).toBe('open');
  vi.advanceTimersByTime(2_000);
  expect(lines.at(-1)).toBe('waiting');
  Wire.last.says({ type: 'told', number: 43, log: [] });
  expect(lines.at(-1)).toBe('open');
});

const view = { number: 41, phase: 'PLAYING', play: { ply: 3, scores: [1, 2], game: 'kaos@1(seats=2)' } };
const names = ['phase', 'play', 'ply', 'scores'];

/** Somebody who was welcomed with that view. */
function guest() {
  const socket = visit();
  Wire.last.opens();
  Wire.last.says({ ...welcome, view: structuredClone(view) as never, names });
  return socket;
}

const changed = (number: number, changes: object, more: object = {}) =>
  Wire.last.says({ type: 'changed', number, log: [], view: changes as never, ...more });

test('it asks for changes, and passes on the view that they lead to', () => {
  guest();
  expect(Wire.last.sent[0]).toMatchObject({ views: 'CHANGES' });
  changed(42, { 1: { 2: 4 } }, { log: ['.draw 0', ['table.said', 'Ida Maj', 'hej du'], 'table.sat 1 Bo'] });
  Wire.last.says({ type: 'told', number: 43, log: [] });
  changed(44, { 1: { 3: [1, 5] } });
  expect(told.map((each) => each.view)).toEqual([
    { ...view, number: 42, play: { ...view.play, ply: 4 } },
    undefined,
    { ...view, number: 44, play: { ...view.play, ply: 4, scores: [1, 5] } },
  ]);
  expect(told[0].log).toEqual([
    { key: 'kaos.draw', arguments: ['0'] },
    { key: 'table.said', arguments: ['Ida Maj', 'hej du'] },
    { key: 'table.sat', arguments: ['1', 'Bo'] },
  ]);
});

test("what happened by one's own command is its answer too", async () => {
  const socket = guest();
  const answer = socket.do({ type: 'play', move: 'draw', ply: 3 });
  const { id } = Wire.last.sent[1] as { id: string };
  changed(42, {}, { done: id });
  expect(answered).toEqual([{ type: 'play', move: 'draw', ply: 3 }]);
  expect(await answer).toEqual({ type: 'done', id, number: 42 });
});

test('where something is missing it patches nothing together but begins anew', () => {
  guest();
  changed(43, {});
  expect(told).toEqual([]);
  expect(Wire.all).toHaveLength(2);
  Wire.last.opens();
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', seen: 0, recent: 50 });
});

test('it looks now and then whether it has the right view, and takes that one if not', () => {
  guest();
  for (let number = 42; number < 142; number++) changed(number, { 1: { 2: number } });
  expect(Wire.last.sent.at(-1)).toEqual({ type: 'look' });
  expect(told).toHaveLength(100);
  const mine = told.at(-1)!.view!;
  Wire.last.says({ type: 'whole', number: 141, view: structuredClone(mine) });
  expect(told).toHaveLength(100);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const right = { ...mine, phase: 'OVER' as const };
  Wire.last.says({ type: 'whole', number: 141, view: right });
  expect(complaint).toHaveBeenCalledOnce();
  expect(told.at(-1)!.view).toEqual(right);
});

test('a table that moves to another machine is said to move until it is there', () => {
  visit();
  Wire.last.opens();
  Wire.last.says(welcome);
  Wire.last.breaks(CLOSE_CODE.MOVING);
  expect(lines.at(-1)).toBe('moving');
  vi.advanceTimersByTime(1_000);
  expect(lines.at(-1)).toBe('moving');
  Wire.last.opens();
  Wire.last.says(welcome);
  expect(lines.at(-1)).toBe('open');
});

test('a server that is slow to welcome is not hung up on while something waits for its answer', async () => {
  const socket = guest();
  const answer = socket.do({ type: 'start' });
  const asked = Wire.last.sent[1] as { id: string };
  vi.advanceTimersByTime(13_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.opens();
  vi.advanceTimersByTime(16_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.says({ ...welcome, view: null });
  expect(Wire.last.sent[1]).toEqual(asked);
  vi.advanceTimersByTime(16_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.says({ type: 'done', id: asked.id, number: 42 });
  expect(await answer).toMatchObject({ type: 'done' });
});

/** Comes back after a break, and is to be told what was missed. */
function resume() {
  Wire.last.breaks();
  vi.advanceTimersByTime(1_000);
  Wire.last.opens();
  Wire.last.says({ ...welcome, view: null });
}

const hello = () => {
  vi.advanceTimersByTime(1_000);
  Wire.last.opens();
  return Wire.last.sent[0];
};

test('a line that ends before it has told what was missed is not asked for it again', () => {
  guest();
  resume();
  Wire.last.breaks(CLOSE_CODE.NOTHING_MORE);
  expect(hello()).toMatchObject({ seen: 0, recent: 50 });
});

test('it goes on from the last number if that was told, or if nobody was there to tell it', () => {
  guest();
  resume();
  Wire.last.says({ type: 'told', number: 42, log: [] });
  Wire.last.breaks(CLOSE_CODE.NOTHING_MORE);
  expect(hello()).toMatchObject({ seen: 42 });
  Wire.last.breaks();
  expect(hello()).toMatchObject({ seen: 42 });
});

test('a line that answers nothing is not asked again for what was missed', () => {
  const socket = guest();
  resume();
  void socket.do({ type: 'start' });
  vi.advanceTimersByTime(13_000);
  expect(hello()).toMatchObject({ seen: 0 });
});

test('a server that hangs is noticed within fifteen seconds, though nobody asks for anything', () => {
  guest();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(lines.at(-1)).toBe('open');
  Wire.last.frozen = true;
  vi.advanceTimersByTime(10_500);
  expect(lines.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(4_500);
  expect(Wire.all).toHaveLength(2);
  Wire.last.opens();
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', seen: 41 });
});

test('a line that is never opened, or never welcomed, is given up', () => {
  visit();
  vi.advanceTimersByTime(13_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.opens();
  vi.advanceTimersByTime(23_000);
  expect(Wire.all).toHaveLength(3);
});

test('a page that nobody looks at asks nothing', () => {
  guest();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  Wire.last.frozen = true;
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.all).toHaveLength(2);
});

test('a line that breaks after each welcome is opened less and less often; one that has told something is opened soon', () => {
  visit();
  const breaksAndDialsWithin = (wait: number) => {
    const before = Wire.all.length;
    Wire.last.breaks();
    vi.advanceTimersByTime(wait);
    return Wire.all.length > before;
  };
  for (let i = 0; i < 6; i++) {
    Wire.last.opens();
    Wire.last.says(welcome);
    Wire.last.breaks();
    vi.advanceTimersByTime(10_000);
  }
  Wire.last.opens();
  Wire.last.says(welcome);
  expect(breaksAndDialsWithin(2_000)).toBe(false);
  vi.advanceTimersByTime(8_000);
  Wire.last.opens();
  Wire.last.says(welcome);
  Wire.last.says({ type: 'told', number: 42, log: [] });
  expect(breaksAndDialsWithin(1_000)).toBe(true);
});

test('what could not be kept is refused, and not asked again', async () => {
  const socket = visit();
  Wire.last.opens();
  Wire.last.says(welcome);
  const asked = socket.do({ type: 'play', move: 'draw', ply: 3 });
  const { id } = Wire.last.sent[1] as { id: string };
  Wire.last.says({ type: 'error', id, code: 'full' as never, detail: '' });
  Wire.last.breaks();
  expect(await asked).toMatchObject({ type: 'refused', room: 'page', key: 'error.full' });
  vi.advanceTimersByTime(10_000);
  Wire.last.opens();
  Wire.last.says({ ...welcome, view: null });
  expect(Wire.last.sent).toHaveLength(1);
});
