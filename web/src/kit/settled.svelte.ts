import { untrack } from 'svelte';
import { afterFrame } from './after-frame';

/** Something as it was when the last frame was out: what may follow a moment later hangs on this. */
export function settled<T>(now: () => T): () => T {
  let value = $state.raw(untrack(now));
  $effect(() => {
    if (value !== now()) afterFrame(() => (value = now()));
  });
  return () => value;
}
