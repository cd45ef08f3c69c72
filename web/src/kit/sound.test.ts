import { expect, test, vi } from 'vitest';
import { allowSound, playSound } from './sound';

/** As on an iPhone: a finger that goes down may not wake it, and a call silences it. */
class Sleepy {
  static last: Sleepy;
  state = 'suspended';
  currentTime = 0;
  destination = {};
  allowed = false;
  played = 0;
  constructor() {
    Sleepy.last = this;
  }
  async resume() {
    if (!this.allowed) throw new Error('not allowed');
    this.state = 'running';
  }
  createGain = () => ({ gain: this.#dial(), connect() {} });
  createOscillator = () => ({ frequency: this.#dial(), connect() {}, start: () => this.played++, stop() {} });
  #dial = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
}

test('sound is woken by every touch until it plays, and again after a call', async () => {
  vi.stubGlobal('AudioContext', Sleepy);
  allowSound();
  const touch = async (event: string) => {
    dispatchEvent(new Event(event));
    await Promise.resolve();
  };
  await touch('pointerdown');
  playSound('tick');
  expect(Sleepy.last.played).toBe(0);

  Sleepy.last.allowed = true;
  await touch('pointerup');
  playSound('tick');
  expect(Sleepy.last.played).toBe(1);

  Sleepy.last.state = 'interrupted';
  await touch('keydown');
  playSound('tick');
  expect(Sleepy.last.played).toBe(2);
});
