import { tick } from 'svelte';

/** Gives something the focus as long as it is there; then what had it before has it again. */
export function borrowFocus(target: HTMLElement | null): () => void {
  const before = document.activeElement;
  target?.focus({ preventScroll: true });
  return () => {
    // what was covered can have it only when it is no longer, and who has taken it meanwhile keeps it
    void tick().then(() => {
      const free = !document.activeElement || document.activeElement === document.body;
      if (free && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    });
  };
}
