import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { look } from '../testing/sight';
import { afterFrame } from './after-frame';

let frames: (() => void)[] = [];
const done: string[] = [];
const note = (what: string) => () => void done.push(what);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  look(false);
  look(true);
  done.length = 0;
  frames = [];
  vi.useRealTimers();
});

test('a task waits for the frame, and what it asks for waits for the next one', () => {
  afterFrame(() => {
    done.push('first');
    afterFrame(note('second'));
  });
  expect(done).toEqual([]);
  frames.shift()!();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['first']);
  frames.shift()!();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['first', 'second']);
});

test('what waits is done when the page goes out of sight, in its order, and what comes then is done at once', () => {
  afterFrame(note('first'));
  afterFrame(note('second'));
  look(false);
  expect(done).toEqual(['first', 'second']);
  afterFrame(note('third'));
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a page in sight that gets no frame does not wait for ever', () => {
  afterFrame(note('first'));
  vi.runAllTimers();
  expect(done).toEqual(['first']);
});
