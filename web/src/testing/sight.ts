/** For tests: whether the page is in sight. */
export function look(at: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !at });
  document.dispatchEvent(new Event('visibilitychange'));
}
