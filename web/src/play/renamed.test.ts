import { afterEach, expect, test, vi } from 'vitest';
import type { FromClient, FromServer } from '../wire/types';
import { LiveTable } from './live.svelte';

/** The server's end of the page's socket. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: FromClient[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};
  constructor() {
    Wire.last = this;
  }
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close() {}
  says = (message: FromServer) => this.onmessage({ data: JSON.stringify(message) });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('who was renamed says so after a broken line', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  const live = new LiveTable('t', [], 'Anna', 'fox');
  Wire.last.says({ type: 'welcome', person: 'anna', number: 1, time: 0, view: null });
  const renamed = live.do({ type: 'rename', name: 'Anne', avatar: 'owl' });
  const asked = Wire.last.sent.find((message) => message.type === 'do')!;
  Wire.last.says({ type: 'done', id: asked.id, number: 2 });
  await renamed;
  const broken = Wire.last;
  broken.onclose({ code: 1006 });
  vi.advanceTimersByTime(2_000);
  expect(Wire.last).not.toBe(broken);
  Wire.last.onopen();
  expect(Wire.last.sent).toEqual([expect.objectContaining({ type: 'hello', name: 'Anne', avatar: 'owl' })]);
  live.close();
});
