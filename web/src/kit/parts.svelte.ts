/**
 * An object as it is now, of which each part is looked at for itself: what is drawn from one part is drawn again only when that
 * part is another one, see `reuse`. It stays the same object all the time: who wants to compare keeps what `whole` gives.
 */
export function parts<T extends object>(whole: () => T): T {
  const known = new Map<PropertyKey, () => unknown>();
  for (const key of Object.keys(whole()) as (keyof T)[]) {
    const part = $derived(whole()[key]);
    known.set(key, () => part);
  }
  return new Proxy({} as T, {
    get: (_, key) => (known.get(key) ?? (() => whole()[key as keyof T]))(),
    has: (_, key) => key in whole(),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Object.getOwnPropertyDescriptor(whole(), key);
      return found && { ...found, configurable: true };
    },
  });
}
