/** What this browser remembers between visits; a browser that keeps nothing forgets it with the tab. */
export function kept<T>(name: string, usual: T): T {
  try {
    return { ...usual, ...JSON.parse(keptText(name) || '{}') };
  } catch {
    return usual;
  }
}

export const keep = (name: string, value: unknown): void => keepText(name, JSON.stringify(value));

/** The same as it is written; empty for nothing. */
export function keptText(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Private windows and full disks: the choice lasts as long as the tab.
  }
}

export function withdraw(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // It was not kept.
  }
}
