/** The four colours of cards and chips. */
export const TINTS = ['red', 'blue', 'green', 'yellow'] as const;
export type Tint = (typeof TINTS)[number];

/** `r` → `red`, `RED` → `red`. */
export function tintOf(text: string): Tint {
  const lower = text.toLowerCase();
  return TINTS.find((tint) => tint === lower || tint[0] === lower) ?? 'red';
}
