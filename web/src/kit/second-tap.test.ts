import { afterEach, expect, test, vi } from 'vitest';
import { notForSecondTaps } from './second-tap';

const button = () => {
  const made = document.createElement('button');
  document.body.append(made);
  return made;
};
/** A finger comes down and goes up at a place, at a time. */
function tap(on: Element, time: number, x = 100): void {
  for (const kind of ['pointerdown', 'click']) {
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: 100 });
    Object.defineProperty(event, 'timeStamp', { value: time });
    on.dispatchEvent(event);
  }
}
afterEach(() => document.body.replaceChildren());

test.each([
  ['the second tap on what has gone', 120, 100, 0],
  ['a tap that was thought about', 900, 100, 1],
  ['a tap elsewhere', 120, 200, 1],
])('%s', (_, after, x, times) => {
  const start = button();
  tap(start, 10_000);
  start.remove();
  const card = button();
  notForSecondTaps(card);
  const played = vi.fn();
  card.addEventListener('click', played);
  tap(card, 10_000 + after, x);
  expect(played).toHaveBeenCalledTimes(times);
  tap(card, 10_000 + after + 100, x); // whoever plays quickly may
  expect(played).toHaveBeenCalledTimes(times + 1);
});

test('a tap after a key is meant, however soon', () => {
  const next = button();
  tap(next, 20_000);
  next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  next.remove();
  const card = button();
  notForSecondTaps(card);
  const played = vi.fn();
  card.addEventListener('click', played);
  tap(card, 20_100);
  expect(played).toHaveBeenCalledOnce();
});
