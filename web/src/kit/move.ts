import type { Attachment } from 'svelte/attachments';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../device/settings.svelte';

/** Movement: a piece flies from where it was, or from the seat or pile it comes from. Nothing waits for it. */

const LONGEST = 250;
const SHORTEST = 160;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move. Asked anew for every movement: nobody has to be told when it changes. */
export const moving = (): boolean => settings.motion === 'on' || (settings.motion === 'auto' && !still.matches);

/** A duration, or none where motion is not wanted. */
export const lasting = (milliseconds: number): number => (moving() ? milliseconds : 0);

let places = new Map<string, DOMRect>();

/** Remembers where every `data-piece` and `data-place` is. The frame calls it right before a new view is shown. */
export function remember(): void {
  places = new Map();
  if (!moving()) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
    places.set((element.dataset.piece ?? element.dataset.place)!, element.getBoundingClientRect());
  }
}

/** Where a piece comes from: its own last place, else `from` (a `data-place` or another piece), else nowhere. */
export interface Arrival {
  id: string;
  from?: string | null;
  delay?: number;
}

/** Quick at first. */
const SOFTLY = 'cubic-bezier(0.33, 1, 0.68, 1)';
const FLYING = '50';

/** `in:arrive={{ id, from }}`: flies in, one opaque element above everything. */
export function arrive(node: HTMLElement, { id, from, delay = 0 }: Arrival): TransitionConfig {
  const known = places;
  return moved(() => {
    const start = known.get(id) ?? (from ? (known.get(from) ?? here(from)) : undefined);
    const fill = 'backwards';
    if (!start) return () => node.animate({ opacity: [0, 1], scale: [0.8, 1] }, { delay, duration: SHORTEST, fill });
    const end = node.getBoundingClientRect();
    const fit = drawn(node);
    const dx = (start.left + start.width / 2 - end.left - end.width / 2) / fit;
    const dy = (start.top + start.height / 2 - end.top - end.height / 2) / fit;
    const size = Math.min(1.6, Math.max(0.35, start.width / (end.width || 1)));
    const duration = Math.min(LONGEST, SHORTEST + Math.hypot(dx, dy) * 0.25);
    const flight = {
      translate: [`${dx}px ${dy}px`, '0px 0px'],
      scale: along((t) => 1 + (size - 1) * (1 - t) + 0.1 * Math.sin(Math.PI * t)),
      rotate: [`${known.has(id) ? -4 : -14}deg`, '0deg'],
    };
    return () => {
      node.style.zIndex = FLYING; // not animated: all that is animated can be left to the compositor
      node.animate(flight, { delay, duration, easing: SOFTLY, fill }).onfinish = () => (node.style.zIndex = '');
    };
  });
}

const FALL = 400;

/** `in:tumble`: falls, bounces once and rolls to where it lies. */
export function tumble(node: HTMLElement): TransitionConfig {
  const turn = (Math.random() < 0.5 ? -1 : 1) * 400;
  const above = (t: number) => (t < 0.5 ? 2.4 * (1 - 4 * t * t) : 0.7 * Math.sin(2 * Math.PI * (t - 0.5)));
  const fall = {
    rotate: along((t) => `${turn * (1 - t) ** 2}deg`),
    translate: along((t) => `0 ${-above(t)}rem`),
    scale: [1.25, 1],
  };
  return moved(() => () => node.animate(fall, FALL));
}

/** A curve, in as many steps as make it look round. */
const along = <T>(curve: (t: number) => T): T[] => Array.from({ length: 7 }, (_, i) => curve(i / 6));

function here(place: string): DOMRect | undefined {
  return document
    .querySelector(`[data-place="${CSS.escape(place)}"], [data-piece="${CSS.escape(place)}"]`)
    ?.getBoundingClientRect();
}

/** How large the table around a piece is drawn: a way across the screen is longer on a table that is drawn smaller. */
const drawn = (node: Element): number => Number(getComputedStyle(node).getPropertyValue('--fit')) || 1;

type Movement = () => () => void;
const movements: Movement[] = [];
let laidOut: ResizeObserver | undefined;

/**
 * Measures, then moves, as soon as the browser has laid out the next frame and before it paints it: asked any earlier, it would
 * have to lay out twice. Svelte itself has nothing to do.
 */
function moved(movement: Movement): TransitionConfig {
  if (!moving() || document.hidden) return {};
  laidOut ??= new ResizeObserver(() => {
    laidOut!.disconnect();
    movements
      .splice(0)
      .map((measure) => measure())
      .forEach((move) => move());
  });
  movements.push(movement);
  laidOut.observe(document.documentElement); // which tells its size in that very moment
  return {};
}

/** `{@attach slide(things)}` on a list: when they are others, those whose `data-piece` stays slide to their new place. */
export const slide =
  (_things: unknown): Attachment<HTMLElement> =>
  (list) => {
    const known = places;
    moved(() => {
      const fit = drawn(list);
      const slides = [...list.children].flatMap((item) => {
        const piece = item.querySelector<HTMLElement>('[data-piece]');
        const from = piece && known.get(piece.dataset.piece!);
        if (!from) return [];
        const to = piece.getBoundingClientRect();
        const [dx, dy] = [(from.left - to.left) / fit, (from.top - to.top) / fit];
        return Math.hypot(dx, dy) >= 1 ? [{ item, translate: [`${dx}px ${dy}px`, '0px 0px'] }] : [];
      });
      return () =>
        slides.forEach(({ item, translate }) => item.animate({ translate }, { duration: SHORTEST, easing: SOFTLY }));
    });
  };

/** Keys for things that may look alike: `r8`, `r8#2`. */
export function numbered<T>(things: readonly T[], name: (thing: T) => string): { thing: T; id: string }[] {
  const count = new Map<string, number>();
  return things.map((thing) => {
    const text = name(thing);
    const n = (count.get(text) ?? 0) + 1;
    count.set(text, n);
    return { thing, id: n === 1 ? text : `${text}#${n}` };
  });
}
