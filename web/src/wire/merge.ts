/**
 * What a message's changes make of what was there before: of an object they name what has changed, null for what is gone; of a list
 * the changed places and its length, or they are a list themselves. What has not changed stays the same object.
 */
export function merge<T>(before: T, changes: unknown): T {
  if (!isObject(changes) || Array.isArray(changes)) return changes as T;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (change === null && !Array.isArray(before)) delete after[key];
    else after[key] = merge(after[key], change);
  }
  return after as T;
}

/** Whether both say the same as JSON. */
export function same(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => same(one[key], other[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
