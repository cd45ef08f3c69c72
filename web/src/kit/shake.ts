import { settings } from '../device/settings.svelte';

/** How hard a hand shakes a phone, in metres per second squared. A tap on the glass is far softer. */
const SHAKEN = 14;
const GRAVITY = 9.81;

type Asking = { requestPermission: () => Promise<PermissionState> };

/** What moves a phone is not told to a page of an iPhone unless its owner allows it. */
const asking: Asking | null =
  typeof DeviceMotionEvent !== 'undefined' && 'requestPermission' in DeviceMotionEvent
    ? (DeviceMotionEvent as unknown as Asking)
    : null;

/** Whether somebody has to be asked before a shake is felt here. */
export const mustAsk = (): boolean => asking !== null;

/** Asks for it; only in answer to a tap. */
export const mayFeel = async (): Promise<boolean> =>
  (await asking?.requestPermission().catch(() => 'denied')) === 'granted';

/** Whether this is something to shake. */
export const shakeable = (): boolean =>
  typeof DeviceMotionEvent !== 'undefined' &&
  window.isSecureContext &&
  matchMedia('(pointer: coarse)').matches &&
  (!asking || settings.shake);

/* Who has allowed it is asked by the phone again on another day, and not before they tap something. */
if (asking && settings.shake) addEventListener('click', () => void mayFeel(), { once: true });

/** Calls when the phone is shaken, until what it gives is called. */
export function onShake(shaken: () => void): () => void {
  const feel = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent) => {
    const free = typeof acceleration?.x === 'number';
    const { x, y, z } = (free ? acceleration : accelerationIncludingGravity) ?? {};
    const strength = Math.hypot(x ?? 0, y ?? 0, z ?? 0) - (free ? 0 : GRAVITY);
    if (strength > SHAKEN) shaken();
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
