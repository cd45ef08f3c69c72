import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../device/settings.svelte';

/** Movement: a piece flies from where it was, or from the seat or pile it comes from. Nothing waits for it. */

const LONGEST = 250;
const SHORTEST = 160;

/** Whether things may move. */
export const moving = (): boolean =>
  settings.motion === 'on' || (settings.motion === 'auto' && !prefersReducedMotion.current);

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

/** `in:arrive={{ id, from }}`: flies in, one opaque element above everything. */
export function arrive(node: Element, { id, from, delay = 0 }: Arrival): TransitionConfig {
  if (!moving()) return { duration: 0 };
  const start = places.get(id) ?? (from ? (places.get(from) ?? here(from)) : undefined);
  if (!start) return { delay: lasting(delay), duration: SHORTEST, css: (t) => `opacity:${t};scale:${0.8 + 0.2 * t}` };
  const end = node.getBoundingClientRect();
  const fit = drawn(node);
  const dx = (start.left + start.width / 2 - end.left - end.width / 2) / fit;
  const dy = (start.top + start.height / 2 - end.top - end.height / 2) / fit;
  const size = Math.min(1.6, Math.max(0.35, start.width / (end.width || 1)));
  const turn = places.has(id) ? -4 : -14;
  return {
    delay: lasting(delay),
    duration: Math.min(LONGEST, SHORTEST + Math.hypot(dx, dy) * 0.25),
    easing: cubicOut,
    css: (t, u) =>
      `z-index:50;translate:${dx * u}px ${dy * u}px;scale:${1 + (size - 1) * u + 0.1 * Math.sin(Math.PI * t)};rotate:${turn * u}deg`,
  };
}

function here(place: string): DOMRect | undefined {
  return document
    .querySelector(`[data-place="${CSS.escape(place)}"], [data-piece="${CSS.escape(place)}"]`)
    ?.getBoundingClientRect();
}

/** How large the table around a piece is drawn: a way across the screen is longer on a table that is drawn smaller. */
const drawn = (node: Element): number => Number(getComputedStyle(node).getPropertyValue('--fit')) || 1;

/** `animate:slide`: what stays in a list slides to its new place. */
export function slide(
  node: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
): { duration: number; easing: (t: number) => number; css: (t: number, u: number) => string } {
  const fit = drawn(node);
  const dx = (from.left - to.left) / fit;
  const dy = (from.top - to.top) / fit;
  return { duration: lasting(SHORTEST), easing: cubicOut, css: (_t, u) => `translate:${dx * u}px ${dy * u}px` };
}

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
