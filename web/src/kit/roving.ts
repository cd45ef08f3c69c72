import type { Attachment } from 'svelte/attachments';

/**
 * `{@attach roving()}` on a list of buttons: Tab reaches one of them, rather one that can be pressed, the arrow keys, Home and
 * End go through them, and when the focused one goes away (a card was played) its neighbour has the focus. `columns` makes it
 * a grid.
 */
export function roving(columns = 0): Attachment<HTMLElement> {
  return (list) => {
    let at = 0;
    let focused = false;
    const items = () => [...list.querySelectorAll<HTMLElement>('button, [role="button"], [role="gridcell"]')];
    const idle = (item?: HTMLElement) => item?.getAttribute('aria-disabled') === 'true';
    const settle = () => {
      const all = items();
      at = Math.min(at, Math.max(0, all.length - 1));
      if (!focused && idle(all[at]))
        at = Math.max(
          all.findIndex((item) => !idle(item)),
          0,
        );
      all.forEach((item, i) => (item.tabIndex = i === at ? 0 : -1));
      if (focused && !list.contains(document.activeElement)) all[at]?.focus({ preventScroll: true });
    };
    const steps: Record<string, (i: number, n: number) => number> = {
      ArrowRight: (i) => i + 1,
      ArrowLeft: (i) => i - 1,
      ArrowDown: (i) => i + (columns || 1),
      ArrowUp: (i) => i - (columns || 1),
      Home: () => 0,
      End: (_, n) => n - 1,
    };
    const key = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const all = items();
      if (!step || !all.length) return;
      event.preventDefault();
      const next = step(at, all.length);
      at = columns ? (next >= 0 && next < all.length ? next : at) : (next + all.length) % all.length;
      settle();
      all[at].focus();
    };
    const enter = (event: FocusEvent) => {
      focused = true;
      const found = items().indexOf(event.target as HTMLElement);
      if (found >= 0) at = found;
      settle();
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) focused = list.contains(event.relatedTarget as Node);
      else if ((event.target as HTMLElement).isConnected) focused = false;
    };
    const watch = new MutationObserver(settle);
    watch.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
    list.addEventListener('keydown', key);
    list.addEventListener('focusin', enter);
    list.addEventListener('focusout', leave);
    settle();
    return () => {
      watch.disconnect();
      list.removeEventListener('keydown', key);
      list.removeEventListener('focusin', enter);
      list.removeEventListener('focusout', leave);
    };
  };
}
