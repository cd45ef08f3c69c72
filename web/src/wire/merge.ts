/**
 * What changes make of what was there before: of an object they say what has changed, null for what is gone, by the place of its name
 * among the names; of a list the changed places and its length. What has not changed stays the same object.
 */
export function merge<T>(before: T, changes: unknown, names: string[]): T {
  if (!isObject(before) || !isObject(changes) || Array.isArray(changes)) return changes as T;
  const list = Array.isArray(before);
  const after = (list ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [place, change] of Object.entries(changes)) {
    const name = list ? place : names[Number(place)];
    if (change === null && !list) delete after[name];
    else after[name] = merge(after[name], change, names);
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
