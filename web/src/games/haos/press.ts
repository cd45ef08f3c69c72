import type { Attachment } from 'svelte/attachments';

/** A touch of a pointer, a key, or the click of an assistive device. */
export type Press = PointerEvent | KeyboardEvent | MouseEvent;

/**
 * `{@attach press(…)}` on a button where every millisecond counts: it acts when the finger, the mouse button or the key goes
 * down, not when it comes up. A button pressed so does not take the focus, so that Space and Enter keep their meaning.
 */
export function press(pressed: (event: Press) => void): Attachment<HTMLElement> {
  return (button) => {
    let down = false;
    const pointer = (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      down = true;
      pressed(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) pressed(event);
    };
    const click = (event: MouseEvent) => {
      const follows = down && event.detail > 0;
      down = false;
      if (!follows) pressed(event);
    };
    const keyUp = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();
    button.addEventListener('pointerdown', pointer);
    button.addEventListener('keydown', key);
    button.addEventListener('keyup', keyUp);
    button.addEventListener('click', click);
    return () => {
      button.removeEventListener('pointerdown', pointer);
      button.removeEventListener('keydown', key);
      button.removeEventListener('keyup', keyUp);
      button.removeEventListener('click', click);
    };
  };
}
