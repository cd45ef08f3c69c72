import { settings } from '../device/settings.svelte';
import { afterFrame } from './after-frame';
import { playSound, type Sound } from './sound';

/** Sounds and vibration, as far as the player wants them. */
export interface Feel {
  sound(sound: Sound): void;
  /** Vibrates: milliseconds on, off, on, … */
  buzz(...pattern: number[]): void;
}

export const feel: Feel = {
  sound(sound) {
    if (settings.sound) afterFrame(() => playSound(sound));
  },
  buzz(...pattern) {
    if (settings.vibration) afterFrame(() => navigator.vibrate?.(pattern));
  },
};
