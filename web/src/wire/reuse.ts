/**
 * What came after, made of what was there before wherever both are equal: who compares by identity sees what has changed.
 * Both are JSON.
 */
export function reuse<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    now[key] = reuse(old[key], now[key]);
    same &&= now[key] === old[key];
  }
  return same ? (before as T) : after;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
