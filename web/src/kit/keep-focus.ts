/** What can be pressed at a table; a list of buttons offers only one of them. */
const PRESSABLE = '.box button:not([tabindex="-1"]):not([aria-disabled="true"])';

/**
 * Looks after the focus in the whole page: when what has it goes away (a sheet was answered, a game has begun), something that
 * can be pressed at the table has it, or the main part of the page. Nobody who plays by keyboard or by ear is thrown back to
 * the top.
 */
export function keepFocus(page: HTMLElement): void {
  let held: Element | null = null;
  page.addEventListener('focusin', ({ target }) => (held = target as Element));
  /* What is taken away may still be there while it is said that it loses the focus. */
  page.addEventListener('focusout', ({ relatedTarget, target }) =>
    queueMicrotask(() => {
      if (held === target && (relatedTarget || held?.isConnected)) held = null;
    }),
  );
  const look = () => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    const main = document.getElementById('main');
    (main?.querySelector<HTMLElement>(PRESSABLE) ?? main)?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
}
