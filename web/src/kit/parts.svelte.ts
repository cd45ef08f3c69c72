import { untrack } from 'svelte';

/** A part of something. */
class Part {
  now: unknown = $state.raw();

  constructor(now: unknown) {
    this.now = now;
  }
}

/**
 * An object as it is now, of which each part is looked at for itself: what is drawn from one part is drawn again only when that
 * part is another one, see `reuse`. It stays the same object all the time: who wants to compare keeps what `whole` gives.
 */
export function parts<T extends object>(whole: () => T): T {
  const known = new Map<PropertyKey, Part>();
  let latest = untrack(whole);
  $effect.pre(() => {
    latest = whole();
    untrack(() => known.forEach((part, key) => (part.now = latest[key as keyof T])));
  });
  function part(key: PropertyKey): unknown {
    const found = known.get(key) ?? new Part(latest[key as keyof T]);
    known.set(key, found);
    return found.now;
  }
  return new Proxy({} as T, {
    get: (_, key) => part(key),
    has: (_, key) => key in whole(),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Object.getOwnPropertyDescriptor(whole(), key);
      return found && { ...found, configurable: true };
    },
  });
}
