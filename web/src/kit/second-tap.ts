import type { Attachment } from 'svelte/attachments';

/** So soon, in milliseconds, and so near, in pixels, a tap is the second one of a finger that tapped twice. */
const SOON = 500;
const NEAR = 32;

interface Tap {
  event: PointerEvent;
  /** All that it was on. */
  on: EventTarget[];
}
let before: Tap | null = null;
let now: Tap | null = null;
addEventListener(
  'pointerdown',
  (event) => {
    before = now;
    now = { event, on: event.composedPath() };
  },
  true,
);
/** Whoever has pressed a key in between means the next tap. */
addEventListener('keydown', () => (now = null), true);

/** A tap that came twice, on something that has made room after the first one, is not meant for what is there now. */
export const notForSecondTaps: Attachment<HTMLElement> = (place) => {
  let until = 0;
  const down = (event: PointerEvent) => {
    until = 0;
    if (!before || before.on.includes(place)) return;
    const { timeStamp, clientX, clientY } = before.event;
    if (event.timeStamp - timeStamp > SOON || Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR)
      return;
    until = event.timeStamp + SOON;
    event.stopPropagation();
  };
  const click = (event: MouseEvent) => {
    if (event.timeStamp > until) return;
    until = 0;
    event.stopPropagation();
    event.preventDefault();
  };
  place.addEventListener('pointerdown', down, true);
  place.addEventListener('click', click, true);
  return () => {
    place.removeEventListener('pointerdown', down, true);
    place.removeEventListener('click', click, true);
  };
};
