/** The keys of the game: what each does, by its place on the keyboard, so that every layout and alphabet has them. */
export type Deed =
  { do: 'open' } | { do: 'tell' } | { do: 'grab' | 'palm'; hand?: Hand } | { do: 'choose'; which: 'duel' | 'special' };
export type Hand = 'left' | 'right';

const ALWAYS: Record<string, Deed> = {
  Space: { do: 'open' },
  KeyT: { do: 'tell' },
  Digit1: { do: 'choose', which: 'duel' },
  Digit2: { do: 'choose', which: 'special' },
};
const ONE_HAND: Record<string, Deed> = {
  ...ALWAYS,
  Enter: { do: 'grab' },
  KeyG: { do: 'grab' },
  KeyP: { do: 'palm' },
};
/** A set for each hand, under the fingers that rest on F and J. */
const TWO_HANDS: Record<string, Deed> = {
  ...ALWAYS,
  KeyF: { do: 'grab', hand: 'left' },
  KeyD: { do: 'palm', hand: 'left' },
  KeyJ: { do: 'grab', hand: 'right' },
  KeyK: { do: 'palm', hand: 'right' },
};

/** What a key asks for; nothing while somebody writes, holds the key down, or means the browser. */
export function deedOf(event: KeyboardEvent, twoHands: boolean): Deed | undefined {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const deed = (twoHands ? TWO_HANDS : ONE_HAND)[event.code];
  return deed && isFree(event.target, event.code) ? deed : undefined;
}

/** Fields keep their keys; buttons and links keep Space and Enter. */
function isFree(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return false;
  return !((code === 'Space' || code === 'Enter') && target.closest('button, a, summary, [role="button"]'));
}

/** The letter to print beside a control. */
export function keyFor(action: 'grab' | 'palm', hand?: Hand): string {
  const keys = Object.entries(hand ? TWO_HANDS : ONE_HAND);
  const found = keys.find(([code, deed]) => code.startsWith('Key') && deed.do === action && deed.hand === hand);
  return found?.[0].slice('Key'.length) ?? '';
}
