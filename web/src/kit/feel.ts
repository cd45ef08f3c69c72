import { settings } from '../device/settings.svelte';
import { afterFrame } from './after-frame';
import { playSound, type Sound } from './sound';

/** Sounds and vibration, as far as the player wants them. */
export interface Feel {
  sound(sound: Sound): void;
  /** Vibrates: milliseconds on, off, on, … */
  buzz(...pattern: number[]): void;
}

/** What is felt instead where nothing may sound. */
const FELT: Partial<Record<string, number[]>> = { turn: [60], oops: [40, 50, 40], win: [60, 60, 60, 60, 200] };
let hushed = false;

/** Whether a device vibrates instead of sounding: what is heard comes from the television. */
export function hush(on: boolean): void {
  hushed = on;
}

export const feel: Feel = {
  sound(sound) {
    if (hushed) {
      const felt = typeof sound === 'string' && FELT[sound];
      if (felt) feel.buzz(...felt);
    } else if (settings.sound) afterFrame(() => playSound(sound));
  },
  buzz(...pattern) {
    if (settings.vibration) afterFrame(() => navigator.vibrate?.(pattern));
  },
};
