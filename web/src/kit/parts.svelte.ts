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
 * part is another one, see `merge`. It stays the same object all the time: who wants to compare keeps what `whole` gives.
 */
export function parts<T extends object>(whole: () => T): T {
  const known = new Map<PropertyKey, Part>();
  function show(next: T): void {
    known.forEach((part, key) => (part.now = next[key as keyof T]));
    for (const key of Object.keys(next) as (keyof T)[]) if (!known.has(key)) known.set(key, new Part(next[key]));
  }
  show(untrack(whole));
  $effect.pre(() => {
    const next = whole();
    untrack(() => show(next));
  });
  return new Proxy({} as T, {
    get: (_, key) => {
      const part = known.get(key);
      return part ? part.now : whole()[key as keyof T]; // who asks for what is not there is told when it comes
    },
    has: (_, key) => key in whole(),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Object.getOwnPropertyDescriptor(whole(), key);
      return found && { ...found, configurable: true };
    },
  });
}
