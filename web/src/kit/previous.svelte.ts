import { untrack } from 'svelte';

/** What was shown right before what is shown now, for movements that need to know both; nothing at first. */
export function previous<T>(now: () => T): { readonly value: T | undefined } {
  let shown: T | undefined;
  let before = $state.raw<T>();
  $effect.pre(() => {
    const next = now();
    untrack(() => (before = shown));
    shown = next;
  });
  return {
    get value() {
      return before;
    },
  };
}
