/** What this browser remembers between visits; a browser that keeps nothing forgets it with the tab. */
export function kept<T>(name: string, usual: T): T {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(name) ?? '{}') };
  } catch {
    return usual;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice lasts as long as the tab.
  }
}
